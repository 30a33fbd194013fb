// A viewer in a module: inputs go in with their times, events come out, and frames can be read.
class Viewer {
  constructor(doors, given) {
    this.doors = doors;
    doors.give(given);
    this.handle = doors.exports.make();
    if (!this.handle) throw new Error("these pages cannot be a document");
    // The viewer's time, in milliseconds: it never goes back.
    this.now = 0;
  }

  release() { this.doors.exports.release(this.handle); }

  advance(time) {
    this.now = Math.max(this.now, time);
    return this.events(this.doors.exports.advance(this.handle, this.now));
  }

  input(word, numbers, time) {
    this.now = Math.max(this.now, time);
    this.doors.give([word, ...numbers]);
    return this.events(this.doors.exports.input(this.handle, this.now));
  }

  // Returns the last call's events, each with its kind, time and details.
  events(count) {
    const told = this.doors.told(count), events = [];
    for (let place = 0; place < count; place += told[place] + 1) {
      const [kind, time, ...rest] = told.slice(place + 1, place + 1 + told[place]);
      events.push({ kind, time, rest });
    }
    return events;
  }

  frame(paneCount) {
    // Copy the numbers: the module's memory changes with its next call.
    const told = this.doors.told(this.doors.exports.frame(this.handle)).slice();
    const state = told.subarray(1, 1 + told[0]), panes = [];
    let place = 1 + told[0];
    for (let pane = 0; pane < paneCount; pane++) {
      const count = told[place] * Viewer.cellNumbers;
      panes.push(told.subarray(place + 1, place + 1 + count));
      place += 1 + count;
    }
    return { state, panes, cellNumbers: Viewer.cellNumbers };
  }

  static cellNumbers = 18;
}
