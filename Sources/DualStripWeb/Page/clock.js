// The time of a desk, in milliseconds: it follows that of the page while the desk is shown, slower or not at all.
class Clock {
  // tempo: how fast, and whether at all: the same for all desks.
  constructor(tempo) {
    this.tempo = tempo;
    this.start();
  }

  // Hands are as fast as they are: only what runs by itself is slower.
  get speed() { return this.isTouched ? 1 : this.tempo.speed; }

  get isPaused() { return this.tempo.isPaused; }

  start() {
    this.isTouched = false;
    this.time = 0;
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
