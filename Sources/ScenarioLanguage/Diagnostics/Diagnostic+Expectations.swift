/// Messages about expectations.
extension Diagnostic {
  static func unlimited(_ predicate: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0601", "`eventually` needs a limit", at: range, "eventually, but by when?",
      notes: [
        "every run ends, so an unlimited promise could only ever be \"not yet\", never \"broken\""
      ],
      helps: ["add a limit: `expect eventually \(predicate) within 2s`"])
  }

  /// The error for a word that an earlier edition of the language used.
  static func renamed(_ name: String, to newName: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0606", "the flag `\(name)` is called `\(newName)` now", at: range, "write `\(newName)`",
      notes: [
        "`phase == idle` says that no finger and no motion has the view; `still` that nothing "
          + "fades, is edited or resized either"
      ])
  }

  static func unknownSignal(_ name: String, at range: SourceRange, words: [String]) -> Diagnostic {
    make(
      "E0602", "there is no signal called `\(name)`", at: range,
      guess(name, in: words, else: "not a signal"),
      helps: ["`dualstrip explain signal` lists every signal"])
  }
}
