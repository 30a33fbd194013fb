// Shows what the device is for when the page opens: a finger drags the preview a little and lets it go back, and both
// strips follow.
//
// It drags a viewer of its own, so that the user's stays as it is. Whatever the user does ends it.
class Greeting {
  // When the finger comes, is there, turns back, is back, and has left, in milliseconds.
  static times = { start: 900, there: 1700, turn: 2000, back: 2700, end: 3100 };

  static get isWelcome() { return !Settings.isMotionReduced && !LinkText.inAddress; }

  constructor(stage, viewer) {
    this.stage = stage;
    this.viewer = viewer;
    const [left, top, width, height] = viewer.frame(2).state.subarray(Place.panes);
    this.from = [left + 0.75 * width, top + 0.6 * height];
    this.way = 0.55 * width;
    this.words = document.createElement("div");
    this.words.className = "invitation";
    this.words.textContent = "drag me";
    this.words.setAttribute("aria-hidden", "true");
    const leave = new AbortController();
    for (const event of ["pointerdown", "click", "keydown", "wheel", "drop"]) {
      addEventListener(event, () => this.end(), { capture: true, passive: true, signal: leave.signal });
    }
    this.leave = leave;
  }

  // Returns where the finger is, in points of the device.
  place(time) {
    const { start, there, turn, back } = Greeting.times;
    const eased = (from, to) => {
      const part = Math.max(0, Math.min(1, (time - from) / (to - from)));
      return part * part * (3 - 2 * part);
    };
    return [this.from[0] - this.way * (eased(start, there) - eased(turn, back)), this.from[1]];
  }

  // Draws a frame.
  show(stamp) {
    this.begun ??= stamp;
    const { viewer, stage } = this, { start, back, end } = Greeting.times, time = stamp - this.begun;
    if (time < start) return;
    if (time > end || !this.phase && time > back) return this.end();
    const [x, y] = this.place(time);
    if (this.phase === "down") viewer[time < back ? "move" : "up"](x, time);
    if (!this.phase) {
      viewer.down(0, x, time);
      stage.device.append(this.words);
      // They are about the user's viewer.
      document.body.classList.add("greeted");
    }
    this.phase = time < back ? "down" : "up";
    viewer.advance(time);
    stage.show(viewer.frame(2), false);
    stage.showFinger(time < back ? Touches.trail.map(late => this.place(Math.max(start, time - 1000 * late))) : []);
    this.words.style.transform = `translate(${x}px, ${y + 40}px) translate(-50%)`;
  }

  end() {
    if (this.isOver) return;
    this.isOver = true;
    this.leave.abort();
    this.words.remove();
    document.body.classList.remove("greeted");
    this.stage.showFinger([]);
    this.viewer.release();
  }
}
