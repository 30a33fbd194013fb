// A whole run on one strip: pictures of some frames, the ways of both panes, their distance, and what happened. A line
// shows the frame that is on the stage; a slider over all chooses another.
class FilmStrip {
  // root: an element with the slider; device: what the pictures are copies of; pictures: what the cells show.
  constructor(root, device, pictures) {
    this.root = root;
    // Small pictures are enough.
    this.pictures = {
      of: thing => pictures.of(thing), show: (element, thing) => pictures.show(element, thing),
      make: () => pictures.make("thumbnails"),
    };
    this.device = Stage.blank(device);
    [this.stills, this.now] = ["stills", "now"].map(name => FilmStrip.part("div", name));
    this.lanes = svg("svg", { class: "lanes", "aria-hidden": true });
    root.prepend(this.stills, this.lanes, this.now);
    this.legend = FilmStrip.part("p", "legend");
    for (const kind in FilmStrip.words) {
      const item = document.createElement("span");
      item.append(document.createElement("i"), ` ${FilmStrip.words[kind]}`);
      item.firstChild.className = kind;
      this.legend.append(item, " ");
    }
    root.after(this.legend);
  }

  static words = { preview: "preview", strip: "strip", distance: "their distance", event: "events", failed: "failures" };

  static part(name, kind) {
    const part = document.createElement(name);
    part.className = kind;
    part.setAttribute("aria-hidden", true);
    return part;
  }

  // Where the lanes begin and end, in points from the top.
  static ways = [18, 66];
  static distance = [86, 102];
  static marks = [106, 118];

  static stillHeight = 76;

  // variant: the data of a run; frames: its frames; other: another run to show beside it, or nothing.
  fill(variant, frames, isCollection, other = null) {
    Object.assign(this, { variant, frames, isCollection, other, frame: 0 });
    this.legend.hidden = isCollection;
    const distance = this.legend.querySelector(".distance").nextSibling;
    distance.data = ` ${other ? "distance of the two (dashed: the right one)" : FilmStrip.words.distance}`;
    this.last = Math.max(1, variant.frames - 1, other?.last ?? 0);
    this.failures = variant.marks.filter(({ kind }) => kind === "failed").map(({ frame }) => frame);
    const [own, others] = [variant, ...other ? [other.variant] : []].map(FilmStrip.curves);
    const moving = FilmStrip.moving(own, others), isShown = ({ name }) => !isCollection || moving.has(name);
    this.curves = own.filter(isShown);
    // At the moments of the first run.
    this.others = (others ?? []).filter(isShown).map(({ name, values }) =>
      ({ name, values: Array.from({ length: this.last + 1 }, (_, frame) => values[other.frameAt(frame)]) }));
    this.far = other?.apart(this.frames, this.last + 1) ?? this.betweenPanes();
    this.drawn = null;
    this.layOut();
  }

  static curves({ curves }) {
    return curves.map(({ name, values }) => {
      let sum = 0;
      return { name, values: values.map(change => (sum += change) / 1000) };
    });
  }

  // The names of the curves that move, in one run or the other; of all of them if none does.
  static moving(...runs) {
    const all = runs.flatMap(curves => curves ?? []);
    const moving = all.filter(({ values }) => values.some(value => value !== values[0]));
    return new Set((moving.length ? moving : all.slice(0, 1)).map(({ name }) => name));
  }

  // Draws the strip anew for its present width.
  layOut() {
    this.width = this.root.clientWidth;
    if (!this.width || !this.variant) return;
    if (this.drawn !== this.width) {
      this.drawn = this.width;
      this.drawLanes();
      this.drawStills();
    }
    this.show(this.frame);
  }

  show(frame) {
    this.frame = frame;
    this.now.style.transform = `translate(${this.x(frame)}px, 0)`;
  }

  x(frame) { return Math.min(1, frame / this.last) * this.width; }

  // MARK: Pictures

  drawStills() {
    const { most } = this.frames, height = FilmStrip.stillHeight;
    const width = (most.width + Stage.rim) * Stage.scaleFor(most, { width: height * 2, height });
    const count = Math.max(1, Math.min(this.last + 1, Math.floor(this.width / (width + 4))));
    cancelAnimationFrame(this.drawing);
    this.stills.replaceChildren();
    const draw = number => {
      if (number < count) this.drawing = requestAnimationFrame(() => draw(number + 1));
      if (number > 0) this.drawStill((number - 1) / count, number / count, { width, height });
    };
    // One after another, so that no frame of the display is late.
    draw(0);
  }

  // Draws the first failure of a part of the run, or else its middle.
  drawStill(start, end, room) {
    const [first, last] = [start, end].map(share => share * this.last);
    const failed = this.failures.find(frame => first <= frame && (frame < last || end === 1));
    const frame = failed ?? Math.round((first + last) / 2);
    const still = document.createElement("div"), device = this.device.cloneNode(true);
    still.className = "still";
    still.style.left = `${(start + end) * 50}%`;
    device.className = `device ${this.isCollection ? "collection" : "strips"}${failed === undefined ? "" : " failed"}`;
    still.append(device);
    this.stills.append(still);
    const stage = new Stage(still, this.pictures);
    stage.fit(this.frames.most, room);
    stage.show(this.frames.at(frame), this.isCollection);
  }

  // MARK: Lanes

  drawLanes() {
    const [top, bottom] = FilmStrip.ways, height = FilmStrip.marks[1] + 3;
    this.lanes.setAttribute("viewBox", `0 0 ${this.width} ${height}`);
    this.lanes.style.height = `${height}px`;
    const all = [...this.others.map(curve => ({ ...curve, kind: "other" })), ...this.curves];
    const [low, high] = FilmStrip.extent(all.flatMap(({ values }) => FilmStrip.extent(values)));
    const span = Math.max(high - low, this.isCollection ? 1 : 0.2);
    const y = value => bottom - (value - low + (span - high + low) / 2) / span * (bottom - top);
    const label = value => this.isCollection ? `${Math.round(value)} pt` : `page ${Math.round(value * 100) / 100}`;
    this.lanes.replaceChildren(
      ...all.map(({ name, values, kind = "" }) =>
        svg("path", { class: `curve ${name} ${kind}`, d: this.path(values, y) })),
      this.text(label(high), top - 6), ...high > low ? [this.text(label(low), bottom + 14)] : [],
      ...this.distance(), ...this.marks());
  }

  // The lane of a distance: between the panes, in pages; or between two runs, in points.
  distance() {
    const { other, far } = this;
    if (!far) return [];
    const [top, bottom] = FilmStrip.distance, [, most] = FilmStrip.extent(far);
    const path = this.path(far, value => bottom - value / (most || 1) * (bottom - top));
    const area = `${path}L${this.x(this.last)},${bottom}L0,${bottom}Z`;
    const when = other ? ` at ${seconds(far.indexOf(most) * 1000 / this.variant.refresh)}` : "";
    const words = other ? `${most.toFixed(2)} pt` : `${most.toFixed(most < 10 ? 3 : 1)} pages`;
    return [
      svg("path", { class: "distance", d: area }),
      this.text(most ? `up to ${words} apart${when}` : "never apart", top - 6, "end"),
    ];
  }

  betweenPanes() {
    const [preview, strip] = ["preview", "strip"].map(name => this.curves.find(curve => curve.name === name)?.values);
    return preview && strip && preview.map((value, frame) => Math.abs(value - strip[frame]));
  }

  marks() {
    const [top, bottom] = FilmStrip.marks, ticks = { step: "", event: "", held: "", failed: "" };
    for (const { frame } of this.variant.steps) ticks.step += `M${this.x(frame)},${top}V${bottom}`;
    for (const { kind, frame } of this.variant.marks) {
      ticks[kind] += kind === "failed" ? `M${this.x(frame)},0V${bottom}` : `M${this.x(frame)},${top + 4}V${bottom}`;
    }
    return Object.entries(ticks).map(([kind, d]) => svg("path", { class: `tick ${kind}`, d }));
  }

  // The path of a curve: all its values, or the least and the greatest of each point of the width.
  path(values, y) {
    const columns = Math.min(values.length, Math.ceil(this.width));
    let path = "";
    for (let column = 0; column < columns; column++) {
      const start = Math.floor(column / columns * values.length);
      const end = Math.floor((column + 1) / columns * values.length);
      const part = values.slice(start, Math.max(end, start + 1));
      const x = this.x(start).toFixed(1), [least, most] = FilmStrip.extent(part);
      path += `${path ? "L" : "M"}${x},${y(least).toFixed(1)}`;
      if (most > least) path += `L${x},${y(most).toFixed(1)}`;
    }
    return path;
  }

  // side: the end of the strip at which the words are.
  text(words, y, side = "start") {
    const text = svg("text", { x: side === "end" ? this.width - 4 : 4, y, "text-anchor": side });
    text.textContent = words;
    return text;
  }

  // The least and the greatest of some values; long lists are too many arguments for Math.min.
  static extent(values) {
    return values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity]);
  }
}

function svg(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}
