/// Errors about sections and actions that belong to the other subject.
extension Diagnostic {
  /// - Parameter other: the section above that says what the scenario is about, if there is one.
  static func foreignSection(
    _ word: String, _ kind: SubjectKind, at range: SourceRange, other: SourceRange?
  ) -> Diagnostic {
    let others = other.map {
      [Label(range: $0, text: "this says what the scenario is about")]
    }
    let (message, label, help) = kind.refusal(ofSection: word)
    return make(
      "E0808", message, at: range, label, others: others ?? [],
      notes: ["a scenario has either a `document`, or a `collection`"], helps: [help])
  }
}

extension SubjectKind {
  fileprivate func refusal(
    ofSection word: String
  ) -> (message: String, label: String, help: String) {
    switch self {
    case .strips:
      return (
        "`\(word)` belongs to a collection, and there is none", "of a collection",
        "say what there is under `collection`: `section a items 12`"
      )
    case .collection:
      return (
        "a collection has no section `\(word)`", "of the two strips",
        word == "viewer"
          ? "what the pane of a collection can be told stands under `pane`"
          : "leave one of both out"
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
