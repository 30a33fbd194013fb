// The host of the data: it answers a delete's commit at once, late, or with a failure.
class Host {
  constructor() {
    this.delay = 0;
    this.fails = false;
    this.waiting = [];
  }

  get answersAtOnce() { return !this.delay && !this.fails; }

  asked(edit, time) {
    this.waiting.push({ edit, time: time + this.delay, word: this.fails ? "fail" : "commit" });
  }

  // What falls due, in order.
  due(time) {
    const due = this.waiting.filter(answer => answer.time <= time).sort((a, b) => a.time - b.time);
    this.waiting = this.waiting.filter(answer => answer.time > time);
    return due;
  }
}
