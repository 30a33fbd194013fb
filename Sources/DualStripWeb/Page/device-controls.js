// The buttons and fields for the strips, their document and the device.
Object.assign(Controls.prototype, {
  strips() {
    const { strips } = this.page;
    const acts = {
      delete: () => strips.delete(), undo: () => strips.undo(), redo: () => strips.redo(), turn: () => strips.turn(),
      insert: () => strips.insert(),
      earlier: () => strips.shift(-1), later: () => strips.shift(1), choose: () => strips.choose(),
      rotate: () => strips.rotate(),
    };
    for (const id in acts) this.click(id, acts[id]);
    this.on("delay", "change", () => this.host());
    this.on("fails", "change", () => this.host());
  },

  host() {
    const { strips } = this.page, { host } = strips, value = this.find("delay").value;
    host.delay = value === "never" ? Infinity : Number(value);
    host.fails = this.find("fails").checked;
    strips.happen(strips.viewer.commits(!host.answersAtOnce, strips.clock.time));
  },

  // MARK: Document and device

  document() {
    const { page } = this, { strips } = page;
    for (const count of [10, 100, 1000, 100000, 1000000]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = count.toLocaleString("en");
      button.addEventListener("click", () => {
        this.find("count").value = count;
        this.make();
      });
      this.find("counts").append(button);
    }
    this.on("count", "change", () => this.make());
    this.on("sizes", "change", () => this.make());
    for (const name in Devices.all) this.find("devices").append(new Option(name, name));
    this.on("devices", "change", select => {
      strips.options.device = select.value;
      strips.resize(Devices.all[select.value].size, 300);
      if (page.gallery) {
        page.gallery.options.device = select.value;
        page.gallery.resize(Devices.all[select.value].size, 300);
      }
      page.fit();
    });
    this.on("leftward", "change", box => {
      strips.options.isRightToLeft = box.checked;
      if (page.gallery) page.gallery.turn(box.checked);
      this.remake(page.desk);
    });
    this.on("files", "change", field => {
      this.modes.choose(0);
      strips.takeFiles(field.files);
    });
    // Leave text drops to the browser.
    const hasFiles = event => event.dataTransfer.types.includes("Files");
    addEventListener("dragover", event => { if (hasFiles(event)) event.preventDefault(); });
    addEventListener("drop", event => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.drop([...event.dataTransfer.files]);
    });
    this.click("usual", () => this.settings.reset());
    this.click("keep", button => {
      this.modes.choose(0);
      strips.keep();
      button.setAttribute("aria-pressed", Boolean(strips.kept));
    });
  },

  // Opens a scenario in the editor; makes a document of pictures.
  async drop(files) {
    const { page } = this, scenario = files.find(file => file.name.endsWith(".scenario"));
    if (scenario) {
      this.tabs.choose(2);
      await page.needLanguage();
      await scenario.text().then(text => page.editor.set(text), () => page.say(`${scenario.name} cannot be read`));
      return;
    }
    this.modes.choose(0);
    page.strips.takeFiles(files);
  },

  make() {
    const { strips } = this.page, count = Math.floor(Number(this.find("count").value));
    strips.options.count = Math.min(1e6, Math.max(0, count || 0));
    this.find("count").value = strips.options.count;
    strips.options.areMixed = this.find("sizes").value === "mixed";
    this.modes.choose(0);
    strips.make();
    this.page.isDirty = true;
  },

  // Remakes the strips with other settings and the same pages, then shows the previous desk or the
  // strips.
  remake(desk = this.page.strips) {
    const { strips } = this.page;
    strips.options.settings = this.settings.values;
    strips.remake();
    if (desk === strips) this.modes.choose(0); else this.page.show(desk);
  },

  // Lets the user drag the device's corner to resize it. Both sides move, so that the device stays
  // in the middle.
  corner() {
    const corner = this.find("corner"), { page } = this;
    const resize = (width, height) => {
      page.desk.resize?.([width, height].map(n => Math.round(Math.min(1400, Math.max(240, n)))), 0);
      page.isDirty = true;
    };
    let start = null;
    corner.addEventListener("pointerdown", event => {
      corner.setPointerCapture(event.pointerId);
      start = { x: event.clientX, y: event.clientY, size: page.desk.options.size };
      page.stage.isHeld = true;
    });
    corner.addEventListener("pointermove", event => {
      if (!start) return;
      const factor = 2 / page.stage.scale;
      resize(start.size[0] + (event.clientX - start.x) * factor, start.size[1] + (event.clientY - start.y) * factor);
    });
    const end = () => {
      if (!start) return;
      start = null;
      page.stage.isHeld = false;
      page.fit();
    };
    corner.addEventListener("lostpointercapture", end);
    corner.addEventListener("keydown", event => {
      const way = { ArrowLeft: [-20, 0], ArrowRight: [20, 0], ArrowUp: [0, -20], ArrowDown: [0, 20] }[event.key];
      if (!way) return;
      event.preventDefault();
      const [width, height] = page.desk.options.size;
      resize(width + way[0], height + way[1]);
      page.fit();
    });
  },
});
