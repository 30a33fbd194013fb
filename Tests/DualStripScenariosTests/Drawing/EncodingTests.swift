import CollectionLayouts
import Testing

@testable import ScenarioPictures
import DualStripScenarios

/// What pictures are written with.
@Suite struct EncodingTests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of its standard`(_ text: String, _ encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == Array(encoded.utf8))
  }

  /// FIPS 180-4, with the examples of its validation, and lengths around that of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
    (
      String(repeating: "a", count: 55),
      "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
  ])
  func `the hash is SHA-256`(_ text: String, _ digest: String) {
    let hex = SecureHash.sha256(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    #expect(hex.joined() == digest)
  }

  @Test func `an attribute cannot be left, and elements close`() {
    var markup = Markup()
    markup.add("a", ["b": "\" c='d' <&>"]) { $0.add("e", text: "</a>") }
    #expect(
      markup.text
        == "<a b=\"&quot; c=&#39;d&#39; &lt;&amp;&gt;\">\n<e>&lt;/a&gt;</e>\n</a>\n")
  }

  @Test func `what fills a place of a page is no place itself`() {
    let template = PageTemplate(Array("<{{a}}|{{b}}|{{c}}|{{".utf8))
    let filled = template.filled(["a": Array("{{b}}".utf8), "b": Array("2".utf8)])
    #expect(String(decoding: filled, as: UTF8.self) == "<{{b}}|2||{{")
  }

  @Test func `a tab in an attribute stays a tab`() {
    #expect(Markup.escaped("a\tb") == "a&#9;b")
  }

  @Test(
    arguments: [
      ("250ms", 250), ("1.5s", 1500), ("start + 100ms", nil), ("3pg", nil),
    ] as [(String, Double?)])
  func `between two pictures there are seconds or milliseconds`(
    text: String, milliseconds: Double?
  ) {
    #expect(RunDrawing.time(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    // Short names are as large as may be, long ones as fits, and very long ones are cut off.
    (2, "10", 2), (12, "7.639", 12), (20, "4.583", 20), (21, "4.583", 20), (99, "4.583", 20),
  ])
  func `a name is as large as fits, down to a size that one can read`(
    letters: Int, size: String, shown: Int
  ) {
    var markup = Markup()
    markup.addName(
      String(repeating: "m", count: letters), x: 50, y: 56, fitting: 55, most: 10, fill: "#123456")
    let text = String(repeating: "m", count: shown == letters ? shown : shown - 1)
    #expect(
      markup.text
        == "<text x=\"50\" y=\"56\" font-size=\"\(size)\" font-family=\"Helvetica, Arial, "
        + "&#39;Liberation Sans&#39;, sans-serif\" fill=\"#123456\" font-weight=\"700\" "
        + "text-anchor=\"middle\">\(text)\(shown == letters ? "" : "…")</text>\n")
  }

  @Test(arguments: [
    // A short statement is as large as may be; a long one is as broad as the screen allows.
    (8, 400.0, 155.4, 111.2, "20", "49"), (34, 240, 17, 228, "11.312", "45.959"),
    // A screen that is too narrow for words shows none.
    (8, 60, 0, 0, "", ""), (8, 61, 17, 49, "5.048", "43.767"),
  ])
  func `what a hand does is told at the top of the screen, in its middle`(
    letters: Int, width: Double, x: Double, across: Double, size: String, y: String
  ) {
    var markup = Markup()
    let text = String(repeating: "k", count: letters)
    markup.addBadge(text, in: Rect(x: 11, y: 11, width: width, height: 800))
    let middle = Markup.number(11 + width / 2)
    let words =
      "<rect x=\"\(Markup.number(x))\" y=\"25\" width=\"\(Markup.number(across))\" height=\"34\" "
      + "fill=\"#1d1f27\" rx=\"17\" fill-opacity=\"0.85\"/>\n<text x=\"\(middle)\" y=\"\(y)\" "
      + "font-size=\"\(size)\" font-family=\"Helvetica, Arial, &#39;Liberation Sans&#39;, "
      + "sans-serif\" fill=\"#ffffff\" text-anchor=\"middle\">\(text)</text>\n"
    #expect(markup.text == (size.isEmpty ? "" : words))
  }

  @Test(arguments: [
    // Nine letters of ten points have room in 45.
    ("aaaa bbbb", 45.0, ["aaaa bbbb"]), ("aaaa bbbbb", 45, ["aaaa", "bbbbb"]),
    ("aaaa bbb cc d", 45, ["aaaa bbb", "cc d"]), ("abcdefghi", 45, ["abcdefghi"]),
    ("a abcdefghij b", 45, ["a", "abcdefgh…", "b"]), ("", 45, []),
    // Eight letters always have room.
    ("abcdefgh", 5, ["abcdefgh"]), ("abcdefghi", 5, ["abcdefg…"]), ("abcd efg", 5, ["abcd efg"]),
  ])
  func `a text is broken where a word has no room, and a word where a line has none`(
    text: String, width: Double, lines: [String]
  ) {
    #expect(TextLines(text, size: 10, width: width).lines == lines)
  }

  @Test(arguments: [(4, "abc"), (3, "abc"), (2, "a…"), (1, "a…"), (0, "a…")])
  func `a text that is cut off has an ellipsis and at least a letter`(most: Int, text: String) {
    #expect("abc".shortened(to: most) == text)
  }

  @Test func `a pile shows the edges of three pages at most, and a shadow under the first`() {
    func sheets(_ count: Int) -> String {
      var markup = Markup()
      SceneDrawing.addSheets(
        count, under: Rect(x: 0, y: 0, width: 30, height: 40), to: &markup)
      return markup.text
    }
    func sheet(_ away: Int, _ fill: String) -> String {
      let place = "<rect x=\"\(away)\" y=\"\(away)\" width=\"30\" height=\"40\""
      return "\(place) fill=\"\(fill)\"/>\n"
        + "\(place) fill=\"none\" stroke=\"#c9ced8\" stroke-width=\"0.5\"/>\n"
    }
    #expect(sheets(0) == "")
    #expect(sheets(1) == sheet(2, "#d9dde5"))
    #expect(sheets(2) == sheet(3, "#f3f4f7") + sheet(2, "#d9dde5"))
    let three = sheet(6, "#f3f4f7") + sheet(3, "#f3f4f7") + sheet(2, "#d9dde5")
    #expect(sheets(3) == three && sheets(4) == three)
  }

  @Test func `the number of a pile is at its upper right corner`() {
    var markup = Markup()
    SceneDrawing.addNumber(7, on: Rect(x: 10, y: 20, width: 30, height: 40), to: &markup)
    #expect(
      markup.text
        == "<rect x=\"31\" y=\"11\" width=\"18\" height=\"18\" fill=\"#d6336c\" rx=\"9\"/>\n"
        + "<text x=\"40\" y=\"24\" font-size=\"11\" font-family=\"Helvetica, Arial, "
        + "&#39;Liberation Sans&#39;, sans-serif\" fill=\"#f3f4f7\" "
        + "text-anchor=\"middle\">7</text>\n")
  }
}
