// The buttons, fields and keys around the device.
class Controls {
  constructor(page) {
    this.page = page;
    this.find = page.find;
    this.modes = new Tabs(this.find("modes"), number => this.mode(number));
    this.panels = ["document", "settings", "scenario", "events"];
    this.tabs = new Tabs(this.find("tabs"), number => {
      for (const [k, name] of this.panels.entries()) this.find(`panel-${name}`).hidden = k !== number;
      document.querySelector("main").classList.toggle("closed", number === null);
      if (["settings", "scenario"].includes(this.panels[number])) this.page.needLanguage();
      // On a phone, the panel is below the device.
      const list = this.find("tabs");
      if (number !== null && list.getBoundingClientRect().bottom > innerHeight * 0.7) list.scrollIntoView();
      this.page.fit();
      this.page.log.flush();
    }, true);
    this.settings = new Settings(this.find("settings"), () => this.remake());
    this.time();
    this.strips();
    this.document();
    this.corner();
    for (const name of ["run", "format", "link"]) this.find(name).disabled = true;
    this.find("mode-run").hidden = true;
    this.click("record", () => this.record());
    this.modes.choose(0);
    this.tabs.choose(null);
    this.find("device").addEventListener("keydown", event => this.press(event));
    addEventListener("resize", () => page.fit());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => page.fit());
  }

  on(id, event, act) { this.find(id).addEventListener(event, () => act(this.find(id))); }

  click(id, act) { this.on(id, "click", button => { act(button); this.page.room.changed(); }); }

  mode(number) {
    const { page } = this;
    if (number === 0) page.show(page.strips);
    if (number === 1) page.showGallery();
    if (number === 2) page.show(page.runs);
  }

  // MARK: Time

  time() {
    const { page } = this;
    this.click("pause", () => this.pause());
    this.click("step", () => this.step());
    this.on("speed", "change", select => { page.tempo.speed = Number(select.value); });
    this.on("place", "input", field => {
      page.runs.show(Number(field.value));
      page.isDirty = true;
    });
    this.click("back", () => this.step(-1));
  }

  pause() {
    const { tempo, desk, runs } = this.page;
    // At the end of a run, start again.
    if (desk === runs && desk.frame === desk.last) {
      desk.show(0);
      tempo.isPaused = false;
    } else {
      tempo.isPaused = !tempo.isPaused;
    }
    this.page.room.changed();
  }

  step(way = 1) {
    const { tempo, desk, runs } = this.page;
    tempo.isPaused = true;
    if (desk === runs) desk.show(desk.frame + way); else if (way > 0) desk.clock.step(1000 / 60);
    this.page.room.changed();
  }

  press(event) {
    // Undo, and select all.
    const isOurs = event.key === "z" || event.key === "a";
    if ((event.ctrlKey || event.metaKey) && !isOurs) return;
    const { page } = this;
    if (event.key === " ") this.pause();
    else if (event.key === ".") this.step();
    else if (event.key === ",") this.step(-1);
    else if (page.desk.press(event) === false) return;
    event.preventDefault();
    page.isDirty = true;
  }

  // MARK: Saying

  tell() {
    const { page } = this, { strips, runs, tempo, desk } = page, { clock } = desk;
    this.find("undo").disabled = !strips.state[Live.undos];
    this.find("redo").disabled = !strips.state[Live.redos];
    this.find("choose").setAttribute("aria-pressed", strips.isChoosing);
    this.find("choose").textContent = strips.state[Live.selected] ? `Selected: ${strips.state[Live.selected]}` : "Select";
    this.find("pause").textContent = tempo.isPaused || desk === runs && desk.frame === desk.last ? "Play" : "Pause";
    this.find("time").textContent = desk === runs
      ? `${seconds(runs.time)} of ${seconds(runs.end)}` : seconds(clock.time);
    if (page.gallery) this.find("layout").value = page.gallery.options.layout;
    if (desk === runs) {
      this.find("place").max = runs.last;
      this.find("place").value = runs.frame;
      this.find("place").setAttribute("aria-valuetext", seconds(runs.time));
    }
    page.editor?.findings.follow(desk === runs && page.editor.isShown ? runs.line : null);
    page.log.flush();
  }
}
