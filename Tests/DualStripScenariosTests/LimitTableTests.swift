@testable import ScenarioLanguage
import DualStripScenarios
import Foundation
import Testing

/// Each number of the language at its limits, and just beyond them: `#` in a line stands for it.
@Suite struct LimitTableTests {
  struct Limited: Sendable, CustomTestStringConvertible {
    let line: String
    let limits: ClosedRange<Double>
    let isOfCollection: Bool
    var unit = ""
    /// By how much a number is beyond a limit.
    var step = 1.0

    var testDescription: String { line }

    func text(_ number: Double) -> String {
      // `SECTION > LINE / STATEMENT`, or a statement alone.
      let parts = line.replacing("#", with: DecimalText.exact(number) + unit)
        .components(separatedBy: " / ")
      let own = parts.count == 2 ? parts[0].components(separatedBy: " > ") : ["", ""]
      var text = "scenario \"limits\"\n" + (isOfCollection ? "language 2\n" : "")
      for (name, usual) in isOfCollection ? Self.ofCollection : Self.ofStrips {
        // A section of its own takes the place of the usual one.
        var lines = name == own[0] && !isOfCollection ? [] : usual
        if name == own[0] { lines.append(own[1]) }
        if !lines.isEmpty {
          text += ([name] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
        }
      }
      return text + "script\n  \(parts[parts.count - 1])\n"
    }

    private static let ofStrips = [
      ("document", ["pages 5 aspect 1"]), ("device custom", []),
      ("device iphone-15", []),
      ("viewer", []),
    ]
    private static let ofCollection = [
      ("collection", ["section a items 9"]),
      ("layouts", ["l list item 90pt x 90pt", "m list item 9pt x 9pt"]), ("pane", ["layout l"]),
    ]
  }

  private static func strips(
    _ line: String, _ limits: ClosedRange<Double>, _ unit: String = "", step: Double = 1
  ) -> Limited {
    Limited(line: line, limits: limits, isOfCollection: false, unit: unit, step: step)
  }

  private static func collection(
    _ line: String, _ limits: ClosedRange<Double>, _ unit: String = "", step: Double = 1
  ) -> Limited {
    Limited(line: line, limits: limits, isOfCollection: true, unit: unit, step: step)
  }

  private static let million = 0.0...1_000_000

  private static let statements = [
    strips("drag preview forward # over 100ms", million, "pt"),
    strips("drag preview forward 9pt over 100ms release #", -1e6...1e6, "pt/s"),
    strips("drag preview forward 9pt over #", 0...90_000, "ms"),
    strips("flick preview forward #", million, "pt/s"),
    strips("hold preview for #", 0...3600, "s"),
    strips("wait #", 0...3600, "s"), strips("wait #", 0...3_600_000, "ms"),
    strips("settle within #", 0...3600, "s"),
    strips("rotate landscape over #", 0...3600, "s"),
    strips("resize # x 300pt over 0ms", million, "pt"),
    strips("resize 300pt x # over 0ms", million, "pt"),
    strips("resize 300pt x 300pt over #", 0...3600, "s"),
    strips("resize 300pt x 300pt over 0ms insets left #", million, "pt"),
    strips("random # gestures seed 7 over 5s", 0...10_000),
    strips("random 1 gestures seed # over 5s", 0...1e15),
    strips("touch move #", -1e7...1e7, "pt"),
    strips("touch up release #", -1e6...1e6, "pt/s"),
    strips("commits after #", 0...3600, "s"),
    strips("insert new aspect # first", 0.000001...1e6, step: 0.000001),
    strips("resolve p1 aspect #", 0.000001...1e6, step: 0.000001),
    strips("expect at-most # settled", 0...1e9),
    strips("expect eventually still within #", 0...3600, "s"),
    strips("document > pages # aspect 1 / settle", 0...2_000_000),
    strips("document > pages 3 aspect # / settle", 0.000001...1e6, step: 0.000001),
    strips("document > pages 3 aspect random 0.5 .. 2 seed # / settle", 0...1e15),
    strips("device custom > bounds # x 800pt / settle", million, "pt"),
    strips("device custom > bounds 400pt x # / settle", million, "pt"),
    strips("device iphone-15 > insets top # / settle", million, "pt"),
    strips("device iphone-15 > refresh # / settle", 1...10_000, "Hz"),
    strips("device iphone-15 > touch # / settle", 1...10_000, "Hz"),
    collection("scroll forward # instant", 0...1e9, "pt"),
    collection("update insert section c items # last", 0...1000),
    collection("update insert new at a[#]", 1...2_000_000),
    collection("update reload section a items #", 0...1000),
    collection("update insert new span # before a1", 1...1000),
    collection("update insert new block # x 1 before a1", 1...1000),
    collection("update insert new block 1 x # before a1", 1...1000),
    collection("update insert new height # before a1", million, "pt"),
    collection("update insert new insets left # before a1", million, "pt"),
    collection("measure a1 width #", million, "pt"),
    collection("layout m over #", 0...3600, "s"),
    collection("collection > section b items 3 header # / settle", million, "pt"),
    collection("collection > section b items 3 footer # / settle", million, "pt"),
    collection("collection > heights a # / settle", million, "pt"),
    collection("collection > heights a random # .. 5pt seed 1 / settle", 0...5, "pt"),
    collection("collection > heights a random 5pt .. 9pt seed # / settle", 0...1e15),
    collection("collection > item a1 width # / settle", million, "pt"),
    collection("layouts > n flow item # x 9pt / settle", million, "pt"),
    collection("layouts > n flow item 9pt x # / settle", million, "pt"),
    collection("pane > appear fall seed # / settle", 0...Double(UInt32.max)),
    collection("pane > appear scale # / settle", 0...10, step: 0.01),
  ]

  private static let settings = SettingWord.allCases.compactMap { word -> Limited? in
    guard let kind = word.kind else { return nil }
    let unit = String(word.usual.drop { "-.0123456789".contains($0) })
    let isTime = kind == .time
    return strips(
      "viewer > \(word.rawValue) # / settle", isTime ? 0...3_600_000 : word.limits,
      isTime ? "ms" : unit,
      step: isTime ? 1 : (word.limits.upperBound - word.limits.lowerBound) / 1e4)
  }

  /// Where a limit is so great that nothing is read there in a moment.
  private static let tooGreat: Set<String> = [
    "update insert section c items # last", "update reload section a items #",
    "drag preview forward 9pt over #", "collection > heights a random # .. 5pt seed 1 / settle",
  ]

  private func codes(_ text: String) -> [String] {
    errors(in: text).map { $0.code }
  }

  @Test(arguments: statements + settings)
  func `a number may be as its limits say, and no more`(limited: Limited) {
    let (least, most) = (limited.limits.lowerBound, limited.limits.upperBound)
    for number in [least, most] {
      let text = limited.text(number)
      #expect(codes(text) == [], "\(text)")
    }
    let below = limited.text(least - limited.step)
    #expect(codes(below).count == 1, "\(below)")
    guard !Self.tooGreat.contains(limited.line) else { return }
    let above = limited.text(most + limited.step)
    #expect(codes(above).count == 1, "\(above)")
  }

  @Test(arguments: [
    strips("key right repeat #", 0...1000), strips("wheel preview # notches", -1000...1000),
    strips("wheel preview # over 100ms", -1e6...1e6, "pt"),
    strips("touch lift # 5pt", -1e6...1e6, "pt"), strips("touch carry 5pt #", -1e6...1e6, "pt"),
    strips("step preview by #", -1e6...1e6), strips("turn p1 by #", -2...2),
    strips("document > page q aspect 1 turned # / settle", 0...3),
    strips("insert new aspect 1 turned # first", 0...3),
    strips("expect whenever still then editing within #", 0...3600, "s"),
    collection("layout m held as turn\n  progress turn #", 0...1, step: 0.1),
    collection("collection > blocks a random # .. 1000 seed 1 / settle", 1...1000),
    collection("layouts > n waterfall lanes # / settle", 1...1000),
    collection("layouts > n pile shown # / settle", 0...1000),
    collection("layouts > n carousel floor # / settle", 0...1, step: 0.1),
    collection("layouts > n carousel threshold # / settle", million, "pt/s"),
    collection("layouts > n list spacing # / settle", million, "pt"),
  ]) func `the numbers of hands, of turns and of layouts have their limits, too`(limited: Limited) {
    `a number may be as its limits say, and no more`(limited: limited)
  }

  @Test func `rounds and variables may add a hundred thousand statements, and none more`() {
    var parser = Parser(source: SourceText(name: "l", text: ""), kind: .strips)
    let most = parser.allows(Parser.mostExpansions)
    let more = parser.allows(1)
    #expect(most && !more)
  }

  @Test(arguments: [
    strips("random # gestures seed 7 over 5s", million),
    strips("random 1 gestures seed # over 5s", million), strips("key right repeat #", million),
    strips("repeat #\n  wait 1ms\n  end", million), strips("expect at-most # settled", million),
    strips("step preview by #", million), strips("turn p1 by #", million),
    strips("wheel preview # notches", million), strips("focus [#] instant", million),
    strips("wait #", million, "fr"), strips("insert new aspect 1 turned # first", million),
    strips("document > page q aspect 1 turned # / settle", million),
    strips("document > pages # aspect 1 / settle", million),
    strips("document > pages 3 aspect random 0.5 .. 2 seed # / settle", million),
    strips("viewer > page-turn-limit # / settle", million),
    strips("viewer > undo-limit # / settle", million),
    collection("random # changes seed 7 over 5s", million),
    collection("random 1 changes seed # over 5s", million),
    collection("update insert section c items # last", million),
    collection("update reload section a items #", million),
    collection("update insert new at a[#]", million),
    collection("update insert new span # before a1", million),
    collection("collection > section b items # / settle", million),
    collection("collection > blocks a # x 1 / settle", million),
    collection("collection > blocks a 1 x # / settle", million),
    collection("collection > blocks a random # .. 3 seed 1 / settle", million),
    collection("collection > blocks a random 1 .. # seed 1 / settle", million),
    collection("collection > blocks a random 1 .. 3 seed # / settle", million),
    collection("collection > heights a random 5pt .. 9pt seed # / settle", million),
    collection("layouts > n waterfall lanes # / settle", million),
    collection("layouts > n pile shown # / settle", million),
    collection("pane > appear fall seed # / settle", million),
  ]) func `a count with a fraction is an error`(limited: Limited) {
    #expect(codes(limited.text(2)) == [], "\(limited.text(2))")
    #expect(codes(limited.text(1.5)) == ["E0205"], "\(limited.text(1.5))")
  }

  /// The parser refuses a literal below 0 itself; a value of a variable is checked by its limits.
  @Test(arguments: [
    ("random $n gestures seed 1 over 1s", "0 to 10000"),
    ("random 1 gestures seed $n over 1s", "0 to 1000000000000000"),
    ("key right repeat $n", "0 to 1000"), ("expect exactly $n settled", "0 to 1000000000"),
    ("pages $n aspect 1", "0 to 2000000"),
    ("pages 3 aspect random 0.5 .. 2 seed $n", "0 to 1000000000000000"),
    ("page-turn-limit $n", "1 to 100"), ("undo-limit $n", "0 to 10000"),
    ("random $n changes seed 1 over 1s", "0 to 10000"),
    ("update insert section c items $n last", "0 to 2000000"),
    ("update reload section a items $n", "0 to 2000000"),
    ("update insert new span $n before a1", "1 to 1000"),
  ]) func `a variable below the limits of its place is told with them`(
    line: String, limits: String
  ) {
    let isOfCollection = ["update", "random $n changes"].contains { line.hasPrefix($0) }
    var text = isOfCollection ? CollectionScenarioTests.head + "\n" : "scenario \"l\"\n"
    if line.hasPrefix("page") { text += line.contains("limit") ? "viewer\n" : "document\n" }
    if line.hasPrefix("undo") { text += "viewer\n" }
    let isStatement = text.hasSuffix("\"l\"\n") || isOfCollection
    text += isStatement ? "" : "  \(line)\n"
    text += "matrix\n  vary n = -1\nscript\n  \(isStatement ? line : "settle")\n"
    #expect(toldErrors(in: text) == ["E0205 $n: must be from \(limits)"])
  }
}
