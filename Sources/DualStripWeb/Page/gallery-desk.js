// The gallery, live: one pane of items in a layout that may be switched, also by hand.
class GalleryDesk {
  constructor(room) {
    this.room = room;
    this.clock = new Clock(room.tempo);
    this.pictures = new Pictures();
    this.pictures.kind = "item";
    this.options = {
      device: "iPhone 15", size: [393, 852], isRightToLeft: false, layout: 3, sections: 3, items: 40,
    };
    this.duration = 300;
    this.make();
  }

  kind = "collection";

  make() {
    this.viewer?.release();
    this.lastItem = this.options.sections * this.options.items;
    this.viewer = new Gallery(this.room.doors, {
      ...this.options, insets: Devices.insets(this.options), isStill: Settings.isMotionReduced,
    });
    this.look();
  }

  look() {
    this.shown = this.viewer.frame(1);
    this.state = this.shown.state.slice();
    this.cells = this.shown.panes[0].slice();
    this.options.layout = this.state[LiveItems.layout] - 1;
  }

  get isStill() { return this.state[LiveItems.isStill] === 1; }

  advance(time) { this.happen(this.viewer.advance(time)); }

  draw() {
    this.look();
    this.room.stage.show(this.shown, true);
  }

  do(word, ...numbers) { this.happen(this.viewer.do(word, numbers, this.clock.time)); }

  happen(events) {
    for (const event of events) this.room.log(event, this);
    if (events.length) this.room.changed();
  }

  name(item) { return this.pictures.of(item).name; }

  facts() {
    const run = {
      kind: "collection", layouts: Gallery.layouts, changes: ["switch", "update", "resize"],
    };
    return `${facts(run, this.state)}\n${this.state[LiveItems.count]} items`;
  }

  get spoken() { return `${Gallery.layouts[this.options.layout]}, ${this.state[LiveItems.count]} items`; }

  // MARK: Hands

  down(x, y, stamp) {
    this.finger = { x, y, isTap: this.isStill };
    this.clock.isTouched = true;
    this.happen(this.viewer.do("down", [x, y], this.clock.at(stamp)));
  }

  move(x, stamp, y) {
    if (this.finger && Math.hypot(x - this.finger.x, y - this.finger.y) > 10) this.finger.isTap = false;
    this.happen(this.viewer.do("move", [x, y], this.clock.at(stamp)));
  }

  // What is tapped comes to the middle.
  up(x, stamp, y) {
    this.clock.isTouched = false;
    this.happen(this.viewer.do("up", [x, y], this.clock.at(stamp)));
    const item = this.finger?.isTap ? this.item(x, y) : 0;
    this.finger = null;
    if (item) this.do("scrollTo", item, 1);
  }

  // The item on top at a point of the device; 0 where there is none.
  item(x, y) {
    const { cells, state } = this;
    const [across, down] = [x + state[Place.panes + Place.offsetX], y + state[Place.panes + Place.offsetY]];
    for (let k = cells.length - Viewer.cellNumbers; k >= 0; k -= Viewer.cellNumbers) {
      const [thing, left, width, , top, height] = cells.subarray(k, k + 6);
      if (thing > 0 && across >= left && across < left + width && down >= top && down < top + height) return thing;
    }
    return 0;
  }

  cancelled(stamp) {
    this.clock.isTouched = false;
    this.finger = null;
    this.happen(this.viewer.do("cancelTouch", [0, 0], this.clock.at(stamp)));
  }

  wheel(dx, dy) { this.do("scrollBy", Math.abs(dx) > Math.abs(dy) ? dx : dy); }

  press(event) {
    const way = { ArrowUp: -80, ArrowLeft: -80, ArrowDown: 80, ArrowRight: 80, PageUp: -500, PageDown: 500 };
    if (way[event.key]) return this.do("scrollBy", way[event.key]);
    if (event.key === "Home") return this.do("scrollBy", -1e9);
    if (event.key === "End") return this.do("scrollBy", 1e9);
    if (event.key === "z") return this.takeBack();
    if (event.key === "r") return this.rotate();
    return false;
  }

  // MARK: Changes

  switchTo(layout) {
    this.isByHand = false;
    this.do("layout", layout, this.duration);
  }

  // A layout whose progress follows a hand: the next one in the list.
  holdAt(progress) {
    if (!this.isByHand) {
      this.isByHand = true;
      this.do("hold", (this.options.layout + 1) % Gallery.layouts.length);
    }
    this.do("progress", progress, 0);
  }

  letGo(progress) {
    if (!this.isByHand) return;
    this.isByHand = false;
    this.do(progress < 0.5 ? "takeBack" : "finish", this.duration);
  }

  takeBack() {
    this.do("takeBack", this.duration);
    this.isByHand = false;
  }

  // The items that can be seen, in the order of the cells.
  get seen() {
    const items = [];
    for (let k = 0; k < this.cells.length; k += Viewer.cellNumbers) {
      if (this.cells[k] > 0 && !this.cells[k + 13]) items.push(this.cells[k]);
    }
    return items;
  }

  // As many of what is seen, spread over it.
  some(count) {
    const { seen } = this, step = Math.max(1, Math.floor(seen.length / count));
    return seen.filter((item, k) => k % step === 0).slice(0, count);
  }

  update(changes) {
    if (changes.length) this.do("update", this.duration, ...changes.flat());
  }

  // Behind an item, or at the start.
  insertions(count, item) {
    return Array.from({ length: count }, (_, k) => [0, ++this.lastItem, item ?? -k]);
  }

  add() { this.update(this.insertions(3, this.some(2)[1])); }

  remove() { this.update(this.some(3).map(item => [1, item, 0])); }

  // Each of a few goes behind another one.
  moves(items) { return items.slice(0, -1).map((item, k) => [2, item, items[k + 1]]); }

  shuffle() {
    const items = this.some(6);
    this.update(items.length > 4
      ? [[2, items[0], items[3]], [2, items[2], items[1]], [2, items[4], 0]] : this.moves(items.slice(0, 2)));
  }

  // One batch of everything: what comes stands behind what stays.
  all() {
    const [first, second, other, place, moved, last] = this.some(6);
    this.update([
      ...first ? [[1, first, 0]] : [], ...second ? [[1, second, 0]] : [], ...moved ? [[2, moved, place]] : [],
      ...this.insertions(2, last ?? other),
    ]);
  }

  resize(size, over) {
    this.options.size = size;
    this.do("bounds", ...size, ...Devices.insets(this.options), over);
  }

  turn(isRightToLeft) {
    this.options.isRightToLeft = isRightToLeft;
    this.do("direction", isRightToLeft ? 1 : 0);
  }

  rotate() { this.resize([this.options.size[1], this.options.size[0]], this.duration); }
}
