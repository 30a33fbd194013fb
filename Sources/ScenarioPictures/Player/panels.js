// The scenario's text and the list of events: each panel highlights its current entry and keeps it
// in view.
class Panels {
  // jump: called with the frame of an event when the user clicks the event.
  constructor(lines, jump) {
    this.jump = jump;
    this.script = document.getElementById("script");
    this.list = document.getElementById("marks");
    this.lines = lines.map((text, number) => {
      const line = document.createElement("li");
      line.textContent = text || "\u00a0";
      line.value = number + 1;
      line.addEventListener("click", () => this.seek(number + 1));
      return line;
    });
    this.script.append(...this.lines);
  }

  // Shows the events of a variant. Returns the failed marks.
  fill(variant) {
    this.steps = variant.steps;
    this.marks = variant.marks;
    this.items = variant.marks.map(mark => this.makeItem(mark));
    this.list.replaceChildren(...this.items);
    const rest = variant["left-out"];
    if (rest) this.list.append(`… and ${rest} more events`);
    for (const line of this.lines) line.classList.remove("held", "failed");
    for (const { kind, line } of variant.marks) if (kind !== "event") this.lines[line - 1]?.classList.add(kind);
    return variant.marks.filter(mark => mark.kind === "failed");
  }

  static signs = { event: "", held: "✓ ", failed: "✗ " };

  makeItem(mark) {
    const item = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.className = mark.kind;
    const time = document.createElement("span");
    time.textContent = seconds(mark.time);
    const text = document.createElement("bdi");
    text.textContent = Panels.signs[mark.kind] + (mark.line ? `line ${mark.line}: ` : "") + mark.text;
    button.append(time, text);
    if (mark.found) {
      const found = document.createElement("small");
      found.textContent = mark.found;
      button.append(found);
    }
    button.addEventListener("click", () => this.jump(mark.frame));
    item.append(button);
    return item;
  }

  // Shows when a line of the script began, or first failed.
  seek(line) {
    const failed = this.marks.filter(({ kind }) => kind === "failed");
    const mark = [...failed, ...this.steps, ...this.marks].find(mark => mark.line === line);
    if (mark) this.jump(mark.frame);
  }

  // Highlights the line that began last, and the latest event.
  show(frame) {
    const line = this.steps[this.last(this.steps, frame)]?.line;
    this.line = this.setCurrent(this.line, this.lines[line - 1], "step", this.script);
    const item = this.items[this.last(this.marks, frame)];
    this.item = this.setCurrent(this.item, item, "true", this.list);
  }

  // Returns the index of the last entry at or before a frame; the list is sorted by frame.
  last(list, frame) {
    let low = 0, high = list.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (list[middle].frame <= frame) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  setCurrent(old, element, kind, panel) {
    if (element === old) return old;
    old?.removeAttribute("aria-current");
    element?.setAttribute("aria-current", kind);
    if (element) this.reveal(element, panel);
    return element;
  }

  // Scrolls the element to the middle of its panel; the page itself does not scroll.
  reveal(element, panel) {
    panel.scrollTop = element.offsetTop - (panel.clientHeight - element.offsetHeight) / 2;
  }

  // Brings an event into view.
  find(mark) { this.reveal(this.items[this.marks.indexOf(mark)], this.list); }
}
