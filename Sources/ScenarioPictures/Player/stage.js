// Draws a frame with transforms and clips only, so that moving pages cause no layout. Only the text
// of a header or a footer is laid out when its size changes.
class Stage {
  // pictures: describes a thing by its number, makes an element for a picture, and shows another
  // picture in it.
  constructor(root, pictures) {
    this.root = root;
    this.pictures = pictures;
    this.device = root.querySelector(".device");
    this.panes = [...root.querySelectorAll(".pane")].map(element => ({
      element, content: element.querySelector(".content"), cells: new Map(), spare: [], last: "",
    }));
    this.focus = root.querySelector(".focus");
    this.center = root.querySelector(".center");
    this.last = "";
  }

  // The width of the bezel on both sides of the device together, in points.
  static rim = 26;

  static scaleFor({ width, height }, room) {
    return Math.min(1.25, room.width / (width + Stage.rim), room.height / (height + Stage.rim));
  }

  // Returns a device like this one on which nothing is shown.
  static blank(device) {
    const copy = device.cloneNode(true);
    for (const name of [...copy.getAttributeNames()]) copy.removeAttribute(name);
    for (const content of copy.querySelectorAll(".content")) content.replaceChildren();
    for (const sign of copy.querySelectorAll(".finger, .badge, .wanted, .aim")) sign.remove();
    copy.className = "device";
    return copy;
  }

  // Takes as much of a room as the device needs at its largest size; then nothing around it moves when
  // the device rotates.
  //
  // rotates: whether the device may also have its width and height swapped. Its scale then follows its size, unless
  // isHeld is set.
  fit(most, room, rotates = false) {
    const sizes = rotates ? [most, { width: most.height, height: most.width }] : [most];
    for (const side of ["width", "height"]) {
      const lengths = sizes.map(size => (size[side] + Stage.rim) * Stage.scaleFor(size, room));
      this.root.style[side] = `${Math.max(...lengths)}px`;
    }
    this.scale = Stage.scaleFor(most, room);
    this.room = rotates ? room : null;
    this.last = "";
  }

  // cellNumbers: how many numbers each cell has; the first eleven are drawn.
  show({ state, panes, cellNumbers = Frames.cellParts.length }, isCollection) {
    const [width, height] = [state[Place.width], state[Place.height]];
    if (this.room && !this.isHeld) this.scale = Stage.scaleFor({ width, height }, this.room);
    const size = [width, height, this.scale].join();
    if (size !== this.last) {
      this.last = size;
      this.root.style.setProperty("--shown-width", `${width * this.scale}px`);
      this.root.style.setProperty("--shown-height", `${height * this.scale}px`);
      this.device.style.width = `${width}px`;
      this.device.style.height = `${height}px`;
      this.device.style.transform = `scale(${this.scale}) translate(-50%, -50%)`;
    }
    for (let number = 0; number < panes.length; number++) {
      const role = isCollection ? "collection" : number ? "thumbnails" : "preview";
      const numbers = state.subarray(Place.panes + Place.paneNumbers * number);
      this.showPane(this.panes[number], numbers, panes[number], cellNumbers, role, state[Place.active]);
    }
  }

  showPane(pane, numbers, cells, cellNumbers, role, active) {
    const frame = numbers.subarray(0, 4);
    const place = frame.join();
    if (place !== pane.last) {
      pane.last = place;
      pane.element.style.transform = `translate(${frame[0]}px, ${frame[1]}px)`;
      pane.element.style.width = `${frame[2]}px`;
      pane.element.style.height = `${frame[3]}px`;
    }
    const seen = new Set();
    let focused = null;
    for (let k = 0, order = 0; k < cells.length; k += cellNumbers, order++) {
      const thing = cells[k];
      const window = {
        x: cells[k + 1] - numbers[Place.offsetX], y: cells[k + 4] - numbers[Place.offsetY],
        width: cells[k + 2], height: cells[k + 5],
      };
      // A thing may have two cells: one that leaves, and one where the thing has arrived.
      let key = thing;
      while (seen.has(key)) key += 2 ** 42;
      seen.add(key);
      let cell = pane.cells.get(key);
      if (!cell) pane.cells.set(key, cell = this.makeCell(pane, thing, role));
      this.showCell(cell, window, cells[k + 3], cells[k + 6], cells[k + 7], cells[k + 9]);
      this.mark(cell, order, cells[k + 10], role === "thumbnails" && cells[k + 8] === 1);
      if (role === "thumbnails" && thing === active) focused = window;
    }
    for (const [key, cell] of pane.cells) {
      if (seen.has(key)) continue;
      pane.cells.delete(key);
      this.putAway(pane, cell);
    }
    if (role !== "thumbnails") return;
    this.center.style.transform =
      `translate(${frame[0] + frame[2] / 2}px, ${frame[1] - 7}px) scale(1, ${frame[3] + 14})`;
    this.focus.hidden = !focused;
    if (!focused) return;
    const x = focused.x, y = focused.y + focused.height - 4;
    this.focus.style.transform = `translate(${x}px, ${y}px) scale(${focused.width / 100}, 1)`;
  }

  // Shows whether a cell is in the hand, with its pile, and whether it is selected. Most frames change none of this.
  mark(cell, order, lifted, isChosen) {
    const marks = `${order} ${lifted} ${isChosen}`;
    if (cell.marks === marks) return;
    cell.marks = marks;
    const { style, classList, dataset } = cell.element;
    style.zIndex = order;
    classList.toggle("lifted", lifted > 0);
    classList.toggle("chosen", isChosen);
    dataset.pile = lifted > 2 ? lifted - 1 : "";
  }

  // Shows a finger with a trail that fades; without places, none.
  showFinger(places) {
    this.dots ??= Touches.trail.map((_, age) => {
      const dot = document.createElement("div");
      dot.className = "finger";
      dot.style.setProperty("--age", age);
      this.device.append(dot);
      return dot;
    });
    for (const [age, dot] of this.dots.entries()) {
      const place = places[age];
      // A finger that stays has no trail.
      dot.hidden = !place || age > 0 && String(place) === String(places[0]);
      if (place) dot.style.transform = `translate(${place[0]}px, ${place[1]}px) scale(${1 - age * 0.14})`;
    }
  }

  // Shows what belongs to a frame of a run beside the device itself: the finger, a wheel or a key, and after a failure
  // the page that was expected.
  showSigns(run, variant, frame, shown, touches) {
    this.showFinger(touches.at(frame, variant.refresh));
    this.showBadge(variant.badges.findLast(({ from, to }) => from <= frame && frame < to)?.text);
    const ghost = wanted(run, variant, frame, shown);
    this.showWanted(ghost?.page && ghost, shown.state);
    this.showAim(ghost?.offset, shown.state);
  }

  // Shows in words what a hand does with a wheel or a key; without words, nothing.
  showBadge(text = "") {
    if (!this.badge) {
      this.badge = document.createElement("div");
      this.badge.className = "badge";
      this.device.append(this.badge);
    }
    if (this.badge.textContent !== text) this.badge.textContent = text;
  }

  // Shows where the middle of a pane would be at the offset that was expected: a line across the pane, at its edge if
  // the place is out of view.
  //
  // aim: the number of the pane, and its offset, x or y; or nothing.
  showAim(aim, state) {
    if (!aim) {
      this.aim?.remove();
      this.aim = null;
      return;
    }
    if (!this.aim) {
      this.aim = document.createElement("div");
      this.aim.append(document.createElement("span"));
      this.device.append(this.aim);
    }
    const numbers = state.subarray(Place.panes + Place.paneNumbers * aim.pane), [x, y, width, height] = numbers;
    const isDown = aim.x === undefined, wanted = aim.x ?? aim.y, half = (isDown ? height : width) / 2;
    const found = numbers[isDown ? Place.offsetY : Place.offsetX], off = wanted - found;
    const place = half + Math.max(4 - half, Math.min(half - 4, off));
    const words = `expected ${Math.round(wanted * 100) / 100} pt, is ${Math.round(found * 100) / 100} pt`;
    if (this.aim.textContent !== words) this.aim.firstChild.textContent = words;
    this.aim.className = `aim ${isDown ? "down" : ""} ${off > 0 ? "after" : ""}`;
    this.aim.style.width = `${isDown ? width : 0}px`;
    this.aim.style.height = `${isDown ? 0 : height}px`;
    this.aim.style.transform = `translate(${x + (isDown ? 0 : place)}px, ${y + (isDown ? place : 0)}px)`;
  }

  // Shows the page that was expected, small, in a corner of the preview.
  //
  // wanted: the name of the page, and its picture's number, 0 if it has none; or nothing.
  showWanted(wanted, state) {
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    this.ghost?.remove();
    if (!wanted) return;
    this.ghost = document.createElement("figure");
    this.ghost.className = "wanted";
    const [x, y, width, height] = state.subarray(Place.panes);
    const { aspect } = wanted.thing ? this.pictures.of(wanted.thing) : { aspect: 1 };
    // Wide enough for the words, and no higher than half the preview.
    const side = Math.max(90, Math.min(0.3 * width, 0.5 * height * aspect));
    this.ghost.style.transform = `translate(${x + width - side - 14}px, ${y + 14}px)`;
    this.ghost.style.width = `${side}px`;
    if (wanted.thing) {
      const cell = document.createElement("div"), room = document.createElement("div");
      cell.className = "cell";
      cell.append(this.pictures.make("thumbnails"));
      this.pictures.show(cell, wanted.thing, "thumbnails");
      const high = Math.min(side / aspect, 0.5 * height);
      room.style.height = `${high}px`;
      cell.style.transform = `scale(${high * aspect / 100}, ${high / 100})`;
      room.append(cell);
      this.ghost.append(room);
    }
    const words = document.createElement("figcaption");
    words.textContent = `expected ${wanted.page}`;
    this.ghost.append(words);
    this.device.append(this.ghost);
  }

  // Makes a cell, or reuses one that is no longer visible.
  makeCell(pane, thing, role) {
    const { name, aspect, part } = this.pictures.of(thing);
    const place = part ? -1 : pane.spare.findIndex(cell => cell.role === role);
    const cell = place < 0 ? {} : pane.spare.splice(place, 1)[0];
    Object.assign(cell, { natural: { width: 100 * aspect, height: 100 }, part, role });
    if (place < 0) this.build(cell, pane);
    // Remove all marks of the previous thing.
    cell.element.className = part ? "part" : "cell";
    cell.marks = null;
    cell.element.dataset.name = name;
    if (part) cell.element.textContent = name; else this.pictures.show(cell.element, thing, role);
    cell.element.style.visibility = "";
    if (cell.ground) cell.ground.style.visibility = "";
    return cell;
  }

  build(cell, pane) {
    if (cell.role === "preview") {
      cell.ground = document.createElement("div");
      cell.ground.className = "ground";
      pane.content.append(cell.ground);
    }
    cell.element = document.createElement("div");
    if (!cell.part) cell.element.append(this.pictures.make(cell.role));
    pane.content.append(cell.element);
  }

  putAway(pane, cell) {
    if (cell.part || pane.spare.length >= 60) {
      cell.element.remove();
      cell.ground?.remove();
      return;
    }
    cell.element.style.visibility = "hidden";
    if (cell.ground) cell.ground.style.visibility = "hidden";
    pane.spare.push(cell);
  }

  // Makes the cells of a thing anew, since its size or picture has changed.
  forget(thing) {
    for (const pane of this.panes) {
      for (const [key, cell] of pane.cells) {
        if (key % 2 ** 42 !== thing) continue;
        pane.cells.delete(key);
        this.putAway(pane, cell);
      }
    }
  }

  clear() {
    this.showFinger([]);
    this.showBadge();
    this.showWanted(null);
    this.showAim(null);
    for (const pane of this.panes) {
      for (const cell of pane.cells.values()) this.putAway(pane, cell);
      pane.cells.clear();
    }
  }

  // Shows a picture that fills its window from the middle, shifted; clips what is outside.
  showCell(cell, window, shift, alpha, rotation, angle) {
    const { element, natural, ground } = cell, isNew = cell.alpha !== alpha;
    cell.alpha = alpha;
    if (isNew) element.style.opacity = alpha;
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
    if (ground) {
      if (isNew) ground.style.opacity = alpha;
      ground.style.transform =
        `translate(${window.x}px, ${window.y}px) scale(${window.width / 100}, ${window.height / 100})`;
    }
    if (angle) return this.showTurned(cell, window, shift, angle);
    const scale = Math.max(window.width / natural.width, window.height / natural.height, 1e-6);
    const left = (natural.width - window.width / scale) / 2;
    const top = (natural.height - window.height / scale) / 2;
    const push = shift / scale;
    const x = window.x - left * scale + shift, y = window.y - top * scale;
    const wide = scale * natural.width / 100;
    element.style.transform = `${turn}translate(${x}px, ${y}px) scale(${wide}, ${scale})`;
    // Every element is 100 by 100, whatever its picture's aspect.
    const across = 100 / natural.width;
    const inset = [top, (left + push) * across, top, (left - push) * across];
    Stage.clip(cell, `inset(${inset.map(n => `${Math.max(0, n)}px`).join(" ")})`);
  }

  static clip(cell, path) {
    if (cell.path === path) return;
    cell.element.style.clipPath = cell.path = path;
  }

  // Shows a turned picture; the upright box around it fills the window.
  showTurned(cell, window, shift, angle) {
    const { element, natural } = cell;
    const radians = angle * Math.PI / 180, cosine = Math.cos(radians), sine = Math.sin(radians);
    const across = Math.abs(cosine), along = Math.abs(sine);
    const scale = Math.max(
      window.width / (natural.width * across + natural.height * along),
      window.height / (natural.width * along + natural.height * across), 1e-6);
    const wide = scale * natural.width / 100;
    const x = window.x + window.width / 2 + shift, y = window.y + window.height / 2;
    element.style.transform =
      `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${wide}, ${scale}) translate(-50px, -50px)`;
    // The corners of the window, in the coordinates of the element.
    const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([right, down]) => {
      const far = window.x + window.width * right - x, low = window.y + window.height * down - y;
      return [50 + (far * cosine + low * sine) / wide, 50 + (low * cosine - far * sine) / scale];
    });
    Stage.clip(cell, `polygon(${corners.map(([a, b]) => `${a}px ${b}px`).join(", ")})`);
  }
}
