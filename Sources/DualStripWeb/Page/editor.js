// The editor of the scenario: it checks while the user types, and runs on request.
class Editor {
  // seek(line): shows where that line failed or began; show: called with what a player needs to show a run, and with
  // that of another run or nothing; showOther: called with the latter alone.
  constructor(language, seek, show, showOther) {
    this.language = language;
    this.seek = seek;
    this.show = show;
    this.showOther = showOther;
    this.find = id => document.getElementById(id);
    this.text = this.find("text");
    this.findings = new Findings(
      this.text, () => this.mended(), line => this.showFailure(line), line => this.isShown && this.seek(line));
    this.words = new Words(this.text, this.find("words"), language, () => this.changed());
    this.map = new VariantMap(
      this.find("map"), chosen => this.play(this.verdicts.findIndex(({ name }) => name === chosen)));
    this.count = 0;
    this.text.addEventListener("input", () => this.changed());
    this.text.addEventListener("scroll", () => this.words.scrolled());
    this.text.addEventListener("keydown", event => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.run();
    });
    this.find("run").addEventListener("click", () => this.isRunning ? this.stop() : this.run());
    this.find("format").addEventListener("click", () => this.format());
    this.find("variants").addEventListener("change", () => this.play(Number(this.find("variants").value)));
    this.find("others").addEventListener("change", () => this.playOther());
  }

  // Replaces the text. The text field's own undo can bring the previous text back.
  set(text) {
    if (this.text.value) Typing.replace(this.text, text); else this.text.value = text;
    this.text.scrollTop = 0;
    this.mended();
  }

  // Checks the text after a change that was not typed.
  mended() {
    this.words.close();
    this.changed();
  }

  // Checks the text a moment after the user has stopped typing.
  changed() {
    this.findings.clear();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.check(), 250);
  }

  async check() {
    const text = this.text.value, number = ++this.count;
    if (!text.trim()) return this.findings.tell("", []);
    try {
      const found = await this.language.ask("read", text);
      if (number !== this.count || this.isRunning) return;
      const errors = found.diagnostics.filter(one => one.severity === "error");
      this.findings.tell(errors.length
        ? `${found.total} ${found.total === 1 ? "error" : "errors"}`
        : `${found.variants} ${found.variants === 1 ? "variant" : "variants"}, ready to run`, found.diagnostics);
    } catch (error) {
      this.findings.tell(`This cannot be checked: ${error.message}`, []);
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
    // The previous runs can no longer be shown.
    this.fillVariants([]);
    this.written = this.text.value;
    try {
      const found = await this.language.ask("load", this.written);
      if (found.variants === undefined) {
        this.tell(`${found.total} ${found.total === 1 ? "error" : "errors"}: nothing was run`, found.diagnostics);
        return;
      }
      await this.runAll(found);
    } catch (error) {
      this.findings.tell(error.message === "stopped" ? "Stopped" : `This could not be run: ${error.message}`, []);
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
    if (this.text.value === this.written) this.findings.sign(verdicts, broken);
    const shown = verdicts[Math.max(0, failed)];
    const problems = [
      ...[...shown.checks, ...broken].filter(check => !check.holds).map(check => ({
        ...check, severity: "failed", helps: (check.advice ?? []).map(text => ({ text, replacement: [] })),
        notes: [...check.notes ?? [], ...count > 1 && shown.name ? [`with ${shown.name}`] : []],
      })),
      ...found.diagnostics, ...shown.warnings,
    ];
    this.tell(lines.join("; "), problems, holds);
    this.blamed = Math.max(0, failed);
    await this.play(this.blamed);
  }

  // The findings are those of one variant.
  async showFailure(line) {
    if (Number(this.find("variants").value) !== this.blamed) await this.play(this.blamed);
    this.seek(line);
  }

  // Whether the lines of the last run are those of the text.
  get isShown() { return this.blamed >= 0 && this.text.value === this.written; }

  // If the text has changed since the run, the places of problems are unknown.
  tell(verdict, problems, holds) {
    if (this.text.value === this.written) this.findings.tell(verdict, problems, holds);
    else this.findings.tell(`${verdict}; the text has changed since`, [], holds);
  }

  fillVariants(verdicts) {
    const chooser = this.find("variants");
    chooser.replaceChildren(...variantOptions(verdicts));
    const others = this.find("others");
    others.replaceChildren(new Option("nothing", ""), ...variantOptions(verdicts));
    for (const { parentElement } of [chooser, others]) parentElement.hidden = verdicts.length < 2;
    this.verdicts = verdicts;
    this.map.fill(verdicts);
  }

  async play(number) {
    this.find("variants").value = number;
    this.map.show(this.verdicts[number]?.name);
    try {
      const playback = await this.language.ask("play", number);
      this.show(playback, await this.other());
    } catch (error) {
      this.findings.tell(`This cannot be shown: ${error.message}`, []);
    }
  }

  // Returns what shows the run for the second device; nothing if none is chosen, or another one meanwhile.
  async other() {
    const { value } = this.find("others");
    const playback = value ? await this.language.ask("play", Number(value)) : null;
    return value === this.find("others").value ? playback : null;
  }

  async playOther() {
    const { value } = this.find("others");
    try {
      const playback = await this.other();
      if (value === this.find("others").value) this.showOther(playback);
    } catch (error) {
      this.findings.tell(`This cannot be shown: ${error.message}`, []);
    }
  }

  // Stops the worker, which loses all runs.
  stop() {
    this.fillVariants([]);
    this.language.stop();
  }

  setRunning(isRunning) {
    this.isRunning = isRunning;
    this.find("run").textContent = isRunning ? "Stop" : "Run";
  }

  async format() {
    const { value } = this.text;
    try {
      const text = await this.language.ask("format", value);
      if (this.text.value !== value || text === value) return;
      Typing.replace(this.text, text);
      this.mended();
    } catch (error) {
      this.findings.tell(`This cannot be formatted: ${error.message}`, []);
    }
  }
}
