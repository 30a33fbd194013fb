/// The long explanations of warnings, and of what runs find.
extension Explanations {
  /// The codes of warnings, and of what runs find.
  static let findings = [
    Code(
      code: "W0101", title: "a single instant",
      meaning:
        "`always` and `never` look from their own place to the end of the run; here that is one time.",
      example: "expect always active == p2 from start to end"),
    Code(
      code: "W0102", title: "over before another has begun",
      meaning:
        "A `settle` or an expectation without `at` does not wait for a statement that has one; "
        + "`after` lets it and all below it wait.",
      example: "after 500ms settle within 2s"),
    Code(
      code: "W0103", title: "nothing is checked",
      meaning: "Without an expectation, a `settle` or a `relate` only the invariants can fail.",
      example: "settle within 3s"),
    Code(
      code: "W0104", title: "a table without rows", meaning: "Playing it does nothing.",
      example: "0 200 300 down"),
    Code(
      code: "W0105", title: "a touch beside both panes",
      meaning: "A recorded finger that comes down outside preview and strip does nothing.",
      example: "0 200 300 down"),
    Code(
      code: "W0106", title: "a drag longer than the glass",
      meaning: "No finger travels farther than the device is long.",
      example: "drag preview forward 300pt over 900ms"),
    Code(
      code: "W0107", title: "an update that is refused",
      meaning: "What cannot be when it comes is refused whole; a script that means it counts it.",
      example: "expect exactly 1 update-refused"),
    Code(
      code: "W0108", title: "an image that cannot be read",
      meaning: "Its header is none of a PNG or a JPEG; a page is there all the same.",
      example: "images \"scans\""),
    Code(
      code: "X0001", title: "an expectation does not hold",
      meaning: "A bare expectation is judged at its own time.", example: "expect active == p1"),
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
      code: "X0005", title: "another number of events",
      meaning: "Without a window the whole run counts.", example: "expect exactly 1 settled"),
    Code(
      code: "X0006", title: "an invariant is broken",
      meaning:
        "What must hold in every state does not: a mistake of the viewer, not of the script.",
      example: "settle"),
    Code(
      code: "X0007", title: "nothing settled in time",
      meaning: "`settle` waits 10 s unless it says otherwise.", example: "settle within 12s"),
    Code(
      code: "X0008", title: "a statement could not be done",
      meaning: "A page that is not there, a thumbnail off the screen, a finger already down.",
      example: "tap thumbnail active"),
    Code(
      code: "X0009", title: "an expectation that was never evaluated",
      meaning: "It counts as a failure, not as a pass.",
      example: "expect always still from a to end"
    ),
    Code(
      code: "X0010", title: "two runs are not related as they should be",
      meaning: "`relate` compares frames at equal times.",
      example: "relate refresh 120Hz refines 60Hz ± 0pt"),
  ]
}
