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

  // Returns where a finger drops the selected pages: before or after the page under it.
  dropPlace(x, y) {
    const other = this.thumbnail(x, y), [first] = this.meant();
    if (!other || this.isSelected(other)) return null;
    return [this.viewer.index(other) > this.viewer.index(first) ? "after" : "before", other];
  },

  drop(x, y, time) {
    const place = this.dropPlace(x, y);
    if (place) this.moveTo(this.meant(), place, time);
  },

  // Shows a bar where the pages would go, in a strip below the preview.
  showDrop() {
    const { finger } = this, mark = document.getElementById("drop");
    const place = finger?.carries && finger.way >= 10 ? this.dropPlace(...finger.at) : null;
    mark.hidden = !place || this.isDown(1);
    if (mark.hidden) return;
    const [way, page] = place, cells = this.cells[1];
    let k = 0;
    while (cells[k] !== page) k += Viewer.cellNumbers;
    const isAtRight = (way === "after") !== this.options.isRightToLeft;
    const x = cells[k + 1] + (isAtRight ? cells[k + 2] : 0) - this.state[Place.panes + Place.paneNumbers + Place.offsetX];
    mark.style.transform = `translate(${x}px, 0)`;
  },

  moveTo(pages, destination, time = this.clock.time) {
    const events = this.happen(this.viewer.moveTo(pages, destination, time));
    if (!StripsDesk.isAccepted(events)) return;
    this.room.say(`${pages.map(page => this.name(page)).join(", ")} moved ${destination[0]} `
      + this.name(destination[1]));
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
