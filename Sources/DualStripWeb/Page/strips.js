// The indices of the strips' own numbers in a state.
const Live = {
  preview: 20, thumbnails: 21, index: 26, count: 27, isStill: 28, selected: 29, undos: 30, redos: 31,
};

// The two strips. They record all inputs as the lines of a session.
class Strips extends Viewer {
  static words = {
    down: 0, move: 1, up: 2, cancelTouch: 3, focus: 4, tap: 5, bounds: 6, commits: 7, delete: 8, insert: 9,
    replace: 11, aspect: 12, commit: 13, fail: 14, cancel: 15, step: 16, wheel: 17, key: 18,
    select: 20, undo: 21, redo: 22, turn: 23, lift: 24, carry: 25, drop: 26, cancelLift: 27,
  };

  static answers = new Set(["commit", "fail", "cancel"]);

  // document: size, insets, isRightToLeft, active, settings (null, or the numbers of all settings
  // and the fields of a session's header; without numbers, motion is reduced), and stretches of
  // pages: the first number, the count, their aspect.
  constructor(doors, document) {
    const { size, insets, isRightToLeft, active, settings, stretches } = document;
    super(doors, [
      ...size, ...insets, isRightToLeft ? 1 : 0, active, settings ? settings.numbers ? 1 : 2 : 0,
      ...settings?.numbers ?? [],
      ...stretches.flat(),
    ]);
    this.document = document;
    this.lines = [];
  }

  // The inputs so far, as `dualstrip session` accepts them.
  get session() { return [Strips.header(this.document), ...this.lines].join("\n") + "\n"; }

  static mostLines = 150000;

  static header({ size, insets, isRightToLeft, active, settings, stretches }) {
    const [[first, count, aspect] = [1, 0, 0.7071]] = stretches;
    let pages = stretches.length < 2 && first === 1 && aspect === 0.7071 ? count : null;
    pages ??= stretches.flatMap(([first, count, aspect]) =>
      Array.from({ length: count }, (_, k) => [`p${first + k}`, aspect]));
    return JSON.stringify({
      session: 1, bounds: size, insets, pages, direction: isRightToLeft ? "rtl" : "ltr",
      ...active ? { active: `p${active}` } : {}, ...settings?.fields ?? {},
    });
  }

  // Other strips that get the same inputs at the same times, and what is called with their events. The host answers each
  // of the two.
  follower = null;
  followed() {}

  release() {
    this.follower?.release();
    super.release();
  }

  advance(time) {
    if (this.follower) this.followed(this.follower.advance(time));
    return super.advance(time);
  }

  do(word, numbers, time, line) {
    if (this.follower && !Strips.answers.has(word)) {
      this.followed(this.follower.input(Strips.words[word], numbers, time));
    }
    const events = this.input(Strips.words[word], numbers, time);
    // A scenario would leave out further inputs, too.
    if (this.lines.length < Strips.mostLines) this.lines.push(JSON.stringify({ time: this.now, ...line }));
    return events;
  }

  // Returns the page at an index, or 0; and the index of a page, or -1.
  at(index) { return this.doors.exports.pageAt(this.handle, index); }

  index(page) { return this.doors.exports.indexOf(this.handle, page); }

  static pane(pane) { return pane ? "thumbnails" : "preview"; }

  down(pane, x, time) {
    return this.do("down", [pane, x], time, { touch: "down", pane: Strips.pane(pane), x });
  }

  move(x, time) { return this.do("move", [x], time, { touch: "move", x }); }

  up(x, time) { return this.do("up", [x], time, { touch: "up", x }); }

  cancelTouch(time) { return this.do("cancelTouch", [], time, { touch: "cancel" }); }

  focus(page, animated, time) {
    return this.do("focus", [page, animated ? 1 : 0], time, { focus: `p${page}`, animated });
  }

  step(pane, count, time) {
    return this.do("step", [pane, count], time, { step: count, pane: Strips.pane(pane) });
  }

  // hasLines: Whether the distances are lines instead of points.
  wheel(pane, dx, dy, hasLines, time) {
    const unit = hasLines ? { unit: "lines" } : {};
    return this.do("wheel", [pane, dx, dy, hasLines ? 1 : 0], time,
      { wheel: [dx, dy], pane: Strips.pane(pane), ...unit });
  }

  static keys = ["left", "right", "up", "down", "page-up", "page-down", "home", "end", "delete", "escape", "a", "z"];

  static modifiers = ["shift", "alt", "command"];

  // modifiers: which of them are held.
  key(key, time, modifiers = []) {
    const bits = modifiers.reduce((sum, name) => sum + 2 ** Strips.modifiers.indexOf(name), 0);
    return this.do("key", [Strips.keys.indexOf(key), bits], time, { key, ...modifiers.length ? { modifiers } : {} });
  }

  static choices = ["only", "toggle", "to", "all", "none"];

  select(how, page, time) {
    return this.do("select", [Strips.choices.indexOf(how), page], time,
      { select: how, ...page ? { page: `p${page}` } : {} });
  }

  // Returns the selected pages in order.
  get selected() {
    const { selectedFrom, selectedCount } = this.doors.exports, pages = [];
    for (let row = 0, first; (first = selectedFrom(this.handle, row)); row++) {
      const start = this.index(first), count = selectedCount(this.handle, row);
      for (let k = 0; k < count; k++) pages.push(this.at(start + k));
    }
    return pages;
  }

  tap(x, y, time) { return this.do("tap", [x, y], time, { tap: [x, y] }); }

  // Points are in the coordinates of the strip.
  lift(x, y, time) { return this.do("lift", [x, y], time, { lift: [x, y] }); }

  carry(x, y, time) { return this.do("carry", [x, y], time, { carry: [x, y] }); }

  drop(time) { return this.do("drop", [], time, { drop: true }); }

  cancelLift(time) { return this.do("cancelLift", [], time, { "cancel-lift": true }); }

  resize(size, insets, over, time) {
    return this.do("bounds", [...size, ...insets, over], time, { bounds: size, insets, over });
  }

  commits(byHost, time) {
    return this.do("commits", [byHost ? 1 : 0], time, { commits: byHost ? "by-host" : "at-once" });
  }

  delete(pages, time) { return this.do("delete", pages, time, { delete: Strips.names(pages) }); }

  // destination: "first", "last", or ["before" | "after", a page].
  insert(pages, destination, time) {
    const stretches = pages.flatMap(({ page, aspect }) => [page, 1, aspect]);
    const named = pages.map(({ page, aspect }) => [`p${page}`, aspect]);
    return this.do("insert", [...Strips.place(destination), ...stretches], time,
      { insert: named, ...Strips.placeFields(destination) });
  }

  turn(pages, quarters, time) {
    return this.do("turn", [quarters, ...pages], time, { turn: Strips.names(pages), quarters });
  }

  replace(pages, time) {
    return this.do("replace", pages.flatMap(({ page, aspect }) => [page, 1, aspect]), time,
      { replace: pages.map(({ page, aspect }) => [`p${page}`, aspect]), "by-host": true });
  }

  // word: "undo" or "redo". The line names the edit, for the host's answer.
  change(word, time) { return this.do(word, [], time, { [word]: true }); }

  aspect(page, aspect, time) { return this.do("aspect", [page, aspect], time, { page: `p${page}`, aspect }); }

  // Passes on the host's answer for an edit, by its number: commit, fail or cancel.
  answer(word, edit, time) { return this.do(word, [edit], time, { [word]: edit }); }

  static names(pages) { return pages.map(page => `p${page}`); }

  static place(destination) {
    if (destination === "first") return [0, 0];
    if (destination === "last") return [1, 0];
    return [destination[0] === "before" ? 2 : 3, destination[1]];
  }

  static placeFields(destination) {
    return typeof destination === "string"
      ? { at: destination } : { [destination[0]]: `p${destination[1]}` };
  }
}
