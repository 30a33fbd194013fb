// The pictures of a run, from the definitions in the page.
class RunPictures {
  constructor(things) { this.things = things; }

  of(thing) { return this.things[thing - 1]; }

  make() {
    const picture = svg("svg", { width: 100, height: 100, preserveAspectRatio: "none" });
    picture.append(svg("use", { width: "100%", height: "100%" }));
    return picture;
  }

  show(element, thing) {
    element.firstChild.setAttribute("viewBox", `0 0 ${100 * this.of(thing).aspect} 100`);
    element.firstChild.firstChild.setAttribute("href", `#picture-${thing - 1}`);
  }
}

// The controls of the player: play, speed, position and variant.
class Player {
  constructor(run) {
    this.run = run;
    this.find = id => document.getElementById(id);
    const pictures = new RunPictures(run.things);
    this.film = new FilmStrip(this.find("film"), this.find("stage").firstElementChild, pictures);
    this.stage = new Stage(this.find("stage"), pictures);
    this.beside = new Beside(this.stage, this.find("apart"));
    // What can be shown beside a variant. Beside another file, the only run of this one is called by its own.
    if (run.others.length && run.variants.length === 1) run.variants[0].name ||= run.file;
    this.all = [...run.variants, ...run.others];
    this.speed = 1;
    this.isPlaying = false;
    this.panels = new Panels(run.lines, frame => this.jump(frame));
    const take = number => {
      this.stop();
      this.choose(number);
      this.say();
    };
    this.map = new VariantMap(
      this.find("map"), chosen => take(run.variants.findIndex(({ name }) => name === chosen)));
    this.fillVariants();
    this.listen(take);
    const failed = run.variants.findIndex(variant => !variant.holds);
    // If the page has another scenario, its first run is on the second device.
    this.find("others").value = run.others.length ? run.variants.length : "";
    this.choose(Math.max(0, failed));
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (failed < 0 && !isStill) this.play(); else this.say();
  }

  get isCollection() { return this.run.kind === "collection"; }

  // MARK: Variants

  fillVariants() {
    const chooser = this.find("variants");
    chooser.append(...variantOptions(this.run.variants));
    if (this.run.variants.length < 2) chooser.closest("label").hidden = true;
    const others = this.find("others");
    others.append(new Option("nothing", ""), ...variantOptions(this.all));
    others.closest("label").hidden = this.all.length < 2;
    this.map.fill(this.run.verdicts, new Set(this.run.variants.map(({ name }) => name)));
  }

  choose(number) {
    const variant = this.run.variants[number];
    this.find("variants").value = number;
    this.map.show(variant.name);
    this.variant = variant;
    // Decoded frames take more memory than their text, so only the runs that are shown have them.
    this.frames = this.read(number);
    this.touches = new Touches(variant.touches);
    this.frame = -1;
    this.most = this.frames.most;
    const [failed] = this.panels.fill(variant);
    this.failedAt = failed?.frame ?? Infinity;
    this.takeOther(this.find("others").value);
    // The failure takes its room first.
    this.fit();
    this.film.layOut();
    this.show(failed?.frame ?? 0);
    if (failed) this.panels.find(failed);
  }

  // Decodes the frames of a run.
  read(number) {
    const { frames } = this.all[number], text = this.find(`frames-${number}`).textContent;
    return new Frames(text, frames, this.isCollection ? 1 : 2);
  }

  // Shows another run on a second device; without a number, none.
  takeOther(number) {
    this.other = null;
    if (number === "") {
      this.beside.close();
    } else {
      this.other = new OtherRun(this.run, this.all[number], this.read(number), this.variant.refresh);
      const { label, failure } = this.other;
      this.beside.open(this.run.kind, this.stage.pictures, [variantLabel(this.variant), label], failure);
    }
    this.film.fill(this.variant, this.frames, this.isCollection, this.other);
    this.find("failure").textContent = firstFailure(this.variant, this.other ? "Left" : "");
    this.find("place").max = this.last;
  }

  // The last frame; with two runs, of the longer one.
  get last() { return Math.max(this.variant.frames - 1, this.other?.last ?? 0); }

  // Shows a frame again for which there is another room, or another run beside it.
  again() {
    const frame = Math.min(this.frame, this.last);
    this.fit();
    this.film.layOut();
    this.frame = -1;
    this.show(frame);
  }

  // Makes the stage as large as possible without making the rest of the player scroll out of view.
  fit() {
    this.fitOnce();
    // The words below two devices have other widths then, and may have another height.
    if (this.other) this.fitOnce();
  }

  fitOnce() {
    const { root } = this.stage, least = 170;
    // What is around it does not depend on how large it was.
    for (const stage of [this.stage, this.beside.second]) stage.root.style.height = `${least}px`;
    const around = root.closest(".player").offsetHeight - root.offsetHeight
      + document.querySelector("header").offsetHeight + 40;
    const { width } = root.parentElement.getBoundingClientRect();
    this.beside.fit(
      this.most, this.other?.frames.most, { width, height: Math.max(least, window.innerHeight - around) });
  }

  // MARK: Time

  timeOf(frame) { return frame * 1000 / this.variant.refresh; }

  play() {
    if (this.isPlaying) return;
    if (this.frame >= this.last) this.show(0);
    this.isPlaying = true;
    let time = this.timeOf(this.frame), before = null;
    const tick = now => {
      // After the page was hidden, continue from the same place.
      if (before !== null) time += Math.min(now - before, 250) * this.speed;
      before = now;
      const { last } = this;
      const frame = Math.min(last, Math.floor(time * this.variant.refresh / 1000 + 1e-6));
      this.show(frame);
      if (frame === last) return this.pause();
      this.ticking = requestAnimationFrame(tick);
    };
    this.ticking = requestAnimationFrame(tick);
    this.showButton();
  }

  stop() {
    this.isPlaying = false;
    cancelAnimationFrame(this.ticking);
    this.showButton();
  }

  pause() {
    this.stop();
    this.say();
  }

  jump(frame) {
    this.stop();
    this.show(Math.min(this.last, Math.max(0, frame)));
    this.say();
  }

  // Jumps to the previous or next mark.
  jumpToMark(direction) {
    const frames = this.variant.marks.map(mark => mark.frame);
    const next = direction > 0
      ? frames.find(frame => frame > this.frame)
      : frames.reverse().find(frame => frame < this.frame);
    if (next !== undefined) this.jump(next);
  }

  // MARK: Showing

  show(frame) {
    if (frame === this.frame) return;
    this.frame = frame;
    const shown = this.frames.at(frame);
    this.stage.show(shown, this.isCollection);
    this.stage.device.classList.toggle("failed", frame >= this.failedAt);
    // Beside a longer run, the end of this one stays.
    this.stage.showSigns(this.run, this.variant, Math.min(frame, this.variant.frames - 1), shown, this.touches);
    this.other?.show(this.beside, frame, shown);
    this.beside.tell();
    this.film.show(frame);
    const place = this.find("place");
    place.value = frame;
    place.setAttribute("aria-valuetext", seconds(this.timeOf(frame)));
    this.find("time").textContent = seconds(this.timeOf(frame));
    const { last } = this;
    this.find("frame").textContent = last ? `frame ${frame} of ${last}` : "one frame";
    this.find("facts").textContent = this.facts(shown.state);
    this.panels.show(frame);
  }

  facts(state) { return facts(this.run, state, number => this.run.things[number - 1].name); }

  showButton() {
    const button = this.find("play");
    button.textContent = this.isPlaying ? "❚❚" : "►";
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
  }

  // Announces the state to screen readers; not called during playback.
  say() {
    const failed = this.variant.marks.filter(m => m.kind === "failed" && m.frame === this.frame);
    this.find("said").textContent = [
      seconds(this.timeOf(this.frame)), this.facts(this.frames.at(this.frame).state),
      ...failed.map(mark => `failed, line ${mark.line}: ${mark.text}`),
    ].join(", ");
  }

  // MARK: Hands

  // take: called with the variant that is chosen.
  listen(take) {
    const on = (id, event, act) => this.find(id).addEventListener(event, act);
    on("play", "click", () => this.isPlaying ? this.pause() : this.play());
    on("back", "click", () => this.jump(this.frame - 1));
    on("on", "click", () => this.jump(this.frame + 1));
    on("place", "input", () => this.jump(Number(this.find("place").value)));
    on("speed", "change", () => { this.speed = Number(this.find("speed").value); });
    on("variants", "change", () => take(Number(this.find("variants").value)));
    addEventListener("keydown", event => this.press(event));
    on("others", "change", () => {
      this.takeOther(this.find("others").value);
      this.again();
    });
    addEventListener("resize", () => this.again());
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.find("keys").checked) return;
    const { target, key } = event;
    const isPressed = key === " " || key === "Enter";
    if (target.tagName === "SELECT" || isPressed && (target.tagName === "BUTTON" || event.repeat)) return;
    if (target.type === "checkbox" && isPressed) return;
    // Leave other keys to the panels, which scroll by them.
    if (target.closest("#script, #marks") && !/^[a-z]$|^Arrow(Left|Right)$/i.test(key)) return;
    const step = event.shiftKey ? 10 : 1;
    const acts = {
      " ": () => this.isPlaying ? this.pause() : this.play(),
      ArrowLeft: () => this.jump(this.frame - step),
      ArrowRight: () => this.jump(this.frame + step),
      Home: () => this.jump(0),
      End: () => this.jump(this.last),
      n: () => this.jumpToMark(1),
      p: () => this.jumpToMark(-1),
    };
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}

const player = new Player(JSON.parse(document.getElementById("run").textContent));
