// The page: it gives the device to one desk at a time and draws the frames.
class Playground {
  constructor(doors) {
    this.find = id => document.getElementById(id);
    this.tempo = { speed: 1, isPaused: false };
    this.plot = new Plot(this.find("plot"));
    this.log = new EventLog(this.find("events"), this.plot);
    this.stage = new Stage(this.find("stage"), null);
    this.beside = new Beside(this.stage, this.find("apart"));
    const room = {
      doors, pictureDoors: doors, stage: this.stage, beside: this.beside, tempo: this.tempo, plot: this.plot,
      log: (event, desk) => this.log.add(event, desk), note: (...what) => this.log.note(...what),
      say: text => this.say(text), fit: () => this.fit(),
      fitOther: () => this.fitOther(),
      changed: () => { this.isDirty = this.hasNews = true; },
      // The texts may be out of date: they are told again within a fifth of a second.
      stale: () => { this.hasTold = false; },
    };
    this.room = room;
    this.isDirty = true;
    this.forgetMotion();
    this.desk = this.strips = this.take(new StripsDesk(room));
    this.fingers = new Fingers(this.stage, new DeskTarget(this));
    this.controls = new Controls(this);
    if (Greeting.isWelcome) {
      this.greeting = new Greeting(this.stage, new Strips(doors, this.strips.viewer.document));
    }
    requestAnimationFrame(stamp => this.tick(stamp));
  }

  take(desk) {
    this.stage.pictures = desk.pictures;
    return desk;
  }

  // MARK: Desks

  static about = {
    strips: "A Swift package that keeps a page preview and a strip of thumbnails in step. Drag either of them.",
    collection: "The same package lays out collections: scroll, switch the layout, insert and delete.",
    run: "A scenario that ran, frame by frame.",
  };

  // Shows a desk. A finger that is still down belongs to the previous desk, so its touch is
  // cancelled.
  show(desk) {
    if (this.fingers.pointer !== null) this.desk.cancelled(performance.now());
    this.fingers.leave();
    this.stage.clear();
    // A pause belongs to the desk that was paused.
    this.desk.isPaused = this.tempo.isPaused;
    this.tempo.isPaused = desk.isPaused ?? false;
    this.desk = this.take(desk);
    desk.clock.stamp = null;
    this.forgetMotion();
    this.plot.clear();
    const isDown = desk.isDown?.(0);
    this.find("device").className = `device ${desk.kind}${desk === this.runs ? " run" : isDown ? " down" : ""}`;
    this.find("strips-actions").hidden = desk !== this.strips;
    this.find("gallery-actions").hidden = desk !== this.gallery;
    for (const id of ["run-bar", "back", "variant"]) this.find(id).hidden = desk !== this.runs;
    this.find("corner").hidden = desk === this.runs;
    const keys = desk === this.runs ? "" : desk === this.strips ? "device-keys" : "gallery-keys";
    for (const id of ["device-keys", "gallery-keys"]) this.find(id).hidden = id !== keys;
    this.find("keys").hidden = !keys;
    this.find("about").textContent = Playground.about[desk === this.runs ? "run" : desk.kind];
    this.find("device").setAttribute("aria-describedby", `facts ${keys}`);
    this.find("curves").hidden = desk !== this.strips;
    this.fitOther();
  }

  // Shows the second device if the desk has something for it.
  fitOther() {
    const { desk, desk: { other, kind } } = this;
    this.find("failure").textContent = desk === this.runs ? firstFailure(desk.variant, other ? "Left" : "") : "";
    if (other) this.beside.open(kind, other.pictures, other.names, other.why); else this.beside.close();
    this.fit();
    this.room.changed();
  }

  forgetMotion() {
    this.movedAt = -Infinity;
    this.restedAt = null;
  }

  async showGallery() {
    try {
      await this.needLanguage();
    } catch {
      return this.controls.modes.choose(0);
    }
    // The user may have chosen something else meanwhile.
    if (this.controls.modes.number !== 1) return;
    this.gallery ??= new GalleryDesk({ ...this.room, doors: new Doors(this.languageModule) });
    this.show(this.gallery);
  }

  // MARK: Frames

  // Draws a frame. It requests the next frame first, so that an error in one does not stop the
  // others.
  tick(stamp) {
    requestAnimationFrame(stamp => this.tick(stamp));
    const { desk } = this, time = desk.clock.tick(stamp);
    const wasDirty = this.isDirty;
    this.isDirty = false;
    const moves = !desk.isStill;
    if (moves) this.movedAt = time;
    if (moves || wasDirty || !this.tempo.isPaused && this.plotRuns(time)) {
      // Nothing moved until the last frame at rest: extend the curve to it.
      if (this.restedAt !== null) this.plot.rest(this.restedAt);
      this.restedAt = null;
      desk.advance(time);
      desk.draw(time);
      this.plot.draw(time);
      if (!this.drawn) performance.mark("the device is there");
      this.drawn = (this.drawn ?? 0) + 1;
    } else {
      this.restedAt = time;
    }
    this.greet(stamp);
    this.tell(stamp);
  }

  // Shows the greeting until it is over; then the desk is drawn again.
  greet(stamp) {
    if (!this.greeting) return;
    // It shows the document that it began with.
    const { document } = this.strips.viewer;
    if (this.desk !== this.strips || document !== this.greeting.viewer.document) this.greeting.end();
    if (!this.greeting.isOver) return this.greeting.show(stamp);
    this.greeting = null;
    this.isDirty = true;
  }

  // Whether the plot still moves: it does until the last motion has left it. On the run desk it stops with the run.
  plotRuns(time) { return this.plot.isShown && this.desk !== this.runs && time - this.movedAt < Plot.length; }

  // Updates texts a few times a second, since they cause layout and pictures do not. News appear at
  // once.
  tell(stamp) {
    if (!this.hasNews && this.hasTold && this.desk.isStill) return;
    this.hasTold = false;
    if (!this.hasNews && stamp - (this.toldAt ?? -1000) < 200) return;
    this.hasNews = false;
    this.toldAt = stamp;
    this.hasTold = this.desk.isStill;
    const text = this.desk.facts();
    if (text !== this.said) this.find("facts").textContent = this.said = text;
    this.beside.tell();
    this.controls.tell();
    if (this.desk.isStill) this.speak();
  }

  speak() {
    const { spoken } = this.desk;
    if (spoken === this.spoken) return;
    this.spoken = spoken;
    this.find("device").setAttribute("aria-label", `Pages: ${spoken}`);
    // Do not interrupt an announcement of a moment ago.
    const { text, at } = this.lastSaid ?? { at: -Infinity };
    this.find("said").textContent = performance.now() - at < 2000 ? `${text}. ${spoken}` : spoken;
  }

  // Announces news, and shows them for a while.
  say(text) {
    this.lastSaid = { text, at: performance.now() };
    this.find("said").textContent = this.find("news").textContent = text;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => { this.find("news").textContent = ""; }, 5000);
  }

  // MARK: Room

  // Scales the device so that it fits in either orientation, if the window is large enough.
  fit() {
    // Nothing moves away under a finger.
    this.owesFit = Boolean(this.stage.isHeld);
    if (this.owesFit) return;
    this.fitOnce();
    // The words below two devices have other widths then, and may have another height.
    if (this.desk.other) this.fitOnce();
    if (this.desk === this.runs) this.runs.film.layOut(); else this.plot.resize();
    this.isDirty = true;
  }

  fitOnce() {
    const { width, height } = this.find("stage").parentElement.getBoundingClientRect();
    const { top, bottom } = this.find("device-panel").getBoundingClientRect(), { innerHeight } = window;
    // As large as the window allows with all that stands around it, and not too small on a phone.
    const left = innerHeight - (scrollY + top) - (bottom - top - height) - 12;
    const high = innerHeight < 560 ? Math.max(200, 0.8 * innerHeight) : Math.max(0.44 * innerHeight, Math.min(left, 1000));
    this.beside.fit(this.desk.most, this.desk.other?.most, { width, height: high }, this.desk !== this.runs);
  }

  // The language is most of the page: it is unpacked when something needs it for the first time.
  needLanguage() {
    this.loading ??= this.loadLanguage().catch(error => {
      // Another try may succeed.
      this.loading = null;
      this.say("The language of scenarios could not be unpacked");
      throw error;
    });
    return this.loading;
  }

  async loadLanguage() {
    this.languageModule = await unpackModule("language");
    this.language = new Language(this.languageModule);
    this.runs = new RunDesk(this.room);
    const seek = line => {
      if (!this.runs.seek(line)) return;
      if (this.desk !== this.runs) this.controls.modes.choose(2);
      this.tempo.isPaused = true;
      this.room.changed();
    };
    this.editor = new Editor(this.language, seek, (...playbacks) => {
      this.find("mode-run").hidden = false;
      this.runs.take(...playbacks);
      this.controls.modes.choose(2);
      // A run that fails is shown where it does.
      this.tempo.isPaused = this.runs.failures.length > 0;
      // On a phone, the device is above the editor.
      const { bottom, height } = this.stage.root.getBoundingClientRect();
      if (bottom < height / 2) this.find("device-panel").scrollIntoView();
    }, playback => {
      this.runs.takeOther(playback);
      // The shown frame may be beyond the new end.
      this.runs.show(this.runs.frame);
      this.fitOther();
    });
    this.controls.languageIsHere();
  }
}

// Sends touches and keys to the desk that has the device.
class DeskTarget {
  constructor(page) { this.page = page; }

  do(word, values) {
    this.page.desk[word](...values);
    this.page.isDirty = true;
  }

  down(x, y, stamp) {
    this.page.find("device").focus({ preventScroll: true });
    this.do("down", [x, y, stamp]);
  }

  move(...values) { this.do("move", values); }
  up(...values) { this.leave("up", values); }
  cancelled(...values) { this.leave("cancelled", values); }

  leave(word, values) {
    this.do(word, values);
    if (this.page.owesFit) this.page.fit();
  }

  wheel(...values) { this.do("wheel", values); }
}
