// Switches of the layout, and batches of changes.
Object.assign(GalleryDesk.prototype, {
  switchTo(layout) {
    this.isByHand = false;
    this.do("layout", layout, this.duration);
  },

  // Holds a switch to the next layout at a progress that follows a hand.
  holdAt(progress) {
    if (!this.isByHand) {
      this.isByHand = true;
      this.do("hold", (this.options.layout + 1) % Gallery.layouts.length);
    }
    this.do("progress", progress, 0);
  },

  letGo(progress) {
    if (!this.isByHand) return;
    this.isByHand = false;
    this.do(progress < 0.5 ? "takeBack" : "finish", this.duration);
  },

  takeBack() {
    this.do("takeBack", this.duration);
    this.isByHand = false;
  },

  // Returns the visible items, in the order of the cells.
  seen() {
    const items = [];
    for (let k = 0; k < this.cells.length; k += Viewer.cellNumbers) {
      if (this.cells[k] > 0 && !this.cells[k + 16]) items.push(this.cells[k]);
    }
    return items;
  },

  // Returns a number of visible items, evenly spread.
  some(count) {
    const seen = this.seen(), step = Math.max(1, Math.floor(seen.length / count));
    return seen.filter((item, k) => k % step === 0).slice(0, count);
  },

  update(changes) {
    if (changes.length) this.do("update", this.duration, ...changes.flat());
  },

  // Returns inserts after an item, or at the start.
  insertions(count, item) {
    return Array.from({ length: count }, (_, k) => [0, ++this.lastItem, item ?? -k]);
  },

  add() { this.update(this.insertions(3, this.some(2)[1])); },

  remove() { this.update(this.some(3).map(item => [1, item, 0])); },

  // Returns moves of each of a few items after the next one.
  moves(items) { return items.slice(0, -1).map((item, k) => [2, item, items[k + 1]]); },

  shuffle() {
    const items = this.some(6);
    this.update(items.length > 4
      ? [[2, items[0], items[3]], [2, items[2], items[1]], [2, items[4], 0]] : this.moves(items.slice(0, 2)));
  },

  // Makes one batch of all kinds of changes: new items come after items that stay.
  all() {
    const [first, second, other, place, moved, last] = this.some(6);
    this.update([
      ...first ? [[1, first, 0]] : [], ...second ? [[1, second, 0]] : [], ...moved ? [[2, moved, place]] : [],
      ...this.insertions(2, last ?? other),
    ]);
  },

  resize(size, over) {
    this.options.size = size;
    this.do("bounds", ...size, ...Devices.insets(this.options), over);
  },

  turn(isRightToLeft) {
    this.options.isRightToLeft = isRightToLeft;
    this.do("direction", isRightToLeft ? 1 : 0);
  },

  rotate() {
    this.resize([this.options.size[1], this.options.size[0]], this.duration);
    this.room.fit();
  },
});
