// A document of somebody's own pictures.
Object.assign(StripsDesk.prototype, {
  // The document becomes these images; the size of each comes when it is known.
  async takeFiles(files) {
    const images = [...files].filter(file => file.type.startsWith("image/")).slice(0, 500);
    if (!files.length) return;
    const { viewer, pictures } = this, number = this.filesTaken = (this.filesTaken ?? 0) + 1;
    const isAny = await StripsDesk.anyImage(images);
    // Another document may have come meanwhile.
    if (viewer !== this.viewer || number !== this.filesTaken) return;
    if (!isAny) {
      this.room.say(files.length === 1 ? `${files[0].name} cannot be shown` : "None of these can be shown");
      return;
    }
    const pages = images.map((file, k) => ({ page: this.lastPage + 1 + k, aspect: 0.7071 }));
    this.lastPage += images.length;
    this.pictures.clear();
    images.forEach((file, k) => this.pictures.names.set(pages[k].page, file.name));
    this.chosen.clear();
    this.undos = [];
    this.happen(this.viewer.replace(pages, this.clock.time));
    const { names } = pictures;
    for (const [k, file] of images.entries()) {
      const { page } = pages[k], image = await StripsDesk.image(file);
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
      this.room.stage.forget(page);
      this.room.changed();
    }
    const lost = images.length - pictures.images.size, others = files.length - images.length;
    this.room.say([
      `${images.length} ${images.length === 1 ? "picture is" : "pictures are"} the document now`,
      ...lost ? [`${lost} of them cannot be shown`] : [], ...others ? [`${others} other files are left out`] : [],
    ].join("; "));
  },
});

// Whether one at least can be shown: else the document stays.
StripsDesk.anyImage = async files => {
  for (const file of files) {
    const image = await StripsDesk.image(file);
    image?.close();
    if (image) return true;
  }
  return false;
};

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
