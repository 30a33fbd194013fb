// What is done to the pages.
Object.assign(StripsDesk.prototype, {
  // The pages that are chosen, in their order; the active one where none is.
  meant() {
    const { viewer, state } = this;
    for (const page of this.chosen) if (viewer.index(page) < 0) this.chosen.delete(page);
    if (!this.chosen.size) return state[Place.active] ? [state[Place.active]] : [];
    return [...this.chosen].map(page => [viewer.index(page), page])
      .sort((a, b) => a[0] - b[0]).map(([, page]) => page);
  },

  choose() {
    this.isChoosing = !this.isChoosing;
    if (!this.isChoosing) this.chosen.clear();
    this.room.say(this.isChoosing ? "Tap thumbnails to select pages" : "Nothing is selected");
    this.room.changed();
  },

  toggle(page) {
    if (!page) return;
    if (!this.chosen.delete(page)) this.chosen.add(page);
    this.room.say(`${this.name(page)} ${this.chosen.has(page) ? "selected" : "not selected"}`);
    this.room.changed();
  },

  delete() {
    const pages = this.meant(), time = this.clock.time;
    if (!pages.length) return;
    // What stood before each: it may go too, and is back before the next one comes.
    const places = pages.map(page => ({
      page, aspect: this.pictures.of(page).aspect, before: this.viewer.at(this.viewer.index(page) - 1),
    }));
    const undo = { places, edit: 0, isCommitted: false };
    this.undos.push(undo);
    const events = this.viewer.delete(pages, time);
    const accepted = events.find(event => event.kind === EventText.accepted);
    if (accepted) undo.edit = accepted.rest[0]; else this.undos.pop();
    this.chosen.clear();
    this.happen(events);
    if (accepted) this.room.say(`${pages.map(page => this.name(page)).join(", ")} deleted`);
  },

  // A delete is taken back while that can be; later its pages come again, when the host has answered.
  undo() {
    const undo = this.undos[this.undos.length - 1];
    if (!undo) return;
    if (undo.isCommitted) {
      this.bringBack(undo);
      return;
    }
    const events = this.happen(this.viewer.answer("cancel", undo.edit, this.clock.time));
    undo.isWanted = !events.some(event => event.kind === EventText.cancelled);
    this.room.say(undo.isWanted ? "The pages come back when the host has answered" : "The delete is taken back");
  },

  committed(edit) {
    const undo = this.undos.find(undo => undo.edit === edit);
    if (!undo) return;
    undo.isCommitted = true;
    if (undo.isWanted) this.bringBack(undo);
  },

  bringBack(undo) {
    this.undos = this.undos.filter(other => other !== undo);
    for (const { page, aspect, before } of undo.places) {
      const isThere = before && this.viewer.index(before) >= 0;
      this.happen(this.viewer.insert(
        [{ page, aspect }], isThere ? ["after", before] : "first", Math.max(this.clock.time, this.viewer.now)));
    }
    this.happen(this.viewer.focus(undo.places[0].page, true, Math.max(this.clock.time, this.viewer.now)));
    this.room.say("The pages are back");
  },

  insert() {
    const active = this.state[Place.active], page = ++this.lastPage;
    const aspect = StripsDesk.aspects[page * 3 % StripsDesk.aspects.length];
    this.pictures.aspects.set(page, aspect);
    const events = this.happen(
      this.viewer.insert([{ page, aspect }], active ? ["after", active] : "first", this.clock.time));
    if (StripsDesk.isAccepted(events)) this.room.say(`${this.name(page)} inserted`);
  },

  // Moves what is meant by one place.
  shift(way) {
    const pages = this.meant();
    if (!pages.length) return;
    const edge = this.viewer.index(way < 0 ? pages[0] : pages[pages.length - 1]);
    const other = this.viewer.at(edge + way);
    if (other) this.moveTo(pages, [way < 0 ? "before" : "after", other]);
  },

  // The chosen pages go where a finger has carried them.
  drop(x, time) {
    const other = this.thumbnail(x), pages = this.meant();
    if (!other || this.chosen.has(other)) return;
    const way = this.viewer.index(other) > this.viewer.index(pages[0]) ? "after" : "before";
    this.moveTo(pages, [way, other], time);
  },

  moveTo(pages, destination, time = this.clock.time) {
    const events = this.happen(this.viewer.moveTo(pages, destination, time));
    if (!StripsDesk.isAccepted(events)) return;
    this.room.say(`${pages.map(page => this.name(page)).join(", ")} moved ${destination[0]} `
      + this.name(destination[1]));
  },

  // MARK: The device

  resize(size, over) {
    this.options.size = size;
    this.happen(this.viewer.resize(size, Devices.insets(this.options), over, this.clock.time));
    this.room.changed();
  },

  rotate() { this.resize([this.options.size[1], this.options.size[0]], 300); },

  // MARK: Pictures

  // The document becomes these images; the size of each comes when it is known.
  async takeFiles(files) {
    const images = [...files].filter(file => file.type.startsWith("image/")).slice(0, 500);
    if (!images.length) return;
    const pages = images.map((file, k) => ({ page: this.lastPage + 1 + k, aspect: 0.7071 }));
    this.lastPage += images.length;
    this.pictures.clear();
    images.forEach((file, k) => this.pictures.names.set(pages[k].page, file.name));
    this.chosen.clear();
    this.undos = [];
    this.happen(this.viewer.replace(pages, this.clock.time));
    const { viewer, pictures } = this, { names } = pictures;
    for (const [k, file] of images.entries()) {
      const { page } = pages[k], image = await StripsDesk.image(file);
      // Another document may have come meanwhile.
      if (viewer !== this.viewer || names.get(page) !== file.name) {
        image?.close();
        return;
      }
      if (image) {
        const aspect = Math.min(20, Math.max(0.05, image.aspect));
        pictures.images.set(page, image);
        pictures.aspects.set(page, aspect);
        this.happen(viewer.aspect(page, aspect, Math.max(this.clock.time, viewer.now)));
      } else {
        this.room.say(`${file.name} cannot be shown`);
      }
      this.room.stage.forget(page);
      this.room.changed();
    }
    this.room.say(`${images.length} pictures are the document now`);
  },
});

StripsDesk.isAccepted = events => events.some(event => event.kind === EventText.accepted);

// As large as the preview's canvas, and with the aspect that it had; nothing for a file that is no image.
StripsDesk.image = async file => {
  try {
    const whole = await createImageBitmap(file), aspect = whole.width / whole.height;
    const image = await createImageBitmap(whole, { resizeWidth: 480, resizeQuality: "medium" })
      .finally(() => whole.close());
    return Object.assign(image, { aspect });
  } catch {
    return null;
  }
};
