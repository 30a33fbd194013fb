// The variants of a scenario as a table of buttons. Its axes are the two variables with the most values, as in
// VariantMap.swift; a button shows the first variant of its cell that fails, or else the first.
class VariantMap {
  // choose: called with the number of a variant.
  constructor(table, choose) {
    this.table = table;
    this.choose = choose;
  }

  // variants: for each its name, such as `speed=1pt/s mode=free`, and whether it holds.
  fill(variants) {
    this.cells = [];
    this.table.hidden = variants.length < 2;
    if (this.table.hidden) return this.table.replaceChildren();
    const values = variants.map(({ name }) => new Map(name.split(" ").map(part => part.split("="))));
    const axes = [...values[0].keys()]
      .map(name => ({ name, values: [...new Set(values.map(value => value.get(name)))] }))
      .filter(axis => axis.values.length > 1).sort((a, b) => b.values.length - a.values.length);
    const [columns, rows = { name: "", values: [undefined] }] = axes;
    const head = VariantMap.row("th", [`${rows.name} ${rows.name ? "\\ " : ""}${columns.name}`, ...columns.values]);
    this.table.replaceChildren(head, ...rows.values.map(row => {
      const line = VariantMap.row("th", [row ?? ""]);
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
    const first = failed[0] ?? numbers[0];
    button.type = "button";
    button.className = failed.length ? "failed" : "held";
    button.textContent = !failed.length ? "✓" : numbers.length > 1 ? `✗ ${failed.length} of ${numbers.length}` : "✗";
    button.title = variants[first].name;
    button.setAttribute("aria-label", `${failed.length ? "fails" : "holds"}: ${variants[first].name}`);
    button.addEventListener("click", () => this.choose(first));
    this.cells.push({ numbers, button });
    place.append(button);
    return place;
  }

  // Marks the cell of a variant.
  show(number) {
    for (const { numbers, button } of this.cells) button.setAttribute("aria-pressed", numbers.includes(number));
  }

  static row(name, texts) {
    const row = document.createElement("tr");
    for (const text of texts) {
      const cell = document.createElement(name);
      cell.textContent = text;
      row.append(cell);
    }
    return row;
  }
}
