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
    if (this.wheeling) this.endWheel(this.clock.at(stamp));
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

  // Handles a wheel: it drags the strip like a finger, and turns the preview one page at a time.
  wheel(dx, dy, x, y, stamp) {
    if (this.finger) return;
    const time = this.clock.at(stamp), way = Math.abs(dx) > Math.abs(dy) ? dx : dy;
    if (this.pane(y)) {
      if (!this.wheeling) {
        this.wheeling = { x: 0 };
        this.happen(this.viewer.down(1, 0, time));
      }
      this.wheeling.x -= Math.abs(dx) > Math.abs(dy) || !this.options.isRightToLeft ? way : -way;
      this.wheeling.time = time;
      this.happen(this.viewer.move(this.wheeling.x, time));
      return;
    }
    // Wheel events in quick succession belong to one movement of the hand.
    const turn = this.turning && stamp - this.turning.stamp < 160 ? this.turning : { way: 0, isDone: false };
    turn.stamp = stamp;
    turn.way += way;
    this.turning = turn;
    if (turn.isDone || Math.abs(turn.way) < 30) return;
    turn.isDone = true;
    const mirrors = this.options.isRightToLeft && Math.abs(dx) > Math.abs(dy);
    this.go(Math.sign(turn.way) * (mirrors ? -1 : 1));
  },

  endWheel(time) {
    this.happen(this.viewer.up(this.wheeling.x, time));
    this.wheeling = null;
  },

  // MARK: Keys

  // Goes a number of pages forward in reading order.
  go(way) { this.goTo(this.state[Live.index] + way); },

  goTo(index) {
    const last = this.state[Live.count] - 1;
    if (last < 0) return;
    const page = this.viewer.at(Math.min(last, Math.max(0, index)));
    if (page) this.happen(this.viewer.focus(page, true, this.clock.time));
  },

  press(event) {
    const onwards = this.options.isRightToLeft ? -1 : 1;
    const side = { ArrowLeft: -onwards, ArrowRight: onwards }[event.key];
    if (event.altKey && side) return this.shift(side);
    if (event.altKey) return false;
    if (side) return this.go(side);
    const acts = {
      Home: () => this.goTo(0), End: () => this.goTo(Infinity),
      PageUp: () => this.go(-10), PageDown: () => this.go(10),
      Delete: () => this.delete(), Backspace: () => this.delete(),
      Enter: () => this.isChoosing ? this.toggle(this.state[Place.active]) : false,
      z: () => this.undo(), i: () => this.insert(), r: () => this.rotate(), s: () => this.choose(),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    return act ? act() : false;
  },
});
