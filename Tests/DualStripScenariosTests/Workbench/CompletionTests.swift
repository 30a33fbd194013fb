import DualStripScenarios
import Foundation
import ScenarioLanguage
import TestSupport
import Testing

/// Completions offer what the parser accepts.
@Suite struct CompletionTests {
  private static let flick = WorkbenchTests.flick

  /// What is offered at a place of a text, which is at its end without one.
  private static func words(in text: String, at place: Int? = nil) throws -> [String] {
    let words = try told(in: text, at: place)["words"] as? [[String: Any]]
    return try #require(words).compactMap { $0["word"] as? String }
  }

  private static func told(in text: String, at place: Int? = nil) throws -> [String: Any] {
    let answer = Completions(of: Array(text.utf8), at: place ?? text.utf16.count).words
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(
    arguments: [
      ("  fli", "flick"), ("  expect act", "active"), ("  at thr", "throw"),
      ("  settle wit", "within"),
      ("vie", "viewer"), ("viewer\n  thumbnail-h", "thumbnail-height"),
      ("device custom\n  bou", "bounds"), ("device cus", "custom"),
      ("device custom\n  insets top 4pt bot", "bottom"),
      ("viewer\n  reduce-motion o", "off"), ("viewer\n  commits aft", "after"),
      ("  flick preview forward 900pt/s\n  expect exactly 1 sett", "settled"),
      ("  flick p", "preview"), ("  flick preview for", "forward"), ("  focus p", "p9"),
      ("  expect sel", "selected"), ("  expect thumbnail(p", "p3"), ("  key al", "alt"),
      ("  expect still and\n    act", "active"), ("  flick preview forward $sp", "speed"),
      ("  flick preview forward $speed o", "over"), ("  delete p1 as cut\n  cancel c", "cut"),
      ("wheels turn in ms pt\n  0 0 0 beg", "began"), ("  wheel preview play t", "turn"),
    ])
  func `what is begun is completed`(_ begun: String, _ word: String) throws {
    let table = "wheels turn in ms pt\n  0 0 0 began\nscript\n"
    let text = Self.flick + (begun.contains("play t") ? table : "") + begun
    let words = try Self.words(in: text)
    #expect(words.contains(word) && Set(words).count == words.count, "\(words)")
    let start = try #require(Self.told(in: text)["start"] as? Int)
    let beginning = String(decoding: Array(text.utf16)[start...], as: UTF16.self)
    #expect(words.allSatisfy { $0.hasPrefix(beginning) && $0 != beginning })
  }

  @Test(
    arguments: [
      ("  flick p", ["preview"]), ("  flick preview f", ["forward"]), ("  key al", ["alt"]),
      ("  settle w", ["within"]), ("  expect act", ["active", "active.index"]),
      ("  expect fin", ["finite"]), ("  settle # wait for the se", []), ("  # wi", []),
      ("  focus thum", []), ("  focus p3 a", ["animated"]),
      ("  focus p2 instant as o", []), ("  at ", ["start", "end", "throw"]),
      ("  drag preview forward 30pt f", []), ("  drag preview forward 30pt o", ["over"]),
    ])
  func `words that cannot stand there are not offered`(_ begun: String, _ words: [String]) throws {
    let offered = try Self.words(in: Self.flick + begun)
    #expect(offered.sorted() == words.sorted())
  }

  @Test(
    arguments: [
      ("  focus p3 i", "instant"), ("  at 2s focus p3 an", "animated"),
      ("  resize 300pt x 600pt ov", "over"),
    ])
  func `what goes with the words of a line comes first`(_ begun: String, _ word: String) throws {
    #expect(try Self.words(in: Self.flick + begun).first == word)
  }

  @Test(arguments: [("  settle", true), ("  settl", false), ("  expect exactly 1 settled", true)])
  func `a word that is whole is told to be`(_ begun: String, _ isWhole: Bool) throws {
    #expect(try Self.told(in: Self.flick + begun)["whole"] as? Bool == isWhole)
  }

  @Test func `every text and every place in it may be asked about`() {
    let texts = [
      "", "\u{0}", "scenario", Self.flick, "🙂 \n\n  ", String(repeating: " ", count: 99),
    ]
    for text in texts {
      for place in -1...(text.utf16.count + 2) {
        #expect(!Completions(of: Array(text.utf8), at: place).words.isEmpty)
      }
    }
  }

  /// A word in a scenario: where it begins, and the line that it is in.
  private struct Place {
    var file: String
    var text: String
    var word: String
    var offset: Int
    var line: Substring
  }

  /// Some words of all scenarios. Words that begin a line, and new names, are left out.
  private static func places(each stride: Int) throws -> [Place] {
    var places: [Place] = []
    for file in ScenarioFilesTests.usual {
      let url = ScenarioFilesTests.folder.appendingPathComponent(file)
      let text = try String(contentsOf: url, encoding: .utf8)
      guard text.utf8.count < 4000, text.utf8.allSatisfy({ $0 < 128 }) else { continue }
      for line in text.split(separator: "\n") where !line.contains("#") && !line.contains("\"") {
        let words = line.split(separator: " ").dropFirst()
        for (before, word) in zip(line.split(separator: " "), words) {
          let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
          guard name.count > 2, name.first?.isLetter == true, !["as", "page"].contains(before),
            !name.contains("."), !name.dropFirst().allSatisfy({ $0.isNumber })
          else { continue }
          let offset = text.utf8.distance(from: text.startIndex, to: word.startIndex)
          places.append(
            Place(file: file, text: text, word: String(name), offset: offset, line: line))
        }
      }
    }
    return places.enumerated().filter { $0.offset % stride == 0 }.map { $0.element }
  }

  @Test func `what stands in scenarios is offered there`() throws {
    let known = Set(
      (SectionWord.allCases.map { $0.rawValue }).flatMap {
        Explanations.words(ofSection: $0, kind: .collection).map { $0.name }
      } + ["off", "custom", "leading", "began", "normal"])
    for place in try Self.places(each: Effort.isThorough ? 3 : 40)
    where known.contains(place.word) && !place.line.contains("vary") {
      let words = try Self.words(in: place.text, at: place.offset + 1)
      #expect(words.contains(place.word), "\(place.file): \(place.line), \(place.word)")
    }
  }

  @Test func `what is offered is read without an error of its own`() throws {
    for place in try Self.places(each: Effort.isThorough ? 40 : 400) {
      let bytes = Array(place.text.utf8)
      for word in try Self.words(in: place.text, at: place.offset) {
        var end = place.offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let text = bytes[..<place.offset] + Array(word.utf8) + bytes[end...]
        let (_, found) = Parser.parse(SourceText(name: "", bytes: Array(text)))
        let range = place.offset..<place.offset + word.utf8.count
        for fault in found where !fault.isWarning {
          let other = fault.primary.range
          #expect(
            other.lower >= range.upperBound || other.upper <= range.lowerBound,
            "\(place.file): \(place.line), \(word): \(fault.message)")
        }
      }
    }
  }

  @Test(arguments: [
    "  settle wit", "  focus p", "viewer\n  thumbnail-h", "  delete p1 as cut\n  cancel c",
    "  expect still and\n    ",
  ]) func `line ends of other systems change nothing`(begun: String) throws {
    let text = Self.flick + begun
    let words = try Self.words(in: text)
    let same = try Self.words(in: text.replacing("\n", with: "\r\n"))
    #expect(same == words && !words.isEmpty)
  }

  @Test func `the form of the settings says of each what its completion says, and all its words`()
    throws
  {
    let data = Data(Workbench.settings.utf8)
    let settings = try #require(
      try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    for setting in settings {
      let word = try #require(setting["word"] as? String)
      let told = try Self.told(in: "\(Self.flick)viewer\n  \(word.dropLast())")
      let words = try #require(told["words"] as? [[String: Any]])
      let offered = try #require(words.first { $0["word"] as? String == word }, "\(word)")
      let meaning = offered["meaning"] as? String
      #expect(setting["meaning"] as? String == meaning, "\(word)")
      let choices = DualStripViewer.Setting(rawValue: word)?.words ?? []
      #expect(setting["choices"] as? [String] == choices, "\(word)")
    }
  }

  @Test(arguments: [("a", true), ("s", false)])
  func `a section that comes is none of the items that are offered`(begun: String, isItem: Bool)
    throws
  {
    let script = "script\n  update insert section c items 3 last\n  scroll to \(begun)"
    let told = try Self.told(in: "\(CollectionScenarioTests.head)\n\(script)")
    let words = try #require(told["words"] as? [[String: Any]])
    let items = words.filter { $0["meaning"] as? String == "a page of this text" }
      .compactMap { $0["word"] as? String }
    #expect(items.contains("a1") == isItem && !items.contains("section"), "\(items)")
  }

  @Test func `while the number of items is not yet written, the others are offered`() throws {
    let head = CollectionScenarioTests.head.replacing("section b items 4", with: "section b")
    #expect(try Self.words(in: "\(head)\nscript\n  scroll to a").contains("a1"))
    let pages = Self.flick.replacing("pages 9 aspect 0.7071", with: "pages")
    #expect(try !Self.words(in: "\(pages)  focus p").contains("p9"))
  }

  /// The names of the text that are offered at its end, with what they are called.
  private static func namesOffered(at begun: String, in text: String) throws -> [String] {
    let words = try told(in: text + begun)["words"] as? [[String: Any]]
    return try #require(words).compactMap { word in
      guard let name = word["word"] as? String, let meaning = word["meaning"] as? String,
        meaning.hasSuffix(" of this text")
      else { return nil }
      return "\(name), \(meaning)"
    }
  }

  @Test func `names are offered where their kind can stand, in the order of the text`() throws {
    let touches = "touches thumb in ms pt\n  0 0 0 down\ntouches other in ms pt\n  0 0 0 down\n"
    let strips = Self.flick + touches + "script\n"
    let collection = CollectionScenarioTests.head + "\nscript\n"
    let cases: [(begun: String, text: String, names: [String], kind: String)] = [
      ("  play ", strips, ["thumb", "other"], "a table"),
      ("  flick preview forward $", strips, ["speed"], "a variable"),
      ("  at thr", strips, ["throw"], "a label"), ("  at throw", strips, [], "a label"),
      ("  expect frames ", collection, ["grid"], "a table"),
      ("  update delete section ", collection, ["a", "b"], "a section"),
      ("  layout ", collection, ["wall", "rows", "heap", "feed"], "a layout"),
      ("  layout w", collection, ["wall"], "a layout"),
      ("  scroll to b", collection, ["b1", "b2", "b3", "b4"], "a page"),
    ]
    for (begun, text, names, kind) in cases {
      let offered = try Self.namesOffered(at: begun, in: text)
      #expect(offered == names.map { "\($0), \(kind) of this text" }, "\(begun)")
    }
  }

  @Test(
    arguments: [
      ("0", "p", 0, nil), ("1", "p", 1, "p1"), ("2", "p", 2, "p2"), ("99", "p1", 10, "p19"),
      ("100", "p1", 11, "p100"), ("150", "p1", 11, "p100"), ("150", "p10", 1, "p100"),
      ("150", "p100", 0, nil),
    ] as [(String, String, Int, String?)])
  func `of a document's pages the first hundred are offered`(
    count: String, begun: String, number: Int, last: String?
  ) throws {
    let text = "scenario \"t\"\ndocument\n  pages \(count) aspect 1\nscript\n  focus \(begun)"
    let words = try #require(Self.told(in: text)["words"] as? [[String: Any]])
    let pages = words.filter { $0["meaning"] as? String == "a page of this text" }
      .compactMap { $0["word"] as? String }
    #expect(pages.count == number && pages.last == last, "\(pages)")
  }

  @Test func `at most forty words are offered`() throws {
    let text = "scenario \"t\"\ndocument\n  pages 100 aspect 1\nscript\n  focus p"
    let words = try Self.words(in: text)
    #expect(words.count == 40 && words.contains("p30") && !words.contains("p41"), "\(words)")
  }

  @Test func `the last word of a line is a word, a name or nothing, and others are asked for`() {
    let cases: [(String, SectionWord, SubjectKind, LineEnd.LastWord, [String])] = [
      ("settle", .script, .strips, .word, ["within", "as"]),
      ("focus", .script, .strips, .word, ["active"]),
      ("focus p3", .script, .strips, .name(.page), ["instant", "animated"]),
      ("focus p3 inst", .script, .strips, .refused, []),
      ("focus p3 instant", .script, .strips, .word, ["as"]),
      ("settle # x", .script, .strips, .refused, []),
      ("wait 1ms as x", .script, .strips, .name(nil), []),
      ("at x", .script, .strips, .name(.label), ["expect"]),
      ("play t", .script, .strips, .name(.table), ["as"]),
      ("mapping", .viewer, .strips, .word, ["stepped", "continuous"]),
      ("vary n", .matrix, .strips, .name(nil), []),
      ("relate n", .matrix, .strips, .name(.variable), []),
      ("layout w", .script, .collection, .name(.layout), ["held", "over", "as"]),
      ("update delete section a", .script, .collection, .name(.section), ["over", "as"]),
      ("section q", .collection, .collection, .name(nil), ["empty", "items"]),
      ("blocks a", .collection, .collection, .name(.section), ["random"]),
    ]
    for (line, section, kind, last, asked) in cases {
      let length = line.utf8.count
      let word = (line.split(separator: " ").last?.utf8.count ?? 0)
      let end = Parser.end(
        of: Array(line.utf8), at: length - word..<length, in: section, of: kind, with: [])
      #expect(end.lastWord == last && end.asked == asked, "\(line): \(end)")
    }
  }
}
