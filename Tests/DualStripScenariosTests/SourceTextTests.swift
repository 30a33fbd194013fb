import DualStripScenarios
@testable import ScenarioLanguage
import Testing

/// Places in a source text, numbers as text, and the frame of a diagnostic.
@Suite struct SourceTextTests {
  @Test func `lines and columns count from 1, and a line end belongs to its line`() {
    // The bytes of é are 5 and 6.
    let source = SourceText(name: "s", text: "ab\r\ncé\n\nx")
    #expect(source.lineCount == 4)
    #expect((1...4).map { source.lineText($0) } == ["ab", "cé", "", "x"])
    let ranges = [(0, 2), (4, 7), (8, 8), (9, 10)].map { SourceRange($0, $1) }
    #expect((1...4).map { source.lineRange($0) } == ranges)
    let lines = (Array(-1...11) + [1_000_000]).map { source.line(at: $0) }
    #expect(lines == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 4, 4])
    let places = [-3, 0, 1, 2, 4, 5, 7, 8, 9, 10, 11, 1_000_000]
    #expect(places.map { source.column(at: $0) } == [1, 1, 2, 3, 1, 2, 3, 1, 1, 2, 2, 2])
    #expect(SourceText(name: "s", text: "\n").lineRange(1) == SourceRange(0, 0))
    #expect(SourceText(name: "s", text: "\r").lineRange(1) == SourceRange(0, 0))
    #expect(SourceText(name: "s", text: "").lineText(1) == "")
    #expect(SourceRange(3, 5).joined(with: SourceRange(1, 4)) == SourceRange(1, 5))
    #expect(SourceRange(1, 4).joined(with: SourceRange(3, 5)) == SourceRange(1, 5))
    #expect(SourceRange(-5, 3) == SourceRange(0, 3))
  }

  @Test func `the first byte that is not UTF-8 is found, also where a sign is cut off`() {
    let texts: [(bytes: [UInt8], place: Int?)] = [
      ([], nil), (Array("é".utf8), nil), ([0xFF], 0), ([0x61, 0xE2, 0x82], 1),
      ([0x61, 0xC3, 0xA9, 0x80], 3),
    ]
    for (bytes, place) in texts {
      #expect(SourceText(name: "s", bytes: bytes).firstInvalidByte == place, "\(bytes)")
    }
  }

  @Test func `a variable is the name behind a dollar, up to its last letter, digit or hyphen`() {
    let source = SourceText(name: "s", text: "wait $a # $b-c_1.\nfocus $p3, $")
    #expect(source.variableNames == ["a", "b-c_1", "p3", ""])
    #expect(source.variableNames(inLine: 1) == ["a", "b-c_1"])
    #expect(source.variableNames(inLine: 2) == ["p3", ""])
  }

  @Test func `a number is written in full, with the fewest digits that say it`() {
    let exact: [(number: Double, text: String)] = [
      (0, "0"), (-0.0, "0"), (7, "7"), (-2.5, "-2.5"), (0.1 + 0.2, "0.30000000000000004"),
      (100_000, "100000"), (2.5e17, "250000000000000000"), (1.25e20, "125000000000000000000"),
      (1e21, "1000000000000000000000"), (0.0001, "0.0001"), (1e-5, "0.00001"),
      (1.5e-7, "0.00000015"), (-2.5e-5, "-0.000025"), (.nan, "null"), (-.infinity, "null"),
    ]
    for (number, text) in exact {
      #expect(DecimalText.exact(number) == text)
      #expect(DecimalText.rounded(number, decimals: nil) == text)
    }
    // A half is rounded away from zero, and zero has no sign.
    let rounded: [(number: Double, decimals: Int, text: String)] = [
      (2.5, 0, "3"), (-2.5, 0, "-3"), (2.25, 1, "2.3"), (0.04, 1, "0"), (-0.04, 1, "0"),
      (-0.25, 1, "-0.3"), (100, 0, "100"), (10.04, 1, "10"), (12.34, 3, "12.34"),
      (0.25, 3, "0.25"), (0.004, 3, "0.004"), (1000.5, 2, "1000.5"),
      (1e21, 2, "1000000000000000000000"), (.nan, 2, "null"), (.infinity, 0, "null"),
    ]
    for (number, decimals, text) in rounded {
      #expect(DecimalText.rounded(number, decimals: decimals) == text, "\(number) \(decimals)")
    }
    #expect([3, 0.25, 1e-5, 1e21].map { DecimalText.decimals(of: $0) } == [0, 2, 5, 0])
    #expect(DecimalText.points(-1.5) == "-1.5pt" && DecimalText.points(.infinity) == "0pt")
    #expect(DecimalText.milliseconds(.milliseconds(250)) == "250ms")
    #expect(DecimalText.milliseconds(.milliseconds(-5)) == "0ms")
    #expect(DecimalText.seconds(.seconds(1.25)) == "1.25 s")
  }

  @Test func `of a line longer than 200 bytes 200 signs are shown, from 40 before its fault`() {
    func signs(_ count: Int, of sign: String = "a") -> String {
      String(repeating: sign, count: count)
    }
    func told(_ length: Int, _ place: Int, to end: Int? = nil) -> [Substring] {
      let source = SourceText(name: "l", text: signs(length))
      let fault = Diagnostic.make(
        "E0000", "m", at: SourceRange(place, end ?? place + 1), "here",
        others: [Diagnostic.Label(range: SourceRange(length - 1, length), text: "end")])
      return DiagnosticRenderer(source).render(fault).split(separator: "\n")
    }
    #expect(
      told(5, 1) == [
        "error[E0000]: m", " --> l:1:2", "  |", "1 | aaaaa", "  |  ^ here", "  |     - end",
      ])
    #expect(told(200, 0)[3] == "1 | \(signs(200))")
    #expect(told(200, 170)[3] == "1 | \(signs(200))")
    #expect(told(201, 0)[3] == "1 | \(signs(200))…")
    let before = told(300, 159)
    #expect(before[3] == "1 | \(signs(200))…")
    #expect(before[4] == "  | \(signs(159, of: " "))^ here")
    // What lies behind the shown part is marked at its edge.
    #expect(before[5] == "  | \(signs(200, of: " "))- end")
    let beyond = told(300, 160)
    #expect(beyond[3] == "1 | …\(signs(180))")
    #expect(beyond[4] == "  | \(signs(41, of: " "))^ here")
    #expect(told(300, 0, to: 300)[4] == "  | \(signs(200, of: "^")) here")
  }

  @Test func `a message has 200 signs at most, a remark 1000`() {
    let source = SourceText(name: "l", text: "a")
    let message = String(repeating: "m", count: 200)
    let remark = String(repeating: "r", count: 1000)
    for (more, end) in [("", ""), ("x", "…")] {
      let fault = Diagnostic.make(
        "W0000", message + more, at: SourceRange(0, 1), remark + more, notes: [remark + more],
        helps: [remark + more])
      #expect(
        DiagnosticRenderer(source).render(fault)
          == "warning[W0000]: \(message)\(end)\n --> l:1:1\n  |\n1 | a\n  | ^ \(remark)\(end)\n"
          + "  |\n  = note: \(remark)\(end)\n  = help: \(remark)\(end)\n")
    }
  }

  @Test func `an error of several lines shows each with its marks, and dots for lines between`() {
    // Lines 1 to 9 have 7 bytes with their ends: line 3 begins at 14, 9 at 56, 10 at 63.
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    var fault = Diagnostic.make(
      "E0000", "m", at: SourceRange(68, 70), "this",
      others: [
        Diagnostic.Label(range: SourceRange(56, 60), text: "before"),
        Diagnostic.Label(range: SourceRange(19, 20), text: "far"),
      ], notes: ["a note"])
    let lines = [
      Diagnostic.Replacement(line: 9, text: "new"), .init(line: 10, text: "lines  "),
    ]
    fault.helps = [Diagnostic.Help(text: "a help", replacement: lines)]
    let told = """
      error[E0000]: m
        --> d:10:6
         |
       3 | line 3
         |      - far
      ...
       9 | line 9
         | ---- before
      10 | line 10
         |      ^^ this
         |
         = note: a note
         = help: a help
         |
       9 | new
      10 | lines

      """
    #expect(DiagnosticRenderer(SourceText(name: "d", text: text)).render(fault) == told)
  }
}
