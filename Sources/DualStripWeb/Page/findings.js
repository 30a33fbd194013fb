// Shows the findings in place: marks under words, signs beside lines, and a list with remedies.
class Findings {
  // changed: called when a remedy has changed the text; seek(line): shows where that line failed; reach(line): shows
  // when it began.
  constructor(text, changed, seek, reach) {
    this.text = text;
    this.changed = changed;
    this.seek = seek;
    this.signs = new Map();
    this.numbered = [];
    this.find = id => document.getElementById(id);
    text.addEventListener("scroll", () => this.scroll());
    const gutter = this.find("gutter");
    gutter.addEventListener("click", ({ target }) => reach([...gutter.children].indexOf(target) + 1));
  }

  clear() {
    this.signs = new Map();
    this.draw([]);
  }

  // Adds signs to lines. A line holds only if it holds in every run.
  sign(verdicts, broken) {
    this.signs = new Map();
    for (const { checks } of [...verdicts, { checks: broken }]) {
      for (const { line, holds } of checks) {
        this.signs.set(line, holds && this.signs.get(line) !== "✗" ? "✓" : "✗");
      }
    }
  }

  tell(verdict, problems, holds) {
    const line = this.find("verdict");
    line.textContent = verdict;
    line.className = holds === undefined ? "" : holds ? "held" : "failed";
    this.find("findings").replaceChildren(...problems.map(problem => this.item(problem)));
    this.draw(problems);
  }

  item(problem) {
    const item = document.createElement("li"), button = document.createElement("button");
    item.className = problem.severity;
    button.type = "button";
    const add = (name, text) => {
      const part = document.createElement(name);
      part.textContent = text;
      button.append(part);
    };
    add("span", `${problem.severity === "failed" ? "✗" : problem.severity} line ${problem.line}, ${problem.code}`);
    add("bdi", `${problem.message}${problem.label ? `: ${problem.label}` : ""}`);
    for (const note of problem.notes ?? []) add("small", note);
    for (const help of problem.helps ?? []) add("small", `→ ${help.text}`);
    button.addEventListener("click", () => {
      this.text.focus();
      this.text.setSelectionRange(problem.start, problem.end);
      this.reveal(problem.line);
      if (problem.severity === "failed") this.seek(problem.line);
    });
    item.append(button);
    const help = problem.helps?.find(help => help.replacement.length);
    const word = problem.label?.match(/^did you mean `([^`]+)`\?/)?.[1];
    if (help) {
      const words = help.replacement.map(line => line.text.trim()).join(" ⏎ ");
      item.append(this.mender(words, () => {
        const lines = this.text.value.split("\n");
        for (const { line, text } of help.replacement) lines[line - 1] = text;
        Typing.replace(this.text, lines.join("\n"));
      }));
    } else if (word) {
      item.append(this.mender(word, () => Typing.put(this.text, word, problem.start, problem.end)));
    }
    return item;
  }

  // Makes a button that applies a remedy.
  mender(words, mend) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `Use “${words}”`;
    button.addEventListener("click", () => {
      mend();
      this.changed();
      this.text.focus();
    });
    return button;
  }

  reveal(line) { this.text.scrollTop = (line - 4) * Findings.lineHeight; }

  static lineHeight = 20;

  // Marks the line of the moment that is shown; none without a number.
  follow(line) {
    const { children } = this.find("gutter");
    if (this.current !== children[line - 1]) this.current?.removeAttribute("aria-current");
    this.current = children[line - 1];
    this.current?.setAttribute("aria-current", "step");
  }

  // Draws the marks in a copy of the text behind it, and the line numbers beside it.
  draw(problems) {
    const text = this.text.value, behind = this.find("marks-behind"), parts = [];
    let place = 0;
    for (const { start, end, severity } of [...problems].sort((a, b) => a.start - b.start)) {
      if (start === undefined || start < place) continue;
      const mark = document.createElement("mark"), stop = Math.max(end, start + 1);
      mark.className = severity;
      mark.textContent = text.slice(start, stop);
      parts.push(text.slice(place, start), mark);
      place = stop;
    }
    behind.replaceChildren(...parts, ...parts.length ? [text.slice(place), "\n\n"] : []);
    const wrong = new Set(problems.filter(({ severity }) => severity === "error").map(({ line }) => line));
    this.number(Math.min(text.split("\n").length, 5000), wrong);
    this.scroll();
  }

  // Updates the line numbers and signs. It touches only what has changed, since it runs at every
  // keystroke.
  number(count, wrong) {
    const gutter = this.find("gutter"), { children } = gutter;
    while (children.length > count) gutter.lastChild.remove();
    while (children.length < count) gutter.append(document.createElement("li"));
    this.numbered.length = count;
    for (let k = 0; k < count; k++) {
      const sign = this.signs.get(k + 1) ?? (wrong.has(k + 1) ? "!" : "");
      if (this.numbered[k] === sign) continue;
      this.numbered[k] = sign;
      children[k].textContent = `${sign} ${k + 1}`;
      children[k].className = sign === "✓" ? "held" : sign ? "failed" : "";
    }
  }

  scroll() {
    const { scrollTop, scrollLeft } = this.text;
    this.find("marks-behind").style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.find("gutter").style.transform = `translate(0, ${-scrollTop}px)`;
  }
}
