// Touches and keys on the gallery.
Object.assign(GalleryDesk.prototype, {
  down(x, y, stamp) {
    this.finger = { x, y, isTap: this.isStill };
    this.clock.isTouched = true;
    this.happen(this.viewer.do("down", [x, y], this.clock.at(stamp)));
  },

  move(x, stamp, y) {
    if (this.finger && Math.hypot(x - this.finger.x, y - this.finger.y) > 10) this.finger.isTap = false;
    this.happen(this.viewer.do("move", [x, y], this.clock.at(stamp)));
  },

  // A tap scrolls the item to the middle.
  up(x, stamp, y) {
    this.clock.isTouched = false;
    this.happen(this.viewer.do("up", [x, y], this.clock.at(stamp)));
    const item = this.finger?.isTap ? this.item(x, y) : 0;
    this.finger = null;
    if (item) this.do("scrollTo", item, 1);
  },

  // Returns the topmost item at a point of the device; 0 if there is none.
  item(x, y) {
    const { cells, state } = this;
    const [across, down] = [x + state[Place.panes + Place.offsetX], y + state[Place.panes + Place.offsetY]];
    for (let k = cells.length - Viewer.cellNumbers; k >= 0; k -= Viewer.cellNumbers) {
      const [thing, left, width, , top, height] = cells.subarray(k, k + 6);
      if (thing > 0 && across >= left && across < left + width && down >= top && down < top + height) return thing;
    }
    return 0;
  },

  cancelled(stamp) {
    this.clock.isTouched = false;
    this.finger = null;
    this.happen(this.viewer.do("cancelTouch", [0, 0], this.clock.at(stamp)));
  },

  wheel(dx, dy, x, y, stamp, hasLines) {
    this.do("scrollBy", (Math.abs(dx) > Math.abs(dy) ? dx : dy) * (hasLines ? 16 : 1));
  },

  press(event) {
    const way = { ArrowUp: -80, ArrowLeft: -80, ArrowDown: 80, ArrowRight: 80, PageUp: -500, PageDown: 500 };
    if (way[event.key]) return this.do("scrollBy", way[event.key]);
    if (event.key === "Home") return this.do("scrollBy", -1e9);
    if (event.key === "End") return this.do("scrollBy", 1e9);
    if (event.key === "z") return this.takeBack();
    if (event.key === "r") return this.rotate();
    return false;
  },
});
