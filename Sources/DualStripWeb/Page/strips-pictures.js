// Makes a document of the user's own pictures.
Object.assign(StripsDesk.prototype, {
  // Replaces the document by images; the size of each follows when it is known.
  async takeFiles(files) {
    const images = [...files].filter(file => file.type.startsWith("image/")).slice(0, 500);
    if (!files.length) return;
    const { viewer, pictures } = this, number = ++this.filesTaken;
    const first = await StripsDesk.firstImage(images);
    // The user may have opened another document meanwhile.
    if (viewer !== this.viewer || number !== this.filesTaken) {
      first.image?.close();
      return;
    }
    if (!first.image) {
      this.room.say(files.length === 1 ? `${files[0].name} cannot be shown` : "None of these can be shown");
      return;
    }
    const pages = images.map((file, k) => ({ page: this.lastPage + 1 + k, aspect: 0.7071 }));
    this.lastPage += images.length;
    this.pictures.clear();
    images.forEach((file, k) => this.pictures.names.set(pages[k].page, file.name));
    this.happen(this.viewer.replace(pages, this.clock.time));
    const { names } = pictures;
    for (const [k, file] of images.entries()) {
      const { page } = pages[k];
      const image = k < first.place ? null : k === first.place ? first.image : await StripsDesk.image(file);
      if (viewer !== this.viewer || names.get(page) !== file.name) {
        image?.close();
        return;
      }
      if (image) {
        const aspect = Math.min(20, Math.max(0.05, image.aspect));
        pictures.images.set(page, image);
        pictures.aspects.set(page, aspect);
        this.happen(viewer.aspect(page, aspect, this.clock.time));
      } else {
        this.room.say(`${file.name} cannot be shown`);
      }
      for (const stage of [this.room.stage, this.room.beside.second]) stage.forget(page);
      this.room.changed();
    }
    const lost = images.length - pictures.images.size, others = files.length - images.length;
    this.room.say([
      `${images.length} ${images.length === 1 ? "picture is" : "pictures are"} the document now`,
      ...lost ? [`${lost} of them cannot be shown`] : [], ...others ? [`${others} other files are left out`] : [],
    ].join("; "));
  },
});

// Returns the first image that can be shown, and its index. If there is none, the document stays.
StripsDesk.firstImage = async files => {
  for (const [place, file] of files.entries()) {
    const image = await StripsDesk.image(file);
    if (image) return { place, image };
  }
  return {};
};

// Returns an image at the width of the preview's canvas, with its original aspect; nothing for a
// file that is not an image.
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
