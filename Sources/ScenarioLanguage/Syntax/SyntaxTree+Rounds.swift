/// Labels and anchors of what stands in a `repeat`: one place in the text, a statement each round.
extension Statement {
  /// What a label is called in a round: no label that anybody writes has a point in it.
  static func label(_ label: String, round: Int) -> String { "\(label).\(round)" }

  /// A label without its round, as it is written.
  static func plain(_ label: String) -> String { String(label.prefix { $0 != "." }) }

  /// The labels that it can be meant by: in a block that of its round, and, being the last one
  /// that has it, the plain one.
  package var labels: [String] {
    guard let label = label?.value else { return [] }
    return round == nil ? [label] : [label, Statement.plain(label)]
  }
}

extension TimeAnchor {
  /// What tells anchors apart that stand in one place of the text, in different rounds.
  package struct Key: Hashable, Sendable {
    let range: SourceRange
    let label: String
  }

  package var key: Key {
    guard case .label(let label, _) = base else { return Key(range: range, label: "") }
    return Key(range: range, label: label.value)
  }
}
