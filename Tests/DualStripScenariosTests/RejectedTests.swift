import DualStripScenarios
import Foundation
import Testing

/// The messages, as users see them.
@Suite struct RejectedTests {
  static let files = ScenarioFilesTests.all.filter { $0.hasPrefix("Rejected/") }

  private func diagnostics(_ source: SourceText) throws -> DiagnosticList {
    guard case .invalid(let diagnostics) = Scenario.read(source) else { throw CancellationError() }
    return diagnostics
  }

  @Test(arguments: files) func `a rejected scenario is told of in these very words`(
    path: String
  ) throws {
    let source = try ScenarioFilesTests.source(path)
    let expected = ScenarioFilesTests.folder.appendingPathComponent(
      path.replacingOccurrences(of: ".scenario", with: ".diagnostics"))
    let text = DiagnosticRenderer(source).render(try diagnostics(source))
    #expect(text == (try String(contentsOf: expected, encoding: .utf8)))
  }

  @Test func `every error code has a rejected scenario, and an explanation`() {
    for code in Explanations.diagnosticCodes {
      #expect(RejectedTests.files.contains { $0.hasPrefix("Rejected/\(code)-") }, "\(code)")
      #expect(Explanations.text(of: code) != nil)
    }
    for file in RejectedTests.files {
      let code = String(file.dropFirst("Rejected/".count).prefix(5))
      #expect(Explanations.diagnosticCodes.contains(code), "\(code) is not explained")
    }
  }

  @Test func `every word is explained by an example that parses`() {
    for example in Explanations.examples {
      let (word, section, line) = (example.word, example.section, example.line)
      let heading = section == "device" ? "device custom" : section
      var text = "scenario \"example\"\n"
      if example.kind == .collection, section != "collection", word != "collection" {
        text += "collection\n  section a items 12\n"
      }
      switch word {
      case "scenario": text = line + "\nscript\n"
      case _ where !section.isEmpty: text += "\(heading)\n  \(line)\n"
      case "document", "viewer", "matrix", "device", "touches", "script", "collection", "layouts",
        "pane", "frames":
        text += placed(word, line)
      default: text += line + "\nscript\n"
      }
      if !text.contains("\nscript") { text += "script\n" }
      let (_, diagnostics) = Parser.parse(SourceText(name: word, text: text))
      #expect(diagnostics.isEmpty, "\(word): \(diagnostics.map(\.message))")
      #expect(Explanations.text(of: word)?.contains(line) == true)
    }
  }

  private func placed(_ word: String, _ line: String) -> String {
    switch word {
    case "device", "touches", "frames": return line + "\n"
    default: return "\(word)\n  \(line)\n"
    }
  }

  @Test func `every word that the language keeps for itself is explained`() {
    let silent = Explanations.reservedWords.filter { Explanations.text(of: $0) == nil }
    #expect(silent.isEmpty, "\(silent.sorted())")
  }

  @Test(arguments: [
    ("expect postion == 3pg", "did you mean `position`?"),
    ("expect position == 3", "such as `0.5pg`"),
    ("flick preview forward 1500 pt/s", "right after its number"),
    ("expect still && editing", "write `and`"), ("expect still || editing", "write `or`"),
    ("settle within 3", "write `3ms` or `3s`"), ("wait 1e400", "`1000`, not `1e3`"),
    ("expect page(p2) present", "`expect page(p2).mid >= 0pt`"),
    ("resolve p2 aspect wide", "expected a number for the aspect"),
  ]) func `the remedy is what was meant`(line: String, remedy: String) throws {
    let text = "scenario \"remedy\"\ndocument\n  pages 3 aspect 1\nscript\n  \(line)\n"
    let source = SourceText(name: "r", text: text)
    #expect(DiagnosticRenderer(source).render(try diagnostics(source)).contains(remedy))
  }

  @Test(arguments: [
    "matrix\n  vary a = 1, 2s\nscript\n  wait $a\n  wait $a\n",
    "document\n  pages x aspect 1\nscript\n  focus p1 instant\n  delete p2\n",
    "document\n  page \"cover\" aspect 1\nscript\n  focus cover instant\n",
  ]) func `one bad line is one error, whatever uses what it should have given`(
    text: String
  ) throws {
    #expect(try diagnostics(SourceText(name: "r", text: "scenario \"one\"\n" + text)).total == 1)
  }

  @Test func `ten bad lines give ten errors, each in its place, in one pass`() throws {
    let lines = [
      "  darg preview forward 3pt over 1s", "  wait 3", "  wait 3pt", "  at nowhere settle",
      "  focus p99 instant", "  rotate sideways over 1s", "  expect driver", "  delete #1",
      "  expect eventually still", "  snapshot \"open",
    ]
    let text =
      "scenario \"bad\"\ndocument\n  pages 3 aspect 1\nscript\n"
      + lines.joined(separator: "\n") + "\n"
    let source = SourceText(name: "bad.scenario", text: text)
    let found = try diagnostics(source)
    #expect(found.count == 10)
    #expect(found.map { source.line(at: $0.primary.range.lower) } == Array(5...14))
  }

  @Test(arguments: [
    ("«darg» preview forward 300pt over 900ms", "E0101"),
    ("drag preview forward «300» over 900ms", "E0203"),
    ("flick thumbnails forward «900ms»", "E0204"), ("wait «3parsecs»", "E0202"),
    ("at «swpie» + 3ms wait 1s", "E0301"), ("focus «p9» instant", "E0401"),
    ("replace with p1, «p9», p4 aspect 1", "E0401"),
    ("expect «eventually» still", "E0601"), ("expect «previw.offset» == 0pt", "E0602"),
    ("expect count == «3pt»", "E0603"), ("delete «#3»", "E0104"), ("wait «-3ms»", "E0205"),
    ("lift p2 as held\n  carry held to p3 over «2000000s»", "E0205"),
    ("lift p2 as held\n  carry held to p3 over 1s for «2000000s»", "E0205"),
  ]) func `the caret stands under the culprit`(marked: String, code: String) throws {
    let head = "scenario \"marked\"\ndocument\n  pages 3 aspect 1\nscript\n  "
    let text = marked.filter { $0 != "«" && $0 != "»" }
    let found = try #require(diagnostics(SourceText(name: "m", text: head + text + "\n")).first)
    let before = try #require(marked.split(separator: "«", omittingEmptySubsequences: false).first)
    let culprit = marked.split(separator: "«")[before.isEmpty ? 0 : 1].split(separator: "»")[0]
    let start = (head + before).utf8.count
    #expect(found.code == code)
    #expect(found.primary.range == SourceRange(start, start + culprit.utf8.count))
  }

  @Test(arguments: ["cell(«a9»).top", "shown(«a9»).left"])
  func `an element that is measured must be there`(signal: String) throws {
    let head = """
      scenario "measured"
      collection
        section a items 8
      layouts
        wall list
      script
        expect \

      """
    let bare = signal.filter { $0 != "«" && $0 != "»" }
    let found = try diagnostics(SourceText(name: "m", text: head + bare + " == 0pt\n"))
    let place = (head + signal.prefix { $0 != "«" }).utf8.count
    #expect(found.map(\.code) == ["E0806"])
    #expect(found.first?.primary.range == SourceRange(place, place + 2))
  }

  @Test(arguments: [(5, "p5"), (6, "p5, p6"), (7, "p5, p6, …")])
  func `six pages are listed, and that there are more`(count: Int, end: String) throws {
    let text =
      "scenario \"n\"\ndocument\n  pages \(count) aspect 1\nscript\n  focus p99 instant\n"
    let found = try diagnostics(SourceText(name: "n", text: text))
    #expect(found.first?.notes == ["pages: p1, p2, p3, p4, \(end)"])
  }

  @Test func `both ends of a range may be the same, but not in the wrong order`() throws {
    func text(_ range: String) -> String {
      "scenario \"r\"\ndocument\n  pages 3 aspect 1\nscript\n  expect position in \(range)\n"
    }
    _ = try Scenario(parsing: text("1pg .. 1pg"))
    let found = try diagnostics(SourceText(name: "r", text: text("2pg .. 1pg")))
    #expect(found.first?.primary.text == "write the lower end first")
  }

  @Test(arguments: [
    ("wait 2fr", "wait 1.5fr", "E0205"),
    ("expect position <= 1000000000pg", "expect position <= 1000000001pg", "E0205"),
    ("wait 1ms as starts", "wait 1ms as start", "E0403"),
    ("at end - 5ms expect still", "at end + 5ms expect still", "E0304"),
    (
      "expect change(change(change(position))) == 0pg",
      "expect change(change(change(change(position)))) == 0pg", "E0112"
    ),
    (
      "expect still" + String(repeating: " and still", count: 500),
      "expect still" + String(repeating: " and still", count: 501), "E0112"
    ),
  ]) func `of two lines that hardly differ one is read`(
    read: String, refused: String, code: String
  ) throws {
    let head = "scenario \"e\"\nscript\n  wait 100ms\n  "
    _ = try Scenario(parsing: head + read + "\n")
    let found = try diagnostics(SourceText(name: "e", text: head + refused + "\n"))
    #expect(found.map(\.code) == [code])
  }

  @Test(arguments: [
    ("expect !still", "write `not`"), ("wait 50 % 2", "write a fraction: `0.5`"),
    ("snapshot 'here'", "put a text in `\"`"), ("expect count * 2 == 4", "only `+` and `-`"),
  ]) func `for a sign of other languages there is a word`(line: String, remedy: String) throws {
    let text = "scenario \"s\"\nscript\n  \(line)\n"
    let found = try diagnostics(SourceText(name: "s", text: text)).first
    #expect(found?.helps.first?.text.hasPrefix(remedy) == true)
  }

  @Test(arguments: [
    ("{", "JSON"), ("{\"a\": 1}", "JSON"), ("[1, 2]", "JSON"), ("---", "YAML"),
    ("- steps: 3", "YAML"),
  ])
  func `a file in another language is told to be one`(text: String, language: String) throws {
    let found = try diagnostics(SourceText(name: "f", text: text + "\n")).first
    #expect(found?.message.hasPrefix("this looks like \(language);") == true)
  }

  @Test func `behind a tab the mark stands where a terminal puts the word`() throws {
    let source = SourceText(name: "t", text: "scenario \"t\"\nscript\n\twait\t3\n")
    let told = DiagnosticRenderer(source).render(try diagnostics(source))
    #expect(told.contains("\n3 | \twait\t3\n  | \t    \t^ "), "\(told)")
  }

  @Test(arguments: [("play lost", "touches"), ("wheel preview play lost", "wheels")])
  func `a table that is missed belongs in a section of its kind`(
    line: String, section: String
  ) throws {
    let text = "scenario \"t\"\nscript\n  \(line)\n"
    let found = try diagnostics(SourceText(name: "t", text: text)).first
    #expect(found?.helps.map(\.text) == ["a table begins with `\(section) lost in ms pt`"])
  }

  @Test(arguments: ["action", "signal", "flag", "event"])
  func `a group of words has a name and its plural, and lists those of collections, too`(
    topic: String
  ) throws {
    let list = try #require(Explanations.text(of: topic))
    #expect(list.contains("\n\n\(topic)s of a collection:\n"))
    #expect(Explanations.text(of: "\(topic)s") == list)
  }

  @Test func `what a line misses is missed behind its last word, not in a remark below`() throws {
    let text = "scenario \"m\"\ndocument\n  pages 3 aspect 1\nscript\n  delete p1,"
    let found = try diagnostics(SourceText(name: "m", text: text + "\n      # and so on\n"))
    #expect(found.map(\.primary.range) == [SourceRange(text.utf8.count, text.utf8.count)])
  }

  @Test func `a first line that is indented is marked from its first word on`() throws {
    let found = try diagnostics(SourceText(name: "i", text: "   steps 3\n")).first
    #expect(found?.code == "E0102" && found?.primary.range == SourceRange(3, 10))
  }

  @Test func `a statement without a label is named by its line in a circle`() throws {
    let text = "scenario \"c\"\nscript\n  after b wait 1ms\n  wait 1ms as b\n"
    let found = try diagnostics(SourceText(name: "c", text: text)).first
    #expect(found?.primary.text == "line 3 -> b -> line 3")
  }
}
