/**
 * The model of a document viewer with two coupled strips, without a screen.
 *
 * Times are in milliseconds, lengths in points, positions in pages from the start. A page is the host's number for it,
 * from 1; 0 is no page. A call that fails throws a `DualStripError` with the reason in words, and changes nothing,
 * except that a refused edit lets time pass. Pages, edits and counts must be whole numbers: others throw a `RangeError`.
 */

export declare const Pane: { readonly preview: 0; readonly thumbnails: 1 };
export declare const Direction: { readonly leftToRight: 0; readonly rightToLeft: 1 };
/** Where inserted or moved pages go. */
export declare const Place: { readonly first: 0; readonly last: 1; readonly before: 2; readonly after: 3 };
export declare const Reveal: { readonly nearest: 0; readonly center: 1 };
export declare const Select: {
  readonly only: 0; readonly toggle: 1; readonly upTo: 2; readonly all: 3; readonly none: 4;
};
export declare const Key: {
  readonly left: 0; readonly right: 1; readonly up: 2; readonly down: 3; readonly pageUp: 4; readonly pageDown: 5;
  readonly home: 6; readonly end: 7; readonly delete: 8; readonly escape: 9; readonly a: 10; readonly z: 11;
};
/** What is held with a key: a sum. */
export declare const Modifier: { readonly shift: 1; readonly alt: 2; readonly command: 4 };
/** The unit of a wheel's distance. */
export declare const Unit: { readonly points: 0; readonly notches: 1; readonly lines: 2 };
/** `none` if the window system does not say what the fingers do, as browsers never do. */
export declare const WheelPhase: {
  readonly none: 0; readonly began: 1; readonly changed: 2; readonly ended: 3; readonly momentum: 4;
};
/** What moves the position. */
export declare const Driver: { readonly none: 0; readonly preview: 1; readonly thumbnails: 2; readonly program: 3 };
/** What the viewer does. */
export declare const Phase: { readonly idle: 0; readonly dragging: 1; readonly settling: 2; readonly focusing: 3 };
/** Why another page became active. */
export declare const Cause: {
  readonly dragPreview: 0; readonly dragThumbnails: 1; readonly settlePreview: 2; readonly settleThumbnails: 3;
  readonly focus: 4; readonly delete: 5; readonly insert: 6; readonly move: 7; readonly replace: 8;
};
/** Why an edit was refused. */
export declare const Reason: {
  readonly nothing: 0; readonly unknownPage: 1; readonly beingDeleted: 2; readonly duplicate: 3;
  readonly alreadyThere: 4; readonly relativeToItself: 5; readonly invalidAspect: 6; readonly notWaiting: 7;
  readonly tooLate: 8; readonly tooManyWaiting: 9; readonly missing: 10; readonly nothingToUndo: 11;
  readonly nothingToRedo: 12; readonly invalidTurn: 13;
};
/** Why a lift was refused. */
export declare const LiftRefusal: { readonly noPage: 0; readonly carrying: 1; readonly resizing: 2 };
/** What a screen reader should say. */
export declare const Say: {
  readonly page: 0; readonly count: 1; readonly deleted: 2; readonly restored: 3; readonly refused: 4;
};
/** What happened; dualstrip.h says which fields each kind has. */
export declare const EventKind: {
  readonly activePageChanged: 0; readonly indexChanged: 1; readonly settled: 2; readonly driverChanged: 3;
  readonly editAccepted: 4; readonly commitRequested: 5; readonly committed: 6; readonly commitFailed: 7;
  readonly editCancelled: 8; readonly editRefused: 9; readonly focusFinished: 10; readonly focusCancelled: 11;
  readonly resized: 12; readonly sizeIgnored: 13; readonly stepIgnored: 14; readonly stepRefused: 15;
  readonly announced: 16; readonly selectionChanged: 17; readonly undone: 18; readonly redone: 19;
  readonly restoreRequested: 20; readonly restored: 21; readonly restoreFailed: 22; readonly lifted: 23;
  readonly liftRefused: 24; readonly dropped: 25; readonly liftCancelled: 26;
};
/** Why a call failed. */
export declare const Status: {
  readonly ok: 0; readonly noViewer: 1; readonly null: 2; readonly wrongSize: 3; readonly invalid: 4;
  readonly refused: 5; readonly noRoom: 6; readonly noMemory: 7;
};

type Value<Values> = Values[keyof Values];

export declare class DualStripError extends Error {
  readonly status: Value<typeof Status>;
}

export interface Page {
  id: number;
  /** Width / height before turning. */
  aspect: number;
  /** By how many quarters it is turned clockwise. */
  quarterTurns?: number;
}

/** Settings by the names that `dualstrip explain settings` lists, in camel case: `spacing: 10, stripMode: "browsing"`. */
export type Settings = Record<string, number | string | readonly [number, number]>;

export interface Options {
  pages: readonly Page[];
  size: readonly [width: number, height: number];
  /** The safe area: top, left, bottom, right. */
  insets?: readonly [number, number, number, number];
  direction?: Value<typeof Direction>;
  activePage?: number;
  /** After a restart, the `nextEdit` that was saved. */
  firstEdit?: number;
  settings?: Settings;
}

export interface WheelEvent {
  /** To the right, as in a web page. */
  dx?: number;
  /** Down. */
  dy?: number;
  unit?: Value<typeof Unit>;
  phase?: Value<typeof WheelPhase>;
}

/**
 * Something that happened, at its exact time. A field that the kind does not have is 0; enumerations and the index are
 * -1. `reason` is a `LiftRefusal` for `liftRefused`, else a `Reason`. `numbers` are pages; for a selection or a lift three
 * numbers for each row of pages: the first, the last, and how many they are.
 */
export interface Event {
  kind: Value<typeof EventKind>;
  time: number;
  page: number;
  from: number;
  index: number;
  count: number;
  changed: number;
  edit: number;
  by: number;
  cause: Value<typeof Cause> | -1;
  reason: number;
  driver: Value<typeof Driver> | -1;
  driverBefore: Value<typeof Driver> | -1;
  pane: Value<typeof Pane> | -1;
  say: Value<typeof Say> | -1;
  size: [width: number, height: number];
  numbers: number[];
}

/** A visible cell, in the coordinates of its pane's content. */
export interface Cell {
  page: number;
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  imageX: number;
  imageY: number;
  imageWidth: number;
  imageHeight: number;
  imageShift: number;
  scale: number;
  angle: number;
  alpha: number;
  z: number;
  /** Preview: the parallax, NaN far away; strip: how far the cell is expanded. */
  extra: number;
  isSelected: number;
  /** 0; in the hand: 1, plus how many pages lie in the pile. */
  pile: number;
}

/** The visible cells of a pane, in memory that the viewer's next frame overwrites. */
export declare class Cells implements Iterable<Cell> {
  /** How many numbers a cell has in `array`. */
  static readonly numbers: number;
  readonly count: number;
  /**
   * A view of all numbers, not a copy; of each cell's, the third to the last but one are `x` to `extra`. Any call of any
   * viewer may end it, so take it anew in each frame.
   */
  readonly array: Float64Array;
  /** Copies a cell. */
  at(index: number): Cell;
  [Symbol.iterator](): Iterator<Cell>;
}

/** What a viewer shows. Its next frame overwrites this one. */
export declare class Frame {
  readonly preview: Cells;
  readonly thumbnails: Cells;
  readonly time: number;
  readonly width: number;
  readonly height: number;
  readonly previewX: number;
  readonly previewY: number;
  readonly previewWidth: number;
  readonly previewHeight: number;
  readonly thumbnailsX: number;
  readonly thumbnailsY: number;
  readonly thumbnailsWidth: number;
  readonly thumbnailsHeight: number;
  readonly position: number;
  readonly previewPosition: number;
  readonly previewOffset: number;
  readonly previewVelocity: number;
  readonly thumbnailsPosition: number;
  readonly thumbnailsOffset: number;
  readonly thumbnailsVelocity: number;
  readonly syncError: number;
  readonly syncDistance: number;
  readonly activePage: number;
  readonly targetPage: number;
  /** -1 for none. */
  readonly activeIndex: number;
  readonly count: number;
  readonly selectionCount: number;
  readonly undoDepth: number;
  readonly redoDepth: number;
  readonly nextEdit: number;
  readonly driver: Value<typeof Driver>;
  readonly phase: Value<typeof Phase>;
  readonly isSettled: boolean;
  readonly isEditing: boolean;
  readonly isResizing: boolean;
  /** False if nothing changes before the next input: drawing may pause. */
  readonly needsFrames: boolean;
  readonly previewCount: number;
  readonly thumbnailsCount: number;
}

export declare class DualStrip {
  /** Loads the module from the bytes of dualstrip.wasm, from its address, or from what was compiled. */
  static load(source: BufferSource | string | URL | WebAssembly.Module): Promise<DualStrip>;
  viewer(options: Options): Viewer;
  /**
   * A viewer from what `save` returned. It goes on from the time when it was saved: add `frame().time` to a clock that
   * begins anew. After a restart no finger is down: cancel touches and lifts.
   */
  restore(bytes: Uint8Array): Viewer;
}

/** A viewer; release it when it is not needed any more. */
export declare class Viewer {
  release(): void;
  /** Lets time pass. A time before the viewer's own counts as that, here and everywhere. */
  advance(time: number): void;
  /** When something changes by itself next; null while only an input changes anything. */
  readonly nextDeadline: number | null;

  /** A raw finger, in its pane's coordinates: it drags after 10 pt, and lifts a thumbnail after 500 ms. */
  fingerDown(time: number, pane: Value<typeof Pane>, x: number, y: number, isMouse?: boolean): void;
  fingerMoved(time: number, x: number, y: number): void;
  fingerUp(time: number, x: number, y: number): void;
  fingerCancelled(time: number): void;
  /** A finger that the host has recognized; distances and velocities are along the axis. */
  touchBegan(time: number, pane: Value<typeof Pane>): void;
  dragMoved(time: number, pane: Value<typeof Pane>, distance: number): void;
  touchEnded(time: number, pane: Value<typeof Pane>, velocity?: number): void;
  touchCancelled(time: number, pane: Value<typeof Pane>): void;
  wheel(time: number, pane: Value<typeof Pane>, event: WheelEvent): void;
  key(time: number, key: Value<typeof Key>, modifiers?: number): void;
  tapThumbnails(time: number, x: number, y: number): void;
  /** Lifts the page at a point of the strip, or all selected ones if that page is selected. */
  lift(time: number, x: number, y: number): void;
  carry(time: number, x: number, y: number): void;
  drop(time: number): void;
  cancelLift(time: number): void;

  focus(time: number, page: number, isAnimated?: boolean): void;
  step(time: number, pane: Value<typeof Pane>, pages: number): void;
  reveal(time: number, how?: Value<typeof Reveal>): void;
  select(time: number, what: Value<typeof Select>, page?: number): void;
  resize(
    time: number, size: readonly [number, number], insets?: readonly [number, number, number, number],
    duration?: number,
  ): void;
  /** Says who confirms deletes from now on. */
  setCommits(time: number, isByHost: boolean): void;

  /** Each edit returns its number, 0 if it gets none. */
  delete(time: number, pages: readonly number[], isByHost?: boolean): number;
  insert(
    time: number, pages: readonly Page[], place?: Value<typeof Place>, beside?: number, isByHost?: boolean,
  ): number;
  move(
    time: number, pages: readonly number[], place: Value<typeof Place>, beside?: number, isByHost?: boolean,
  ): number;
  arrange(time: number, pages: readonly number[], isByHost?: boolean): number;
  turn(time: number, pages: readonly number[], quarters: number, isByHost?: boolean): number;
  replace(time: number, pages: readonly Page[], isByHost?: boolean): void;
  setAspect(time: number, page: number, aspect: number): void;
  commit(time: number, edit: number): void;
  failCommit(time: number, edit: number): void;
  cancel(time: number, edit: number): void;
  undo(time: number): number;
  redo(time: number): number;

  /** Reads a frame into memory that the next one uses again. */
  frame(): Frame;
  /** Takes what has happened. Events that a loop leaves early remain for the next call. */
  events(): IterableIterator<Event>;
  /** The page at an index, from 0; 0 if there is none. */
  pageAt(index: number): number;
  /** The index of a page; -1 if it is not in the document. */
  indexOf(page: number): number;
  /** The page that is drawn at a point of a pane; 0 if there is none. */
  hitTest(pane: Value<typeof Pane>, x: number, y: number): number;
  readonly pages: number[];
  readonly selectedPages: number[];
  /** The current value of a setting, by its name in camel case, after its limits. */
  setting(name: string): number | string | [number, number];
  /** The whole viewer as bytes, to restore it after a restart. Another version of the module may refuse them. */
  save(): Uint8Array;
}
