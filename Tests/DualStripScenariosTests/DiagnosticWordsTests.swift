import DualStripScenarios
import Testing

/// What an error says beside its code: its remark, its notes, its remedies, and other places.
@Suite struct DiagnosticWordsTests {
  @Test(arguments: [
    ("script\n  wait 3parsecs", "E0202 3parsecs: expected ms, s, fr"),
    ("script\n  wait 3mss", "E0202 3mss: did you mean `ms`?"),
    ("script\n  drag preview forward 3px over 1s", "E0202 3px: did you mean `pt`?"),
    ("script\n  flick preview forward 3mph", "E0202 3mph: expected pt/s"),
    ("script\n  expect count == 3px", "E0202 3px: takes no unit"),
    ("script\n  expect count == 3%", "E0202 3%: takes no unit"),
    ("device iphone-15\n  refresh 60hz\nscript\n  settle", "E0202 60hz: did you mean `Hz`?"),
  ]) func `an unknown unit is told with those that fit its place`(body: String, reason: String) {
    #expect(toldErrors(in: "scenario \"d\"\n\(body)\n") == [reason])
  }

  @Test func `an exponent is told to be none, every other unit with all units`() {
    for (number, note) in [
      ("1E5", "a number is written in full: `1000`, not `1e3`"),
      ("1e5", "a number is written in full: `1000`, not `1e3`"),
      ("3mss", "units: ms, s, fr, pt, pt/s, Hz, pg"),
    ] {
      let found = errors(in: "scenario \"d\"\nscript\n  wait \(number)\n").first
      #expect(found?.notes == [note], "\(number)")
      #expect(found?.helps.map(\.text) == ["write a time such as `900ms`"], "\(number)")
    }
  }

  @Test(
    arguments: [
      (
        "wait 1ms as swipe\n  at nowhere wait 1ms", ["labels in this script: swipe"],
        ["add the label to its statement: `… as nowhere`"]
      ),
      (
        "at nowhere wait 1ms", ["no statement of this script has a label"],
        ["add the label to its statement: `… as nowhere`"]
      ),
      ("wait 1ms as swipe\n  at swpie wait 1ms", ["labels in this script: swipe"], []),
      (
        "focus p1 instant", ["this document is empty"],
        ["to name a page by its position, write `[3]`"]
      ),
      ("play lost", [], ["a table begins with `touches lost in ms pt`"]),
      ("wheel preview play lost", [], ["a table begins with `wheels lost in ms pt`"]),
    ] as [(String, [String], [String])])
  func `an unknown name is told with the known ones, if there are any, and a remedy`(
    script: String, notes: [String], helps: [String]
  ) {
    let found = errors(in: "scenario \"d\"\nscript\n  \(script)\n").first
    #expect(found?.notes == notes && found?.helps.map(\.text) == helps)
  }

  @Test(arguments: [
    ("", ["add a section: `section a items 12`"]),
    ("  section a items 9\n", ["items: a1, a2, a3, a4, a5, a6, a7, a8, …"]),
  ]) func `an unknown item is told with the first eight, or how to get some`(
    section: String, helps: [String]
  ) {
    let found = errors(
      in: "scenario \"d\"\ncollection\n\(section)layouts\n  rows list\nscript\n  tap nobody\n")
    #expect(found.map(\.code) == ["E0806"])
    #expect(found.first?.helps.map(\.text) == helps)
  }

  @Test func `of several equal labels each is compared with the first`() {
    let text = "scenario \"d\"\nscript\n" + String(repeating: "  wait 1ms as a\n", count: 3)
    let source = SourceText(name: "d", text: text)
    let found = errors(in: text)
    #expect(found.map { source.line(at: $0.primary.range.lower) } == [4, 5])
    #expect(found.map { $0.others.map { source.line(at: $0.range.lower) } } == [[3], [3]])
  }

  @Test(arguments: ["$a", "$b"])
  func `a heading is told to take no variables, whether or not there are such ones`(word: String) {
    let found = errors(
      in: "scenario \"d\"\ndocument\n  pages 3 aspect 1\ndevice \(word)\nmatrix\n"
        + "  vary a = p1, p2\nscript\n  focus $a instant\n")
    #expect(found.map(\.code) == ["E0103"])
    #expect(found.first?.notes == ["a heading takes no variables"])
    #expect(
      found.first?.helps.map(\.text) == [
        "`vary device = …` and `vary orientation = …` set these by themselves"
      ])
  }

  /// The first choice names the variables of the line, later ones all that they choose.
  @Test(arguments: [("p9, p1", "with a=p9"), ("p1, p9", "with a=p9 b=p1")])
  func `an error of a word says which value of its variable it is`(values: String, note: String) {
    let found = errors(
      in: "scenario \"d\"\ndocument\n  pages 3 aspect 1\nmatrix\n  vary a = \(values)\n"
        + "  vary b = p1, p2\nscript\n  focus $a instant\n  focus $b instant\n")
    #expect(found.map(\.notes) == [["pages: p1, p2, p3", note]])
  }

  @Test(
    arguments: [
      ("touches t in ms\n  0 1 1 down\nscript\n  play t", ["E0103 : "]),
      ("wheels w in ms\n  0 0 1\nscript\n  wheel preview play w", ["E0103 : "]),
      // Two rows may have the same time.
      ("touches t in ms pt\n  8 1 1 down\n  8 1 1 up\nscript\n  play t", []),
      ("wheels w in ms pt\n  8 0 1\n  8 0 1\nscript\n  wheel preview play w", []),
      // A section ends a block that is still open, and is read itself.
      (
        "script\n  repeat 2\n  wait 1ms\ndevice iphone-51",
        ["E0307 repeat 2: ", "E0404 iphone-51: did you mean `iphone-15`?"]
      ),
      ("script\n  resize 300pt x 300pt over 0ms insets top 1pt as r\n  after r settle", []),
      ("script\n  resize 300pt x 300pt over 0ms insets as r\n  after r settle", []),
    ] as [(String, [String])])
  func `what follows a fault is read, and is at fault only for itself`(
    body: String, reasons: [String]
  ) {
    #expect(toldErrors(in: "scenario \"d\"\n\(body)\n") == reasons)
  }

  @Test func `a table of frames with a faulty heading is a table, and language 1 has none`() {
    let head = CollectionScenarioTests.head
    let frames = "\(head)\nframes g in\n  a1 0 0 9 9\nscript\n  expect frames g\n"
    #expect(toldErrors(in: frames) == ["E0103 : "])
    let old = head.replacing("language 2", with: "language 1") + "\nscript\n  settle\n"
    #expect(toldErrors(in: old) == ["E0111 1: has no collections"])
  }

  @Test(arguments: [
    ("touches t in ms pt\n  0 down", "expected x, in pt, found `down`"),
    ("touches t in ms pt\n  0 1 down", "expected y, in pt, found `down`"),
    (
      "touches t in ms pt\n  0 1 1",
      "expected `down`, `move`, `up` or `cancel`, found the end of the line"
    ),
    ("wheels w in ms pt\n  0 began", "expected the distance to the right, found `began`"),
    ("wheels w in ms pt\n  0 1 began", "expected the distance down, found `began`"),
    (
      "viewer\n  commits",
      "expected `at-once`, `after`, `fail` or `never`, found the end of the line"
    ),
  ]) func `a line that is too short misses what would come next`(lines: String, message: String) {
    let found = errors(in: "scenario \"d\"\n\(lines)\nscript\n  settle\n")
    #expect(found.map(\.message) == [message])
  }
}
