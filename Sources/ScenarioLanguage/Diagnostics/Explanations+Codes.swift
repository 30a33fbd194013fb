/// The long explanations of all codes.
extension Explanations {
  static let codes = errors + collectionErrors + findings

  private static let errors = [
    Code(
      code: "E0101", title: "unknown action",
      meaning: "A statement begins with an action, with `at`, or with `expect`.",
      example: "drag preview forward 300pt over 900ms"),
    Code(
      code: "E0102", title: "not a scenario",
      meaning: "The first line of a scenario gives its title. Nothing else was read.",
      example: "scenario \"a title\""),
    Code(
      code: "E0103", title: "unexpected word",
      meaning: "The line is valid up to the caret; the word at the caret cannot follow.",
      example: "rotate landscape over 300ms"),
    Code(
      code: "E0104", title: "a comment where something is missing",
      meaning: "`#` begins a comment wherever it stands outside a quoted text.",
      example: "delete [3]"),
    Code(
      code: "E0105", title: "a line outside any section",
      meaning:
        "Each line belongs to the section above it; only header lines come before the first one.",
      example: "script"),
    Code(
      code: "E0106", title: "duplicate line",
      meaning: "Each section, header line, setting and `vary` name may appear only once.",
      example: "document"),
    Code(
      code: "E0107", title: "no script",
      meaning: "The script says what happens; it is the only section that every scenario needs.",
      example: "script"),
    Code(
      code: "E0108", title: "not UTF-8", meaning: "Scenarios are UTF-8 text files.",
      example: "scenario \"a title\""),
    Code(
      code: "E0109", title: "missing closing quote",
      meaning: "A quoted text ends on the line on which it begins.",
      example: "snapshot \"after the turn\""),
    Code(
      code: "E0110", title: "unexpected character",
      meaning: "Few characters other than letters and digits have a meaning outside quoted texts.",
      example: "expect position == 1pg ± 0.5pg"),
    Code(
      code: "E0111", title: "another version of the language",
      meaning: "The language has its own version number, so that old scenarios stay valid.",
      example: "language 1"),
    Code(
      code: "E0112", title: "too large",
      meaning: "Files and nesting have limits far above what anybody writes.",
      example: "expect not (overscroll or resizing)"),
    Code(
      code: "E0202", title: "unknown unit", meaning: "Units are ms, s, fr, pt, pt/s, Hz and pg.",
      example: "wait 250ms"),
    Code(
      code: "E0203", title: "a number without its unit",
      meaning: "Every number that measures something carries its unit, written without a space.",
      example: "drag preview forward 300pt over 900ms"),
    Code(
      code: "E0204", title: "value of the wrong kind",
      meaning:
        "A time, a length, a speed, a rate, pages or a plain number cannot replace each other.",
      example: "flick thumbnails forward 6000pt/s"),
    Code(
      code: "E0205", title: "value out of range",
      meaning: "The value has the right kind, but is outside its range.",
      example: "page p1 aspect 0.7071"),
    Code(
      code: "E0206", title: "unknown variable",
      meaning: "`$name` stands for the values of a line `vary name = …` of the matrix.",
      example: "vary moment = 0ms .. 900ms step 100ms"),
    Code(
      code: "E0207", title: "variable of the wrong kind",
      meaning: "A variable keeps the kind of its values.", example: "vary speed = 900pt/s, 2000pt/s"
    ),
    Code(
      code: "E0301", title: "unknown label",
      meaning: "An anchor names the label of a statement of the same script, above or below.",
      example: "at swipe + 350ms rotate landscape over 300ms"),
    Code(
      code: "E0302", title: "duplicate label",
      meaning: "A label belongs to one statement.", example: "wait 250ms as pause"),
    Code(
      code: "E0303", title: "anchors in a cycle",
      meaning: "A statement cannot wait for something that waits for it.",
      example: "at start + 100ms rotate landscape over 300ms"),
    Code(
      code: "E0304", title: "an action at the end of the run",
      meaning: "The run ends after its last action, so no action can start then.",
      example: "at end expect still"),
    Code(
      code: "E0305", title: "unknown table of touches",
      meaning: "`play` names a section `touches NAME in ms pt`.", example: "play thumb-drag"),
    Code(
      code: "E0306", title: "no edit to cancel or answer",
      meaning: "`cancel` names the label of a delete or a lift; `commit` and `fail` that of a "
        + "delete, an undo or a redo.",
      example: "cancel cut"),
    Code(
      code: "E0307", title: "malformed `repeat` block",
      meaning: "A block is `repeat N`, its statements, and a line `end`; blocks cannot be nested.",
      example: "repeat 3\n    wait 1ms\n  end"),
    Code(
      code: "E0308", title: "no lift to carry or drop",
      meaning: "`carry` and `drop` name the label of a `lift`; `cancel` may, too.",
      example: "lift p3 as held"),
    Code(
      code: "E0401", title: "unknown page",
      meaning: "A page is named in the document, or when it is inserted.",
      example: "focus p3 animated"),
    Code(
      code: "E0402", title: "a page that is gone",
      meaning: "A page keeps its name; this page is certainly deleted by then.",
      example: "tap thumbnail [last]"),
    Code(
      code: "E0403", title: "a reserved name",
      meaning: "A word of the language cannot be the name of a page.",
      example: "insert cover aspect 1 first"),
    Code(
      code: "E0404", title: "unknown device",
      meaning: "Devices are iphone-se, iphone-15, iphone-15-pro, ipad-11 and custom.",
      example: "device iphone-15 portrait"),
    Code(
      code: "E0405", title: "invalid value",
      meaning: "Only the listed names are possible here.", example: "expect driver == preview"),
    Code(
      code: "E0406", title: "a custom device without bounds",
      meaning: "A custom device has no default size.",
      example: "bounds 400pt x 800pt"),
    Code(
      code: "E0407", title: "no images",
      meaning:
        "`images` makes a page of each PNG and JPEG in a folder; this one has none or is missing.",
      example: "images \"scans\""),
    Code(
      code: "E0501", title: "second finger", meaning: "A script has one finger.",
      example: "at a.end drag thumbnails backward 80pt over 200ms"),
    Code(
      code: "E0601", title: "`eventually` without a limit",
      meaning: "Without a limit, the expectation could never fail.",
      example: "expect eventually active == p40 within 2s"),
    Code(
      code: "E0602", title: "unknown signal",
      meaning: "A signal is a value of the viewer: a number, a page or a name.",
      example: "expect sync.error <= 0.02pg"),
    Code(
      code: "E0603", title: "values of different kinds",
      meaning: "Only values of one kind can be compared, added or subtracted.",
      example: "expect preview.offset == 0pt ± 0.5pt"),
    Code(
      code: "E0604", title: "an empty window",
      meaning: "The window ends before it begins, so the expectation would never be evaluated.",
      example: "expect always still from a to end"),
    Code(
      code: "E0605", title: "comparison without an order",
      meaning: "Pages, drivers and phases are equal or not; their indices have an order.",
      example: "expect active.index < 5"),
    Code(
      code: "E0606", title: "renamed word",
      meaning: "`still` means that nothing moves, fades, is edited or is resized.",
      example: "expect still"),
    Code(
      code: "E0702", title: "too many runs",
      meaning: "A matrix runs every combination of its lines; `--max-variants` raises the limit.",
      example: "vary moment = 0ms .. 900ms step 100ms"),
    Code(
      code: "E0703", title: "invalid relation",
      meaning: "`relate` compares two values of one line of the matrix.",
      example: "relate direction ltr mirrors rtl ± 0.001pt"),
    Code(
      code: "E0704", title: "duplicate value",
      meaning:
        "Each value of a `vary` line makes its own variant; equal values would make the same one.",
      example: "vary moment = 100ms, 200ms"),
    Code(
      code: "E0705", title: "unused variable",
      meaning:
        "A `vary` line sets a part of the environment, or a variable that is used as `$name`.",
      example: "vary direction = ltr, rtl"),
  ]
}
