// Edits of the pages.
Object.assign(StripsDesk.prototype, {
  // Returns the chosen pages in document order; the active page if none is chosen.
  meant() {
    const { viewer, state } = this;
    for (const page of this.chosen) if (viewer.index(page) < 0) this.chosen.delete(page);
    if (!this.chosen.size) return state[Place.active] ? [state[Place.active]] : [];
    return [...this.chosen].map(page => [viewer.index(page), page])
      .sort((a, b) => a[0] - b[0]).map(([, page]) => page);
  },

  choose() {
    this.isChoosing = !this.isChoosing;
    if (!this.isChoosing) this.chosen.clear();
    this.room.say(this.isChoosing ? "Tap thumbnails to select pages" : "Nothing is selected");
    this.room.changed();
  },

  toggle(page) {
    if (!page) return;
    if (!this.chosen.delete(page)) this.chosen.add(page);
    this.room.say(`${this.name(page)} ${this.chosen.has(page) ? "selected" : "not selected"}`);
    this.room.changed();
  },

  insert() {
    const active = this.state[Place.active], page = ++this.lastPage;
    const aspect = StripsDesk.aspects[page * 3 % StripsDesk.aspects.length];
    this.pictures.aspects.set(page, aspect);
    const events = this.happen(
      this.viewer.insert([{ page, aspect }], active ? ["after", active] : "first", this.clock.time));
    if (StripsDesk.isAccepted(events)) this.room.say(`${this.name(page)} inserted`);
  },

  // Moves the chosen pages by one place.
  shift(way) {
    const pages = this.meant();
    if (!pages.length) return;
    const edge = this.viewer.index(way < 0 ? pages[0] : pages[pages.length - 1]);
    const other = this.viewer.at(edge + way);
    if (other) this.moveTo(pages, [way < 0 ? "before" : "after", other]);
  },

  // Returns where a finger drops the chosen pages: before or after the page under it.
  dropPlace(x, y) {
    const other = this.thumbnail(x, y), [first] = this.meant();
    if (!other || this.chosen.has(other)) return null;
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
