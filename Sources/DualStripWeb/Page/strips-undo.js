// Deletes, and how to undo them.
Object.assign(StripsDesk.prototype, {
  delete() {
    const pages = this.meant(), time = this.clock.time;
    if (!pages.length) return;
    const leaving = this.leaving();
    const places = pages.map(page => ({
      page, aspect: this.pictures.of(page).aspect, before: this.standingBefore(page, leaving),
    }));
    const events = this.viewer.delete(pages, time);
    const accepted = events.find(event => event.kind === EventText.accepted);
    if (accepted) this.undos.push({ places, edit: accepted.rest[0], isCommitted: false, isWanted: false });
    this.happen(events);
    if (accepted) this.room.say(`${pages.map(page => this.name(page)).join(", ")} deleted`);
  },

  // Returns the pages before a page, the nearest first, up to the first that is not being deleted.
  // The pages being deleted may be gone when the page comes back.
  standingBefore(page, leaving) {
    const before = [];
    for (let index = this.viewer.index(page) - 1; index >= 0; index--) {
      before.push(this.viewer.at(index));
      if (!leaving.has(before[before.length - 1])) break;
    }
    return before;
  },

  // Returns the pages that are being deleted.
  leaving() {
    const undos = this.undos.filter(undo => !undo.isCommitted);
    return new Set(undos.flatMap(undo => undo.places.map(place => place.page)));
  },

  // Cancels the latest delete, if it can still be cancelled. Otherwise its pages come back after
  // the host has answered.
  undo() {
    const undo = this.undos.findLast(undo => !undo.isWanted);
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
    const leaving = this.leaving();
    let isBack = true;
    for (const { page, aspect, before } of undo.places) {
      const events = this.viewer.insert([{ page, aspect }], this.placeBehind(before, leaving), this.clock.time);
      isBack = StripsDesk.isAccepted(this.happen(events)) && isBack;
    }
    this.happen(this.viewer.focus(undo.places[0].page, true, this.clock.time));
    this.room.say(isBack ? "The pages are back" : "Not all pages can come back");
  },

  // Returns the destination after the first of these pages that still exists. A page that is being
  // deleted cannot be a neighbour, so the place is after the nearest page before it that stays.
  placeBehind(before, leaving) {
    const other = before.find(other => this.viewer.index(other) >= 0);
    let index = other ? this.viewer.index(other) : -1;
    while (index >= 0 && leaving.has(this.viewer.at(index))) index--;
    return index < 0 ? "first" : ["after", this.viewer.at(index)];
  },
});
