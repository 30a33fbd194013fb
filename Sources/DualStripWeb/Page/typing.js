// What the page writes into a text as if it were typed: the text's own undo takes it back.
class Typing {
  // Puts words in the place of what stands from start to end; who had the keys has them afterwards.
  static put(text, words, start, end) {
    const before = document.activeElement;
    text.focus({ preventScroll: true });
    text.setSelectionRange(start, end);
    // What is hidden has no keys, and another would get the words.
    const isTyped = document.activeElement === text
      && (words ? document.execCommand("insertText", false, words) : document.execCommand("delete"));
    if (!isTyped) text.setRangeText(words, start, end, "end");
    if (before === text) return;
    text.blur();
    before?.focus({ preventScroll: true });
  }

  // Puts other lines in the place of those that differ, and of one at least.
  static replace(text, words) {
    if (text.value === words) return;
    const old = text.value.split("\n"), news = words.split("\n"), most = Math.min(old.length, news.length) - 1;
    let first = 0, last = 0;
    while (first < most && old[first] === news[first]) first++;
    while (first + last < most && old[old.length - 1 - last] === news[news.length - 1 - last]) last++;
    const join = (lines, start, end) => lines.slice(start, lines.length - end).join("\n");
    const start = first ? old.slice(0, first).join("\n").length + 1 : 0, { scrollTop } = text;
    Typing.put(text, join(news, first, last), start, start + join(old, first, last).length);
    text.scrollTop = scrollTop;
  }
}
