/// The trace that a scenario is expected to leave, thinned: one section for each variant.
public struct Golden: Sendable {
  /// The text of each section, by the text of its variant.
  private let sections: [String: String]
  /// All sections, one behind the other, as the file has them.
  public let text: String

  /// Reads a golden; only the borders of its sections are looked at. Cost: O(*n*).
  public init(_ text: String) {
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
      // Two sections of one variant, or one without a header, are nobody's golden.
      if !isNew { isWhole = false }
      start = end
    }
    self.isWhole = isWhole
    self.sections = sections
  }

  /// The golden of runs in the order of their variants.
  public init(sections: [String]) {
    self.init(sections.joined())
  }

  /// Where the next header begins.
  private static func header(in text: Substring) -> String.Index? {
    let mark = Array("\n{\"trace\":".utf8)
    var place = text.utf8.startIndex
    while let line = text.utf8[place...].firstIndex(of: UInt8(ascii: "\n")) {
      if text.utf8[line...].starts(with: mark) { return text.utf8.index(after: line) }
      place = text.utf8.index(after: line)
    }
    return nil
  }

  /// What is expected of a variant; `nil` where the golden knows none.
  public func section(of variant: ScenarioVariant) -> String? { sections[variant.description] }

  /// Whether it is sections of different variants and nothing else.
  public let isWhole: Bool

  /// How many variants it knows.
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
    let header = try? JSONValue(text.prefix { $0 != "\n" })
    return header?["trace"] == nil ? nil : header
  }
}

extension ReplayRun {
  /// What a golden keeps of this run.
  ///
  /// - Parameter isFirst: whether it is of its scenario's first variant, of which frames are kept.
  public func goldenSection(isFirst: Bool) -> String {
    TraceWriter(self, extent: isFirst ? .thinned : .outline).text()
  }
}

extension Scenario {
  /// Whether it wants a golden trace: it does not say `goldens off`.
  public var wantsGolden: Bool { !syntax.omitsGoldens }
}
