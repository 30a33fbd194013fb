// A second device: it shows the same moments under other conditions, and how far apart the panes of the two are.
class Beside {
  // stage: the first device; words: an element for what is told about the two.
  constructor(stage, words) {
    this.stage = stage;
    this.words = words;
    const root = document.createElement("div");
    root.className = "second";
    root.setAttribute("aria-hidden", true);
    root.append(Stage.blank(stage.device));
    stage.root.after(root);
    this.second = new Stage(root, stage.pictures);
    const part = name => {
      const span = document.createElement("span");
      span.className = name;
      return span;
    };
    this.names = part("names");
    [this.apart, this.why] = ["apart", "failed"].map(part);
    this.names.append(part("left"), part("right"));
    words.append(this.names, this.apart, this.why);
    this.close();
  }

  // names: what stands below either device; why: what fails on the second one, in words.
  open(kind, pictures, names, why = "") {
    this.isOpen = true;
    this.states = null;
    this.second.root.hidden = this.words.hidden = false;
    this.second.clear();
    this.second.pictures = pictures;
    this.second.device.className = `device ${kind}`;
    for (const [number, name] of names.entries()) this.names.children[number].textContent = name;
    this.why.textContent = why;
  }

  close() {
    this.isOpen = false;
    this.second.root.hidden = this.words.hidden = true;
  }

  static gap = 16;

  // Shares a room out. Both devices have one scale.
  //
  // most: the size of the first device; other: the size of the second.
  fit(most, other, room, rotates = false) {
    if (!this.isOpen) return this.stage.fit(most, room, rotates);
    const both = { width: Math.max(most.width, other.width), height: Math.max(most.height, other.height) };
    const half = { width: (room.width - Beside.gap) / 2, height: room.height };
    for (const stage of [this.stage, this.second]) stage.fit(both, half, rotates);
    // Each name stands below its device.
    this.names.style.gridTemplateColumns = [this.stage, this.second].map(({ root }) => root.style.width).join(" ");
  }

  show(first, second, isCollection) {
    this.second.isHeld = this.stage.isHeld;
    this.second.show(second, isCollection);
    this.states = [first.state, second.state, isCollection];
  }

  // Tells how far apart the two are. Texts cause layout, and pictures do not.
  tell() {
    if (!this.isOpen || !this.states) return;
    const isCollection = this.states[2];
    const points = Beside.apart(...this.states).map(far => `${far.toFixed(2)} pt`);
    const text = isCollection ? `${points[0]} apart` : `preview ${points[0]} · strip ${points[1]} apart`;
    if (this.apart.textContent !== text) this.apart.textContent = text;
  }

  // Returns for each pane how far apart its offsets are in two states, in points.
  static apart(first, second, isCollection) {
    return (isCollection ? [0] : [0, 1]).map(pane => {
      const [x, y] = ["offsetX", "offsetY"].map(name => Place.panes + Place.paneNumbers * pane + Place[name]);
      return Math.hypot(first[x] - second[x], first[y] - second[y]);
    });
  }
}

// Another run, for the second device.
class OtherRun {
  // run, variant, frames: its data; rate: the frames per second of the first.
  constructor(run, variant, frames, rate) {
    Object.assign(this, { run, variant, frames, rate });
    this.touches = new Touches(variant.touches);
    this.failedAt = variant.marks.find(({ kind }) => kind === "failed")?.frame ?? Infinity;
    this.isCollection = run.kind === "collection";
  }

  get label() { return variantLabel(this.variant); }

  get failure() { return firstFailure(this.variant, "Right"); }

  // Returns the frame at the time of one of the first run; after its end, the last one.
  frameAt(frame) {
    return Math.min(this.variant.frames - 1, Math.floor(frame * this.variant.refresh / this.rate + 1e-6));
  }

  at(frame) { return this.frames.at(this.frameAt(frame)); }

  // The last frame, counted in frames of the first run.
  get last() { return Math.ceil((this.variant.frames - 1) * this.rate / this.variant.refresh - 1e-6); }

  // beside: where it is shown; first: what the first device shows.
  show(beside, frame, first) {
    const own = this.frameAt(frame), shown = this.frames.at(own);
    beside.show(first, shown, this.isCollection);
    beside.second.device.classList.toggle("failed", own >= this.failedAt);
    beside.second.showSigns(this.run, this.variant, own, shown, this.touches);
  }

  // Returns how far apart the two are in each frame of the first, in points: the larger of both panes.
  apart(frames, count) {
    return Array.from({ length: count }, (_, frame) =>
      Math.max(...Beside.apart(frames.at(frame).state, this.at(frame).state, this.isCollection)));
  }
}
