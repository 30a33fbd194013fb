// The controls: what is played, how fast, and where from.
class Player {
  constructor(run) {
    this.run = run;
    this.find = id => document.getElementById(id);
    this.stage = new Stage(this.find("stage"), run.things);
    this.speed = 1;
    this.isPlaying = false;
    this.fillLines();
    this.fillVariants();
    this.listen();
    const failed = run.variants.findIndex(variant => !variant.holds);
    this.choose(Math.max(0, failed));
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (failed < 0 && !isStill) this.play(); else this.say();
  }

  // MARK: Filling the page

  fillLines() {
    for (const [number, text] of this.run.lines.entries()) {
      const line = document.createElement("li");
      line.textContent = text || "\u00a0";
      line.value = number + 1;
      this.find("script").append(line);
    }
    this.lines = [...this.find("script").children];
  }

  fillVariants() {
    const chooser = this.find("variants");
    for (const [number, { name, holds }] of this.run.variants.entries()) {
      const option = document.createElement("option");
      option.value = number;
      option.textContent = `${holds ? "✓" : "✗"} ${name || "as it is"}`;
      chooser.append(option);
    }
    if (this.run.variants.length < 2) chooser.closest("label").hidden = true;
  }

  choose(number) {
    const variant = this.run.variants[number];
    this.find("variants").value = number;
    this.variant = variant;
    // Those of one variant are kept: they take more room than their text.
    const text = this.find(`frames-${number}`).textContent;
    this.frames = new Frames(text, variant.frames, this.run.kind === "strips" ? 2 : 1);
    this.frame = -1;
    const sizes = this.frames.states.map(({ state }) => state);
    this.stage.fit(
      sizes.reduce((most, state) => Math.max(most, state[0] / 100), 1),
      sizes.reduce((most, state) => Math.max(most, state[1] / 100), 1));
    this.find("place").max = variant.frames - 1;
    this.fillMarks();
    for (const line of this.lines) line.classList.remove("failed");
    const failed = variant.marks.filter(mark => mark.kind === "failed");
    for (const { line } of failed) this.lines[line - 1]?.classList.add("failed");
    this.show(failed.length ? failed[0].frame : 0);
    if (failed.length) this.reveal(this.marks[variant.marks.indexOf(failed[0])], this.find("marks"));
  }

  fillMarks() {
    this.marks = this.variant.marks.map(mark => this.makeMark(mark));
    this.find("marks").replaceChildren(...this.marks);
    const rest = this.variant["left-out"];
    if (rest) this.find("marks").append(`… and ${rest} more events`);
    // Failures have their ticks in any case.
    const order = { failed: 0, held: 1, event: 1 };
    const shown = [...this.variant.marks].sort((a, b) => order[a.kind] - order[b.kind]).slice(0, 600);
    this.find("ticks").replaceChildren(...shown.map(mark => {
      const tick = document.createElement("i");
      tick.className = mark.kind;
      tick.style.left = `${mark.frame / Math.max(1, this.variant.frames - 1) * 100}%`;
      return tick;
    }));
  }

  makeMark(mark) {
    const item = document.createElement("li"), button = document.createElement("button");
    button.type = "button";
    button.className = mark.kind;
    const time = document.createElement("span");
    time.textContent = Player.seconds(mark.time);
    const text = document.createElement("bdi");
    text.textContent = Player.signs[mark.kind] + (mark.line ? `line ${mark.line}: ` : "") + mark.text;
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

  static signs = { event: "", held: "✓ ", failed: "✗ " };

  static seconds(milliseconds) { return `${(milliseconds / 1000).toFixed(3)} s`; }

  // MARK: Time

  timeOf(frame) { return frame * 1000 / this.variant.refresh; }

  play() {
    if (this.isPlaying) return;
    if (this.frame >= this.variant.frames - 1) this.show(0);
    this.isPlaying = true;
    let time = this.timeOf(this.frame), before = null;
    const tick = now => {
      // A page that was hidden goes on where it was.
      if (before !== null) time += Math.min(now - before, 250) * this.speed;
      before = now;
      const last = this.variant.frames - 1;
      const frame = Math.min(last, Math.floor(time * this.variant.refresh / 1000 + 1e-6));
      this.show(frame);
      if (frame === last) return this.pause();
      this.ticking = requestAnimationFrame(tick);
    };
    this.ticking = requestAnimationFrame(tick);
    this.showButton();
  }

  stop() {
    this.isPlaying = false;
    cancelAnimationFrame(this.ticking);
    this.showButton();
  }

  pause() {
    this.stop();
    this.say();
  }

  jump(frame) {
    this.stop();
    this.show(Math.min(this.variant.frames - 1, Math.max(0, frame)));
    this.say();
  }

  // The mark before or behind what is shown.
  jumpToMark(direction) {
    const frames = this.variant.marks.map(mark => mark.frame);
    const next = direction > 0
      ? frames.find(frame => frame > this.frame)
      : frames.reverse().find(frame => frame < this.frame);
    if (next !== undefined) this.jump(next);
  }

  // MARK: Showing

  show(frame) {
    if (frame === this.frame) return;
    this.frame = frame;
    const shown = this.frames.at(frame);
    this.stage.show(shown, this.run.kind === "collection");
    const place = this.find("place");
    place.value = frame;
    place.setAttribute("aria-valuetext", Player.seconds(this.timeOf(frame)));
    this.find("time").textContent = Player.seconds(this.timeOf(frame));
    this.find("frame").textContent = `frame ${frame} of ${this.variant.frames - 1}`;
    this.find("facts").textContent = this.facts(shown.state);
    this.showLine();
  }

  facts(state) {
    const points = n => `${(n / 100).toFixed(2)} pt`;
    const offset = pane => Place.panes + pane * Place.paneNumbers + Place.offsetX;
    if (this.run.kind === "collection") {
      const change = this.run.changes[state[Place.change] - 1];
      const progress = Math.round((state[Place.progress] - 1) / 100);
      return `layout ${this.run.layouts[state[Place.layout] - 1] ?? "none"}`
        + (change ? ` · ${change} at ${progress} %` : "")
        + `\noffset ${points(state[offset(0)])}, ${points(state[offset(0) + 1])}`;
    }
    const name = number => this.run.things[number - 1].name;
    const doing = [];
    const driver = this.run.drivers[state[Place.driver]];
    if (driver !== "none") doing.push(`${driver} ${this.run.phases[state[Place.phase]]}`);
    if (state[Place.doing] & 1) doing.push("editing");
    if (state[Place.doing] & 2) doing.push("resizing");
    const active = state[Place.active], target = state[Place.target];
    if (!active) return `no page is active\n\n${doing.join(", ")}`;
    return `active ${name(active)} · position ${(state[Place.position] / 10000 + 1).toFixed(3)}\n`
      + `preview ${points(state[offset(0)])} · strip ${points(state[offset(1)])}\n`
      + (doing.join(", ") || "at rest") + (target && target !== active ? ` to ${name(target)}` : "");
  }

  // The line that has begun last, and what has happened last.
  showLine() {
    const { steps, marks } = this.variant;
    const line = steps[this.lastOf(steps)]?.line;
    this.line = this.setCurrent(this.line, this.lines[line - 1], "step", this.find("script"));
    this.mark =
      this.setCurrent(this.mark, this.marks[this.lastOf(marks)], "true", this.find("marks"));
  }

  // The number of the last one that is not behind what is shown; they are in the order of their frames.
  lastOf(list) {
    let low = 0, high = list.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (list[middle].frame <= this.frame) low = middle + 1; else high = middle;
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

  // In the middle of its panel: the page itself stays where it is.
  reveal(element, panel) {
    panel.scrollTop = element.offsetTop - (panel.clientHeight - element.offsetHeight) / 2;
  }

  showButton() {
    const button = this.find("play");
    button.textContent = this.isPlaying ? "❚❚" : "►";
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
  }

  // For whoever listens: not while it plays.
  say() {
    const failed = this.variant.marks.filter(m => m.kind === "failed" && m.frame === this.frame);
    this.find("said").textContent = [
      Player.seconds(this.timeOf(this.frame)), this.facts(this.frames.at(this.frame).state),
      ...failed.map(mark => `failed, line ${mark.line}: ${mark.text}`),
    ].join(", ");
  }

  // MARK: Hands

  listen() {
    const on = (id, event, act) => this.find(id).addEventListener(event, act);
    on("play", "click", () => this.isPlaying ? this.pause() : this.play());
    on("back", "click", () => this.jump(this.frame - 1));
    on("on", "click", () => this.jump(this.frame + 1));
    on("place", "input", () => this.jump(Number(this.find("place").value)));
    on("speed", "change", () => { this.speed = Number(this.find("speed").value); });
    on("variants", "change", () => {
      this.stop();
      this.choose(Number(this.find("variants").value));
      this.say();
    });
    addEventListener("keydown", event => this.press(event));
    addEventListener("resize", () => {
      this.stage.resize();
      this.stage.show(this.frames.at(this.frame), this.run.kind === "collection");
    });
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.find("keys").checked) return;
    const { target, key } = event;
    const isPressed = key === " " || key === "Enter";
    if (target.tagName === "SELECT" || isPressed && (target.tagName === "BUTTON" || event.repeat)) return;
    if (target.type === "checkbox" && isPressed) return;
    // Panels scroll by their own keys.
    if (target.closest("#script, #marks") && !/^[a-z]$|^Arrow(Left|Right)$/i.test(key)) return;
    const step = event.shiftKey ? 10 : 1;
    const acts = {
      " ": () => this.isPlaying ? this.pause() : this.play(),
      ArrowLeft: () => this.jump(this.frame - step),
      ArrowRight: () => this.jump(this.frame + step),
      Home: () => this.jump(0),
      End: () => this.jump(this.variant.frames - 1),
      n: () => this.jumpToMark(1),
      p: () => this.jumpToMark(-1),
    };
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

new Player(JSON.parse(document.getElementById("run").textContent));
