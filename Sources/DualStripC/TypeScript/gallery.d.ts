/**
 * A gallery: a viewer of one collection in one pane, without a screen. It scrolls, switches between eight layouts, and
 * changes its content in motion.
 *
 * Load gallery.wasm in place of dualstrip.wasm; it has the viewer with two strips, too. Times are in milliseconds, lengths
 * in points. An item or a section is the host's number for it, from 1; 0 needs no name. A call that fails throws a
 * `DualStripError` with the reason in words.
 */
import { Direction, DualStrip } from "./dualstrip.js";

export declare const LayoutKind: {
  readonly list: 0; readonly flow: 1; readonly columns: 2; readonly quilt: 3; readonly waterfall: 4; readonly mosaic: 5;
  readonly carousel: 6; readonly pile: 7;
};
/** How a layout scrolls. */
export declare const Axis: { readonly usual: 0; readonly horizontal: 1; readonly vertical: 2 };
/** What stays in the pane as long as its section does: a sum. */
export declare const Pin: { readonly headers: 1; readonly footers: 2 };
/** A side of the pane. */
export declare const Side: { readonly leading: 0; readonly center: 1; readonly trailing: 2 };
/** What stays in place. */
export declare const Anchor: { readonly usual: 0; readonly leading: 1; readonly center: 2; readonly trailing: 3 };
/** How cells come and go. */
export declare const Style: {
  readonly fade: 0; readonly slideTop: 1; readonly slideLeft: 2; readonly slideBottom: 3; readonly slideRight: 4;
  readonly fall: 5; readonly scale: 6;
};
export declare const ChangeKind: {
  readonly insert: 0; readonly delete: 1; readonly move: 2; readonly reload: 3; readonly insertSection: 4;
  readonly deleteSection: 5; readonly moveSection: 6; readonly reloadSection: 7;
};
/** A place among the items as they will be after all changes. */
export declare const ItemPlace: { readonly beforeItem: 0; readonly afterItem: 1; readonly atNumber: 2 };
export declare const ElementKind: {
  readonly item: 0; readonly header: 1; readonly footer: 2; readonly background: 3;
};
/** Why changes were refused. */
export declare const UpdateRefusal: { readonly unknown: 0; readonly duplicate: 1; readonly contradiction: 2 };
/** What happened; dualstrip.h says which fields each kind has. */
export declare const GalleryEventKind: {
  readonly layoutChanged: 0; readonly switchFinished: 1; readonly switchCancelled: 2; readonly updateApplied: 3;
  readonly updateFinished: 4; readonly updateCancelled: 5; readonly updateRefused: 6; readonly itemAppeared: 7;
  readonly itemDisappeared: 8; readonly itemMoved: 9; readonly scrollSettled: 10; readonly paneResized: 11;
  readonly anchorLost: 12; readonly itemMeasured: 13; readonly itemUnknown: 14;
};

type Value<Values> = Values[keyof Values];

/** What layouts need to know of an item; each uses a part of it. */
export interface Item {
  id: number;
  /**
   * In a list or a flow; 100 pt if left out. A waterfall takes the height as the length in a lane, and no width.
   */
  width?: number;
  height?: number;
  /** Within its block of a quilt: top, left, bottom, right. */
  insets?: readonly [number, number, number, number];
  /** Units of a quilt. */
  block?: readonly [width: number, height: number];
  /** Lanes of a waterfall. */
  span?: number;
  /** The size will be measured. */
  isEstimated?: boolean;
}

export interface Section {
  id: number;
  items?: readonly Item[];
  /** Lengths along the axis. */
  header?: number;
  footer?: number;
}

/**
 * A layout with its measures, by the names in the README: `{ kind: LayoutKind.waterfall, lanes: 3, gap: 4 }`.
 */
export interface Layout {
  kind: Value<typeof LayoutKind>;
  axis?: Value<typeof Axis>;
  pinned?: number;
  [parameter: string]: number | string | readonly number[] | undefined;
}

/** A style, with the seed of a fall or the factor of a scale. */
export type Appearance = Value<typeof Style> | readonly [style: Value<typeof Style>, number: number];

export interface GalleryOptions {
  sections: readonly Section[];
  layout: Layout;
  size: readonly [width: number, height: number];
  /** The covered edges: top, left, bottom, right. */
  insets?: readonly [number, number, number, number];
  direction?: Value<typeof Direction>;
  appearing?: Appearance;
  disappearing?: Appearance;
  updateAnchor?: Value<typeof Anchor>;
  switchAnchor?: Value<typeof Anchor>;
  boundsAnchor?: Value<typeof Anchor>;
  reducesMotion?: boolean;
  /** The share of its velocity that a scroll keeps each millisecond; 0 for the usual one. */
  deceleration?: number;
  /** Of the curve to a target, per second; 0 for the usual one. */
  stiffness?: number;
}

/** A change of the content; `Change` makes them. */
export interface AnyChange {
  kind: Value<typeof ChangeKind>;
  id: number;
}

/** One of three. */
export interface Placed {
  before?: number;
  after?: number;
  at?: readonly [section: number, item: number];
}

export declare const Change: {
  insert(item: Item, place: Placed): AnyChange;
  delete(id: number): AnyChange;
  move(id: number, place: Placed): AnyChange;
  /** An item shows something else; its name stays, and its measures unless others are given. */
  reload(id: number, item?: Item): AnyChange;
  insertSection(section: Section, number: number): AnyChange;
  deleteSection(id: number): AnyChange;
  moveSection(id: number, number: number): AnyChange;
  /** Other items take the place of those of a section. */
  reloadSection(section: Section): AnyChange;
};

/** A visible element, in the coordinates of the content. */
export interface Element {
  id: number;
  kind: number;
  isLeaving: number;
  section: number;
  item: number;
  row: number;
  column: number;
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  angle: number;
  alpha: number;
  z: number;
}

/** Something that happened, at its exact time. `reason` is an `UpdateRefusal`, or -1. */
export interface GalleryEvent {
  kind: Value<typeof GalleryEventKind>;
  time: number;
  id: number;
  reason: number;
  size: [width: number, height: number];
}

/** What a gallery shows. Its next frame overwrites this one. */
export declare class GalleryFrame {
  /** The visible elements, copied; from the bottom one to the top one while a change is under way. */
  readonly elements: Element[];
  readonly time: number;
  readonly width: number;
  readonly height: number;
  readonly contentWidth: number;
  readonly contentHeight: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly greatestOffsetX: number;
  readonly greatestOffsetY: number;
  /** Of the change under way; NaN without one. */
  readonly progress: number;
  readonly anchorDrift: number;
  readonly anchor: number;
  readonly sectionCount: number;
  readonly layout: Value<typeof LayoutKind>;
  readonly axis: Value<typeof Axis>;
  readonly direction: Value<typeof Direction>;
  readonly isSettled: boolean;
  readonly isSwitching: boolean;
  readonly isHeld: boolean;
  readonly isUpdating: boolean;
  readonly isResizing: boolean;
  readonly isTouched: boolean;
  readonly isIdle: boolean;
  readonly isOverscrolled: boolean;
  /** False if nothing changes before the next input: drawing may pause. */
  readonly needsFrames: boolean;
  readonly elementCount: number;
}

/** A gallery; release it when it is not needed any more. */
export declare class Gallery {
  constructor(module: DualStrip, options: GalleryOptions);
  release(): void;
  /** Lets time pass. A time before the gallery's own counts as that, here and everywhere. */
  advance(time: number): void;
  /** When something changes by itself next; null while only an input changes anything. */
  readonly nextDeadline: number | null;

  /** A finger that the host has recognized: distances since the last call, and velocities. */
  touchBegan(time: number): void;
  dragMoved(time: number, dx: number, dy: number): void;
  touchEnded(time: number, vx?: number, vy?: number): void;
  touchCancelled(time: number): void;
  scrollTo(time: number, item: number, side?: Value<typeof Side>, isAnimated?: boolean): void;
  /** Scrolls this far at once, positive toward the end of the content. */
  scrollBy(time: number, points: number): void;

  /** Switches to another layout; a duration is 300 ms unless said. */
  switch(time: number, layout: Layout, duration?: number): void;
  /** Begins a switch whose progress the host sets, until it is finished or taken back. */
  holdSwitch(time: number, layout: Layout): void;
  moveSwitch(time: number, progress: number, duration?: number): void;
  finishSwitch(time: number, duration?: number): void;
  /** Takes back the switch or the update under way, from where things are. */
  takeBack(time: number, duration?: number): void;

  /** Applies changes together, or throws; then nothing changes. */
  update(time: number, changes: readonly AnyChange[], duration?: number): void;
  /** The true sizes of items: all that are known in one call. */
  measure(time: number, sizes: Iterable<readonly [item: number, size: readonly [number, number]]>): void;
  resize(
    time: number, size: readonly [number, number], insets?: readonly [number, number, number, number],
    duration?: number,
  ): void;
  setDirection(time: number, direction: Value<typeof Direction>): void;

  /** Reads a frame into memory that the next one uses again. */
  frame(): GalleryFrame;
  /** Takes what has happened. Events that a loop leaves early remain for the next call. */
  events(): IterableIterator<GalleryEvent>;
  /** The topmost item at a point of the pane; 0 if there is none. */
  hitTest(x: number, y: number): number;
  /** How an item is drawn, in view or not; null if there is no such item. */
  find(item: number): Element | null;
  /** The numbers of the items of a section, in order; none for a section that is not there. */
  items(section: number): number[];
}
