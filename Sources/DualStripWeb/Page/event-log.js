// The list of recent events, the latest first.
class EventLog {
  static most = 300;

  constructor(list, plot) {
    this.list = list;
    this.plot = plot;
    this.panel = list.closest("[role=tabpanel]");
    this.waiting = [];
  }

  // event: null clears the list.
  add(event, desk) {
    if (!event) {
      this.waiting = [];
      this.list.replaceChildren();
      return;
    }
    this.note(event.time, EventText.of(event, thing => desk.name(thing)));
    this.plot.mark(event.time);
  }

  note(time, text, kind = "") {
    this.waiting.push({ time, text, kind });
    if (this.waiting.length > EventLog.most) this.waiting.shift();
  }

  // Adds the waiting events to the page, unless the list is hidden.
  flush() {
    if (!this.waiting.length || this.panel.hidden) return;
    for (const { time, text, kind } of this.waiting) {
      const item = document.createElement("li"), when = document.createElement("span");
      const what = document.createElement("bdi");
      when.textContent = seconds(time);
      what.textContent = text;
      item.className = kind;
      item.append(when, what);
      this.list.prepend(item);
    }
    this.waiting = [];
    while (this.list.childElementCount > EventLog.most) this.list.lastChild.remove();
  }
}
