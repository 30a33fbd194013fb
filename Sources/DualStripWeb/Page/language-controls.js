// What is there when the language is: the gallery, scenarios, links.
Object.assign(Controls.prototype, {
  languageIsHere() {
    const { page } = this;
    for (const name of ["mode-gallery", "mode-run", "run", "format", "link", "record"]) {
      this.find(name).disabled = false;
    }
    page.language.ask("settings").then(settings => this.settings.fill(settings));
    this.click("record", () => this.record());
    this.click("link", () => this.link());
    this.examples();
    this.gallery();
    this.openLink();
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
    hand.addEventListener("change", () => {
      page.gallery.letGo(Number(hand.value));
      hand.value = 0;
      page.isDirty = true;
    });
    const acts = {
      "take-back": () => page.gallery.takeBack(), "add-items": () => page.gallery.add(),
      "remove-items": () => page.gallery.remove(), shuffle: () => page.gallery.shuffle(),
      batch: () => page.gallery.all(), turn: () => this.rotate(),
    };
    for (const id in acts) this.click(id, acts[id]);
  },

  examples() {
    const texts = JSON.parse(this.find("example-texts").textContent);
    for (const [number, { title }] of texts.entries()) this.find("examples").append(new Option(title, number));
    this.on("examples", "change", select => page.editor.set(texts[select.value].text));
    const { page } = this;
    page.editor.set(texts[0].text);
  },

  async record() {
    const { page } = this;
    const text = await page.language.ask("record", page.strips.viewer.session);
    if (text.startsWith("!")) {
      this.find("record-note").textContent = `This cannot be written: ${text.slice(1)}`;
      return;
    }
    page.editor.set(text);
    this.tabs.choose(2);
    // What was done stands at the end.
    page.editor.reveal(text.slice(0, text.indexOf("\nscript\n")).split("\n").length + 3);
    this.find("record-note").textContent = await LinkText.copied(text)
      ? "Copied; it is the scenario in this page now, too." : "It is the scenario in this page now.";
  },

  // The address of the page holds the text.
  async link() {
    location.hash = `s=${await LinkText.packed(this.page.editor.text.value)}`;
    const copied = await LinkText.copied(location.href);
    this.find("verdict").textContent = copied ? "The link is copied" : "The link is the page's address now";
  },

  async openLink() {
    const packed = new URLSearchParams(location.hash.slice(1)).get("s");
    if (!packed) return;
    try {
      this.page.editor.set(await LinkText.unpacked(packed));
    } catch {
      this.find("verdict").textContent = "The link is damaged: no scenario can be read from it";
    }
    this.tabs.choose(2);
  },
});
