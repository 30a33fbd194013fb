/// Errors about sections and actions that belong to the other subject.
extension Diagnostic {
  /// - Parameter other: the section above that says what the scenario is about, if there is one.
  static func foreignSection(
    _ word: String, _ kind: SubjectKind, at range: SourceRange, other: SourceRange?
  ) -> Diagnostic {
    let others = other.map {
      [Label(range: $0, text: "the scenario is about this")]
    }
    let (message, label, help) = kind.refusal(ofSection: word)
    return make(
      "E0808", message, at: range, label, others: others ?? [],
      notes: ["a scenario has either a `document` or a `collection`"], helps: [help])
  }
}

extension SubjectKind {
  fileprivate func refusal(
    ofSection word: String
  ) -> (message: String, label: String, help: String) {
    switch self {
    case .strips:
      return (
        "`\(word)` needs a `collection`, and this scenario has none", "",
        "describe a `collection` instead of a document: `section a items 12`"
      )
    case .collection:
      return (
        "`\(word)` cannot stand beside a `collection`", "",
        word == "viewer"
          ? "put the settings of a collection's pane under `pane`"
          : "remove one of the two"
      )
    }
  }

  /// The note below the error about an action that the other subject has.
  func note(onForeign action: ActionWord) -> String {
    let word = action.rawValue
    switch self {
    case .strips: return "`\(word)` is an action of a collection"
    case .collection:
      let isChange = [.insert, .delete, .move].contains(action)
      return "`\(word)` is an action of the two strips"
        + (isChange ? "; a collection changes by `update \(word) …`" : "")
    }
  }
}
