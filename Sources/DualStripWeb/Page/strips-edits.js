// Edits of the pages.
Object.assign(StripsDesk.prototype, {
  // Returns the selected pages in document order; the active page if none is selected.
  meant() {
    const { selected } = this.viewer, active = this.state[Place.active];
    return selected.length || !active ? selected : [active];
  },

  choose() {
    this.isChoosing = !this.isChoosing;
    if (!this.isChoosing) this.happen(this.viewer.select("none", 0, this.clock.time));
    this.room.say(this.isChoosing ? "Tap thumbnails to select pages" : "Nothing is selected");
    this.room.changed();
  },

  toggle(page) {
    if (!page) return;
    this.happen(this.viewer.select("toggle", page, this.clock.time));
    this.look();
    this.room.say(`${this.name(page)} ${this.isSelected(page) ? "selected" : "not selected"}`);
    this.room.changed();
  },

  // Whether a page that is in view in the strip is selected.
  isSelected(page) {
    const cells = this.cells[1];
    for (let k = 0; k < cells.length; k += Viewer.cellNumbers) if (cells[k] === page) return cells[k + 8] === 1;
    return false;
  },

  delete() {
    const pages = this.meant();
    if (!pages.length) return;
    const events = this.happen(this.viewer.delete(pages, this.clock.time));
    if (StripsDesk.isAccepted(events)) this.room.say(`${pages.map(page => this.name(page)).join(", ")} deleted`);
  },

  undo() { this.change("undo", EventText.undone, "undone"); },

  redo() { this.change("redo", EventText.redone, "done again"); },

  // Undoes or redoes the latest edit. Pages that are gone come back when the host has answered.
  change(word, kind, said) {
    const events = this.happen(this.viewer.change(word, this.clock.time));
    if (!events.some(event => event.kind === kind)) return;
    this.room.say(this.host.waiting.length ? `To be ${said} when the host has answered` : `The latest edit is ${said}`);
  },

  insert() {
    const active = this.state[Place.active], page = ++this.lastPage;
    const aspect = StripsDesk.aspects[page * 3 % StripsDesk.aspects.length];
    this.pictures.aspects.set(page, aspect);
    const events = this.happen(
      this.viewer.insert([{ page, aspect }], active ? ["after", active] : "first", this.clock.time));
    if (StripsDesk.isAccepted(events)) this.room.say(`${this.name(page)} inserted`);
  },

  // Turns the selected pages by a quarter, clockwise.
  turn() {
    const pages = this.meant();
    if (!StripsDesk.isAccepted(this.happen(this.viewer.turn(pages, 1, this.clock.time)))) return;
    this.room.say(`${pages.map(page => this.name(page)).join(", ")} turned`);
  },

  // Moves the selected pages by one place.
  shift(way) {
    const pages = this.meant(), isRight = way > 0 !== this.options.isRightToLeft;
    const events = this.happen(this.viewer.key(isRight ? "right" : "left", this.clock.time, ["alt"]));
    if (!StripsDesk.isAccepted(events)) return;
    this.room.say(`${pages.map(page => this.name(page)).join(", ")} moved ${way > 0 ? "back" : "forward"}`);
  },

  // MARK: The device

  resize(size, over) {
    this.options.size = size;
    this.happen(this.viewer.resize(size, Devices.insets(this.options), over, this.clock.time));
    this.room.changed();
  },

  rotate() {
    this.resize([this.options.size[1], this.options.size[0]], 300);
    this.room.fit();
  },
});

StripsDesk.isAccepted = events => events.some(event => event.kind === EventText.accepted);
