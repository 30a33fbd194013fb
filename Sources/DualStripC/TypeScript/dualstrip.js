// The model of a document viewer with two coupled strips, for browsers and Node: a module around dualstrip.wasm.
//
// dualstrip.d.ts documents the interface. Numbers are where dualstrip.h has them; a test compares both.

export const Pane = { preview: 0, thumbnails: 1 };
export const Direction = { leftToRight: 0, rightToLeft: 1 };
export const Place = { first: 0, last: 1, before: 2, after: 3 };
export const Reveal = { nearest: 0, center: 1 };
export const Select = { only: 0, toggle: 1, upTo: 2, all: 3, none: 4 };
export const Key = {
  left: 0, right: 1, up: 2, down: 3, pageUp: 4, pageDown: 5, home: 6, end: 7, delete: 8, escape: 9, a: 10, z: 11,
};
export const Modifier = { shift: 1, alt: 2, command: 4 };
export const Unit = { points: 0, notches: 1, lines: 2 };
export const WheelPhase = { none: 0, began: 1, changed: 2, ended: 3, momentum: 4 };
export const Driver = { none: 0, preview: 1, thumbnails: 2, program: 3 };
export const Phase = { idle: 0, dragging: 1, settling: 2, focusing: 3 };
export const Cause = {
  dragPreview: 0, dragThumbnails: 1, settlePreview: 2, settleThumbnails: 3, focus: 4, delete: 5, insert: 6, move: 7,
  replace: 8,
};
export const Reason = {
  nothing: 0, unknownPage: 1, beingDeleted: 2, duplicate: 3, alreadyThere: 4, relativeToItself: 5, invalidAspect: 6,
  notWaiting: 7, tooLate: 8, tooManyWaiting: 9, missing: 10, nothingToUndo: 11, nothingToRedo: 12, invalidTurn: 13,
};
export const LiftRefusal = { noPage: 0, carrying: 1, resizing: 2 };
export const Say = { page: 0, count: 1, deleted: 2, restored: 3, refused: 4 };
export const EventKind = {
  activePageChanged: 0, indexChanged: 1, settled: 2, driverChanged: 3, editAccepted: 4, commitRequested: 5,
  committed: 6, commitFailed: 7, editCancelled: 8, editRefused: 9, focusFinished: 10, focusCancelled: 11, resized: 12,
  sizeIgnored: 13, stepIgnored: 14, stepRefused: 15, announced: 16, selectionChanged: 17, undone: 18, redone: 19,
  restoreRequested: 20, restored: 21, restoreFailed: 22, lifted: 23, liftRefused: 24, dropped: 25, liftCancelled: 26,
};
export const Status = { ok: 0, noViewer: 1, null: 2, wrongSize: 3, invalid: 4, refused: 5, noRoom: 6, noMemory: 7 };

export const ticksPerMillisecond = 705600;

// A structure's fields in order: u and i are integers of so many bytes, f a number, p an address.
export class Structure {
  constructor(fields) {
    this.fields = {};
    let place = 0;
    for (const field of fields.trim().split(/\s+/)) {
      const [name, type] = field.split(":");
      const size = Number(type[1]);
      place = Math.ceil(place / size) * size;
      this.fields[name] = { place, type };
      place += size;
    }
    this.size = Math.ceil(place / 8) * 8;
  }

  read(view, at, name) {
    const { place, type } = this.fields[name];
    switch (type) {
      case "f8": return view.getFloat64(at + place, true);
      case "i4": return view.getInt32(at + place, true);
      case "u4": case "p4": return view.getUint32(at + place, true);
      case "i8": return Number(view.getBigInt64(at + place, true));
      default: return Number(view.getBigUint64(at + place, true));
    }
  }

  // All fields by their names.
  all(view, at) {
    return Object.fromEntries(Object.keys(this.fields).map(name => [name, this.read(view, at, name)]));
  }

  write(view, at, values) {
    for (const name in values) {
      const { place, type } = this.fields[name], value = values[name];
      switch (type) {
        case "f8": view.setFloat64(at + place, value, true); break;
        case "i4": view.setInt32(at + place, value, true); break;
        case "u4": case "p4": view.setUint32(at + place, value, true); break;
        default: view.setBigInt64(at + place, BigInt(value), true);
      }
    }
  }
}

export const structures = {
  page: new Structure("id:u8 aspect:f8 quarterTurns:i8"),
  setting: new Structure("name:p4 nameLength:u4 word:p4 wordLength:u4 first:f8 second:f8"),
  options: new Structure(
    "size:u4 direction:i4 width:f8 height:f8 top:f8 left:f8 bottom:f8 right:f8 activePage:u8 firstEdit:i8"
    + " settings:p4 settingCount:u4"),
  wheelEvent: new Structure("size:u4 pane:i4 dx:f8 dy:f8 unit:i4 phase:i4"),
  frame: new Structure(
    "size:u4 cellSize:u4 time:i8 width:f8 height:f8 previewX:f8 previewY:f8 previewWidth:f8 previewHeight:f8"
    + " thumbnailsX:f8 thumbnailsY:f8 thumbnailsWidth:f8 thumbnailsHeight:f8 position:f8 previewPosition:f8"
    + " previewOffset:f8 previewVelocity:f8 thumbnailsPosition:f8 thumbnailsOffset:f8 thumbnailsVelocity:f8"
    + " syncError:f8 syncDistance:f8 activePage:u8 targetPage:u8 activeIndex:i8 count:i8 selectionCount:i8 undoDepth:i8"
    + " redoDepth:i8 nextEdit:i8 driver:i4 phase:i4 isSettled:i4 isEditing:i4 isResizing:i4 needsFrames:i4"
    + " previewCount:u8 thumbnailsCount:u8"),
  cell: new Structure(
    "page:u8 index:i8 x:f8 y:f8 width:f8 height:f8 imageX:f8 imageY:f8 imageWidth:f8 imageHeight:f8 imageShift:f8"
    + " scale:f8 angle:f8 alpha:f8 z:f8 extra:f8 isSelected:i4 pile:i4"),
  event: new Structure(
    "kind:i4 cause:i4 reason:i4 driver:i4 driverBefore:i4 pane:i4 say:i4 numberCount:u4 time:i8 page:u8 from:u8"
    + " index:i8 count:i8 changed:i8 edit:i8 by:i8 width:f8 height:f8"),
};

const { previewCount: { place: previewCount }, thumbnailsCount: { place: thumbnailsCount } } = structures.frame.fields;

// The name of a setting as scenarios have it.
export const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

// A number of a page or an edit, or a count.
export function whole(number) {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a whole number`);
  return BigInt(number);
}

export class DualStripError extends Error {
  constructor(status, words) {
    super(words);
    this.name = "DualStripError";
    this.status = status;
  }
}

export class DualStrip {
  // source: the bytes of dualstrip.wasm, its address, or a compiled module.
  static async load(source) {
    let module = source;
    if (typeof source === "string" || source instanceof URL) {
      const answer = await fetch(source);
      if (!answer.ok) throw new Error(`${source}: ${answer.status} ${answer.statusText}`);
      module = await answer.arrayBuffer();
    }
    if (!(module instanceof WebAssembly.Module)) module = await WebAssembly.compile(module);
    return new DualStrip((await WebAssembly.instantiate(module, {})).exports);
  }

  constructor(doors) {
    this.doors = doors;
    this.result = this.room(8);
    this.counts = this.room(8);
  }

  viewer({
    pages, size, insets = [0, 0, 0, 0], direction = Direction.leftToRight, activePage = 0, firstEdit = 1,
    settings = {},
  }) {
    const [width, height] = size, [top, left, bottom, right] = insets;
    const { options } = structures;
    this.settings(settings, (place, settingCount) => this.pages(pages, (first, count) =>
      this.lend(options.size, given => {
        options.write(this.view, given, {
          size: options.size, direction, width, height, top, left, bottom, right, activePage, firstEdit,
          settings: place, settingCount,
        });
        this.check(this.doors.ds_make(given, first, count, this.result));
      })));
    return new Viewer(this, this.view.getBigUint64(this.result, true));
  }

  restore(bytes) {
    this.lend(bytes.length, place => {
      new Uint8Array(this.doors.memory.buffer, place, bytes.length).set(bytes);
      this.check(this.doors.ds_restore(place, bytes.length, this.result));
    });
    return new Viewer(this, this.view.getBigUint64(this.result, true));
  }

  // Memory moves when it grows, so a view of it is made anew then.
  get view() {
    const { buffer } = this.doors.memory;
    if (this.seen?.buffer !== buffer) this.seen = new DataView(buffer);
    return this.seen;
  }

  // Returns the address of new memory; give it back with `doors.free`.
  room(bytes) {
    // The lowest bytes of the stack take the address.
    const result = 16;
    if (this.doors.posix_memalign(result, 16, Math.max(bytes, 16))) throw new RangeError("there is no memory left");
    return this.view.getUint32(result, true);
  }

  check(status) {
    if (status === Status.ok) return;
    const words = this.room(512), length = this.doors.ds_message(words, 512);
    const text = new TextDecoder().decode(new Uint8Array(this.doors.memory.buffer, words, length));
    this.doors.free(words);
    throw new DualStripError(status, text);
  }

  // Lends memory to a call.
  lend(bytes, call) {
    const place = this.room(bytes);
    try {
      return call(place);
    } finally {
      this.doors.free(place);
    }
  }

  pages(pages, call) {
    return this.lend(pages.length * structures.page.size, place => {
      pages.forEach(({ id, aspect, quarterTurns = 0 }, k) => structures.page.write(
        this.view, place + k * structures.page.size, { id: whole(id), aspect, quarterTurns: whole(quarterTurns) }));
      return call(place, pages.length);
    });
  }

  numbers(numbers, call) {
    return this.lend(numbers.length * 8, place => {
      numbers.forEach((number, k) => this.view.setBigUint64(place + 8 * k, whole(number), true));
      return call(place, numbers.length);
    });
  }

  settings(settings, call) {
    const encoder = new TextEncoder(), entries = Object.entries(settings), size = structures.setting.size;
    const texts = entries.map(([name, value]) => [
      encoder.encode(kebab(name)),
      encoder.encode(typeof value === "string" ? value : ""),
    ]);
    const bytes = texts.flat().reduce((sum, text) => sum + text.length, 0);
    return this.lend(entries.length * size + bytes, place => {
      let end = place + entries.length * size;
      const put = text => {
        new Uint8Array(this.doors.memory.buffer, end, text.length).set(text);
        end += text.length;
        return end - text.length;
      };
      entries.forEach(([, value], k) => {
        const [first = 0, second = 0] = typeof value === "string" ? [] : [value].flat();
        const [name, word] = texts[k];
        structures.setting.write(this.view, place + k * size, {
          name: put(name), nameLength: name.length, word: put(word), wordLength: word.length, first, second,
        });
      });
      return call(place, entries.length);
    });
  }
}

// The visible cells of a pane, in memory that the viewer's next frame overwrites.
export class Cells {
  static numbers = structures.cell.size / 8;

  constructor(strips) {
    this.strips = strips;
    this.place = this.room = this.count = 0;
  }

  // Makes room for so many cells.
  grow(room) {
    const place = this.strips.room(room * structures.cell.size);
    this.strips.doors.free(this.place);
    [this.place, this.room] = [place, room];
  }

  release() {
    this.strips.doors.free(this.place);
    this.place = this.room = this.count = 0;
  }

  // All numbers, Cells.numbers for each cell; from its third on they are the fields from `x` to `extra`.
  get array() {
    return new Float64Array(this.strips.doors.memory.buffer, this.place, this.count * Cells.numbers);
  }

  at(index) {
    if (!(index >= 0 && index < this.count)) throw new RangeError(`there is no cell ${index} of ${this.count}`);
    return structures.cell.all(this.strips.view, this.place + index * structures.cell.size);
  }

  *[Symbol.iterator]() { for (let k = 0; k < this.count; k++) yield this.at(k); }
}

// What a viewer or a gallery shows: the fields of a structure.
export class Shown {
  constructor(owner) { this.owner = owner; }

  get time() { return this.read("time") / ticksPerMillisecond; }

  read(name) {
    const { handle, strips, state } = this.owner;
    if (!handle) throw new Error(`the ${this.constructor.of} of this frame is released`);
    return this.constructor.structure.read(strips.view, state, name);
  }

  // Gives a kind of frame its fields.
  static have(structure, of, ...others) {
    Object.assign(this, { structure, of });
    for (const name of Object.keys(structure.fields)) {
      if (["time", ...others].includes(name)) continue;
      const isFlag = name.startsWith("is") || name === "needsFrames";
      Object.defineProperty(this.prototype, name, {
        get() { return isFlag ? this.read(name) !== 0 : this.read(name); },
      });
    }
  }
}

export class Frame extends Shown {
  constructor(viewer) {
    super(viewer);
    this.preview = new Cells(viewer.strips);
    this.thumbnails = new Cells(viewer.strips);
  }

  static { this.have(structures.frame, "viewer", "size", "cellSize"); }
}

// What the module holds until it is released.
export class Held {
  constructor(strips) {
    this.strips = strips;
    this.untaken = [];
    this.handle = 0n;
    this.state = 0;
  }

  // Calls a function that takes a time in milliseconds.
  call(name, time, ...rest) {
    const { doors } = this.strips;
    this.strips.check(doors[name](this.handle, doors.ds_milliseconds(time), ...rest));
  }

  deadline(name) {
    this.strips.check(this.strips.doors[name](this.handle, this.strips.result));
    const ticks = this.strips.view.getBigInt64(this.strips.result, true);
    return ticks === 2n ** 63n - 1n ? null : Number(ticks) / ticksPerMillisecond;
  }

  // Events that a loop leaves early remain for the next call.
  *take() {
    while (this.untaken.length || this.poll()) yield this.untaken.shift();
  }

  // Reads a whole number.
  read(name, ...rest) {
    this.strips.check(this.strips.doors[name](this.handle, ...rest, this.strips.result));
    return Number(this.strips.view.getBigInt64(this.strips.result, true));
  }

  list(name, ...rest) {
    return this.copied(name, 8, (place, count) => Array.from(
      { length: count }, (_, k) => Number(this.strips.view.getBigUint64(place + 8 * k, true))), ...rest);
  }

  // Lets a function copy a list into lent memory, as much of it as needed, and returns what is read from there.
  copied(name, size, read, ...rest) {
    const { strips } = this;
    for (let room = 0; ;) {
      const list = strips.lend(room * size, place => {
        const status = strips.doors[name](this.handle, ...rest, place, room, strips.counts);
        const count = strips.view.getUint32(strips.counts, true);
        if (status === Status.noRoom) {
          room = count;
          return null;
        }
        strips.check(status);
        return read(place, count);
      });
      if (list) return list;
    }
  }
}

export class Viewer extends Held {
  constructor(strips, handle) {
    super(strips);
    this.handle = handle;
    this.shown = new Frame(this);
    try {
      this.state = strips.room(structures.frame.size);
      this.shown.preview.grow(8);
      this.shown.thumbnails.grow(64);
    } catch (error) {
      this.release();
      throw error;
    }
    structures.frame.write(strips.view, this.state, {
      size: structures.frame.size, cellSize: structures.cell.size,
    });
  }

  // Releases the viewer and its memory; releasing it again does nothing.
  release() {
    if (!this.handle) return;
    this.strips.doors.ds_release(this.handle);
    this.strips.doors.free(this.state);
    this.shown.preview.release();
    this.shown.thumbnails.release();
    this.handle = 0n;
  }

  advance(time) { this.call("ds_advance", time); }

  get nextDeadline() { return this.deadline("ds_next_deadline"); }

  // Hands

  fingerDown(time, pane, x, y, isMouse = false) { this.call("ds_finger_down", time, pane, x, y, isMouse ? 1 : 0); }

  fingerMoved(time, x, y) { this.call("ds_finger_moved", time, x, y); }

  fingerUp(time, x, y) { this.call("ds_finger_up", time, x, y); }

  fingerCancelled(time) { this.call("ds_finger_cancelled", time); }

  touchBegan(time, pane) { this.call("ds_touch_began", time, pane); }

  dragMoved(time, pane, distance) { this.call("ds_drag_moved", time, pane, distance); }

  touchEnded(time, pane, velocity = 0) { this.call("ds_touch_ended", time, pane, velocity); }

  touchCancelled(time, pane) { this.call("ds_touch_cancelled", time, pane); }

  wheel(time, pane, { dx = 0, dy = 0, unit = Unit.points, phase = WheelPhase.none }) {
    const { wheelEvent } = structures;
    this.strips.lend(wheelEvent.size, place => {
      wheelEvent.write(this.strips.view, place, { size: wheelEvent.size, pane, dx, dy, unit, phase });
      this.call("ds_wheel", time, place);
    });
  }

  key(time, key, modifiers = 0) { this.call("ds_key", time, key, modifiers); }

  tapThumbnails(time, x, y) { this.call("ds_tap_thumbnails", time, x, y); }

  lift(time, x, y) { this.call("ds_lift", time, x, y); }

  carry(time, x, y) { this.call("ds_carry", time, x, y); }

  drop(time) { this.call("ds_drop", time); }

  cancelLift(time) { this.call("ds_cancel_lift", time); }

  // The app

  focus(time, page, isAnimated = true) { this.call("ds_focus", time, whole(page), isAnimated ? 1 : 0); }

  step(time, pane, pages) { this.call("ds_step", time, pane, whole(pages)); }

  reveal(time, how = Reveal.nearest) { this.call("ds_reveal", time, how); }

  select(time, what, page = 0) { this.call("ds_select", time, what, whole(page)); }

  resize(time, [width, height], [top = 0, left = 0, bottom = 0, right = 0] = [], duration = 0) {
    this.strips.lend(32, place => {
      [top, left, bottom, right].forEach((inset, k) => this.strips.view.setFloat64(place + 8 * k, inset, true));
      this.call("ds_resize", time, width, height, place, this.strips.doors.ds_milliseconds(duration));
    });
  }

  setCommits(time, isByHost) { this.call("ds_set_commits", time, isByHost ? 1 : 0); }

  // Edits

  delete(time, pages, isByHost = false) {
    return this.edit("ds_delete", time, call => this.strips.numbers(pages, call), isByHost ? 1 : 0);
  }

  insert(time, pages, place = Place.last, beside = 0, isByHost = false) {
    return this.edit(
      "ds_insert", time, call => this.strips.pages(pages, call), place, whole(beside), isByHost ? 1 : 0);
  }

  move(time, pages, place, beside = 0, isByHost = false) {
    return this.edit(
      "ds_move", time, call => this.strips.numbers(pages, call), place, whole(beside), isByHost ? 1 : 0);
  }

  arrange(time, pages, isByHost = false) {
    return this.edit("ds_arrange", time, call => this.strips.numbers(pages, call), isByHost ? 1 : 0);
  }

  turn(time, pages, quarters, isByHost = false) {
    return this.edit(
      "ds_turn", time, call => this.strips.numbers(pages, call), whole(quarters), isByHost ? 1 : 0);
  }

  replace(time, pages, isByHost = false) {
    this.strips.pages(pages, (place, count) => this.call("ds_replace", time, place, count, isByHost ? 1 : 0));
  }

  setAspect(time, page, aspect) { this.call("ds_set_aspect", time, whole(page), aspect); }

  commit(time, edit) { this.call("ds_commit", time, whole(edit)); }

  failCommit(time, edit) { this.call("ds_fail_commit", time, whole(edit)); }

  cancel(time, edit) { this.call("ds_cancel", time, whole(edit)); }

  undo(time) { return this.edit("ds_undo", time, call => call()); }

  redo(time) { return this.edit("ds_redo", time, call => call()); }

  edit(name, time, lend, ...rest) {
    lend((...list) => this.call(name, time, ...list, ...rest, this.strips.result));
    return Number(this.strips.view.getBigInt64(this.strips.result, true));
  }

  // Reading

  frame() {
    const { strips, state, shown: { preview, thumbnails } } = this;
    const status = strips.doors.ds_read_frame(
      this.handle, state, preview.place, preview.room, thumbnails.place, thumbnails.room);
    if (status !== Status.ok && status !== Status.noRoom) strips.check(status);
    const { view } = strips, counts = [previewCount, thumbnailsCount].map(at => view.getUint32(state + at, true));
    if (status === Status.noRoom) {
      if (counts[0] > preview.room) preview.grow(2 * counts[0]);
      if (counts[1] > thumbnails.room) thumbnails.grow(2 * counts[1]);
      return this.frame();
    }
    [preview.count, thumbnails.count] = counts;
    return this.shown;
  }

  events() { return this.take(); }

  // Moves events out of the library. Returns whether there were any.
  poll(room = 256) {
    const { strips } = this, { event } = structures, most = 64;
    const told = strips.lend(most * event.size + room * 8, place => {
      const numbers = place + most * event.size;
      const status = strips.doors.ds_poll_events(
        this.handle, place, event.size, most, numbers, room, strips.counts, strips.counts + 4);
      const [count, length] = [0, 4].map(at => strips.view.getUint32(strips.counts + at, true));
      if (status === Status.noRoom) return length;
      strips.check(status);
      let next = numbers;
      for (let k = 0; k < count; k++) {
        const { numberCount, width, height, ...rest } = event.all(strips.view, place + k * event.size);
        const list = Array.from({ length: numberCount }, (_, n) =>
          Number(strips.view.getBigUint64(next + 8 * n, true)));
        next += 8 * numberCount;
        this.untaken.push({ ...rest, time: rest.time / ticksPerMillisecond, size: [width, height], numbers: list });
      }
      return null;
    });
    return told === null ? this.untaken.length > 0 : this.poll(told);
  }

  pageAt(index) { return this.read("ds_page_at", whole(index)); }

  indexOf(page) { return this.read("ds_index_of", whole(page)); }

  hitTest(pane, x, y) { return this.read("ds_hit_test", pane, x, y); }

  get pages() { return this.list("ds_pages"); }

  get selectedPages() { return this.list("ds_selected_pages"); }

  // A setting in force.
  setting(name) {
    const { strips } = this, asked = new TextEncoder().encode(kebab(name));
    return strips.lend(asked.length + 16 + 64, place => {
      // Numbers lie at multiples of 8.
      const numbers = place + 64, text = numbers + 16;
      new Uint8Array(strips.doors.memory.buffer, text, asked.length).set(asked);
      strips.check(strips.doors.ds_read_setting(this.handle, text, asked.length, numbers, place, 64, strips.counts));
      const length = strips.view.getUint32(strips.counts, true);
      if (length) return new TextDecoder().decode(new Uint8Array(strips.doors.memory.buffer, place, length));
      const read = k => strips.view.getFloat64(numbers + 8 * k, true);
      return name === "aspectRange" ? [read(0), read(1)] : read(0);
    });
  }

  // The whole viewer as bytes.
  save() {
    return this.copied(
      "ds_save", 1, (place, count) => new Uint8Array(this.strips.doors.memory.buffer, place, count).slice());
  }
}
