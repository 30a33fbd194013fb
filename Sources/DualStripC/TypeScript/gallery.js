// A gallery, a viewer of one collection in one pane, for browsers and Node. Load gallery.wasm: dualstrip.wasm has none.
//
// gallery.d.ts documents the interface. Numbers are where dualstrip.h has them; a test compares both.
import { Direction, Held, Shown, Status, Structure, kebab, ticksPerMillisecond, whole } from "./dualstrip.js";

export const LayoutKind = { list: 0, flow: 1, columns: 2, quilt: 3, waterfall: 4, mosaic: 5, carousel: 6, pile: 7 };
export const Axis = { usual: 0, horizontal: 1, vertical: 2 };
export const Pin = { headers: 1, footers: 2 };
export const Side = { leading: 0, center: 1, trailing: 2 };
export const Anchor = { usual: 0, leading: 1, center: 2, trailing: 3 };
export const Style = { fade: 0, slideTop: 1, slideLeft: 2, slideBottom: 3, slideRight: 4, fall: 5, scale: 6 };
export const ChangeKind = {
  insert: 0, delete: 1, move: 2, reload: 3, insertSection: 4, deleteSection: 5, moveSection: 6, reloadSection: 7,
};
export const ItemPlace = { beforeItem: 0, afterItem: 1, atNumber: 2 };
export const ElementKind = { item: 0, header: 1, footer: 2, background: 3 };
export const UpdateRefusal = { unknown: 0, duplicate: 1, contradiction: 2 };
export const GalleryEventKind = {
  layoutChanged: 0, switchFinished: 1, switchCancelled: 2, updateApplied: 3, updateFinished: 4, updateCancelled: 5,
  updateRefused: 6, itemAppeared: 7, itemDisappeared: 8, itemMoved: 9, scrollSettled: 10, paneResized: 11,
  anchorLost: 12, itemMeasured: 13, itemUnknown: 14,
};

export const structures = {
  item: new Structure(
    "id:u8 width:f8 height:f8 top:f8 left:f8 bottom:f8 right:f8 blockWidth:i8 blockHeight:i8 span:i8 isEstimated:i8"),
  section: new Structure("id:u8 header:f8 footer:f8 items:p4 itemCount:u4"),
  parameter: new Structure(
    "name:p4 nameLength:u4 word:p4 wordLength:u4 first:f8 second:f8 third:f8 fourth:f8"),
  layout: new Structure("size:u4 kind:i4 axis:i4 pinned:u4 parameters:p4 parameterCount:u4"),
  galleryOptions: new Structure(
    "size:u4 direction:i4 width:f8 height:f8 top:f8 left:f8 bottom:f8 right:f8 appearing:i4 disappearing:i4"
    + " appearingNumber:f8 disappearingNumber:f8 updateAnchor:i4 switchAnchor:i4 boundsAnchor:i4 reducesMotion:i4"
    + " deceleration:f8 stiffness:f8"),
  change: new Structure(
    "kind:i4 place:i4 id:u8 beside:u8 sectionNumber:i8 itemNumber:i8 item:p4 section:p4"),
  galleryFrame: new Structure(
    "size:u4 elementSize:u4 time:i8 width:f8 height:f8 contentWidth:f8 contentHeight:f8 offsetX:f8 offsetY:f8"
    + " greatestOffsetX:f8 greatestOffsetY:f8 progress:f8 anchorDrift:f8 anchor:u8 sectionCount:i8 layout:i4 axis:i4"
    + " direction:i4 isSettled:i4 isSwitching:i4 isHeld:i4 isUpdating:i4 isResizing:i4 isTouched:i4 isIdle:i4"
    + " isOverscrolled:i4 needsFrames:i4 elementCount:u8"),
  element: new Structure(
    "id:u8 kind:i4 isLeaving:i4 section:i8 item:i8 row:i8 column:i8 x:f8 y:f8 width:f8 height:f8 scale:f8 angle:f8"
    + " alpha:f8 z:f8"),
  galleryEvent: new Structure("kind:i4 reason:i4 time:i8 id:u8 width:f8 height:f8"),
};

// How many numbers a parameter of a layout takes, if not one.
const numberCounts = { item: 2, block: 2, insets: 4 };

// Changes of the content, by the names of items and sections.
export const Change = {
  insert: (item, place) => ({ kind: ChangeKind.insert, id: item.id, item, ...placed(place) }),
  delete: id => ({ kind: ChangeKind.delete, id }),
  move: (id, place) => ({ kind: ChangeKind.move, id, ...placed(place) }),
  reload: (id, item) => ({ kind: ChangeKind.reload, id, item }),
  insertSection: (section, number) => ({ kind: ChangeKind.insertSection, id: section.id, section, sectionNumber: number }),
  deleteSection: id => ({ kind: ChangeKind.deleteSection, id }),
  moveSection: (id, number) => ({ kind: ChangeKind.moveSection, id, sectionNumber: number }),
  reloadSection: section => ({ kind: ChangeKind.reloadSection, id: section.id, section }),
};

function placed({ before, after, at }) {
  if ([before, after, at].filter(place => place !== undefined).length !== 1) {
    throw new TypeError("say one place: before, after or at");
  }
  if (before !== undefined) return { place: ItemPlace.beforeItem, beside: before };
  if (after !== undefined) return { place: ItemPlace.afterItem, beside: after };
  return { place: ItemPlace.atNumber, sectionNumber: at[0], itemNumber: at[1] };
}

// Memory that a call lends to the module, all of it until the call is over.
class Loan {
  constructor(strips) {
    this.strips = strips;
    this.places = [];
  }

  room(bytes) {
    const place = this.strips.room(bytes);
    this.places.push(place);
    return place;
  }

  put(structure, list) {
    const place = this.room(list.length * structure.size);
    list.forEach((values, k) => structure.write(this.strips.view, place + k * structure.size, values));
    return place;
  }

  text(string) {
    const bytes = new TextEncoder().encode(string), place = this.room(bytes.length);
    new Uint8Array(this.strips.doors.memory.buffer, place, bytes.length).set(bytes);
    return [place, bytes.length];
  }

  items(items) {
    return this.put(structures.item, items.map(({
      id, width = 0, height = 0, insets: [top, left, bottom, right] = [0, 0, 0, 0], block = [1, 1], span = 1,
      isEstimated = false,
    }) => ({
      id: whole(id), width, height, top, left, bottom, right, blockWidth: whole(block[0]), blockHeight: whole(block[1]),
      span: whole(span), isEstimated: isEstimated ? 1 : 0,
    })));
  }

  sections(sections) {
    return this.put(structures.section, sections.map(({ id, items = [], header = 0, footer = 0 }) => ({
      id: whole(id), header, footer, items: this.items(items), itemCount: items.length,
    })));
  }

  layout({ kind, axis = Axis.usual, pinned = 0, ...parameters }) {
    const list = Object.entries(parameters).map(([word, value]) => {
      const [name, nameLength] = this.text(kebab(word));
      const [text, wordLength] = this.text(typeof value === "string" ? value : "");
      const numbers = typeof value === "string" ? [] : [value].flat(), wanted = numberCounts[word] ?? 1;
      if (typeof value !== "string" && numbers.length !== wanted) {
        throw new TypeError(`the parameter ${word} takes ${wanted} numbers, not ${value}`);
      }
      const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
      return { name, nameLength, word: text, wordLength, first, second, third, fourth };
    });
    return this.put(structures.layout, [{
      size: structures.layout.size, kind, axis, pinned, parameters: this.put(structures.parameter, list),
      parameterCount: list.length,
    }]);
  }

  changes(changes) {
    return this.put(structures.change, changes.map(({
      kind, id, place = 0, beside = 0, sectionNumber = 0, itemNumber = 0, item, section,
    }) => ({
      kind, place, id: whole(id), beside: whole(beside), sectionNumber: whole(sectionNumber),
      itemNumber: whole(itemNumber), item: item ? this.items([item]) : 0, section: section ? this.sections([section]) : 0,
    })));
  }

  release() { this.places.forEach(place => this.strips.doors.free(place)); }
}

// What a gallery shows. Its next frame overwrites this one.
export class GalleryFrame extends Shown {
  // The visible elements, copied.
  get elements() {
    const { strips, place } = this.owner, { element } = structures;
    return Array.from({ length: this.elementCount }, (_, k) => element.all(strips.view, place + k * element.size));
  }

  static { this.have(structures.galleryFrame, "gallery", "size", "elementSize"); }
}

export class Gallery extends Held {
  constructor(strips, {
    sections, layout, size: [width, height], insets: [top, left, bottom, right] = [0, 0, 0, 0],
    direction = Direction.leftToRight, appearing = Style.fade, disappearing = Style.fade, updateAnchor = Anchor.usual,
    switchAnchor = Anchor.usual, boundsAnchor = Anchor.usual, reducesMotion = false, deceleration = 0, stiffness = 0,
  }) {
    if (!strips.doors.ds_gallery_make) throw new Error("dualstrip.wasm has no gallery: load gallery.wasm");
    const [appearance, appearingNumber = 0] = [appearing].flat(), [disappearance, disappearingNumber = 0] = [disappearing].flat();
    super(strips);
    this.room = this.place = 0;
    this.lend(loan => {
      const options = loan.put(structures.galleryOptions, [{
        size: structures.galleryOptions.size, direction, width, height, top, left, bottom, right, appearing: appearance,
        disappearing: disappearance, appearingNumber, disappearingNumber, updateAnchor, switchAnchor, boundsAnchor,
        reducesMotion: reducesMotion ? 1 : 0, deceleration, stiffness,
      }]);
      strips.check(strips.doors.ds_gallery_make(
        options, loan.layout(layout), loan.sections(sections), sections.length, strips.result));
    });
    this.handle = strips.view.getBigUint64(strips.result, true);
    this.shown = new GalleryFrame(this);
    try {
      this.state = strips.room(structures.galleryFrame.size);
      this.grow(64);
    } catch (error) {
      this.release();
      throw error;
    }
    structures.galleryFrame.write(strips.view, this.state, {
      size: structures.galleryFrame.size, elementSize: structures.element.size,
    });
  }

  // Releases the gallery and its memory; releasing it again does nothing.
  release() {
    if (!this.handle) return;
    this.strips.doors.ds_gallery_release(this.handle);
    this.strips.doors.free(this.state);
    this.strips.doors.free(this.place);
    this.handle = 0n;
  }

  grow(room) {
    const place = this.strips.room(room * structures.element.size);
    this.strips.doors.free(this.place);
    [this.place, this.room] = [place, room];
  }

  lend(call) {
    const loan = new Loan(this.strips);
    try {
      return call(loan);
    } finally {
      loan.release();
    }
  }

  ticks(milliseconds) { return this.strips.doors.ds_milliseconds(milliseconds); }

  advance(time) { this.call("ds_gallery_advance", time); }

  get nextDeadline() { return this.deadline("ds_gallery_next_deadline"); }

  // Scrolling

  touchBegan(time) { this.call("ds_gallery_touch_began", time); }

  dragMoved(time, dx, dy) { this.call("ds_gallery_drag_moved", time, dx, dy); }

  touchEnded(time, vx = 0, vy = 0) { this.call("ds_gallery_touch_ended", time, vx, vy); }

  touchCancelled(time) { this.call("ds_gallery_touch_cancelled", time); }

  scrollTo(time, item, side = Side.leading, isAnimated = true) {
    this.call("ds_gallery_scroll_to", time, whole(item), side, isAnimated ? 1 : 0);
  }

  scrollBy(time, points) { this.call("ds_gallery_scroll_by", time, points); }

  // Switches

  switch(time, layout, duration = 300) {
    this.lend(loan => this.call("ds_gallery_switch", time, loan.layout(layout), this.ticks(duration)));
  }

  holdSwitch(time, layout) { this.lend(loan => this.call("ds_gallery_hold_switch", time, loan.layout(layout))); }

  moveSwitch(time, progress, duration = 0) { this.call("ds_gallery_move_switch", time, progress, this.ticks(duration)); }

  finishSwitch(time, duration = 300) { this.call("ds_gallery_finish_switch", time, this.ticks(duration)); }

  takeBack(time, duration = 300) { this.call("ds_gallery_take_back", time, this.ticks(duration)); }

  // Content and pane

  update(time, changes, duration = 300) {
    this.lend(loan => this.call("ds_gallery_update", time, loan.changes(changes), changes.length, this.ticks(duration)));
  }

  // Sizes: an entry for each item, its number and its width and height.
  measure(time, sizes) {
    const items = [...sizes].map(([id, [width, height]]) => ({ id, width, height }));
    this.lend(loan => this.call("ds_gallery_measure", time, loan.items(items), items.length));
  }

  resize(time, [width, height], [top = 0, left = 0, bottom = 0, right = 0] = [], duration = 0) {
    this.lend(loan => {
      const insets = loan.room(32);
      [top, left, bottom, right].forEach((inset, k) => this.strips.view.setFloat64(insets + 8 * k, inset, true));
      this.call("ds_gallery_resize", time, width, height, insets, this.ticks(duration));
    });
  }

  setDirection(time, direction) { this.call("ds_gallery_set_direction", time, direction); }

  // Reading

  frame() {
    const { strips, state } = this;
    const status = strips.doors.ds_gallery_read_frame(this.handle, state, this.place, this.room);
    if (status === Status.noRoom) {
      this.grow(2 * this.shown.elementCount);
      return this.frame();
    }
    strips.check(status);
    return this.shown;
  }

  events() { return this.take(); }

  // Moves events out of the library. Returns whether there were any.
  poll() {
    const { strips } = this, { galleryEvent } = structures, most = 64;
    return this.lend(loan => {
      const place = loan.room(most * galleryEvent.size);
      strips.check(strips.doors.ds_gallery_poll_events(this.handle, place, galleryEvent.size, most, strips.counts));
      const count = strips.view.getUint32(strips.counts, true);
      for (let k = 0; k < count; k++) {
        const { width, height, time, ...rest } = galleryEvent.all(strips.view, place + k * galleryEvent.size);
        this.untaken.push({ ...rest, time: time / ticksPerMillisecond, size: [width, height] });
      }
      return count > 0;
    });
  }

  hitTest(x, y) { return this.read("ds_gallery_hit_test", x, y); }

  // How an item is drawn, in view or not; null if there is no such item.
  find(item) {
    const { strips } = this, { element } = structures;
    return this.lend(loan => {
      const place = loan.room(element.size);
      const status = strips.doors.ds_gallery_find(this.handle, whole(item), place, element.size);
      if (status === Status.invalid) return null;
      strips.check(status);
      return element.all(strips.view, place);
    });
  }

  items(section) { return this.list("ds_gallery_items", whole(section)); }
}
