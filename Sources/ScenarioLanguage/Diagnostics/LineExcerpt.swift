/// A line of a text for a message; a long line is cut to the part with the fault.
package struct LineExcerpt {
  private let source: SourceText
  private let range: SourceRange
  /// How many characters of the line are left out before the text.
  private let skipped: Int
  /// The shown part of the line, not yet escaped for a terminal.
  let text: String

  /// The most characters of a line that are shown.
  private static let longest = 200
  /// The number of characters shown before a fault that is far into the line.
  private static let lead = 40

  init(_ source: SourceText, line: Int, showing labels: [Diagnostic.Label]) {
    self.source = source
    range = source.lineRange(line)
    let whole = source.isBinary ? "" : source.text(range)
    guard range.upper - range.lower > LineExcerpt.longest else {
      (skipped, text) = (0, whole)
      return
    }
    let culprit = labels.first { source.line(at: $0.range.lower) == line }
    let column = culprit.map { source.column(at: $0.range.lower) - 1 } ?? 0
    skipped = column < LineExcerpt.longest - LineExcerpt.lead ? 0 : column - LineExcerpt.lead
    let shown = LineExcerpt.cut(whole.dropFirst(skipped))
    text = skipped > 0 ? "…" + shown : shown
  }

  /// The beginning of a text that may be long.
  static func cut(_ text: some StringProtocol, to length: Int = longest) -> String {
    let shown = text.prefix(length)
    return shown.endIndex < text.endIndex ? shown + "…" : String(shown)
  }

  /// Cuts and escapes the first line of a message, which may quote a name of any length.
  static func headline(_ text: String) -> String { TerminalText.shown(cut(text)) }

  /// Cuts and escapes a remark, which may quote a long part of the text.
  static func prose(_ text: String) -> String { TerminalText.shown(cut(text, to: 1000)) }

  /// The mark under a part of the line, with its remark.
  func underline(_ label: Diagnostic.Label, mark: String) -> String {
    let start = min(max(label.range.lower, range.lower), range.upper)
    let end = min(max(label.range.upper, start), range.upper)
    // A label outside the shown part is marked at its edge.
    let before = source.text(SourceRange(range.lower, start)).dropFirst(skipped)
      .prefix(LineExcerpt.longest)
    // Tabs stay tabs, so that the mark stands where the terminal puts the word.
    let indent = String(
      TerminalText.shown((skipped > 0 ? "…" : "") + before).map { $0 == "\t" ? "\t" : " " }
        as [Character])
    let marked = source.text(SourceRange(start, end)).prefix(LineExcerpt.longest)
    let marks = String(repeating: mark, count: max(1, TerminalText.shown(String(marked)).count))
    return "\(indent)\(marks) \(LineExcerpt.prose(label.text))"
  }
}
