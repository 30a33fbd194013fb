// Plots the positions of both panes over the last seconds, and the events, on a canvas, which
// causes no layout.
class Plot {
  static length = 5000;

  constructor(canvas) {
    this.canvas = canvas;
    this.panel = canvas.closest("[role=tabpanel]");
    this.context = canvas.getContext("2d");
    this.clear();
    this.resize();
  }

  clear() {
    this.samples = [];
    this.marks = [];
  }

  resize() {
    const { width, height } = this.canvas.getBoundingClientRect();
    const factor = Math.min(devicePixelRatio || 1, 2);
    this.canvas.width = Math.max(1, width * factor);
    this.canvas.height = Math.max(1, height * factor);
    this.factor = factor;
    const style = getComputedStyle(this.canvas);
    this.colors = ["--preview", "--strip", "--line", "--quiet", "--event"].map(name =>
      style.getPropertyValue(name).trim());
  }

  // Adds a sample. While nothing moves, two samples are enough: when it came to rest, and now.
  add(time, first, second) {
    const { samples } = this, last = samples[samples.length - 1], before = samples[samples.length - 2];
    if (before && last.first === first && last.second === second
      && before.first === first && before.second === second) {
      last.time = time;
    } else {
      samples.push({ time, first, second });
    }
    const start = time - Plot.length;
    while (samples.length > 2 && samples[1].time < start) samples.shift();
    while (this.marks.length && this.marks[0] < start) this.marks.shift();
  }

  // Says that the last values still held at a time.
  rest(time) {
    const last = this.samples[this.samples.length - 1];
    if (last && time > last.time) this.add(time, last.first, last.second);
  }

  mark(time) {
    if (this.marks.length < 2000) this.marks.push(time);
  }

  // Whether somebody can see it. To ask its panel causes no layout.
  get isShown() { return !this.panel.hidden; }

  draw(now) {
    if (!this.isShown) return;
    const { context, canvas, samples, factor } = this, { width, height } = canvas;
    const [first, second, line, quiet, event] = this.colors;
    context.clearRect(0, 0, width, height);
    if (!samples.length) return;
    let low = Infinity, high = -Infinity;
    for (const sample of samples) {
      low = Math.min(low, sample.first, sample.second);
      high = Math.max(high, sample.first, sample.second);
    }
    const middle = (low + high) / 2, span = Math.max(1.2, (high - low) * 1.15);
    const x = time => width * (1 + (time - now) / Plot.length);
    const y = value => height * (0.5 + (middle - value) / span) * 0.9 + height * 0.05;
    context.font = `${11 * factor}px system-ui, sans-serif`;
    context.fillStyle = quiet;
    context.strokeStyle = line;
    context.lineWidth = factor;
    const step = [1, 2, 5, 10, 20, 50, 100, 1e3, 1e4, 1e5, 1e6].find(step => span / step <= 5) ?? 1e7;
    for (let page = Math.ceil((middle - span / 2) / step) * step; page <= middle + span / 2; page += step) {
      context.beginPath();
      context.moveTo(0, y(page));
      context.lineTo(width, y(page));
      context.stroke();
      context.fillText(String(Math.round(page) + 1), 4 * factor, y(page) - 3 * factor);
    }
    context.fillStyle = event;
    for (const mark of this.marks) context.fillRect(x(mark), height - 9 * factor, factor * 1.5, 9 * factor);
    this.curve("first", first, 4, x, y);
    this.curve("second", second, 1.75, x, y);
  }

  curve(key, color, thickness, x, y) {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = thickness * this.factor;
    context.beginPath();
    for (const sample of this.samples) context.lineTo(x(sample.time), y(sample[key]));
    context.stroke();
  }
}
