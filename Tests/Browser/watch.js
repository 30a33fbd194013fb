// Looks at what the playground has drawn, after each of its frames, and keeps what should not be. Positions are read
// from the styles of the elements; only how far a thumbnail is open comes from the numbers of the frame.
class Watch {
  constructor(page) {
    this.page = page;
    // How often each property was looked at, and what was seen against it.
    this.looks = { "in step": 0, "at rest": 0, "one active page": 0, "no overlap": 0 };
    this.faults = [];
    // Since when all is still, no page comes, goes or moves, and the driver is the same; in milliseconds.
    this.still = this.quiet = this.steady = performance.now();
    this.driver = "";
    requestAnimationFrame(() => this.look());
  }

  static pitch = 37;
  static width = 33;
  // The space around an open thumbnail, on each side.
  static margin = 10;
  // Where a cell has the expansion of a thumbnail, and a state the distance between both panes.
  static expansion = 15;
  static distance = Live.preview + 5;

  look() {
    // The page asks for its next frame before this does, so each look comes after the page has drawn.
    requestAnimationFrame(() => this.look());
    const { strips, desk } = this.page;
    if (desk !== strips || !strips.state) return;
    const { state } = strips, [upper, lower] = this.page.stage.panes.map(pane => this.cells(pane));
    // While pages come, go or move, thumbnails pass each other.
    const isQuiet = !state[Place.doing] && ![...lower, ...upper].some(cell => cell.isLifted || cell.alpha < 1);
    const now = performance.now();
    if (!isQuiet) this.quiet = now;
    if (state[Live.isStill] !== 1) this.still = now;
    const driver = EventText.drivers[state[Place.driver]], position = state[Place.position];
    if (driver !== this.driver) [this.driver, this.from, this.steady] = [driver, position, now];
    this.activePage(state, upper, lower, now);
    // Dropped pages go to their places for a while.
    if (now - this.quiet < 750) return;
    this.overlap(upper, "preview");
    this.overlap(lower, "strip");
    // A thumbnail that is open outside of the strip pushes all others aside, and how far cannot be seen. It may be open
    // while the view goes to its page; after a touch of the strip has stopped that, until the strip is dragged; and for
    // a moment after the driver has changed.
    const isDragged = Math.abs(position - this.from) > 0.6;
    if (driver === "program" || driver === "thumbnails" && !isDragged || now - this.steady < 500) return;
    this.step(state, upper, lower);
  }

  fault(property, details) {
    if (this.faults.filter(fault => fault.property === property).length > 2) return;
    this.faults.push({ property, details: `${details}, at ${this.page.strips.clock.time} ms` });
  }

  // MARK: What is drawn

  // The visible cells of a pane from left to right: their windows, in points of the pane.
  cells({ element, cells }) {
    const width = parseFloat(element.style.width), list = [];
    for (const [key, { element, ground }] of cells) {
      const alpha = parseFloat(element.style.opacity || "1");
      if (element.style.visibility === "hidden" || !alpha) continue;
      const [left, right] = ground ? Watch.groundEdges(ground) : Watch.clippedEdges(element);
      if (right <= 0 || left >= width) continue;
      list.push({
        page: key % 2 ** 42, left, right, middle: (left + right) / 2, alpha, paneWidth: width,
        isLifted: element.classList.contains("lifted"),
      });
    }
    return list.sort((one, other) => one.left - other.left);
  }

  static groundEdges(element) {
    const matrix = new DOMMatrix(element.style.transform);
    return [matrix.e, matrix.e + 100 * matrix.a];
  }

  // A picture is larger than its window and clipped to it.
  static clippedEdges(element) {
    const matrix = new DOMMatrix(element.style.transform), clip = element.style.clipPath;
    const numbers = (clip.match(/-?[\d.e-]+(?=px)/g) ?? []).map(Number);
    let corners;
    if (clip.startsWith("inset")) {
      // Equal numbers at the end may be left out.
      const [top, right = top, bottom = top, left = right] = numbers;
      corners = [[left, top], [100 - right, 100 - bottom]];
    } else {
      corners = numbers.flatMap((x, k) => k % 2 ? [] : [[x, numbers[k + 1]]]);
    }
    const across = corners.map(([x, y]) => matrix.a * x + matrix.c * y + matrix.e);
    return [Math.min(...across), Math.max(...across)];
  }

  // MARK: Properties

  // Cells beside each other do not lie over each other.
  overlap(cells, pane) {
    this.looks["no overlap"] += 1;
    for (let k = 1; k < cells.length; k++) {
      const depth = cells[k - 1].right - cells[k].left;
      if (depth > 0.5) {
        this.fault("no overlap", `${pane}: pages ${cells[k - 1].page} and ${cells[k].page} by ${depth.toFixed(2)} pt`);
      }
    }
  }

  // The mark lies under the thumbnail of the active page. At rest the preview shows that page alone, and its thumbnail
  // is in the middle of the strip.
  activePage(state, upper, lower, now) {
    const active = state[Place.active], marks = [...document.querySelectorAll("#stage .focus")].filter(e => !e.hidden);
    const cell = lower.find(cell => cell.page === active);
    this.looks["one active page"] += 1;
    if (marks.length > (active ? 1 : 0)) {
      this.fault("one active page", `${marks.length} marks for page ${active}`);
    }
    if (cell && !cell.isLifted && cell.alpha === 1 && lower.filter(other => other.page === active).length === 1) {
      const [left, right] = marks.length ? Watch.groundEdges(marks[0]) : [NaN, NaN];
      if (!(Math.abs(left - cell.left) < 0.5 && Math.abs(right - cell.right) < 0.5)) {
        this.fault("one active page", `page ${active} is at ${cell.left}…${cell.right}, its mark at ${left}…${right}`);
      }
    }
    if (now - this.still < 50 || now - this.quiet < 750 || !active) return;
    this.looks["at rest"] += 1;
    const pages = upper.map(cell => cell.page).join();
    if (pages !== `${active}`) this.fault("at rest", `the preview shows ${pages || "nothing"}, not ${active}`);
    if (!cell || Math.abs(cell.middle - cell.paneWidth / 2) > 0.5) {
      this.fault("at rest", `thumbnail ${active} is at ${cell?.middle}, not in the middle of ${cell?.paneWidth}`);
    }
  }

  // The drawn distance between the panes is the one that the model tells: none while the preview leads.
  step(state, upper, lower) {
    const preview = this.previewPosition(upper), strip = this.stripPosition(lower);
    if (preview === undefined || strip === undefined) return;
    this.looks["in step"] += 1;
    const told = this.driver === "preview" ? 0 : state[Watch.distance], drawn = Math.abs(preview - strip);
    if (Math.abs(drawn - told) * Watch.pitch > 0.5) {
      this.fault("in step", `the preview is drawn at ${preview}, the strip at ${strip}; told are ${told} pages between`);
    }
  }

  index(page) { return this.page.strips.viewer.index(page); }

  // The position that the preview shows, in pages: one page is as far from the next as both are drawn.
  previewPosition(cells) {
    if (cells.length === 2) {
      const pitch = cells[1].middle - cells[0].middle, index = this.index(cells[0].page);
      if (this.index(cells[1].page) !== index + 1) return undefined;
      return index + (cells[0].paneWidth / 2 - cells[0].middle) / pitch;
    }
    const [cell] = cells;
    return cells.length === 1 && Math.abs(cell.middle - cell.paneWidth / 2) < 0.01 ? this.index(cell.page) : undefined;
  }

  // The position in the middle of the strip. Every open thumbnail pushes those beside it away.
  stripPosition(cells) {
    const told = this.page.strips.cells[1], pushes = [];
    for (let k = 0; k < told.length; k += Viewer.cellNumbers) {
      const cell = cells.find(cell => cell.page === told[k]);
      const open = told[k + Watch.expansion];
      if (open && !cell) return undefined;
      if (open) pushes.push([cell, (cell.right - cell.left - Watch.width) / 2 + Watch.margin * open]);
    }
    const middle = cells[0]?.paneWidth / 2;
    const near = [...cells].sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0];
    if (!near) return undefined;
    let place = near.middle;
    for (const [cell, push] of pushes) {
      if (cell.middle < near.middle) place -= push;
      if (cell.middle > near.middle) place += push;
    }
    return this.index(near.page) + (middle - place) / Watch.pitch;
  }
}
