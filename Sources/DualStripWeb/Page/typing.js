// Changes a text as if the user had typed it, so that the text field's own undo works.
class Typing {
  // Replaces the text from start to end. The focus returns to the element that had it.
  static put(text, words, start, end) {
    const before = document.activeElement;
    text.focus({ preventScroll: true });
    text.setSelectionRange(start, end);
    // A hidden text cannot have the focus; the words would go to another element.
    const isTyped = document.activeElement === text
      && (words ? document.execCommand("insertText", false, words) : document.execCommand("delete"));
    if (!isTyped) text.setRangeText(words, start, end, "end");
    if (before === text) return;
    text.blur();
    before?.focus({ preventScroll: true });
  }

  // Replaces only the lines that differ, at least one.
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
