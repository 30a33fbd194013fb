import DualStripScenarios
import Testing

/// What is wrong with the times of a script, in whole words and to the millisecond.
@Suite struct TimetableErrorTests {
  /// Each error as its code, its remark, and the remarks at the other places.
  private func told(_ script: String) -> [String] {
    errors(in: "scenario \"t\"\ndocument\n  pages 5 aspect 1\nscript\n\(script)\n").map { error in
      ([error.code, error.primary.text] + error.others.map { $0.text }).joined(separator: "; ")
    }
  }

  private static let rows: [(script: String, told: [String])] = [
    (
      "  drag preview forward 10pt over 100ms as a\n  at a + 99.5ms hold preview for 20ms",
      ["E0501; touches down again at 99.5 ms; the finger is down from 0 ms to 100 ms"]
    ),
    ("  drag preview forward 10pt over 100ms as a\n  at a + 100ms hold preview for 20ms", []),
    (
      "  drag preview forward 10pt over 100ms hold 50ms as a\n"
        + "  at a + 149ms flick preview forward 900pt/s",
      ["E0501; touches down again at 149 ms; the finger is down from 0 ms to 150 ms"]
    ),
    (
      // The later line puts the finger down first.
      "  at 50ms hold preview for 20ms\n  at 40ms hold preview for 20ms",
      ["E0501; touches down again at 50 ms; the finger is down from 40 ms to 60 ms"]
    ),
    (
      "  delete p3 as cut\n  at cut + 300ms focus p3 animated",
      ["E0402; used at 0.3 s or later; at 0 s or later this deletes p3"]
    ),
    (
      "  wait 50ms\n  delete p3 as cut\n  at cut + 301ms focus p3 animated",
      ["E0402; used at 0.351 s or later; at 0.05 s or later this deletes p3"]
    ),
    (
      "  wait 100ms as a\n  wait 100ms as b\n  expect always still from b to a",
      ["E0604; from 0.1 s to 0 s"]
    ),
    (
      "  wait 100ms as a\n  wait 100ms as b\n  expect always still from b to a + 99ms",
      ["E0604; from 0.1 s to 0.099 s"]
    ),
    ("  wait 100ms as a\n  wait 100ms as b\n  expect always still from b to a + 100ms", []),
  ]

  @Test(arguments: rows.indices) func `an error about times says which times`(number: Int) {
    let (script, expected) = Self.rows[number]
    #expect(told(script) == expected, "\(script)")
  }
}
