import DualStripScenarios
import Testing

/// What a scenario is refused for: the code, the words that are marked, and the remark beside them.
@Suite struct MeaningTests {
  private func text(_ line: String, below head: String = "document\n  pages 3 aspect 1") -> String {
    "scenario \"m\"\n\(head)\nscript\n  \(line)\n"
  }

  @Test(arguments: [
    "focus p9 instant", "tap thumbnail p9", "delete p1, p9", "move p9 first", "move p1 before p9",
    "insert q after p9", "arrange p1, p9", "turn p1, p9 by 1", "resolve p9 aspect 1",
    "replace with p1, p9", "select p9", "select p1 to p9", "select p9 to p1", "select to p9",
    "select toggle p9", "lift p9 as h", "lift p2 as h\n  carry h to p9 over 1s",
    "by-host move p1 after p9", "expect prepared(p9)", "expect page(p9).mid == 0pt",
    "expect alpha(p9) == 1", "expect exactly 1 committed of p9", "expect p9 present",
    "expect finite(alpha(p9))", "expect change(alpha(p9)) == 0", "expect abs(alpha(p9)) == 0",
    "expect alpha(p1) + alpha(p9) == 2", "expect alpha(p1) in 0 .. alpha(p9)",
    "expect alpha(p9) in 0, 1", "expect active in p1, p9", "expect active == p9",
    "expect not active == p9", "expect still implies active == p9",
    "expect active == p9 implies still", "expect still and active == p9",
    "expect still or active == p9", "expect still then active == p9",
    "expect still until active == p9", "expect whenever still then active == p9 within 1s",
    "expect whenever active == p9 then still within 1s", "expect never active == p9",
    "expect eventually active == p9 within 1s", "expect always active == p9",
  ]) func `every place that names a page reports an unknown one`(line: String) {
    #expect(toldErrors(in: text(line)) == ["E0401 p9: did you mean `p1`?"])
    #expect(toldErrors(in: text(line.replacing("p9", with: "p3"))).isEmpty)
  }

  @Test(arguments: [
    "at nope settle", "at nope.end wait 1ms", "at nope - 5ms wait 1ms", "after nope settle",
    "cancel nope", "commit nope", "fail nope", "drop nope", "carry nope to start",
    "expect position@nope == 1pg", "expect always still from nope to end",
    "expect never editing from start to nope", "expect exactly 0 settled from nope to end",
    "expect still until still from nope to end", "expect still then still from start to nope",
    "expect whenever still then still within 1s from nope to end",
  ]) func `every place that names a label reports an unknown one`(line: String) {
    #expect(toldErrors(in: text(line)) == ["E0301 nope: "])
  }

  @Test(arguments: [
    "at # wait 1ms", "wait #", "settle within #", "drag preview forward 9pt over #",
    "drag preview forward 9pt over 9ms hold #", "flick preview forward 900pt/s over #",
    "hold preview for #", "rotate portrait over #", "resize 9pt x 9pt over #",
    "random 1 gestures seed 1 over #", "key right repeat 2 over #",
    "wheel preview 3 notches over #", "wheel preview 9pt over #",
    "wheel preview 9pt over 9ms tail #", "commits after #", "commits fail after #",
    "expect eventually still within #", "expect whenever still then editing within #",
    "expect always still from # to end", "expect always still from start to #",
    "expect position@start + # == 1pg",
  ]) func `no time is longer than an hour`(line: String) {
    let long = text(line.replacing("#", with: "3601s"))
    #expect(toldErrors(in: long) == ["E0205 3601s: must be from 0s to 3600s"])
    let short = text(line.replacing("#", with: "-1ms"))
    #expect(toldErrors(in: short) == ["E0205 -1ms: must be from 0ms to 3600000ms"])
  }

  @Test(arguments: [
    "layout rows over #", "update delete a1 over #", "drag forward 9pt over #", "hold for #",
    "flick forward 900pt/s over #", "layout rows held as t\n  finish t over #",
    "layout rows held as t\n  undo t over #", "layout rows held as t\n  progress t 0.5 over #",
  ]) func `no time of a collection is longer than an hour`(line: String) {
    let long = line.replacing("#", with: "3601s")
    #expect(
      toldErrors(in: "\(CollectionScenarioTests.head)\nscript\n  \(long)\n")
        == ["E0205 3601s: must be from 0s to 3600s"])
  }

  @Test(arguments: [
    ("expect 3pg == postion", "E0602 postion: did you mean `position`?"),
    ("expect progam == driver", "E0405 progam: did you mean `program`?"),
    ("expect phase == idel", "E0405 idel: did you mean `idle`?"),
    ("expect driver < none", "E0605 none: cannot be compared by size"),
    ("expect active >= p2", "E0605 p2: cannot be compared by size"),
    ("expect driver == none ± 1pt", "E0603 1pt: this is a length"),
    ("expect position + 1pt == 1pg", "E0603 position + 1pt: this is a length"),
    ("expect active + p2 == p1", "E0603 active + p2: this is a page"),
    ("expect change(active) == p1", "E0603 active: this is a page"),
    ("expect position in 1pg, 2pt", "E0603 2pt: this is a length"),
    ("expect position in 1pt .. 2pg", "E0603 1pt: this is a length"),
    ("expect position == 1pg ± -1pg", "E0205 -1pg: must be 0 or more"),
    ("after end expect still", "E0304 end: the run ends after its last action"),
    (
      "expect always still from start to end + 1ms",
      "E0304 end + 1ms: the run ends after its last action"
    ),
    ("focus [-1] instant", "E0205 -1: positions count from 1"),
    ("focus [1.5] instant", "E0205 1.5: positions count from 1"),
    (
      "random 2 gestures seed 1 over 1s from insert\n  focus r3 instant",
      "E0401 r3: did you mean `p3`?"
    ),
    (
      "random 2 gestures seed 1 over 1s from drag\n  focus r1 instant",
      "E0401 r1: did you mean `p1`?"
    ),
    ("insert none first", "E0403 none: a reserved word"),
    ("darg as x\n  at x settle", "E0101 darg: did you mean `drag`?"),
  ]) func `an invalid statement marks the wrong words and says why`(line: String, reason: String) {
    #expect(toldErrors(in: text(line)) == [reason])
  }

  @Test(arguments: [
    (
      "document\n  pages 3 aspect random 0 .. 2 seed 7",
      "E0205 0: an aspect is width / height, above 0"
    ),
    (
      "document\n  pages 3 aspect random 1 .. 0 seed 7",
      "E0205 0: an aspect is width / height, above 0"
    ),
    ("document\n  page none aspect 1", "E0403 none: a reserved word"),
    ("device iphone-15 sideways", "E0103 sideways: "),
    ("device custom\n  refresh 60Hz", "E0406 custom: how large is it?"),
    (
      "device iphone-15\n  insets top 1pt left -1pt",
      "E0205 -1pt: must be from 0pt to 1000000pt"
    ),
    ("device iphone-15\n  insets top 1pt botom 1pt", "E0103 botom: did you mean `bottom`?"),
    ("viewer\n  aspect-range 0 .. 2", "E0205 0: must be from 0.001 to 1000"),
    ("viewer\n  aspect-range 1 .. 1001", "E0205 1001: must be from 0.001 to 1000"),
    ("viewer\n  aspect-range 2 .. 1", "E0205 2: write the smaller one first"),
    ("viewer\n  commits fail after 3601s", "E0205 3601s: must be from 0s to 3600s"),
    (
      "viewer\n  undo-limit $n\nmatrix\n  vary n = 1.5",
      "E0205 $n: must be a whole number, 0 or more"
    ),
    ("language 3", "E0111 3: "), ("language 0", "E0111 0: "), ("goldens on", "E0103 on: "),
    ("touches t in ms pt\n  9 1 1 down\n  8 1 1 up", "E0205 8: times must not decrease"),
    ("wheels w in ms pt\n  9 0 1\n  8 0 1", "E0205 8: times must not decrease"),
    ("wheels w in ms pt\n  9 0 1 begun", "E0103 begun: did you mean `began`?"),
  ]) func `an invalid line of a section marks the wrong words and says why`(
    head: String, reason: String
  ) {
    #expect(toldErrors(in: text("settle", below: head)) == [reason])
  }

  @Test(arguments: [
    ("focus 7 instant", "[7]"), ("focus 0 instant", "[1]"), ("focus -3 instant", "[1]"),
    ("focus 2000000000 instant", "[1000000000]"),
  ]) func `a number in the place of a page becomes a position`(line: String, remedy: String) {
    #expect(errors(in: text(line)).first?.helps.map(\.text) == ["for example: `\(remedy)`"])
  }

  @Test func `an action of the other subject is told to be one, and how a collection changes`() {
    let cases: [(isOfCollection: Bool, line: String, notes: [String])] = [
      (
        false, "darg preview forward 3pt", ["actions that take `preview forward`: drag, flick"]
      ),
      (false, "darg preview p1", []), (false, "darg preview", []),
      (false, "progress t 1", ["`progress` is an action of a collection"]),
      (true, "focus a1 instant", ["`focus` is an action of the two strips"]),
      (
        true, "delete a1",
        [
          "`delete` is an action of the two strips; "
            + "a collection changes by `update delete …`"
        ]
      ),
    ]
    for (isOfCollection, line, notes) in cases {
      let collection = "\(CollectionScenarioTests.head)\nscript\n  \(line)\n"
      #expect(
        errors(in: isOfCollection ? collection : text(line)).map(\.notes) == [notes], "\(line)")
    }
  }

  @Test(arguments: [
    "expect exactly $n settled", "random $n gestures seed 1 over 1s", "key right repeat $n",
    "random 2 gestures seed $n over 1s", "repeat $n\n    wait 20ms\n  end",
  ])
  func `a count must be whole, also from a variable`(line: String) throws {
    func codes(_ value: String) -> [String] {
      let head = "matrix\n  vary n = \(value)\ndocument\n  pages 3 aspect 1"
      return errors(in: text(line, below: head)).map(\.code)
    }
    #expect(codes("2") == [] && codes("1.5") == ["E0205"])
  }

  @Test func `a block within a block is one error, and the end of each is an end`() {
    let lines = "repeat 2\n    repeat 3\n      wait 20ms\n    end\n  end\n  wait 20ms"
    #expect(errors(in: text(lines)).map(\.message) == ["`repeat` inside `repeat`"])
  }

  @Test(arguments: [
    ("viewer", "spacing 5pt", "spacing 7pt", "spacing"),
    ("viewer", "spacing 5pt", "spacing 5pt", "spacing"),
    ("viewer", "mapping $m", "mapping stepped", "mapping"),
    ("viewer", "mapping stepped", "mapping $m", "mapping"),
    ("viewer", "focus-time 10ms", "move-time 10ms", nil),
    ("device ipad-11", "touch 60Hz", "touch 120Hz", "touch"),
    ("device ipad-11", "insets top 5pt", "insets left 5pt", "insets"),
  ])
  func `a setting that is there twice is an error at the second one`(
    section: String, first: String, second: String, told word: String?
  ) {
    let head = """
      matrix
        vary m = stepped, continuous
      \(section)
        \(first)
        \(second)
      document
        pages 3 aspect 1
      """
    let found = errors(in: text("expect active == p1", below: head))
    let twice = found.filter { $0.code == "E0106" }.map(\.message)
    #expect(twice == (word.map { ["duplicate `\($0)`"] } ?? []))
  }

  @Test func `a pane of a collection has each setting once`() {
    let head = CollectionScenarioTests.head
    let pane = "pane\n  anchor center\n  pin headers\n  anchor leading"
    let found = errors(in: "\(head)\n\(pane)\nscript\n  settle\n")
    #expect(found.map(\.message) == ["duplicate `anchor`"])
  }

  @Test func `a tolerance is not below 0, also from a variable`() {
    for (value, code) in [("0pg", nil), ("-1pg", "E0205"), ("2pt", "E0207")] as [(String, String?)]
    {
      let head = "matrix\n  vary t = \(value)\ndocument\n  pages 3 aspect 1"
      let found = errors(in: text("expect position == 1pg ± $t", below: head))
      #expect(found.map(\.code) == (code.map { [$0] } ?? []), "\(value)")
    }
  }
}
