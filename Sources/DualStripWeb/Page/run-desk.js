// A run of a scenario, shown frame by frame: the same stage, other numbers.
class RunDesk {
  constructor(room) {
    this.room = room;
    this.clock = new Clock(room.tempo);
    this.frame = 0;
    this.frames = null;
    this.pictures = new Pictures();
    this.pictures.of = thing => this.run.things[thing - 1];
  }

  get kind() { return this.run?.kind ?? "strips"; }

  // What the worker tells of a variant.
  take({ run, frames }) {
    this.run = run;
    this.pictures.kind = run.kind === "strips" ? "page" : "item";
    [this.variant] = run.variants;
    this.frames = new Frames(frames[0], this.variant.frames, this.kind === "strips" ? 2 : 1);
    this.failed = this.variant.marks.find(mark => mark.kind === "failed");
    this.room.stage.clear();
    this.show(0);
    this.fillEvents();
  }

  fillEvents() {
    this.room.log(null);
    for (const { time, text, kind, line } of this.variant.marks.slice(0, 2000)) {
      const sign = { held: "✓ ", failed: "✗ " }[kind] ?? "";
      this.room.note(time, `${sign}${line ? `line ${line}: ` : ""}${text}`, kind);
    }
  }

  get last() { return this.variant ? this.variant.frames - 1 : 0; }

  get time() { return this.frame * 1000 / (this.variant?.refresh ?? 60); }

  // The run goes on while the clock does.
  advance(time) {
    if (!this.frames) return;
    const frame = Math.min(this.last, Math.floor((time - this.start) * this.variant.refresh / 1000 + 1e-6));
    if (frame > this.frame) this.frame = frame;
  }

  show(frame) {
    this.frame = Math.min(this.last, Math.max(0, frame));
    // When the clock was at its beginning.
    this.start = this.clock.time - this.time;
    this.isDirty = true;
  }

  get isStill() { return !this.isDirty && (!this.frames || this.frame === this.last); }

  draw() {
    this.isDirty = false;
    if (!this.frames) return;
    this.shown = this.frames.at(this.frame);
    this.state = this.shown.state;
    this.room.stage.show(this.shown, this.kind === "collection");
    if (this.kind !== "strips") return;
    const width = this.state[Place.panes + 2], place = Place.panes + Place.offsetX;
    this.room.plot.add(this.clock.time, width ? this.state[place] / width : 0, this.state[Place.position]);
  }

  name(thing) { return this.run.things[thing - 1].name; }

  facts() {
    if (!this.frames) return "Nothing has been run yet:\nwrite a scenario, and run it.\n";
    return facts(this.run, this.state, thing => this.name(thing)) + ` · ${seconds(this.time)}`;
  }

  get spoken() { return seconds(this.time); }

  get options() {
    const state = this.state;
    return { size: state ? [state[Place.width], state[Place.height]] : [393, 852] };
  }

  // All that is ever shown fits.
  get most() {
    const sizes = this.frames?.states ?? [];
    return {
      width: sizes.reduce((most, { state }) => Math.max(most, state[Place.width]), 320),
      height: sizes.reduce((most, { state }) => Math.max(most, state[Place.height]), 400),
    };
  }

  press(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
    if (step) return this.show(this.frame + step);
    if (event.key === "Home") return this.show(0);
    if (event.key === "End") return this.show(this.last);
    return false;
  }

  down() {}
  move() {}
  up() {}
  cancelled() {}
  wheel() {}
}
