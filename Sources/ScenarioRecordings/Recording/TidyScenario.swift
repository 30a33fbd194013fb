import DualStrip

/// Makes a recorded scenario short enough to read: single touches become the gestures that they
/// were, numbers are rounded, and what held at the end is expected.
///
/// Each change is tried by running both texts. It is kept if the same events follow one another,
/// with the same pages, no other statement fails, and both panes come to rest in the same place;
/// times between may differ.
struct TidyScenario {
  private(set) var text: String
  private let reference: Outcome?
  /// Waits for rest from the last input on; empty if the text does.
  private let rest: String
  /// How many changes may still be tried. A long session keeps its later touches.
  private var trials = 0

  /// The most trials for one text, and the most time of the model that they take, in milliseconds.
  private static let mostTrials = 60.0
  private static let mostTime = 1_200_000.0

  /// - Parameter text: A scenario as `ScenarioRecorder` writes it, whose only label can be `rest`.
  init(_ text: String) {
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The last expectations may stand at the end of a rest, which has no time here.
    let times = lines.lazy.reversed().filter { $0.hasPrefix("  at ") }
      .map { $0.split(separator: " ")[1] }
    let last = times.first { RecordedGesture.milliseconds($0) != nil } ?? "0ms"
    // Room for two trials at least: of all gestures at once, and of one of them.
    guard lines.count <= 5000, let length = RecordedGesture.milliseconds(last),
      length <= TidyScenario.mostTime / 2
    else {
      (rest, reference) = ("", nil)
      return
    }
    let waits = lines.contains { $0.hasSuffix(" as rest") }
    rest = waits ? "" : "  at \(last) settle within 30s as rest\n"
    trials = Int(min(TidyScenario.mostTrials, TidyScenario.mostTime / max(1, length)))
    reference = Outcome(of: text + rest)
    guard reference != nil else { return }
    let gestures = RecordedGesture.all(in: lines)
    // Most sessions are recognized as a whole.
    var chosen = gestures.map { $0.readings.first }
    if !isSame(TidyScenario.text(lines, gestures, chosen)) {
      chosen = Array(repeating: nil, count: gestures.count)
    }
    for index in gestures.indices where chosen[index] == nil {
      for words in gestures[index].readings + [gestures[index].rounded] {
        var trial = chosen
        trial[index] = words
        guard isSame(TidyScenario.text(lines, gestures, trial)) else { continue }
        chosen = trial
        break
      }
    }
    self.text = TidyScenario.text(lines, gestures, chosen)
    expectWhatHeld()
  }

  /// The text with some gestures in other words.
  private static func text(
    _ lines: [String], _ gestures: [RecordedGesture], _ chosen: [String?]
  ) -> String {
    var result: [String] = []
    var next = 0
    for (index, gesture) in gestures.enumerated() {
      guard let words = chosen[index] else { continue }
      result += lines[next..<gesture.lines.lowerBound] + [words]
      next = gesture.lines.upperBound
    }
    return (result + lines[next...]).joined(separator: "\n")
  }

  private mutating func isSame(_ text: String) -> Bool {
    guard trials > 0 else { return false }
    trials -= 1
    return Outcome(of: text + rest) == reference
  }

  /// Adds expectations for the end, if they hold in the new text.
  private mutating func expectWhatHeld() {
    guard let reference, let active = reference.active else { return }
    let settled = reference.events.count { $0.hasPrefix("{\"event\":\"settled\"") }
    let lines =
      rest + "  at rest.end expect active == \(active)\n"
      + "  at rest.end expect exactly \(settled) settled\n"
    guard let scenario = try? Scenario(parsing: text + lines), scenario.run().holds else { return }
    text += lines
  }
}

/// What a run comes to, as its trace tells it: its events without their times, and its last frame.
///
/// A witness of its own would have the whole runner compiled once more, 25 kB of the playground.
private struct Outcome: Equatable {
  private(set) var events: [String] = []
  private var failures = 0
  private var frame = ""

  init?(of text: String) {
    guard let scenario = try? Scenario(parsing: text) else { return nil }
    for line in TraceWriter(scenario.run()).text().split(separator: "\n") {
      if line.hasPrefix("{\"event\":\"input\"") { continue }
      let fields = line.split(separator: ",").filter {
        !$0.hasPrefix("\"time\":") && !$0.hasPrefix("{\"frame\":")
      }
      if line.hasPrefix("{\"check\""), fields.contains("\"ok\":false") { failures += 1 }
      if line.hasPrefix("{\"event\"") { events.append(fields.joined(separator: ",")) }
      if line.hasPrefix("{\"frame\"") { frame = fields.joined(separator: ",") }
    }
  }

  /// The page in focus in the last frame; `nil` if there is none.
  var active: Substring? {
    frame.split(separator: ",").first { $0.hasPrefix("\"active\":\"") }?.dropFirst(10).dropLast()
  }
}
