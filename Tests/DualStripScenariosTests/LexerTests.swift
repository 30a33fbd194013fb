@testable import ScenarioLanguage
import Testing

/// How a text is cut into words, numbers, texts and signs.
@Suite struct LexerTests {
  /// The tokens of a text, each with a letter for its kind; a fault as `!` and its message.
  private func cut(_ text: String) -> [String] {
    var lexer = Lexer(SourceText(name: "l", text: text))
    var parts: [String] = []
    for line in lexer.lines() {
      for token in line.tokens {
        switch token.kind {
        case .word(let word): parts.append("w \(word)")
        case .number(let number, let unit): parts.append("n \(DecimalText.exact(number)) \(unit)")
        case .text(let text): parts.append("t \(text)")
        case .variable(let name): parts.append("v \(name)")
        case .sign(let sign): parts.append("s \(sign)")
        }
      }
      if let fault = line.fault { parts.append("! \(fault.message)") }
    }
    return parts
  }

  @Test(
    arguments: [
      ("-3.5pt/s", ["n -3.5 pt/s"]), ("1..2", ["n 1 ", "s ..", "n 2 "]),
      ("1.x", ["n 1 ", "s .", "w x"]), ("1.", ["n 1 ", "s ."]), ("50%", ["n 50 %"]),
      ("007ms", ["n 7 ms"]), ("a -1", ["w a", "n -1 "]), ("a - 1", ["w a", "s -", "n 1 "]),
      ("a-1_B $c-d", ["w a-1_B", "v c-d"]), ("<=<", ["s <=", "s <"]), (">=>", ["s >=", "s >"]),
      ("==!==", ["s ==", "s !=", "s ="]), ("+/-±+", ["s +/-", "s ±", "s +"]),
      ("[a].z@Z", ["s [", "w a", "s ]", "s .", "w z", "s @", "w Z"]),
      ("\t x \r\n", ["w x"]), ("x # y", ["w x"]), ("-", ["s -"]),
      (#""a \" \\ \n""#, [#"t a " \ \n"#]), ("\"# x\"", ["t # x"]), ("\"\"", ["t "]),
      ("a _b", ["w a", "! unexpected `_`"]), ("@`", ["s @", "! unexpected ```"]),
      ("a $", ["w a", "! unexpected `$`"]), (#""a\"#, ["! this text has no closing quote"]),
      ("\"a\n\"b\"", ["! this text has no closing quote", "t b"]),
    ] as [(String, [String])])
  func `a line is cut into its parts`(text: String, parts: [String]) {
    #expect(cut(text) == parts)
  }

  @Test func `a text without an end is marked from its quote to its last sign`() {
    for (text, end) in [("\"open  \r\n", 5), ("\"  ", 1), ("\"a\\", 3)] {
      var lexer = Lexer(SourceText(name: "l", text: text))
      let line = lexer.nextLine()
      #expect(line?.fault?.primary.range == SourceRange(0, end), "\(text)")
    }
  }

  @Test func `a statement goes on behind a comma or a word that joins, up to its last line`() {
    for line in ["a,", "a, # why", "x and", "x or", "implies"] {
      #expect(Lexer.continues(line.utf8), "\(line)")
    }
    for line in ["", "a", "x then", "x, y", "\"x", "a, _", "# x,", "\"and\""] {
      #expect(!Lexer.continues(line.utf8), "\(line)")
    }
    var lexer = Lexer(SourceText(name: "l", text: "\n# c\na, # x\n\n  b # d\nc,\n_\ne,"))
    let lines = lexer.lines()
    #expect(lines.map { $0.tokens.count } == [0, 3, 2, 2])
    #expect(lines.map { $0.comments.count } == [1, 2, 0, 0])
    #expect(lines.map { $0.fault == nil } == [true, true, false, true])
    // `a` is byte 5 and `b` byte 15.
    #expect(lines[1].range == SourceRange(5, 16))
  }

  @Test func `a byte order mark is no sign, and comments alone are no statement`() {
    let text = Array("# a\n\n  b\n# c\n_\n# d".utf8)
    var lexer = Lexer(SourceText(name: "l", bytes: [0xEF, 0xBB, 0xBF] + text))
    let first = lexer.nextStatement()
    #expect(first?.range == SourceRange(10, 11))
    let second = lexer.nextStatement()
    #expect(second?.fault?.code == "E0110")
    let third = lexer.nextStatement()
    #expect(third == nil)
  }

  @Test func `of a sign with many marks the first sixteen bytes are quoted, in whole marks`() {
    // A multiplication sign has two bytes, an arrow three, and each accent two.
    let accents = String(repeating: "\u{301}", count: 10)
    for (sign, end) in [("×", 16), ("→", 15)] {
      var lexer = Lexer(SourceText(name: "l", text: sign + accents))
      let line = lexer.nextLine()
      #expect(line?.fault?.primary.range == SourceRange(0, end), "\(sign)")
    }
  }
}
