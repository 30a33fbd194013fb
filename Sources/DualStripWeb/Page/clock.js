// The time of a desk, in milliseconds. It follows the page's time while the desk is shown, more
// slowly or not at all.
class Clock {
  // tempo: the speed, and whether time is paused; all desks share it.
  constructor(tempo) {
    this.tempo = tempo;
    this.start();
  }

  // Time runs at normal speed while a hand touches the device; only motions are slowed down.
  get speed() { return this.isTouched ? 1 : this.tempo.speed; }

  get isPaused() { return this.tempo.isPaused; }

  start() {
    this.isTouched = false;
    this.time = 0;
    this.stamp = null;
  }

  // Advances the time; called for each frame that the page draws.
  tick(stamp) {
    // After the page was hidden, continue from the same place.
    if (this.stamp !== null && !this.isPaused) {
      this.time += Math.max(0, Math.min(stamp - this.stamp, 250)) * this.speed;
    }
    this.stamp = stamp;
    return this.time;
  }

  // Returns the desk's time of an event, given its time stamp.
  at(stamp) {
    if (this.isPaused || this.stamp === null) return this.time;
    return this.time + Math.max(0, Math.min(stamp - this.stamp, 250)) * this.speed;
  }

  step(milliseconds) { this.time += milliseconds; }
}
