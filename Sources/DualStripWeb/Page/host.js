// The host of the data: it answers the commit of a delete at once, late, or with a failure.
class Host {
  constructor() {
    this.delay = 0;
    this.fails = false;
    this.waiting = [];
  }

  get answersAtOnce() { return !this.delay && !this.fails; }

  // viewer: the one that asks, and gets the answer.
  asked(edit, time, viewer) { this.waiting.push({ edit, asked: time, viewer }); }

  get isAboutToAnswer() { return this.waiting.length > 0 && this.delay < Infinity; }

  // Returns the answers that are due under the current delay, in order.
  due(time) {
    const isDue = answer => answer.asked + this.delay <= time;
    const due = this.waiting.filter(isDue);
    this.waiting = this.waiting.filter(answer => !isDue(answer));
    const word = this.fails ? "fail" : "commit";
    return due.map(({ edit, asked, viewer }) => ({ edit, word, viewer, time: asked + this.delay }));
  }
}
