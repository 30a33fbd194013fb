/// Messages about expectations.
extension Diagnostic {
  static func unlimited(_ predicate: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0601", "`eventually` needs a limit", at: range, "by when?",
      notes: ["without a limit, the expectation could never fail"],
      helps: ["add a limit: `expect eventually \(predicate) within 2s`"])
  }

  /// The error for a word that an earlier edition of the language used.
  static func renamed(_ name: String, to newName: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0606", "the flag `\(name)` has a new name", at: range, "write `\(newName)`",
      notes: [
        "`phase == idle`: no finger and no motion drives the view; `still`: in addition, "
          + "nothing fades, is edited or is resized"
      ])
  }

  static func unknownSignal(_ name: String, at range: SourceRange, words: [String]) -> Diagnostic {
    make(
      "E0602", "there is no signal called `\(name)`", at: range,
      guess(name, in: words),
      helps: ["`dualstrip explain signal` lists every signal"])
  }
}
