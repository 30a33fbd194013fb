/// The expected trace of a scenario, thinned: one section for each variant.
public struct Golden: Sendable {
  /// The text of each section, by the text of its variant.
  private let sections: [String: String]
  /// The text of the file: all sections, one after the other, with the line ends of Unix.
  public let text: String

  /// Reads a golden. It only looks for the borders of the sections. Cost: O(*n*).
  public init(_ text: String) {
    // Git may have given the file the line ends of Windows.
    let text =
      text.utf8.contains(0x0D)
      ? String(decoding: text.utf8.filter { $0 != 0x0D }, as: UTF8.self) : text
    self.text = text
    var sections: [String: String] = [:]
    var isWhole = true
    var start = text.startIndex
    while start < text.endIndex {
      var end = text.endIndex
      if let next = Golden.header(in: text[text.index(after: start)...]) { end = next }
      let section = text[start..<end]
      var isNew = false
      if let header = try? JSONValue(section.prefix { $0 != "\n" }), header["trace"] != nil {
        let variant = Trace.Run(header: header).variant
        isNew = sections.updateValue(String(section), forKey: variant) == nil
      }
      // A second section of a variant, or a section without a header, cannot be used.
      if !isNew { isWhole = false }
      start = end
    }
    self.isWhole = isWhole
    self.sections = sections
  }

  /// Creates a golden from the sections of runs, in the order of their variants.
  public init(sections: [String]) {
    self.init(sections.joined())
  }

  /// The place where the next header begins.
  private static func header(in text: Substring) -> String.Index? {
    let mark = Array("\n{\"trace\":".utf8)
    var place = text.utf8.startIndex
    while let line = text.utf8[place...].firstIndex(of: UInt8(ascii: "\n")) {
      if text.utf8[line...].starts(with: mark) { return text.utf8.index(after: line) }
      place = text.utf8.index(after: line)
    }
    return nil
  }

  /// Returns the expected section of a variant; `nil` if the golden has none.
  public func section(of variant: ScenarioVariant) -> String? { sections[variant.description] }

  /// Whether the text consists of sections of different variants and nothing else.
  public let isWhole: Bool

  /// The number of variants that have a section.
  public var count: Int { sections.count }

  /// Whether the first line says that this is a thinned trace, as `update` writes it.
  public var isThinned: Bool { Golden.header(text)?["every"] != nil }

  /// Whether the first line says that this is a trace of every frame, as `replay --trace` writes it.
  package static func isWholeTrace(_ text: String) -> Bool {
    header(text).map { $0["every"] == nil } ?? false
  }

  /// The first line, if it is the header of a trace.
  private static func header(_ text: String) -> JSONValue? {
    guard text.utf8.starts(with: "{\"trace\":".utf8) else { return nil }
    let header = try? JSONValue(text.prefix { !$0.isNewline })
    return header?["trace"] == nil ? nil : header
  }
}

extension ReplayRun {
  /// Returns the section that a golden keeps of this run.
  ///
  /// - Parameter isFirst: whether this is the scenario's first variant, whose frames are kept.
  public func goldenSection(isFirst: Bool) -> String {
    TraceWriter(self, extent: isFirst ? .thinned : .outline).text()
  }
}

extension Scenario {
  /// Whether the scenario wants a golden trace: it does not say `goldens off`.
  public var wantsGolden: Bool { !syntax.omitsGoldens }
}
