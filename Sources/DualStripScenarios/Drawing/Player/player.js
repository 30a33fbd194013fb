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
    if (!variant.decoded) {
      const text = this.find(`frames-${number}`).textContent;
      variant.decoded = new Frames(text, variant.frames, this.run.kind === "strips" ? 2 : 1);
    }
    this.frames = variant.decoded;
    this.frame = -1;
    const sizes = this.frames.states.map(({ state }) => state);
    this.stage.fit(
      sizes.reduce((most, state) => Math.max(most, state[0] / 100), 1),
      sizes.reduce((most, state) => Math.max(most, state[1] / 100), 1));
    this.find("place").max = variant.frames - 1;
    this.fillMarks();
    const failed = variant.marks.find(mark => mark.kind === "failed");
    this.show(failed ? this.frameAt(failed.time) : 0);
  }

  fillMarks() {
    const list = this.find("marks"), ticks = this.find("ticks");
    list.replaceChildren();
    ticks.replaceChildren();
    const last = Math.max(1, this.timeOf(this.variant.frames - 1));
    for (const mark of this.variant.marks) {
      const item = document.createElement("li"), button = document.createElement("button");
      button.type = "button";
      button.className = mark.kind;
      const time = document.createElement("span");
      time.textContent = Player.seconds(mark.time);
      const text = document.createElement("bdi");
      text.textContent = Player.signs[mark.kind] + mark.text;
      button.append(time, text);
      if (mark.found) {
        const found = document.createElement("small");
        found.textContent = mark.found;
        button.append(found);
      }
      button.addEventListener("click", () => this.jump(this.frameAt(mark.time)));
      item.append(button);
      list.append(item);
      if (ticks.childElementCount > 600) continue;
      const tick = document.createElement("i");
      tick.className = mark.kind;
      tick.style.left = `${Math.min(100, mark.time / last * 100)}%`;
      ticks.append(tick);
    }
  }

  static signs = { event: "", held: "✓ ", failed: "✗ " };

  static seconds(milliseconds) { return `${(milliseconds / 1000).toFixed(3)} s`; }

  // MARK: Time

  timeOf(frame) { return frame * 1000 / this.variant.refresh; }

  // The first frame that shows what is at a time.
  frameAt(time) {
    const frame = Math.ceil(time * this.variant.refresh / 1000 - 1e-6);
    return Math.min(this.variant.frames - 1, Math.max(0, frame));
  }

  play() {
    if (this.isPlaying) return;
    if (this.frame >= this.variant.frames - 1) this.show(0);
    this.isPlaying = true;
    this.clock = this.timeOf(this.frame);
    let before = null;
    const tick = now => {
      if (!this.isPlaying) return;
      if (before !== null) this.clock += (now - before) * this.speed;
      before = now;
      const last = this.variant.frames - 1;
      const frame = Math.min(last, Math.floor(this.clock * this.variant.refresh / 1000 + 1e-6));
      this.show(frame);
      if (frame === last) return this.pause();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    this.showButton();
  }

  pause() {
    this.isPlaying = false;
    this.showButton();
    this.say();
  }

  jump(frame) {
    this.isPlaying = false;
    this.showButton();
    this.show(Math.min(this.variant.frames - 1, Math.max(0, frame)));
    this.say();
  }

  // The mark before or behind what is shown.
  jumpToMark(direction) {
    const frames = this.variant.marks.map(mark => this.frameAt(mark.time));
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
    if (this.run.kind === "collection") {
      const change = state[14] ? ` · change at ${Math.round((state[14] - 1) / 100)} %` : "";
      return `layout ${this.run.layouts[state[15] - 1] ?? "none"}${change}\n`
        + `offset ${points(state[6])}, ${points(state[7])}`;
    }
    const name = number => number ? this.run.things[number - 1].name : "none";
    const target = state[16] !== state[15] ? ` to ${name(state[16])}` : "";
    const doing = `${this.run.phases[state[18]]}${target}`
      + (state[19] & 1 ? ", editing" : "") + (state[19] & 2 ? ", resizing" : "");
    return `active ${name(state[15])} · position ${(state[14] / 10000 + 1).toFixed(3)}\n`
      + `preview ${points(state[6])} · strip ${points(state[12])}\n`
      + `driver ${this.run.drivers[state[17]]}, ${doing}`;
  }

  showLine() {
    const time = this.timeOf(this.frame) + 1e-6;
    let line = 0;
    for (const step of this.variant.steps) if (step.time <= time) line = step.line;
    const element = this.lines[line - 1];
    if (element === this.line) return;
    this.line?.removeAttribute("aria-current");
    this.line = element;
    if (!element) return;
    element.setAttribute("aria-current", "step");
    const panel = this.find("script");
    const top = element.offsetTop - panel.offsetTop - panel.clientHeight / 2;
    panel.scrollTop = Math.max(0, top);
  }

  showButton() {
    const button = this.find("play");
    button.textContent = this.isPlaying ? "❚❚" : "►";
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
  }

  // For whoever listens: not while it plays.
  say() {
    this.find("said").textContent =
      `${Player.seconds(this.timeOf(this.frame))}, ${this.facts(this.frames.at(this.frame).state)}`;
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
      this.isPlaying = false;
      this.showButton();
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
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tag = event.target.tagName;
    if (tag === "SELECT" || tag === "BUTTON" && (event.key === " " || event.key === "Enter")) return;
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
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

new Player(JSON.parse(document.getElementById("run").textContent));
