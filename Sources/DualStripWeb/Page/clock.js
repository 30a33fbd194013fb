// The time of the model, in milliseconds: it follows that of the page, slower or not at all.
class Clock {
  constructor() {
    this.time = 0;
    this.speed = 1;
    this.isPaused = false;
    this.stamp = null;
  }

  // The page draws at a time of its own.
  tick(stamp) {
    // Who looked away for a while goes on where he was.
    if (this.stamp !== null && !this.isPaused) {
      this.time += Math.max(0, Math.min(stamp - this.stamp, 250)) * this.speed;
    }
    this.stamp = stamp;
    return this.time;
  }

  // When something happened that the page says happened then.
  at(stamp) {
    if (this.isPaused || this.stamp === null) return this.time;
    return this.time + Math.max(0, Math.min(stamp - this.stamp, 250)) * this.speed;
  }

  step(milliseconds) { this.time += milliseconds; }
}
