// The strips desk: touches become inputs of a live viewer, and a host answers for the data.
class StripsDesk {
  // room: what the page offers to a desk: stage, tempo, plot, log(event, desk), say(text),
  // changed(), fit(), doors, and the doors to what pictures look like.
  constructor(room) {
    this.room = room;
    this.clock = new Clock(room.tempo);
    this.host = new Host();
    this.isChoosing = false;
    this.lastPage = 0;
    this.pictures = new Pictures(room.pictureDoors);
    // How many times the user has chosen files.
    this.filesTaken = 0;
    this.options = {
      count: 40, areMixed: true, device: "iPhone 15", size: [393, 852], isRightToLeft: false,
      settings: Settings.first,
    };
    this.make();
  }

  kind = "strips";

  // MARK: The document

  static aspects = [0.7071, 0.7071, 1.4142, 0.7071, 0.5, 1, 0.7071, 0.75];

  // In a large document, all pages have the usual aspect.
  stretches() {
    const { count, areMixed } = this.options;
    this.pictures.clear();
    if (!areMixed || count > 20000) return count ? [[1, count, 0.7071]] : [];
    const stretches = [];
    for (let page = 1; page <= count; page++) {
      const aspect = StripsDesk.aspects[page % StripsDesk.aspects.length];
      this.pictures.aspects.set(page, aspect);
      StripsDesk.addPage(stretches, page, aspect);
    }
    return stretches;
  }

  // Adds a page to the last stretch if it continues it, else starts a new one.
  static addPage(stretches, page, aspect) {
    const last = stretches[stretches.length - 1];
    if (last && last[2] === aspect && last[0] + last[1] === page) last[1] += 1;
    else stretches.push([page, 1, aspect]);
  }

  make() {
    this.lastPage = this.options.count;
    this.start(this.stretches(), 0);
  }

  // Makes the viewer anew with the same pages and other settings.
  remake() {
    const stretches = [], count = this.state[Live.count];
    for (let index = 0; index < count; index++) {
      const page = this.viewer.at(index);
      StripsDesk.addPage(stretches, page, this.pictures.of(page).aspect);
    }
    this.start(stretches, this.state[Place.active]);
  }

  start(stretches, active) {
    const { size, isRightToLeft, settings } = this.options, insets = Devices.insets(this.options);
    this.viewer?.release();
    const given = { size, insets, isRightToLeft, active, settings, stretches };
    this.viewer = new Strips(this.room.doors, given);
    if (this.kept) {
      this.viewer.follower = new Strips(this.room.doors, { ...given, settings: this.kept.settings });
      this.viewer.followed = events => this.ask(events, this.viewer.follower);
    }
    this.clock.start();
    this.room.plot.clear();
    this.room.log(null);
    this.host.waiting = [];
    this.finger = null;
    this.room.stage.clear();
    if (!this.host.answersAtOnce) this.happen(this.viewer.commits(true, 0));
    this.look();
    this.room.changed();
  }

  // MARK: Frames

  look() {
    this.shown = this.viewer.frame(2);
    ({ state: this.state, panes: this.cells } = this.shown);
    this.followed = this.viewer.follower?.frame(2);
  }

  // Whether time changes nothing that is shown. A finger that stays on a thumbnail lifts it after a while.
  get isStill() {
    const states = [this.state, ...this.followed ? [this.followed.state] : []];
    return states.every(state => state[Live.isStill] === 1) && !this.host.isAboutToAnswer && !this.finger?.mayLift;
  }

  advance(time) {
    for (const answer of this.host.due(time)) {
      const events = answer.viewer.answer(answer.word, answer.edit, answer.time);
      if (answer.viewer === this.viewer) this.happen(events); else this.ask(events, answer.viewer);
    }
    this.happen(this.viewer.advance(time));
    this.stay(time);
  }

  draw(time) {
    this.look();
    this.room.stage.show(this.shown, false);
    if (this.followed) {
      this.room.beside.show(this.shown, this.followed, false);
      // The finger is in the same pane of both, at the same place only if the panes are.
      const [own, others] = [this.state, this.followed.state].map(StripsDesk.paneFrames);
      this.room.beside.second.showFinger(this.finger && own === others ? [this.finger.at] : []);
    }
    this.room.plot.add(time, this.state[Live.preview], this.state[Live.thumbnails]);
  }

  // Returns the frames of both panes as a text, to compare them.
  static paneFrames(state) {
    const places = [Place.panes, Place.panes + Place.paneNumbers];
    return places.map(place => state.subarray(place, place + 4).join()).join();
  }

  // Tells the host what a viewer asks of it.
  ask(events, viewer) {
    for (const { kind, time, rest: [edit] } of events) {
      if (kind === EventText.commitRequested || kind === EventText.restoreRequested) this.host.asked(edit, time, viewer);
    }
  }

  happen(events) {
    const back = [];
    this.ask(events, this.viewer);
    for (const event of events) {
      this.room.log(event, this);
      const [, page] = event.rest;
      switch (event.kind) {
        case EventText.restored: back.push(page); break;
        case EventText.failed: this.room.say("The host could not delete: the pages are back"); break;
        case EventText.restoreFailed: this.room.say("The host could not bring the pages back"); break;
      }
    }
    for (const page of back) if (page) this.happen(this.viewer.focus(page, true, this.clock.time));
    if (events.length) this.room.changed();
    return events;
  }

  name(page) { return this.pictures.of(page).name; }

  facts() {
    const run = { kind: "strips", drivers: EventText.drivers, phases: EventText.phases };
    return facts(run, this.state, page => this.name(page)) + ` · ${this.state[Live.count]} pages`;
  }

  // Keeps the present settings on a second device, which gets the same inputs; or gives it up.
  keep() {
    this.kept = this.kept ? null : { settings: this.options.settings };
    this.remake();
    this.room.fitOther();
  }

  // What the second device shows, if there is one.
  get other() {
    return this.kept && { pictures: this.pictures, names: ["these settings", "the settings kept"], most: this.most };
  }

  get most() {
    const [width, height] = this.options.size;
    return { width, height };
  }

  get spoken() {
    const active = this.state[Place.active];
    return active
      ? `${this.name(active)}, page ${this.state[Live.index] + 1} of ${this.state[Live.count]}` : "no page";
  }
}
