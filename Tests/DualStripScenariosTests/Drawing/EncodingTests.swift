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
}
