@testable import ScenarioLanguage
import Testing

/// Which items a collection has, or may get, as far as its text tells.
@Suite struct KnownItemsTests {
  private func told(_ text: String) -> [String] {
    let source = SourceText(name: "k", text: text)
    let (tree, faults) = Parser.parse(source)
    var check = MeaningCheck(
      tree, source: source, choice: ScenarioVariant(), isFirstChoice: true, faultyLines: [])
    check.run()
    return DualStripScenariosTests.told(Array(faults) + Array(check.diagnostics), in: source)
  }

  private func text(_ items: Int, _ script: String, _ layout: String = "rows list") -> String {
    "scenario \"k\"\ncollection\n  section a items \(items)\n  section b items 4\n"
      + "layouts\n  \(layout)\nscript\n  \(script)\n"
  }

  @Test(arguments: [
    ("settle", "b", 4), ("update insert section c items 3 last", "c", 3),
    ("update insert section c items 3 last\n  update reload section c items 5", "c", 5),
    ("update reload section a items 20", "a", 20), ("update reload section a items 3", "a", 12),
    ("update delete section b\n  update insert section b items 9 last", "b", 9),
    ("update delete section b\n  update insert section b items 2 last", "b", 4),
  ]) func `a section has the most items that it ever gets`(
    script: String, section: String, count: Int
  ) {
    #expect(told(text(12, "\(script)\n  tap \(section)\(count)")).isEmpty)
    let next = "\(section)\(count + 1)"
    #expect(
      told(text(12, "\(script)\n  tap \(next)"))
        == ["E0806 \(next): the section `\(section)` has \(count) items"])
  }

  @Test(arguments: [
    ("update insert section c items # last", 1_999_981),
    ("update reload section a items #", 1_999_981),
    ("update reload section a items 1\n  update reload section b items #", 1_999_980),
  ]) func `a collection has two million items at most, over all that its updates bring`(
    script: String, before: Int
  ) {
    #expect(told(text(before, script.replacing("#", with: "15"))).isEmpty)
    #expect(
      told(text(before, script.replacing("#", with: "16")))
        == ["E0112 16: the limit is 2000000 items"])
  }

  @Test(arguments: [
    ("expect visible(a)", "E0806 a: a section; its items are a1, a2, …"),
    ("expect first == nobody", "E0806 nobody: "),
    ("expect first == b5", "E0806 b5: the section `b` has 4 items"),
    ("expect layout == rosw", "E0405 rosw: did you mean `rows`?"),
    ("expect rosw == layout", "E0405 rosw: did you mean `rows`?"),
    ("expect first == rows", "E0806 rows: "), ("expect a1 == rows", "E0806 rows: "),
    ("expect pinned(a1)", "E0806 a1: items scroll"),
    ("expect exactly 1 settled of a1", "E0810 settled: "),
    ("update insert top before a1", "E0403 top: a reserved word"),
    ("update insert section top items 1 last", "E0403 top: a reserved word"),
    ("update insert section d1 items 1 last", "E0809 d1: ends with a digit"),
    ("layout rosw", "E0801 rosw: did you mean `rows`?"),
    ("expect frames grid", "E0805 grid: "), ("tap [1]", "E0806 [1]: not a name"),
  ]) func `an error about a name says what the name stands for`(line: String, reason: String) {
    #expect(told(text(12, line)) == [reason])
  }

  @Test(arguments: [
    ("settle list", "E0403 settle: a reserved word"), ("a3 list", "E0809 a3: the second one"),
    ("rows list\n  rows flow", "E0809 rows: the second one"),
    ("rows list item 3pt x -1pt", "E0205 -1pt: must be from 0pt to 1000000pt"),
    ("rows list item -1pt x 3pt", "E0205 -1pt: must be from 0pt to 1000000pt"),
    ("rows flow insets left -1pt", "E0205 -1pt: must be from 0pt to 1000000pt"),
    ("rows flow insets -1pt", "E0205 -1pt: must be from 0pt to 1000000pt"),
    ("rows carousel floor 1.1", "E0205 1.1: must be from 0 to 1"),
    ("rows list spacing 3pt, spacing 4pt", "E0106 spacing 4pt: the second one"),
  ]) func `a layout is refused for its name, its parameters and their values`(
    layout: String, reason: String
  ) {
    #expect(told(text(12, "settle", layout)) == [reason])
  }

  // FAILS ON THE CODE AS IT IS: take it together with the remedy in the report.
  @Test(
    arguments: [
      ("", "E0206"), ("matrix\n  vary n = 1.5\n", "E0205"), ("matrix\n  vary n = -1\n", "E0205"),
      ("matrix\n  vary n = 2pt\n", "E0207"), ("matrix\n  vary n = 2\n", nil),
    ] as [(String, String?)])
  func `the number of items of a section may vary, but is checked like any count`(
    matrix: String, code: String?
  ) {
    let found = errors(
      in: "scenario \"k\"\ncollection\n  section a items $n\nlayouts\n  rows list\n\(matrix)"
        + "script\n  settle\n")
    #expect(found.map(\.code) == (code.map { [$0] } ?? []))
  }
}
