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

  static func unknownSignal(_ name: String, at range: SourceRange, words: [String]) -> Diagnostic {
    make(
      "E0602", "there is no signal called `\(name)`", at: range,
      guess(name, in: words, else: "not a signal"),
      helps: ["`dualstrip explain signal` lists every signal"])
  }
}
