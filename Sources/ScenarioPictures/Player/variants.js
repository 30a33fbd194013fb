// The variants of a scenario as a table of buttons. Its axes are the two variables with the most values, as in
// VariantMap.swift; a button shows the first variant of its cell that fails, or else the first.
class VariantMap {
  // choose: called with the name of a variant.
  constructor(table, choose) {
    this.table = table;
    this.choose = choose;
  }

  // variants: the name of each, such as `speed=1pt/s mode=free`, and whether it holds.
  // names: the variants that a click can choose.
  fill(variants, names = new Set(variants.map(({ name }) => name))) {
    this.names = names;
    this.cells = [];
    this.table.hidden = variants.length < 2;
    if (this.table.hidden) return this.table.replaceChildren();
    const values = variants.map(({ name }) => new Map(name.split(" ").map(part => part.split("="))));
    const axes = [...values[0].keys()]
      .map(name => ({ name, values: [...new Set(values.map(value => value.get(name)))] }))
      .filter(axis => axis.values.length > 1).sort((a, b) => b.values.length - a.values.length);
    const others = axes.slice(2).map(({ name }) => name).join(", ");
    const [columns, rows = { name: "", values: [undefined] }] = axes;
    const head = VariantMap.row([`${rows.name} ${rows.name ? "\\ " : ""}${columns.name}`, ...columns.values]);
    const note = document.createElement("caption");
    note.textContent = others ? `In each cell all values of ${others}` : "";
    this.table.replaceChildren(note, head, ...rows.values.map(row => {
      const line = VariantMap.row([row ?? ""]);
      for (const column of columns.values) {
        const numbers = [...variants.keys()].filter(number =>
          values[number].get(columns.name) === column && (row === undefined || values[number].get(rows.name) === row));
        line.append(this.cell(numbers, variants));
      }
      return line;
    }));
  }

  cell(numbers, variants) {
    const place = document.createElement("td");
    if (!numbers.length) return place;
    const failed = numbers.filter(number => !variants[number].holds), button = document.createElement("button");
    const first = variants[[...failed, ...numbers].find(number => this.names.has(variants[number].name)) ?? numbers[0]];
    button.type = "button";
    button.className = failed.length ? "failed" : "held";
    button.textContent = !failed.length ? "✓" : numbers.length > 1 ? `✗ ${failed.length}/${numbers.length}` : "✗";
    button.title = first.name;
    button.disabled = !this.names.has(first.name);
    button.setAttribute("aria-label", `${failed.length ? "fails" : "holds"}: ${first.name}`);
    button.addEventListener("click", () => this.choose(first.name));
    this.cells.push({ names: numbers.map(number => variants[number].name), button });
    place.append(button);
    return place;
  }

  // Marks the cell of a variant.
  show(name) {
    for (const { names, button } of this.cells) button.setAttribute("aria-pressed", names.includes(name));
  }

  static row(texts) {
    const row = document.createElement("tr");
    for (const text of texts) {
      // A screen reader would announce a header without words.
      const cell = document.createElement(text ? "th" : "td");
      if (text) cell.scope = texts.length > 1 ? "col" : "row";
      cell.textContent = text;
      row.append(cell);
    }
    return row;
  }
}
