// Touches and keys on the strips.
Object.assign(StripsDesk.prototype, {
  pane(y) { return y >= this.state[9] && y < this.state[9] + this.state[11] ? 1 : 0; },

  // Returns the thumbnail at a point of the device; 0 if there is none.
  thumbnail(x) {
    const place = x + this.state[Place.panes + Place.paneNumbers + Place.offsetX];
    const cells = this.cells[1];
    for (let k = 0; k < cells.length; k += Viewer.cellNumbers) {
      if (place >= cells[k + 1] && place < cells[k + 1] + cells[k + 2] && cells[k + 6] > 0) return cells[k];
    }
    return 0;
  },

  down(x, y, stamp) {
    const time = this.clock.at(stamp), pane = this.pane(y);
    this.clock.isTouched = true;
    const page = pane ? this.thumbnail(x) : 0;
    // A finger on a chosen page carries the chosen pages.
    const carries = this.isChoosing && this.chosen.has(page);
    this.finger = {
      pane, x, carries, way: 0, wasMoving: this.state[Live.isStill] !== 1,
    };
    if (!carries) this.happen(this.viewer.down(pane, x, time));
  },

  move(x, stamp) {
    const { finger } = this;
    if (!finger) return;
    finger.at = x;
    finger.way = Math.max(finger.way, Math.abs(x - finger.x));
    if (!finger.carries) this.happen(this.viewer.move(x, this.clock.at(stamp)));
  },

  up(x, stamp) {
    const { finger } = this, time = this.clock.at(stamp);
    this.clock.isTouched = false;
    if (!finger) return;
    this.finger = null;
    const isTap = finger.way < 10;
    if (finger.carries && !isTap) {
      this.drop(x, time);
      return;
    }
    if (!finger.carries) this.happen(this.viewer.up(x, time));
    if (!isTap || !finger.pane) return;
    if (this.isChoosing) {
      this.toggle(this.thumbnail(x));
    } else if (!finger.wasMoving) {
      // If the strip is moving, a tap only stops it.
      this.happen(this.viewer.tap(x - this.state[8], this.state[11] / 2, time));
    }
  },

  cancelled(stamp) {
    this.clock.isTouched = false;
    if (this.finger && !this.finger.carries) {
      this.happen(this.viewer.cancelTouch(this.clock.at(stamp)));
    }
    this.finger = null;
  },

  wheel(dx, dy, x, y, stamp, hasLines) {
    if (!this.finger) this.happen(this.viewer.wheel(this.pane(y), dx, dy, hasLines, this.clock.at(stamp)));
  },

  // MARK: Keys

  press(event) {
    const onwards = this.options.isRightToLeft ? -1 : 1;
    const side = { ArrowLeft: -onwards, ArrowRight: onwards }[event.key];
    if (event.altKey && side) return this.shift(side);
    if (event.altKey) return false;
    const key = StripsDesk.keys[event.key];
    if (key) return this.happen(this.viewer.key(key, this.clock.time));
    const acts = {
      Delete: () => this.delete(), Backspace: () => this.delete(),
      Enter: () => this.isChoosing ? this.toggle(this.state[Place.active]) : false,
      z: () => this.undo(), i: () => this.insert(), r: () => this.rotate(), s: () => this.choose(),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    return act ? act() : false;
  },
});

// The keys whose meaning the model knows, by their names in a browser.
StripsDesk.keys = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", PageUp: "page-up",
  PageDown: "page-down", Home: "home", End: "end",
};
