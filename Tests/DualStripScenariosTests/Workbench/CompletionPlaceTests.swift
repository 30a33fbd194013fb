import DualStripScenarios
import Foundation
import Testing

/// What is offered depends on where the word begins, on its section, and on the names of the text.
@Suite struct CompletionPlaceTests {
  private static let head = "scenario \"t\"\ndocument\n  page cover aspect 1\n"

  /// Where the word begins that is begun at the end of a text, and what is offered for it.
  private static func offered(
    in text: String
  ) throws -> (start: Int, isWhole: Bool, words: [String], meanings: [String]) {
    let answer = Completions(of: Array(text.utf8), at: text.utf16.count).words
    let told = try WorkbenchTests.json(answer)
    let words = try #require(told["words"] as? [[String: Any]])
    return (
      try #require(told["start"] as? Int), try #require(told["whole"] as? Bool),
      words.compactMap { $0["word"] as? String }, words.compactMap { $0["meaning"] as? String }
    )
  }

  @Test(arguments: [
    ("expect active", false, "active"), ("expect active.", true, "active."),
    ("expect active.in", true, "active.in"),
  ]) func `a signal of several words is one word`(line: String, isDotted: Bool, begun: String)
    throws
  {
    let text = "\(Self.head)script\n  \(line)"
    let offered = try Self.offered(in: text)
    #expect(offered.start == text.utf16.count - begun.count)
    #expect(offered.words == ["active.index"] && offered.isWhole != isDotted)
  }

  @Test(arguments: ["  fli", "\tfli", " \t fli"])
  func `a line that begins with any space is in the section above it`(line: String) throws {
    #expect(try Self.offered(in: "\(Self.head)script\n\(line)").words == ["flick"])
  }

  @Test(arguments: ["vary x = ori", "vary x = ltr, ori"])
  func `a variable may have any word as its first value and as another`(line: String) throws {
    let words = try Self.offered(in: "\(Self.head)matrix\n  \(line)").words
    #expect(words == ["orientation"])
  }

  @Test(arguments: ["delete", "insert", "move"])
  func `a change of a collection may be one of a section`(change: String) throws {
    let text = "\(CollectionScenarioTests.head)\nscript\n  update \(change) sec"
    #expect(try Self.offered(in: text).words.contains("section"))
  }

  @Test func `pages with names of their own are offered where a page can stand`() throws {
    let script = "script\n  insert fresh aspect 1 first\n  insert other aspect 1 after fresh\n"
    let offered = try Self.offered(in: "\(Self.head)\(script)  focus ")
    let named = zip(offered.words, offered.meanings).filter { $0.1 == "a page of this text" }
    #expect(named.map { $0.0 } == ["cover", "fresh", "other"])
    let begun = try Self.offered(in: "\(Self.head)\(script)  focus co")
    #expect(begun.words == ["cover"])
  }

  @Test func `a place before the text is its start, and one behind it its end`() {
    let bytes = Array("\(Self.head)script\n  fli".utf8)
    let (first, last) = (
      Completions(of: bytes, at: 0).words, Completions(of: bytes, at: bytes.count).words
    )
    #expect(Completions(of: bytes, at: -7).words == first && first != last)
    #expect(Completions(of: bytes, at: 9999).words == last)
  }

  @Test func `a name that stands twice in a text is offered once`() throws {
    let script = "script\n  wait 1ms as qa\n  wait 1ms as qb\n  wait 1ms as qa\n  at q"
    #expect(try Self.offered(in: "\(Self.head)\(script)").words == ["qa", "qb"])
  }

  @Test(arguments: [(999, true), (1000, false)])
  func `a thousand names are looked for in a text, not more`(others: Int, isFound: Bool) throws {
    let labels = (1...others).map { "  wait 1ms as q\($0)\n" }.joined()
    let text = "\(Self.head)script\n\(labels)  wait 1ms as q\n  at q"
    #expect(try Self.offered(in: text).isWhole == isFound)
  }
}
