import DualStrip

/// The names of the pages of a recorded session.
struct RecordedNames {
  /// Every page that was ever in the document. Only these have names.
  private(set) var known: Set<PageID>
  private let chosen: [PageID: String]

  init(pages: [PageID]) {
    known = Set(pages)
    chosen = [:]
  }

  /// - Precondition: All names are valid and different.
  init(pages: [PageID], words: [PageID: String]) {
    known = Set(pages)
    chosen = words
  }

  init(pages: [PageID], chosen: [PageID: String]) throws(ScenarioRecorder.NameFault) {
    known = Set(pages)
    self.chosen = chosen
    var owners: [String: PageID] = [:]
    for (page, name) in chosen.sorted(by: { $0.key < $1.key }) {
      if let fault = RecordedNames.fault(in: name, of: page) {
        throw ScenarioRecorder.NameFault(page: page, name: name, description: fault)
      }
      if let other = owners.updateValue(page, forKey: name) {
        throw ScenarioRecorder.NameFault(
          page: page, name: name, description: "`\(name)` is the name of page \(other) already")
      }
    }
  }

  private static func fault(in name: String, of page: PageID) -> String? {
    var lexer = Lexer(SourceText(name: "", text: name))
    let tokens = lexer.lines().flatMap { $0.tokens }
    guard tokens.count == 1, case .word(name) = tokens[0].kind else {
      return "`\(name)` is not a word of letters, digits, `-` and `_`"
    }
    if SubjectKind.strips.reserved.contains(name) { return "`\(name)` is a word of the language" }
    let isNumbered = name.first == "p" && UInt64(name.dropFirst()) != nil
    if isNumbered, name != "p\(page.rawValue)" {
      return "`\(name)` is reserved for the page with that number"
    }
    return nil
  }

  mutating func add(_ pages: [PageID]) { known.formUnion(pages) }

  func name(_ page: PageID) -> String { chosen[page] ?? "p\(page.rawValue)" }

  func list(_ pages: [PageID]) -> String { pages.map { name($0) }.joined(separator: ", ") }
}
