import DualStripScenarios
import Testing

/// Excessive input is reported, with its number, before it costs any time or memory.
@Suite struct LimitTests {
  private func reading(_ text: String) -> Scenario.Reading {
    Scenario.read(SourceText(name: "l", text: text))
  }

  private func diagnostics(_ text: String) throws -> DiagnosticList {
    guard case .invalid(let diagnostics) = reading(text) else { throw CancellationError() }
    return diagnostics
  }

  @Test(arguments: [
    ("", "drag preview forward 300pt over 300s", "device iphone-15\n  touch 10000Hz\n"),
    ("", "drag preview forward 9pt over 3600s\n  drag preview forward 9pt over 3600s", ""),
    ("  vary touch = 120Hz, 10000Hz\n", "drag preview forward 300pt over 300s", ""),
    ("  vary refresh = 60Hz, 10000Hz\n", "wait 300s", ""),
    ("  vary long = 1s, 3600s\n", String(repeating: "wait $long\n  ", count: 5) + "settle", ""),
  ])
  func `a run that would have too many frames and inputs is refused, whatever variant has them`(
    matrix: String, script: String, device: String
  ) throws {
    let head = matrix.isEmpty ? "" : "matrix\n\(matrix)"
    let found = try diagnostics("scenario \"l\"\n\(device)\(head)script\n  \(script)\n")
    #expect(found.map(\.code) == ["E0112"])
    #expect(found[0].primary.text == "the limit is 1000000 frames and inputs")
  }

  @Test func `variants that have the same times are checked once`() throws {
    let lines = (0..<8).map { "  vary v\($0) = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10\n" }.joined()
    let uses = (0..<8).map { "  expect $v\($0) <= 10\n" }.joined()
    let text = "scenario \"l\"\nmatrix\n\(lines)script\n  wait 10ms\n\(uses)"
    let source = SourceText(name: "l", text: text)
    guard case .valid(let scenario) = Scenario.read(source, limit: 100_000_000) else {
      throw CancellationError()
    }
    #expect(scenario.variants.count == 100_000_000)
    #expect(scenario.variants.first(ofEach: ["v3"]).count == 10)
    #expect(
      scenario.variants[12_345_678].values.map(\.value.text) == [
        "2", "3", "4", "5", "6", "7", "8", "9",
      ])
  }

  @Test func `of many errors the first hundred are listed, and all are counted`() throws {
    let found = try diagnostics(
      "scenario \"l\"\nscript\n" + String(repeating: "  darg\n", count: 250))
    #expect(found.count == 100 && found.total == 250)
    let text = DiagnosticRenderer(SourceText(name: "l", text: "")).render(DiagnosticList())
    #expect(text.isEmpty)
    // Those of names and kinds come after those of words, up to a hundred in all.
    let mixed = try diagnostics(
      "scenario \"l\"\nscript\n" + String(repeating: "  darg\n", count: 60)
        + String(repeating: "  focus p9 instant\n", count: 60))
    #expect(mixed.count == 100 && mixed.total == 120)
  }

  @Test(arguments: [0, 5, 159, 160, 1000, 100_000])
  func `of a long line the part with the culprit is shown`(offset: Int) throws {
    let filler = String(repeating: "é", count: offset)
    let text = "scenario \"\(filler)\" darg \(String(repeating: "x", count: 5000))\nscript\n"
    let source = SourceText(name: "l", text: text)
    let found = try diagnostics(text)
    let lines = DiagnosticRenderer(source).render(found).split(separator: "\n")
    let shown = try #require(lines.first { $0.hasPrefix("1 | ") }).dropFirst(4)
    #expect(shown.count <= 203)
    let mark = try #require(lines.first { $0.contains("^") }).dropFirst(4)
    let column = mark.prefix { $0 == " " }.count
    #expect(shown.dropFirst(column).hasPrefix("darg"), "\(shown)")
  }

  @Test func `a word of any length is quoted by its beginning`() throws {
    let word = String(repeating: "a", count: 100_000)
    let text = "scenario \"l\"\nscript\n  \(word)\n"
    let found = try diagnostics(text)
    #expect(DiagnosticRenderer(SourceText(name: "l", text: text)).render(found).count < 3000)
  }

  @Test func `a file that is too large is refused whatever is in it`() throws {
    let bytes = [UInt8](repeating: 0xFF, count: Parser.largestFile + 1)
    guard case .invalid(let found) = Scenario.read(SourceText(name: "l", bytes: bytes)) else {
      throw CancellationError()
    }
    #expect(found.map(\.code) == ["E0112"])
  }

  @Test(arguments: [
    ("touches t in ms pt\n  0 1 1 down\n  # 1 1 up", "3600000", "3600001", "E0205"),
    ("matrix\n  vary refresh = 60Hz, #Hz", "10000", "10001", "E0205"),
    ("matrix\n  vary touch = 60Hz, #Hz", "1", "0", "E0205"),
    ("document\n  pages 1999990 aspect 1\n  pages # aspect 1", "10", "11", "E0112"),
  ]) func `a table, a rate that varies and a sum of pages have their limits`(
    section: String, read: String, refused: String, code: String
  ) throws {
    let text = "scenario \"l\"\n\(section)\nscript\n  settle\n"
    _ = try Scenario(parsing: text.replacing("#", with: read))
    let found = try diagnostics(text.replacing("#", with: refused))
    #expect(found.map(\.code) == [code])
  }

  @Test(arguments: [(64, []), (65, ["E0112"])] as [(Int, [String])])
  func `a matrix has 64 lines, not more`(count: Int, codes: [String]) {
    let lines = (1...count).map { "  vary v\($0) = 1\n" }.joined()
    let uses = (1...count).map { "  expect $v\($0) == 1\n" }.joined()
    var found: [String] = []
    if case .invalid(let list) = reading("scenario \"l\"\nmatrix\n\(lines)script\n\(uses)") {
      found = list.map(\.code)
    }
    #expect(found == codes)
  }

  @Test func `the values of a single line are not multiplied`() throws {
    let text = "scenario \"l\"\nmatrix\n  vary n = 1, 2, 3\nscript\n  expect $n <= 3\n"
    guard case .invalid(let found) = Scenario.read(SourceText(name: "l", text: text), limit: 2)
    else { throw CancellationError() }
    #expect(found.map(\.code) == ["E0702"] && found[0].primary.text == "3")
  }

  @Test func `behind the errors that are listed stands how many there are`() throws {
    let text = "scenario \"l\"\nscript\n" + String(repeating: "  darg\n", count: 250)
    let told = DiagnosticRenderer(SourceText(name: "l", text: text)).render(try diagnostics(text))
    #expect(told.hasSuffix("\n… and 150 more: 250 in all\n"))
  }

  @Test(arguments: [("1s, 5000ms", []), ("1ms, 3600s", []), ("3600s, 3600001ms", ["E0205"])])
  func `an hour is an hour in each unit of a variable`(values: String, codes: [String]) {
    let text = "scenario \"l\"\nmatrix\n  vary t = \(values)\nscript\n  wait $t\n"
    guard case .invalid(let found) = reading(text) else {
      #expect(codes.isEmpty)
      return
    }
    #expect(found.map(\.code) == codes)
  }

  @Test(arguments: [(7999, "E0108"), (8000, "E0110")])
  func `a zero tells a binary file among its first 8000 bytes`(place: Int, code: String) throws {
    var bytes = Array("scenario \"z\"\nscript\n".utf8)
    bytes += [UInt8](repeating: 0x20, count: place - bytes.count) + [0]
    guard case .invalid(let found) = Scenario.read(SourceText(name: "z", bytes: bytes)) else {
      throw CancellationError()
    }
    #expect(found.map(\.code) == [code])
  }

  @Test(arguments: ["darg preview", "focus q1 instant"])
  func `a guess comes with the first twenty errors`(line: String) throws {
    let lines = String(repeating: "  \(line)\n", count: 30)
    let found = try diagnostics(
      "scenario \"g\"\ndocument\n  pages 9 aspect 1\nscript\n" + lines)
    let guesses = found.filter { $0.primary.text.hasPrefix("did you mean") }
    #expect(guesses.count == 20 && found.count == 30)
    // After twenty errors the known names are not collected, so the errors may not say there are none.
    #expect(!found.contains { $0.notes.contains("this document is empty") })
  }

  @Test(arguments: [(64, []), (65, ["E0112"])] as [(Int, [String])])
  func `a predicate is 64 levels deep, not more`(depth: Int, codes: [String]) {
    for (word, end) in [("not ", ""), ("(", ")")] {
      let before = String(repeating: word, count: depth)
      let predicate = before + "still" + String(repeating: end, count: depth)
      var found: [String] = []
      if case .invalid(let list) = reading("scenario \"d\"\nscript\n  expect \(predicate)\n") {
        found = list.map(\.code)
      }
      #expect(found == codes)
    }
  }

  @Test(arguments: [
    ("touches t in ms pt\n  # 1 1 down", "0", "-1", "E0205"),
    ("viewer\n  aspect-range # .. 2", "2", "2.1", "E0205"),
    ("matrix\n  vary refresh = #", "60Hz", "60", "E0204"),
    (
      "matrix\n  vary direction = ltr, rtl\n  relate direction ltr mirrors rtl ± #", "0pt", "-1pt",
      "E0703"
    ),
  ]) func `a table starts at 0, a range ascends, a rate has its unit, a tolerance is 0 or more`(
    section: String, read: String, refused: String, code: String
  ) throws {
    let text = "scenario \"l\"\n\(section)\nscript\n  settle\n"
    _ = try Scenario(parsing: text.replacing("#", with: read))
    #expect(try diagnostics(text.replacing("#", with: refused)).map(\.code) == [code])
  }

  @Test(arguments: [
    ("device iphone-15\n  refresh 60", "how often is this?", "write `60Hz`;"),
    ("viewer\n  page-turn-speed 9", "how fast is this?", "write `9pt/s`;"),
    ("viewer\n  page-turn-edge 0.5", "how many pages is this?", "write `0.5pg`;"),
    ("viewer\n  spacing 9", "how far is this?", "write `9pt`;"),
  ]) func `a number without a unit is asked for what it measures`(
    line: String, question: String, remedy: String
  ) throws {
    let found = try diagnostics("scenario \"u\"\n\(line)\nscript\n  settle\n").first
    #expect(found?.primary.text == question)
    #expect(found?.helps.first?.text.hasPrefix(remedy) == true)
  }

  @Test(arguments: [("goldens off", 1), ("language 1", 1), ("note \"why\"", 0)])
  func `a line of the head stands there once, but for notes`(line: String, errors: Int) {
    let text = "scenario \"h\"\n\(line)\n\(line)\nscript\n  settle\n"
    var found: [String] = []
    if case .invalid(let list) = reading(text) { found = list.map(\.code) }
    #expect(found == Array(repeating: "E0106", count: errors))
  }
}
