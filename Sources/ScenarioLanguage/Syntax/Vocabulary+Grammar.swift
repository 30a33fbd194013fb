import CollectionLayouts

/// The words within a line: what they mean, each with an example that parses.
extension Vocabulary {
  /// In the script.
  static let grammar = [
    Word(
      "at", "when a statement begins: a label, a time from the start, or the end", "at 300ms settle"
    ),
    Word("as", "gives a statement a label", "wait 100ms as pause"),
    Word("start", "the beginning of the run", "at start + 100ms settle"),
    Word(
      "end", "the end of the run, or of a labelled statement; alone the end of a `repeat`",
      "at end expect still"),
    Word("mid", "the middle of a cell, from its pane's left edge", "expect page(p1).mid >= 1pt"),
    Word("length", "the width of a cell", "expect thumbnail(p1).length >= 1pt"),
    Word("±", "how much both sides may differ; also +/-", "expect position == 1pg ± 0.01pg"),
    Word(
      "allow", "in a comment: quiets a warning on its line",
      "expect still  # allow: W0102"),
    Word("s", "seconds", "wait 2s"),
    Word("fr", "frames of the device", "wait 3fr"),
    Word("pg", "pages", "expect position == 1pg"),
    Word("pt/s", "points per second", "flick preview forward 900pt/s"),
    Word("expect", "what must hold; see `dualstrip explain expectations`", "expect active == p2"),
    Word(
      "from", "where a window begins, or what `random` draws from",
      "expect always still from a.end to end"),
    Word("to", "where a window ends, both ends included", "expect always still from a to a.end"),
    Word("of", "of which page an event is counted", "expect exactly 1 committed of p3"),
    Word("within", "the longest time that something may take", "settle within 3s"),
    Word("over", "how long an input takes", "rotate landscape over 300ms"),
    Word("for", "how long a finger stays", "hold preview for 200ms"),
    Word(
      "release", "the speed at which a finger lifts",
      "drag preview left 90pt over 200ms release 900pt/s"),
    Word(
      "forward", "towards later pages, whatever the direction of reading",
      "flick preview forward 900pt/s"),
    Word("backward", "towards earlier pages", "flick preview backward 900pt/s"),
    Word(
      "left", "the finger goes to the left; or an edge of the insets",
      "drag preview left 90pt over 200ms"),
    Word(
      "right", "the finger goes to the right; or an edge of the insets",
      "drag preview right 90pt over 200ms"),
    Word("preview", "the upper strip: a page fills it", "hold preview for 100ms"),
    Word("thumbnails", "the lower strip", "hold thumbnails for 100ms"),
    Word(
      "thumbnail", "the cell of a page in the lower strip", "expect thumbnail(p1).length >= 1pt"),
    Word(
      "page", "the cell of a page in the preview; or a page of the document",
      "expect page(p1).mid >= 1pt"),
    Word("active", "the page in focus at that moment", "delete active"),
    Word("first", "the first page at that moment, or the first place", "focus first instant"),
    Word("last", "the last page at that moment, or the last place", "delete [last]"),
    Word("before", "the place before a page", "move p3 before p1"),
    Word(
      "after",
      "begins a statement when a labelled one has ended, and those below wait for it; or a place; "
        + "or how late a host answers", "after 300ms settle"),
    Word("none", "no page, or no driver", "expect driver == none"),
    Word("aspect", "width / height of a page", "insert cover aspect 0.7 first"),
    Word("with", "the list that replaces all pages", "replace with p1, p2"),
    Word("instant", "at once, without a motion", "focus p3 instant"),
    Word("animated", "by a motion of the program", "focus p3 animated"),
    Word(
      "seed", "seed of the random draws; the same seed gives the same inputs",
      "random 3 gestures seed 7 over 2s"),
    Word("gestures", "how many random inputs", "random 3 gestures seed 7 over 2s"),
    Word("x", "between width and height", "resize 400pt x 300pt over 0ms"),
    Word("down", "a finger comes down", "touch down preview"),
    Word("up", "the finger lifts", "touch up release 300pt/s"),
    Word("portrait", "the longer side upright", "rotate portrait over 300ms"),
    Word("landscape", "the longer side across", "rotate landscape over 300ms"),
    Word(
      "insets", "edges that are covered by something else",
      "resize 400pt x 300pt over 0ms insets top 20pt"),
    Word("top", "the upper edge of the insets", "resize 400pt x 300pt over 0ms insets top 20pt"),
    Word(
      "bottom", "the lower edge of the insets", "resize 400pt x 300pt over 0ms insets bottom 20pt"),
    Word("at-once", "the host answers a commit request at once", "commits at-once"),
    Word("and", "both hold", "expect still and active == p1"),
    Word("or", "at least one of both holds", "expect still or resizing"),
    Word("not", "it does not hold; an absent value makes `not` fail, too", "expect not overscroll"),
    Word("implies", "where the first holds, the second does", "expect resizing implies not still"),
    Word("then", "the one before it comes first", "expect resizing then still"),
    Word("until", "the first holds until the second does", "expect resizing until still"),
    Word("in", "within a range, or one of a list", "expect active in p1 .. p4"),
    Word("absent", "a page or a value does not exist at that time", "expect p3 absent"),
    Word("present", "a page or a value exists at that time", "expect p3 present"),
    Word("finite", "whether a number is finite", "expect finite(position)"),
    Word("change", "the difference from the frame before", "expect always change(position) <= 1pg"),
    Word("abs", "the absolute value of a number", "expect abs(position - 2pg) <= 1pg"),
    Word("program", "a focus drives the viewer", "expect driver == program"),
    Word("idle", "the phase in which nothing moves", "expect phase == idle"),
    Word("dragging", "the phase in which a finger holds the view", "expect phase == dragging"),
    Word("settling", "the phase in which a release runs out", "expect phase == settling"),
    Word("focusing", "the phase in which a focus is on its way", "expect phase == focusing"),
  ]

  /// In the matrix.
  static let matrixWords = [
    Word(
      "vary",
      "a name with one value per run; all combinations of `vary` lines run",
      "vary direction = ltr, rtl"),
    Word(
      "step", "the distance between the values of a range", "vary moment = 0ms .. 90ms step 10ms"),
    Word(
      "relate", "compares the runs that differ in one value only",
      "relate direction ltr mirrors rtl ± 0.001pt"),
    Word("mirrors", "the runs are mirror images", "relate direction ltr mirrors rtl ± 0.001pt"),
    Word(
      "refines", "the run has all frames of the other",
      "relate refresh 120Hz refines 60Hz ± 0.001pt"),
    Word("equals", "the runs are the same", "relate way 10pt equals 20pt ± 0.5pt"),
    Word(
      "orientation", "how the device stands when the run begins",
      "vary orientation = portrait, landscape"),
  ]

  /// In the document.
  static let documentWords = [
    Word("pages", "the number of pages, which are called p1, p2, …", "pages 12 aspect 0.7071"),
    Word("empty", "no pages", "empty"),
    Word(
      "images", "a page for each PNG and JPEG of a folder beside the scenario, 2 before 10",
      "images \"scans\""),
    Word("unknown", "the sizes of the images are not known yet", "pages 9 aspect unknown"),
    Word(
      "placeholder", "the aspect until the image has come; 0.7071 where none is given",
      "page p1 aspect unknown placeholder 0.7"
    ),
  ]

  /// In the device.
  static let deviceWords = [
    Word("ltr", "reading from left to right", "direction ltr"),
    Word("rtl", "reading from right to left", "direction rtl"),
    Word("custom", "a device without a default size", "bounds 400pt x 800pt"),
    Word("Hz", "times per second", "refresh 60Hz"),
    Word("ms", "milliseconds; in tables the unit of times", "refresh 60Hz"),
    Word("pt", "points; in tables the unit of places", "bounds 400pt x 800pt"),
  ]

  /// The names after `device`; one of the examples is in landscape. `custom` is not here: it has no
  /// size of its own, and is among `deviceWords`.
  static let deviceNames = Device.catalog.filter { $0.name != "custom" }.map { device in
    let numbers = [device.bounds.width, device.bounds.height, device.refresh, device.touch]
      .map(DecimalText.exact)
    return Word(
      device.name,
      "\(numbers[0]) × \(numbers[1]) pt, \(numbers[2]) Hz, touches at \(numbers[3]) Hz",
      "device \(device.name)" + (device.name == "iphone-15" ? " landscape" : ""))
  }

  /// In the settings.
  static let settingWords = [
    Word("stepped", "the preview shows whole pages while the strip moves", "mapping stepped"),
    Word("continuous", "the preview follows the strip evenly", "mapping continuous"),
    Word("next", "the page behind a deleted one takes over", "focus-policy next"),
    Word("previous", "the page before a deleted one takes over", "focus-policy previous"),
    Word("on", "the setting holds", "reduce-motion on"),
    Word("off", "the setting does not hold; no goldens", "reduce-motion off"),
    Word("photos", "the default settings", "preset photos"),
    Word(
      "plain", "neighbours do not part, images do not lag, no thumbnail opens", "preset plain"),
    Word("horizontal", "pages follow to the side", "strip-axis horizontal"),
    Word("vertical", "pages follow downwards", "strip-axis vertical"),
    Word("centered", "the strip follows the position", "strip-mode centered"),
    Word("browsing", "the strip has an offset of its own", "strip-mode browsing"),
    Word("fast", "0.99 of a velocity survives a millisecond", "preview-deceleration fast"),
    Word("normal", "0.998 of a velocity survives a millisecond", "thumbnails-deceleration normal"),
    Word("ease-in-out", "slow at both ends", "easing ease-in-out"),
    Word("ease-in", "slow at the start", "easing ease-in"),
    Word("ease-out", "slow at the end", "easing ease-out"),
    Word("linear", "at constant speed", "easing linear"),
  ]
}
