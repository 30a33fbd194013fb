// The scenario as text, with what is said of it in its place: marks under words, signs beside lines.
class Editor {
  // show: called with what a player shows of a run.
  constructor(language, show) {
    this.language = language;
    this.show = show;
    this.find = id => document.getElementById(id);
    this.text = this.find("text");
    this.words = new Words(this.text, this.find("words"), language, () => this.changed());
    this.count = 0;
    this.text.addEventListener("input", () => this.changed());
    this.text.addEventListener("scroll", () => {
      this.follow();
      this.words.close();
    });
    this.text.addEventListener("keydown", event => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.run();
    });
    this.find("run").addEventListener("click", () => this.isRunning ? this.stop() : this.run());
    this.find("format").addEventListener("click", () => this.format());
    this.find("variants").addEventListener("change", () => this.play(Number(this.find("variants").value)));
  }

  set(text) {
    this.text.value = text;
    this.text.scrollTop = 0;
    this.changed();
  }

  // What is wrong is told a moment after somebody has stopped writing.
  changed() {
    this.signs = new Map();
    this.draw([]);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.check(), 250);
  }

  async check() {
    const text = this.text.value, number = ++this.count;
    if (!text.trim()) return this.tell("", []);
    try {
      const found = await this.language.ask("read", text);
      if (number !== this.count || this.isRunning) return;
      const errors = found.diagnostics.filter(one => one.severity === "error");
      this.tell(errors.length
        ? `${found.total} ${found.total === 1 ? "error" : "errors"}`
        : `${found.variants} ${found.variants === 1 ? "variant" : "variants"}, ready to run`, found.diagnostics);
    } catch (error) {
      this.tell(`This cannot be checked: ${error.message}`, []);
    }
  }

  // MARK: Running

  static most = 2000;

  async run() {
    if (this.isRunning) return;
    clearTimeout(this.waiting);
    this.words.close();
    this.setRunning(true);
    this.count++;
    try {
      const found = await this.language.ask("load", this.text.value);
      if (found.variants === undefined) {
        this.tell(`${found.total} ${found.total === 1 ? "error" : "errors"}: nothing was run`, found.diagnostics);
        return;
      }
      await this.runAll(found);
    } catch (error) {
      this.tell(error.message === "stopped" ? "Stopped" : `This could not be run: ${error.message}`, []);
    } finally {
      this.setRunning(false);
    }
  }

  async runAll(found) {
    const verdicts = [], count = Math.min(found.variants, Editor.most);
    for (let number = 0; number < count; number++) {
      if (number % 16 === 1) this.find("verdict").textContent = `${number} of ${count} variants`;
      verdicts.push(await this.language.ask("run", number));
    }
    const relations = found.relates ? await this.language.ask("relate") : [];
    const failed = verdicts.findIndex(verdict => !verdict.holds);
    const failures = verdicts.filter(verdict => !verdict.holds).length;
    const broken = relations.filter(check => !check.holds);
    const holds = failed < 0 && !broken.length;
    const runs = count === 1 ? "The run" : `${count} runs`;
    const lines = [
      holds ? `✓ ${runs} ${count === 1 ? "holds" : "hold"}`
        : failed < 0 ? "✗ The runs do not relate as the matrix says"
          : count === 1 ? "✗ The run fails" : `✗ ${failures} of ${count} runs fail`,
    ];
    if (found.variants > count) lines.push(`the first ${count} of ${found.variants} were run`);
    this.fillVariants(verdicts);
    this.sign(verdicts, broken);
    const shown = verdicts[Math.max(0, failed)];
    const problems = [
      ...[...shown.checks, ...broken].filter(check => !check.holds).map(check => ({
        ...check, severity: "failed", helps: (check.advice ?? []).map(text => ({ text, replacement: [] })),
        notes: [...check.notes ?? [], ...count > 1 && shown.name ? [`with ${shown.name}`] : []],
      })),
      ...found.diagnostics, ...shown.warnings,
    ];
    this.tell(lines.join("; "), problems, holds);
    await this.play(Math.max(0, failed));
  }

  fillVariants(verdicts) {
    const chooser = this.find("variants");
    chooser.replaceChildren(...verdicts.map(({ name, holds }, number) => {
      const option = document.createElement("option");
      option.value = number;
      option.textContent = `${holds ? "✓" : "✗"} ${name || "as it is"}`;
      return option;
    }));
    chooser.closest("label").hidden = verdicts.length < 2;
  }

  // A line holds where it holds in every run.
  sign(verdicts, broken) {
    this.signs = new Map();
    for (const { checks } of [...verdicts, { checks: broken }]) {
      for (const { line, holds } of checks) {
        this.signs.set(line, holds && this.signs.get(line) !== "✗" ? "✓" : "✗");
      }
    }
  }

  async play(number) {
    this.find("variants").value = number;
    try {
      this.show(await this.language.ask("play", number));
    } catch (error) {
      this.tell(`This cannot be shown: ${error.message}`, []);
    }
  }

  stop() { this.language.stop(); }

  setRunning(isRunning) {
    this.isRunning = isRunning;
    this.find("run").textContent = isRunning ? "Stop" : "Run";
  }

  async format() {
    const { value } = this.text;
    try {
      const text = await this.language.ask("format", value);
      if (this.text.value === value && text !== value) this.set(text);
    } catch (error) {
      this.tell(`This cannot be formatted: ${error.message}`, []);
    }
  }

  // MARK: Saying

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
    });
    item.append(button);
    const help = problem.helps?.find(help => help.replacement.length);
    const word = problem.label?.match(/^did you mean `([^`]+)`\?/)?.[1];
    if (help) {
      const words = help.replacement.map(line => line.text.trim()).join(" ⏎ ");
      item.append(this.mender(words, () => {
        const lines = this.text.value.split("\n");
        for (const { line, text } of help.replacement) lines[line - 1] = text;
        this.text.value = lines.join("\n");
      }));
    } else if (word) {
      item.append(this.mender(word, () => this.text.setRangeText(word, problem.start, problem.end, "end")));
    }
    return item;
  }

  // A remedy that is a word or whole lines can be put in.
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

  reveal(line) { this.text.scrollTop = (line - 4) * Editor.lineHeight; }

  static lineHeight = 20;

  // Behind the text the same text, unseen, with marks; beside it the numbers of its lines.
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
    behind.replaceChildren(...parts, text.slice(place), "\n\n");
    const wrong = new Set(problems.filter(({ severity }) => severity === "error").map(({ line }) => line));
    const count = Math.min(text.split("\n").length, 5000);
    this.find("gutter").replaceChildren(...Array.from({ length: count }, (_, k) => {
      const item = document.createElement("li"), sign = this.signs?.get(k + 1);
      item.textContent = `${sign ?? (wrong.has(k + 1) ? "!" : "")} ${k + 1}`;
      item.className = sign === "✓" ? "held" : sign || wrong.has(k + 1) ? "failed" : "";
      return item;
    }));
    this.follow();
  }

  follow() {
    const { scrollTop, scrollLeft } = this.text;
    this.find("marks-behind").style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.find("gutter").style.transform = `translate(0, ${-scrollTop}px)`;
  }
}
