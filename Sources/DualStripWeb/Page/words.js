// A list of completions below the line of the cursor.
class Words {
  constructor(text, list, language, changed) {
    Object.assign(this, { text, list, language, changed, count: 0, chosen: 0, words: [] });
    text.addEventListener("input", event => {
      if (event.inputType?.startsWith("insert")) this.ask(); else this.close();
    });
    text.addEventListener("keydown", event => this.press(event));
    text.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  async ask(isAskedFor = false) {
    const place = this.text.selectionStart, number = ++this.count;
    const before = this.text.value.slice(0, place);
    // Do not complete a unit after a number.
    if (!isAskedFor && !/(^|[\s(,$])[a-z][a-z.-]*$/.test(before)) return this.close();
    let found;
    try {
      found = await this.language.ask("complete", this.text.value, place);
    } catch {
      return;
    }
    if (number !== this.count || this.text.selectionStart !== place) return;
    this.start = found.start;
    this.words = found.words;
    // If the word is complete already, select no completion.
    if (this.words.length) this.open(before, found.whole && !isAskedFor ? -1 : 0); else this.close();
  }

  open(before, chosen) {
    this.top = this.text.scrollTop;
    this.list.replaceChildren(...this.words.map(({ word, meaning }, number) => {
      const item = document.createElement("li");
      item.id = `word-${number}`;
      item.setAttribute("role", "option");
      const name = document.createElement("b"), more = document.createElement("span");
      name.textContent = word;
      more.textContent = meaning;
      item.append(name, more);
      item.addEventListener("mousedown", event => {
        event.preventDefault();
        this.take(number);
      });
      return item;
    }));
    const lines = before.split("\n"), column = lines[lines.length - 1].length;
    this.list.hidden = false;
    const below = lines.length * Findings.lineHeight - this.text.scrollTop + 8, high = this.list.offsetHeight;
    // Show the list above the line if there is no room below.
    const top = below + high > this.text.clientHeight ? Math.max(0, below - Findings.lineHeight - high) : below;
    const left = column * this.width - this.text.scrollLeft;
    const room = this.text.clientWidth - this.list.offsetWidth;
    this.list.style.transform = `translate(${Math.max(0, Math.min(left, room))}px, ${top}px)`;
    this.choose(chosen);
  }

  // Closes the list when the text scrolls vertically. While the user types, a long line may scroll
  // sideways.
  scrolled() {
    if (!this.list.hidden && this.text.scrollTop !== this.top) this.close();
  }

  get width() {
    const context = document.createElement("canvas").getContext("2d");
    context.font = getComputedStyle(this.text).font;
    return context.measureText("0").width;
  }

  // Selects a completion; -1 selects none.
  choose(number) {
    this.chosen = number;
    const items = [...this.list.children], item = items[number];
    for (const other of items) other.setAttribute("aria-selected", other === item);
    this.list.scrollTop = item ? item.offsetTop - this.list.clientHeight / 2 : 0;
    if (item) this.text.setAttribute("aria-activedescendant", item.id);
    else this.text.removeAttribute("aria-activedescendant");
  }

  take(number) {
    const { word } = this.words[number];
    Typing.put(this.text, word, this.start, this.text.selectionStart);
    this.close();
    this.changed();
  }

  close() {
    this.count++;
    this.list.hidden = true;
    this.text.removeAttribute("aria-activedescendant");
  }

  press(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      this.ask(true);
      return;
    }
    if (this.list.hidden || event.ctrlKey || event.metaKey) return;
    const { chosen } = this, last = this.words.length - 1, acts = {
      ArrowDown: () => this.choose(chosen < last ? chosen + 1 : 0),
      ArrowUp: () => this.choose(chosen > 0 ? chosen - 1 : last),
      Escape: () => this.close(),
    };
    if (chosen >= 0) acts.Tab = acts.Enter = () => this.take(chosen);
    if (!acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  }
}
