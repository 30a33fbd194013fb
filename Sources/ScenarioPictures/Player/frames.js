"use strict";

// The indices of the numbers in a state: those of the viewer, of each of two panes, and of what the
// viewer is doing. Lengths are in points, positions in pages; pages and other things are numbered
// from 1.
const Place = {
  width: 0, height: 1, panes: 2, paneNumbers: 6, offsetX: 4, offsetY: 5,
  position: 14, active: 15, target: 16, driver: 17, phase: 18, doing: 19,
  progress: 14, layout: 15, change: 19,
};

// Decodes the frames of a run: each stores only its differences from the one before.
class Frames {
  // Into how many parts the unit of each number of a state and of a cell is divided.
  static stateParts = [...Array(14).fill(100), 10000, 1, 1, 1, 1, 1];
  static cellParts = [1, 100, 100, 100, 100, 100, 1000, 10000, 1, 100, 1];

  constructor(text, count, paneCount) {
    const characters = atob(text);
    this.bytes = new Uint8Array(characters.length);
    for (let k = 0; k < characters.length; k++) this.bytes[k] = characters.charCodeAt(k);
    this.place = 0;
    this.paneCount = paneCount;
    this.states = [];
    // For each frame, the index of the state that it shows.
    this.numbers = new Uint32Array(count);
    let frame = 0;
    const places = [new Map(), new Map()];
    let state = new Float64Array(Frames.stateParts.length);
    while (frame < count && this.place < this.bytes.length) {
      state = this.readState(state);
      const panes = [];
      for (let pane = 0; pane < paneCount; pane++) panes.push(this.readCells(places[pane]));
      this.states.push({ state: state.map((n, k) => n / Frames.stateParts[k]), panes });
      for (let left = this.whole() + 1; left > 0 && frame < count; left--) {
        this.numbers[frame++] = this.states.length - 1;
      }
    }
    this.bytes = null;
  }

  // After the last frame, nothing moves any more.
  at(frame) { return this.states[this.numbers[Math.min(frame, this.numbers.length - 1)]]; }

  // The size that every frame fits into.
  get most() {
    const greatest = place => this.states.reduce((most, { state }) => Math.max(most, state[place]), 1);
    return { width: greatest(Place.width), height: greatest(Place.height) };
  }

  // Reads a whole number: seven bits in each byte, the lowest first.
  whole() {
    let value = 0, factor = 1, byte;
    do {
      byte = this.bytes[this.place++];
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  }

  // Reads a signed number; odd numbers encode negative ones.
  signed() {
    const value = this.whole();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  readState(old) {
    const state = Float64Array.from(old);
    const mask = this.whole();
    for (let k = 0; k < state.length; k++) if (mask >> k & 1) state[k] += this.signed();
    return state;
  }

  // Reads cells; each has the thing that it shows, x, width, shift, y, height, alpha, rotation,
  // 1 if it is selected, the angle of its picture in degrees, and one more than the number of pages in
  // its pile, 0 if no hand has lifted it.
  readCells(places) {
    const count = this.whole();
    const size = Frames.cellParts.length, cells = new Float64Array(count * size);
    let last = -1;
    for (let cell = 0; cell < count; cell++) {
      const token = this.whole();
      const thing = token % 2 ? last + 1 : last + this.signed();
      let place = places.get(thing);
      if (!place) places.set(thing, place = new Float64Array(Frames.cellParts.length - 1));
      const mask = token >> 1;
      for (let k = 0; k < size - 1; k++) if (mask >> k & 1) place[k] += this.signed();
      cells[cell * size] = thing + 1;
      for (let k = 1; k < size; k++) cells[cell * size + k] = place[k - 1] / Frames.cellParts[k];
      last = thing;
    }
    return cells;
  }
}

// Where the finger of a run was in each frame.
class Touches {
  // lists: for each touch its first frame, its place there, and how it moved from each frame to the next, in tenths
  // of a point.
  constructor(lists) {
    this.touches = lists.map(([first, ...moves]) => {
      let x = 0, y = 0;
      const places = [];
      for (let k = 0; k < moves.length; k += 2) places.push([(x += moves[k]) / 10, (y += moves[k + 1]) / 10]);
      return { first, places };
    });
  }

  // How long ago the places of a trail were, in seconds; FingerPlaces.swift has the same.
  static trail = [0, 0.04, 0.08, 0.12];

  // The places of the finger now and a little before; empty while none is down.
  at(frame, refresh) {
    const touch = this.touches.findLast(({ first }) => first <= frame);
    if (!touch?.places[frame - touch.first]) return [];
    return Touches.trail.map(late => touch.places[Math.max(0, frame - touch.first - Math.round(late * refresh))]);
  }
}
