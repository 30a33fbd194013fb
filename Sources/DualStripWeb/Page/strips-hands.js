// Touches and keys on the strips.
Object.assign(StripsDesk.prototype, {
  pane(x, y) {
    const [left, top, width, height] = this.state.subarray(8, 12);
    return x >= left && x < left + width && y >= top && y < top + height ? 1 : 0;
  },

  // Whether a pane scrolls downwards.
  isDown(pane) {
    const { settings } = this.options.settings?.fields ?? {};
    return settings?.[pane ? "strip-axis" : "preview-axis"] === "vertical";
  },

  // Returns the thumbnail at a point of the device; 0 if there is none.
  thumbnail(x, y) {
    const strip = Place.panes + Place.paneNumbers, cells = this.cells[1];
    const across = x - this.state[strip] + this.state[strip + Place.offsetX];
    const down = y - this.state[strip + 1] + this.state[strip + Place.offsetY];
    for (let k = 0; k < cells.length; k += Viewer.cellNumbers) {
      const [page, left, width, , top, height, alpha] = cells.subarray(k, k + 7);
      const isHere = across >= left && across < left + width && down >= top && down < top + height;
      if (isHere && alpha > 0) return page;
    }
    return 0;
  },

  down(x, y, stamp) {
    const time = this.clock.at(stamp), pane = this.pane(x, y), place = this.isDown(pane) ? y : x;
    this.clock.isTouched = true;
    const page = pane ? this.thumbnail(x, y) : 0;
    this.finger = {
      pane, way: 0, from: [x, y], at: [x, y], time, mayLift: page > 0, wasMoving: this.state[Live.isStill] !== 1,
    };
    this.happen(this.viewer.down(pane, place, time));
  },

  // A finger that stays on a thumbnail for half a second lifts the page, and all selected ones with it.
  // With Select, one that drags a selected page lifts them at once.
  stay(time) {
    const { finger } = this;
    if (!finger?.mayLift || finger.isLifting) return;
    const isDragged = finger.way >= 4 && this.isChoosing && this.isSelected(this.thumbnail(...finger.from));
    if (finger.way >= 10 && !isDragged) finger.mayLift = false;
    if (!finger.mayLift || !isDragged && time - finger.time < 500) return;
    finger.isLifting = true;
    this.happen(this.viewer.lift(...this.inStrip(finger.from), time));
  },

  // A point of the device, in the coordinates of the strip.
  inStrip([x, y]) {
    const strip = Place.panes + Place.paneNumbers;
    return [x - this.state[strip], y - this.state[strip + 1]];
  },

  move(x, stamp, y) {
    const { finger } = this, time = this.clock.at(stamp);
    if (!finger) return;
    const place = this.isDown(finger.pane) ? y : x;
    finger.at = [x, y];
    finger.way = Math.max(finger.way, Math.hypot(x - finger.from[0], y - finger.from[1]));
    this.stay(time);
    this.happen(finger.isLifting
      ? this.viewer.carry(...this.inStrip([x, y]), time) : this.viewer.move(place, time));
  },

  up(x, stamp, y) {
    const { finger } = this, time = this.clock.at(stamp);
    this.clock.isTouched = false;
    if (!finger) return;
    this.finger = null;
    if (finger.isLifting) {
      this.happen(this.viewer.drop(time));
      this.happen(this.viewer.cancelTouch(time));
      this.room.say("The pages are dropped");
      return;
    }
    this.happen(this.viewer.up(this.isDown(finger.pane) ? y : x, time));
    if (finger.way >= 10 || !finger.pane) return;
    if (this.isChoosing) {
      this.toggle(this.thumbnail(x, y));
    } else if (!finger.wasMoving) {
      // If the strip is moving, a tap only stops it.
      this.happen(this.viewer.tap(x - this.state[8], y - this.state[9], time));
    }
  },

  cancelled(stamp) {
    const { finger } = this, time = this.clock.at(stamp);
    this.clock.isTouched = false;
    if (finger?.isLifting) this.happen(this.viewer.cancelLift(time));
    if (finger) this.happen(this.viewer.cancelTouch(time));
    this.finger = null;
  },

  wheel(dx, dy, x, y, stamp, hasLines) {
    if (!this.finger) this.happen(this.viewer.wheel(this.pane(x, y), dx, dy, hasLines, this.clock.at(stamp)));
  },

  // MARK: Keys

  press(event) {
    const onwards = this.options.isRightToLeft ? -1 : 1;
    const side = { ArrowLeft: -onwards, ArrowRight: onwards }[event.key];
    if (event.altKey && side) return this.shift(side);
    if (event.altKey) return false;
    const isShifted = event.shiftKey, isCommand = event.ctrlKey || event.metaKey;
    const key = isCommand ? { a: "a" }[event.key] : StripsDesk.keys[event.key];
    const modifiers = [...isShifted ? ["shift"] : [], ...isCommand ? ["command"] : []];
    if (key) return this.happen(this.viewer.key(key, this.clock.time, modifiers));
    if (isCommand && event.key.toLowerCase() !== "z") return false;
    const acts = {
      Delete: () => this.delete(), Backspace: () => this.delete(),
      Enter: () => this.isChoosing ? this.toggle(this.state[Place.active]) : false,
      z: () => isShifted ? this.redo() : this.undo(), i: () => this.insert(), r: () => this.rotate(),
      t: () => this.turn(), s: () => this.choose(),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    return act ? act() : false;
  },
});

// The keys whose meaning the model knows, by their names in a browser.
StripsDesk.keys = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", PageUp: "page-up",
  PageDown: "page-down", Home: "home", End: "end", Escape: "escape",
};
