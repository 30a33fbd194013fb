/// Labels and anchors in a `repeat`: one place in the text becomes a statement in each round.
extension Statement {
  /// The name of a label in a round. It is unique: no label in a text contains a point.
  static func label(_ label: String, round: Int) -> String { "\(label).\(round)" }

  /// A label as the text has it, without its round.
  static func plain(_ label: String) -> String { String(label.prefix { $0 != "." }) }

  /// The labels that can refer to the statement: in a block, the label of its round, and the plain
  /// label, which refers to the last statement that has it.
  package var labels: [String] {
    guard let label = label?.value else { return [] }
    return round == nil ? [label] : [label, Statement.plain(label)]
  }
}

extension TimeAnchor {
  /// A key that distinguishes the anchors of different rounds at one place of the text.
  package struct Key: Hashable, Sendable {
    let range: SourceRange
    let label: String
  }

  package var key: Key {
    guard case .label(let label, _) = base else { return Key(range: range, label: "") }
    return Key(range: range, label: label.value)
  }
}
