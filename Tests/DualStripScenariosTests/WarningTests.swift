import DualStripScenarios
import Testing

/// Nothing is without effect in silence.
@Suite struct WarningTests {
  @Test func `a remark is quieted on its own line alone`() throws {
    let run = try Scenario(
      parsing: "scenario \"w\"\ndocument\n  pages 9 aspect 1\nscript\n  at 1s delete p2\n"
        + "  settle  # allow: W0102\n  expect count == 9\n  expect active == p1\n"
    ).run()
    #expect(run.warnings.map { $0.code } == ["W0102"])
  }

  @Test(arguments: [
    "expect always still from f to f", "expect never overscroll from start to start",
    "expect always still from f to f.end", "expect exactly 0 settled from f to f",
  ]) func `a window without a length is told of`(line: String) throws {
    let run = try Scenario(
      parsing: "scenario \"w\"\ndocument\n  pages 9 aspect 1\nscript\n  wait 10ms\n"
        + "  focus p2 instant as f\n  wait 10ms\n  \(line)\n"
    ).run()
    #expect(run.warnings.map { $0.code } == ["W0101"])
  }

  private static let head = "scenario \"w\"\ndocument\n  pages 7 aspect 0.7071\n"
  private static let table = "touches odd in ms pt\n"

  /// For each code a scenario that shows it, and one that hardly differs and does not.
  static let examples = [
    (
      "W0101", "script\n  focus p3 animated\n  settle\n  expect always active == p3",
      "script\n  focus p3 animated\n  settle as s\n  expect always active == p3 from s.end to end"
    ),
    (
      "W0101", "script\n  wait 100ms\n  expect never overscroll",
      "script\n  expect never overscroll\n  wait 100ms"
    ),
    (
      "W0102", "script\n  at 500ms delete p3\n  settle",
      "script\n  at 500ms delete p3 as cut\n  at cut settle as s\n  at s.end expect count == 6"
    ),
    (
      "W0102", "script\n  at 500ms delete p3 as cut\n  expect count == 7",
      "script\n  at 500ms delete p3 as cut\n  after cut settle within 2s\n  expect count == 6"
    ),
    (
      "W0102",
      "script\n  flick preview forward 900pt/s\n  at 300ms rotate landscape over 1s\n"
        + "  wait 10ms\n  expect resizing or still or not still",
      "script\n  flick preview forward 900pt/s\n  at 110ms rotate landscape over 1s\n"
        + "  wait 20ms\n  expect resizing"
    ),
    ("W0103", "script\n  focus p3 instant", "script\n  focus p3 instant\n  settle"),
    (
      "W0104", "\(table)script\n  play odd\n  settle",
      "\(table)  0 100 200 down\n  9 100 200 up\nscript\n  play odd\n  settle"
    ),
    (
      "W0105", "\(table)  0 100 2000 down\n  9 100 2000 up\nscript\n  play odd\n  settle",
      "\(table)  0 100 820 up\nscript\n  play odd\n  settle"
    ),
    (
      "W0106", "script\n  drag preview forward 900pt over 1s\n  settle",
      "script\n  drag preview forward 800pt over 1s\n  settle"
    ),
    (
      "W0107", "script\n  update insert a3 before a1\n  settle",
      "script\n  update insert a3 before a1\n  settle\n  expect exactly 1 update-refused"
    ),
  ]

  private static let collection =
    "scenario \"w\"\ncollection\n  section a items 9\nlayouts\n  rows list\n"

  /// What stands before a script: some warnings are of collections.
  private func head(of code: String) -> String {
    code == "W0107" ? WarningTests.collection : WarningTests.head
  }

  private func warnings(_ text: String, of code: String) throws -> [Diagnostic] {
    let scenario = try Scenario(parsing: head(of: code) + text + "\n")
    return Array(scenario.warnings) + Array(scenario.run().warnings)
  }

  @Test(arguments: examples) func `a warning names its line, and can be quieted there`(
    code: String, shown: String, quiet: String
  ) throws {
    let found = try warnings(shown, of: code)
    #expect(found.map(\.code) == [code])
    #expect(try warnings(quiet, of: code).isEmpty)
    let place = try #require(found.first?.primary.range.lower)
    let text = head(of: code) + shown + "\n"
    let source = SourceText(name: "w", text: text)
    #expect(DiagnosticRenderer(source).render(found[0]).hasPrefix("warning[\(code)]: "))
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[source.line(at: place) - 1] += "  # allow: \(code)"
    let allowed = try Scenario(parsing: lines.joined(separator: "\n"))
    #expect(allowed.warnings.isEmpty && allowed.run().warnings.isEmpty)
    lines[source.line(at: place) - 1] = lines[source.line(at: place) - 1]
      .replacing("allow: \(code)", with: "allow: W0199, W0198")
    let other = try Scenario(parsing: lines.joined(separator: "\n"))
    #expect(other.warnings.total + other.run().warnings.total == 1)
  }

  @Test func `every warning has an example here`() {
    let shown = Set(WarningTests.examples.map(\.0))
    let explained = Explanations.topics.filter { $0.hasPrefix("W0") }
    // That of images takes a folder: it is among the tests of images.
    #expect(Set(explained) == shown.union(["W0108"]))
  }

  @Test func `no drag is too long for a screen whose size is not known`() throws {
    let script =
      "script\n  resize 1024pt x 1366pt over 300ms\n  drag preview forward 900pt over 1s\n  settle"
    #expect(try warnings(script, of: "W0106").isEmpty)
  }

  @Test(arguments: ["W0101", "W0199, W0101", "W0199 W0101", "W0101, W0199"])
  func `one remark may quiet several warnings`(codes: String) throws {
    let script = "script\n  wait 100ms\n  expect never overscroll  # allow: \(codes)"
    #expect(try warnings(script, of: "W0101").isEmpty)
  }

  @Test func `between the words of a remark there may be tabs`() throws {
    let script = "script\n  wait 100ms\n  expect never overscroll\t#\tallow:\tW0199\tW0101"
    #expect(try warnings(script, of: "W0101").isEmpty)
  }

  @Test func `a drag as long as the glass is not too long`() throws {
    let script = "script\n  drag preview forward 852pt over 1s\n  settle"
    #expect(try warnings(script, of: "W0106").isEmpty)
  }

  @Test func `a scenario that relates its variants checks something`() throws {
    let matrix = "  vary direction = ltr, rtl\n  relate direction ltr mirrors rtl ± 0.001pt\n"
    let script = "matrix\n\(matrix)script\n  focus p3 instant"
    #expect(try warnings(script, of: "W0103").isEmpty)
  }

  @Test func `there may be several tables of wheels`() {
    let table = "wheels one in ms pt\n  0 0 1\n  8 0 2\n"
    let tables = table + table.replacing("one", with: "two")
    #expect(errors(in: "scenario \"w\"\n\(tables)script\n  settle\n").isEmpty)
  }

  @Test func `a text may end with a minus`() {
    #expect(!errors(in: "scenario \"w\"\nscript\n  expect count == 1 -").isEmpty)
  }

  @Test func `a rate of the matrix that is a length is told to be one`() {
    let found = errors(in: "scenario \"w\"\nmatrix\n  vary refresh = 60pt\nscript\n  settle\n")
    #expect(found.first?.message == "`refresh` needs a rate, but this is a length")
  }

  @Test func `a window between labels that are out of order is empty`() {
    let waits = "  wait 100ms as a\n  wait 100ms as b\n"
    let found = errors(in: "scenario \"w\"\nscript\n\(waits)  expect always still from b to a\n")
    #expect(found.map(\.code).contains("E0604"), "\(found)")
  }

  @Test func `a name of the environment is no variable, not even in a sum`() {
    let text =
      "scenario \"w\"\nmatrix\n  vary refresh = 60Hz, 120Hz\nscript\n"
      + "  expect position + $refresh >= 0pg\n"
    guard case .invalid(let found) = Scenario.read(SourceText(name: "w", text: text)) else {
      Issue.record("it is read")
      return
    }
    #expect(found.map(\.code).contains("E0206"))
  }

  @Test(
    arguments: [
      (1, "the image `a` cannot be read", []),
      (2, "2 images cannot be read", ["they are `a`, `b`"]),
      (
        12, "12 images cannot be read",
        ["they are `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j`, `k`, `l`"]
      ),
      (
        13, "13 images cannot be read",
        ["they are `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, `j`, `k`, `l`, …"]
      ),
    ] as [(Int, String, [String])])
  func `a dozen of images that cannot be read are named, and that there are more`(
    count: Int, message: String, names: [String]
  ) {
    let images = "abcdefghijklm".prefix(count).map { String($0) }
    let warning = Diagnostic.damagedImages(images, at: SourceRange(0, 1))
    #expect(warning.message == message)
    #expect(warning.notes == names + ["each becomes a page of A4"])
  }

  @Test func `a comment right behind a sign is told to be one, all others are silent`() {
    let lines = [
      ("delete #3", "E0104"), ("delete #", "E0103"), ("delete # 3", "E0103"),
      ("delete [1], #3", "E0104"), ("wait 1ms #3\n  darg", "E0101"), ("darg #3", "E0101"),
    ]
    for (line, code) in lines {
      #expect(
        errors(in: "scenario \"w\"\nscript\n  \(line)\n").map { $0.code } == [code], "\(line)")
    }
  }
}
