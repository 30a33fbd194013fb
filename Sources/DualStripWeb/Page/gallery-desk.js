// The gallery desk: one live pane of items, whose layout can be switched, also by hand.
class GalleryDesk {
  constructor(room) {
    this.room = room;
    this.clock = new Clock(room.tempo);
    this.pictures = new Pictures(room.pictureDoors);
    this.pictures.kind = "item";
    this.options = {
      device: "iPhone 15", size: [393, 852], isRightToLeft: false, layout: 3, sections: 3, items: 40,
    };
    this.duration = 300;
    this.make();
  }

  kind = "collection";

  make() {
    this.viewer?.release();
    this.lastItem = this.options.sections * this.options.items;
    this.viewer = new Gallery(this.room.doors, {
      ...this.options, insets: Devices.insets(this.options), isStill: Settings.isMotionReduced,
    });
    this.look();
  }

  look() {
    this.shown = this.viewer.frame(1);
    ({ state: this.state, panes: [this.cells] } = this.shown);
    this.options.layout = this.state[LiveItems.layout] - 1;
  }

  get isStill() { return this.state[LiveItems.isStill] === 1; }

  advance(time) { this.happen(this.viewer.advance(time)); }

  draw() {
    this.look();
    this.room.stage.show(this.shown, true);
  }

  do(word, ...numbers) {
    this.happen(this.viewer.do(word, numbers, this.clock.time));
    // Scrolling tells no event.
    this.room.stale();
  }

  happen(events) {
    for (const event of events) this.room.log(event, this);
    if (events.length) this.room.changed();
  }

  name(item) { return this.pictures.of(item).name; }

  facts() {
    const run = {
      kind: "collection", layouts: Gallery.layouts, changes: ["switch", "update", "resize"],
    };
    return `${facts(run, this.state)}\n${this.state[LiveItems.count]} items`;
  }

  get most() {
    const [width, height] = this.options.size;
    return { width, height };
  }

  get spoken() { return `${Gallery.layouts[this.options.layout]}, ${this.state[LiveItems.count]} items`; }
}
