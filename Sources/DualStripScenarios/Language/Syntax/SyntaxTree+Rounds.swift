/// Labels and anchors of what stands in a `repeat`: one place in the text, a statement each round.
extension Statement {
  /// What a label is called in a round: no label that anybody writes has a point in it.
  static func label(_ label: String, round: Int) -> String { "\(label).\(round)" }

  /// The labels that it can be meant by: in a block that of its round, and, being the last one
  /// that has it, the plain one.
  var labels: [String] {
    guard let label = label?.value else { return [] }
    return round == nil ? [label] : [label, plainLabel ?? label]
  }

  /// Its label as it is written.
  var plainLabel: String? {
    label.map { $0.value.split(separator: ".").first.map(String.init) ?? $0.value }
  }
}

extension TimeAnchor {
  /// What tells anchors apart that stand in one place of the text, in different rounds.
  struct Key: Hashable, Sendable {
    let range: SourceRange
    let label: String
  }

  var key: Key {
    guard case .label(let label, _) = base else { return Key(range: range, label: "") }
    return Key(range: range, label: label.value)
  }
}
