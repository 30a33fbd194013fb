// The indices of a collection's own numbers in a state.
const LiveItems = { layout: 15, count: 20, isStill: 21 };

// A collection of items in one pane.
class Gallery extends Viewer {
  static words = {
    down: 0, move: 1, up: 2, cancelTouch: 3, scrollTo: 4, scrollBy: 5, bounds: 6, direction: 7, layout: 8,
    hold: 9, progress: 10, finish: 11, takeBack: 12, update: 13,
  };

  static layouts = ["list", "flow", "columns", "quilt", "waterfall", "mosaic", "carousel", "pile"];

  constructor(doors, { size, insets, isRightToLeft, layout, isStill, sections, items }) {
    super(doors, [
      ...size, ...insets, isRightToLeft ? 1 : 0, layout, isStill ? 1 : 0, sections, items,
    ]);
  }

  do(word, numbers, time) { return this.input(Gallery.words[word], numbers, time); }
}
