/// The long explanations of warnings and of failures of runs.
extension Explanations {
  /// The codes of warnings and of failures of runs.
  static let findings = [
    Code(
      code: "W0101", title: "a single instant",
      meaning:
        "`always` and `never` watch from their own time to the end; here nothing happens after it.",
      example: "expect always active == p2 from start to end"),
    Code(
      code: "W0102", title: "ends before an earlier statement begins",
      meaning:
        "A `settle` or an expectation without `at` does not wait for a statement that has one; "
        + "with `after`, it waits, and so do all statements below it.",
      example: "after 500ms settle within 2s"),
    Code(
      code: "W0103", title: "nothing is checked",
      meaning: "Without an expectation, a `settle` or a `relate` only the invariants can fail.",
      example: "settle within 3s"),
    Code(
      code: "W0104", title: "a table without rows", meaning: "Playing it does nothing.",
      example: "0 200 300 down"),
    Code(
      code: "W0105", title: "a touch outside every pane",
      meaning: "A recorded touch that begins outside every pane does nothing.",
      example: "0 200 300 down"),
    Code(
      code: "W0106", title: "a drag longer than the glass",
      meaning: "No finger travels farther than the device is long.",
      example: "drag preview forward 300pt over 900ms"),
    Code(
      code: "W0107", title: "an update that is refused",
      meaning: "An update that is invalid when its time comes is refused as a whole.",
      example: "expect exactly 1 update-refused"),
    Code(
      code: "W0108", title: "an image that cannot be read",
      meaning: "Its header is neither that of a PNG nor of a JPEG; it becomes a page of A4.",
      example: "images \"scans\""),
    Code(
      code: "X0001", title: "an expectation does not hold",
      meaning:
        "An expectation without `always`, `never` or `eventually` is judged at its own time.",
      example: "expect active == p1"),
    Code(
      code: "X0002", title: "`always` is broken",
      meaning: "It is judged at every frame and every input of its window.",
      example: "expect always sync.error <= 0.02pg"),
    Code(
      code: "X0003", title: "`never` is broken",
      meaning: "It is judged at every frame and every input of its window.",
      example: "expect never overscroll"),
    Code(
      code: "X0004", title: "`eventually` did not come true",
      meaning: "It is judged at every frame and every input up to its limit.",
      example: "expect eventually still within 2s"),
    Code(
      code: "X0005", title: "wrong number of events",
      meaning:
        "An expectation without a window counts the events of the whole run.",
      example: "expect exactly 1 settled"),
    Code(
      code: "X0006", title: "an invariant is broken",
      meaning:
        "An invariant must hold in every state; this is a bug of the viewer, not of the script.",
      example: "settle"),
    Code(
      code: "X0007", title: "not settled in time",
      meaning:
        "`settle` waits 10 s by default; `within` changes that.",
      example: "settle within 12s"),
    Code(
      code: "X0008", title: "a statement failed",
      meaning:
        "For example: the page does not exist, the thumbnail is off screen, a finger is "
        + "already down.",
      example: "tap thumbnail active"),
    Code(
      code: "X0009", title: "an expectation that was never evaluated",
      meaning: "It counts as a failure, not as a pass.",
      example: "expect always still from a to end"
    ),
    Code(
      code: "X0010", title: "two runs differ",
      meaning: "`relate` compares frames at equal times.",
      example: "relate refresh 120Hz refines 60Hz ± 0pt"),
    Code(
      code: "X0011", title: "what should follow did not",
      meaning:
        "`whenever`, `then` and `until` are judged at every frame and every input. The message names "
        + "the moment since which something was due.",
      example: "expect whenever resizing then still within 3s"),
  ]
}
