// The desk that shows a run of a scenario frame by frame, on the same stage.
class RunDesk {
  constructor(room) {
    this.room = room;
    this.clock = new Clock(room.tempo);
    this.pictures = new Pictures(room.pictureDoors);
    this.pictures.of = thing => this.run.things[thing - 1];
    this.othersPictures = new Pictures(room.pictureDoors);
    this.othersPictures.of = thing => this.second.run.things[thing - 1];
    this.film = new FilmStrip(document.getElementById("film"), room.stage.device, this.pictures);
  }

  get kind() { return this.run.kind; }

  // Takes the data of a variant from the worker. The desk is shown only after that.
  //
  // other: the data of another variant for the second device, or nothing.
  take({ run, end, frames }, other) {
    this.run = run;
    this.pictures.kind = run.kind === "strips" ? "page" : "item";
    [this.variant] = run.variants;
    this.frames = new Frames(frames[0], this.variant.frames, this.kind === "strips" ? 2 : 1);
    this.touches = new Touches(this.variant.touches);
    this.room.stage.clear();
    this.failures = this.variant.marks.filter(({ kind }) => kind === "failed");
    this.takeOther(other);
    this.show(this.failures[0]?.frame ?? 0);
    this.fillEvents();
    const kept = this.timeOf(this.variant.frames - 1);
    if (end > kept + 1) this.room.say(`Of this long run the first ${seconds(kept)} are shown`);
  }

  // Shows another variant on a second device; without its data, none.
  takeOther(playback) {
    this.second = null;
    if (playback) {
      const { run, frames } = playback, [variant] = run.variants;
      this.othersPictures.kind = this.pictures.kind;
      this.second = new OtherRun(
        run, variant, new Frames(frames[0], variant.frames, this.kind === "strips" ? 2 : 1), this.variant.refresh);
    }
    this.film.fill(this.variant, this.frames, this.kind === "collection", this.second);
    this.isDirty = true;
  }

  get other() {
    return this.second && {
      pictures: this.othersPictures, names: [variantLabel(this.variant), this.second.label],
      why: this.second.failure, most: this.second.frames.most,
    };
  }

  fillEvents() {
    this.room.log(null);
    for (const { time, text, kind, line } of this.variant.marks.slice(0, 2000)) {
      const sign = { held: "✓ ", failed: "✗ " }[kind] ?? "";
      this.room.note(time, `${sign}${line ? `line ${line}: ` : ""}${text}`, kind);
    }
  }

  // The last frame; with two runs, of the longer one.
  get last() { return Math.max(this.variant.frames - 1, this.second?.last ?? 0); }

  get time() { return this.timeOf(this.frame); }

  get end() { return this.timeOf(this.last); }

  timeOf(frame) { return frame * 1000 / this.variant.refresh; }

  // Advances the run with the clock.
  advance(time) {
    const frame = Math.min(this.last, Math.floor((time - this.start) * this.variant.refresh / 1000 + 1e-6));
    if (frame > this.frame) this.frame = frame;
  }

  show(frame) {
    this.frame = Math.min(this.last, Math.max(0, frame));
    // The time of the clock at which the run began.
    this.start = this.clock.time - this.time;
    this.isDirty = true;
  }

  // Shows the moment at which a line of the scenario failed, or began; says whether there is one.
  seek(line) {
    const mark = [...this.failures, ...this.variant.steps, ...this.variant.marks].find(mark => mark.line === line);
    if (mark) this.show(mark.frame);
    return Boolean(mark);
  }

  // The line that began last.
  get line() { return this.variant.steps.findLast(({ frame }) => frame <= this.frame)?.line; }

  // Whether something has failed up to what is shown.
  get hasFailed() { return this.failures.some(({ frame }) => frame <= this.frame); }

  get isStill() { return !this.isDirty && (this.frame === this.last || this.room.tempo.isPaused); }

  draw() {
    this.isDirty = false;
    this.shown = this.frames.at(this.frame);
    this.state = this.shown.state;
    const { stage } = this.room;
    stage.show(this.shown, this.kind === "collection");
    stage.device.classList.toggle("failed", this.hasFailed);
    // Beside a longer run, the end of this one stays.
    const own = Math.min(this.frame, this.variant.frames - 1);
    stage.showSigns(this.run, this.variant, own, this.shown, this.touches);
    this.second?.show(this.room.beside, this.frame, this.shown);
    this.film.show(this.frame);
  }

  name(thing) { return this.run.things[thing - 1].name; }

  facts() {
    return facts(this.run, this.state, thing => this.name(thing)) + ` · ${seconds(this.time)}`;
  }

  get spoken() { return seconds(this.time); }

  get most() { return this.frames.most; }

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
