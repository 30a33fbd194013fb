// Draws a frame: by transforms and clips alone, so that nothing is laid out while pages move. Only what a
// header or a footer says is laid out when its size changes.
class Stage {
  constructor(root, things) {
    this.root = root;
    this.things = things;
    this.device = root.querySelector(".device");
    this.panes = [...root.querySelectorAll(".pane")].map(element => ({
      element, content: element.querySelector(".content"), cells: new Map(), last: "",
    }));
    this.focus = root.querySelector(".focus");
    this.center = root.querySelector(".center");
    this.last = "";
  }

  // All that is ever shown fits: nothing around it moves when a device is turned.
  fit(width, height) {
    this.most = { width, height };
    this.resize();
  }

  // As large as there is room: what is around it is seen without scrolling, where that is possible.
  resize() {
    if (!this.most) return;
    const rim = 26, room = this.root.parentElement.getBoundingClientRect();
    const around = this.root.closest(".player").offsetHeight - this.root.offsetHeight
      + document.querySelector("header").offsetHeight + 40;
    const high = Math.max(170, window.innerHeight - around);
    const scale = Math.min(
      1.25, room.width / (this.most.width + rim), high / (this.most.height + rim));
    this.root.style.width = `${(this.most.width + rim) * scale}px`;
    this.root.style.height = `${(this.most.height + rim) * scale}px`;
    this.scale = scale;
    this.last = "";
  }

  show({ state, panes }, isCollection) {
    const [width, height] = [state[Place.width] / 100, state[Place.height] / 100];
    const size = [width, height, this.scale].join();
    if (size !== this.last) {
      this.last = size;
      this.device.style.width = `${width}px`;
      this.device.style.height = `${height}px`;
      this.device.style.transform = `scale(${this.scale}) translate(-50%, -50%)`;
    }
    for (let number = 0; number < panes.length; number++) {
      const role = isCollection ? "collection" : number ? "thumbnails" : "preview";
      const numbers = state.subarray(Place.panes + Place.paneNumbers * number);
      this.showPane(this.panes[number], numbers, panes[number], role, state[Place.active]);
    }
  }

  showPane(pane, numbers, cells, role, active) {
    const frame = [...numbers.subarray(0, 4)].map(n => n / 100);
    const place = frame.join();
    if (place !== pane.last) {
      pane.last = place;
      pane.element.style.transform = `translate(${frame[0]}px, ${frame[1]}px)`;
      pane.element.style.width = `${frame[2]}px`;
      pane.element.style.height = `${frame[3]}px`;
    }
    const seen = new Set();
    let focused = null;
    for (let k = 0, order = 0; k < cells.length; k += Frames.cellNumbers, order++) {
      const thing = cells[k];
      const window = {
        x: (cells[k + 1] - numbers[Place.offsetX]) / 100, y: (cells[k + 4] - numbers[Place.offsetY]) / 100,
        width: cells[k + 2] / 100, height: cells[k + 5] / 100,
      };
      // One thing may be shown more than once: on its way out, and where it has come.
      let key = thing;
      while (seen.has(key)) key += this.things.length;
      seen.add(key);
      let cell = pane.cells.get(key);
      if (!cell) pane.cells.set(key, cell = this.makeCell(pane, thing, role));
      this.showCell(cell, window, cells[k + 3] / 100, cells[k + 6] / 1000, cells[k + 7] / 10000);
      cell.element.style.zIndex = order;
      if (role === "thumbnails" && thing === active - 1) focused = window;
    }
    for (const [key, cell] of pane.cells) {
      if (seen.has(key)) continue;
      cell.element.remove();
      cell.ground?.remove();
      pane.cells.delete(key);
    }
    if (role !== "thumbnails") return;
    this.center.style.transform =
      `translate(${frame[0] + frame[2] / 2}px, ${frame[1] - 7}px) scale(1, ${frame[3] + 14})`;
    this.focus.hidden = !focused;
    if (!focused) return;
    const x = focused.x, y = focused.y + focused.height - 4;
    this.focus.style.transform = `translate(${x}px, ${y}px) scale(${focused.width / 100}, 1)`;
  }

  makeCell(pane, thing, role) {
    const { name, aspect, part } = this.things[thing];
    const cell = { natural: { width: 100 * aspect, height: 100 }, part };
    if (role === "preview") {
      cell.ground = document.createElement("div");
      cell.ground.className = "ground";
      pane.content.append(cell.ground);
    }
    cell.element = document.createElement("div");
    cell.element.className = part ? "part" : "cell";
    cell.element.dataset.name = name;
    if (part) {
      cell.element.textContent = name;
    } else {
      const box = `0 0 ${cell.natural.width} 100`;
      const picture = Stage.svg("svg", { viewBox: box, width: cell.natural.width, height: 100 });
      picture.append(Stage.svg("use", { href: `#picture-${thing}`, width: "100%", height: "100%" }));
      cell.element.append(picture);
    }
    pane.content.append(cell.element);
    return cell;
  }

  static svg(name, attributes) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  }

  // A picture fills its window, in the middle of it, and is pushed: what is beyond is cut off.
  showCell(cell, window, shift, alpha, rotation) {
    const { element, natural, ground } = cell;
    element.style.opacity = alpha;
    const middle = [window.x + window.width / 2, window.y + window.height / 2];
    const turn = rotation
      ? `translate(${middle[0]}px, ${middle[1]}px) rotate(${rotation}rad) `
        + `translate(${-middle[0]}px, ${-middle[1]}px) `
      : "";
    if (cell.part) {
      element.style.width = `${window.width}px`;
      element.style.height = `${window.height}px`;
      element.style.transform = `${turn}translate(${window.x}px, ${window.y}px)`;
      return;
    }
    const scale = Math.max(window.width / natural.width, window.height / natural.height, 1e-6);
    const left = (natural.width - window.width / scale) / 2;
    const top = (natural.height - window.height / scale) / 2;
    const push = shift / scale;
    const x = window.x - left * scale + shift, y = window.y - top * scale;
    element.style.transform = `${turn}translate(${x}px, ${y}px) scale(${scale})`;
    const inset = [top, left + push, top, left - push].map(n => `${Math.max(0, n)}px`);
    element.style.clipPath = `inset(${inset.join(" ")})`;
    if (!ground) return;
    ground.style.opacity = alpha;
    ground.style.transform =
      `translate(${window.x}px, ${window.y}px) scale(${window.width / 100}, ${window.height / 100})`;
  }
}
