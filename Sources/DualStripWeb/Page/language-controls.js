// The controls that need the language: the gallery, scenarios, links.
Object.assign(Controls.prototype, {
  languageIsHere() {
    const { page } = this;
    for (const name of ["run", "format", "link"]) this.find(name).disabled = false;
    // If the user stops a run right away, the request fails: repeat it.
    const fill = () => page.language.ask("settings").then(settings => this.settings.fill(settings), fill);
    fill();
    this.click("link", () => this.link());
    this.examples();
    this.gallery();
    // Somebody may have written a text meanwhile.
    if (this.find("text").value) page.editor.changed(); else page.editor.set(this.texts[0].text);
  },

  gallery() {
    const { page } = this;
    for (const [number, name] of Gallery.layouts.entries()) {
      this.find("layout").append(new Option(name, number));
    }
    this.find("layout").value = 3;
    this.on("layout", "change", select => page.gallery.switchTo(Number(select.value)));
    this.on("switch-time", "change", select => { page.gallery.duration = Number(select.value); });
    const hand = this.find("by-hand");
    hand.addEventListener("input", () => {
      page.gallery.holdAt(Number(hand.value));
      page.isDirty = true;
    });
    // Keys change the slider without a pointerup event.
    const letGo = () => {
      page.gallery.letGo(Number(hand.value));
      hand.value = 0;
      page.isDirty = true;
    };
    hand.addEventListener("pointerup", letGo);
    hand.addEventListener("blur", letGo);
    hand.addEventListener("keydown", event => { if (event.key === "Enter") letGo(); });
    const acts = {
      "take-back": () => page.gallery.takeBack(), "add-items": () => page.gallery.add(),
      "remove-items": () => page.gallery.remove(), shuffle: () => page.gallery.shuffle(),
      batch: () => page.gallery.all(), "turn-gallery": () => page.gallery.rotate(),
    };
    for (const id in acts) this.click(id, acts[id]);
  },

  examples() {
    this.texts = JSON.parse(this.find("example-texts").textContent);
    const examples = this.find("examples"), own = new Option("your own", "");
    own.disabled = true;
    examples.append(own, ...this.texts.map(({ title }, number) => new Option(title, number)));
    this.on("examples", "change", select => this.page.editor.set(this.texts[select.value].text));
    // Another text is no example.
    const choose = ({ value }) => { examples.selectedIndex = 1 + this.texts.findIndex(({ text }) => text === value); };
    this.on("text", "input", choose);
    if (this.find("text").value) choose(this.find("text"));
  },

  async record() {
    const { page } = this, { viewer } = page.strips, note = this.find("record-note");
    const { session } = viewer, isCut = viewer.lines.length === Strips.mostLines;
    let text;
    try {
      await page.needLanguage();
      text = await page.language.ask("record", session);
    } catch (error) {
      text = `!${error.message}`;
    }
    if (text.startsWith("!")) {
      note.textContent = `This cannot be written: ${text.slice(1)}`;
      return;
    }
    this.tabs.choose(2);
    page.editor.set(text);
    // Scroll to the script, which is at the end.
    page.editor.findings.reveal(text.slice(0, text.indexOf("\nscript\n")).split("\n").length + 3);
    note.textContent = await LinkText.copied(text)
      ? "Copied; it is the scenario in this page now, too." : "It is the scenario in this page now.";
    if (isCut) note.textContent += ` It ends after ${Strips.mostLines} inputs.`;
  },

  // Puts the text into the address of the page.
  async link() {
    location.hash = `s=${await LinkText.packed(this.page.editor.text.value)}`;
    const copied = await LinkText.copied(location.href);
    this.find("verdict").textContent = copied ? "The link is copied" : "The link is the page's address now";
  },

  // Opens the text in the address, if there is one.
  openLink() {
    const packed = LinkText.inAddress, { editor } = this.page;
    if (!packed) return;
    LinkText.unpacked(packed).then(text => {
      // There may be another link by now.
      if (packed === LinkText.inAddress && text !== editor.text.value) editor.set(text);
    }, () => editor.findings.tell("The link is damaged: no scenario can be read from it", []));
    this.tabs.choose(2);
  },
});
