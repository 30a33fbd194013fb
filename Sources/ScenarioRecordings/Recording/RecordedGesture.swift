import DualStrip
import Elementary

/// The touches of one finger in the lines of a recorded scenario, and how to say them in fewer words.
struct RecordedGesture {
  /// From where the finger comes down to where it lifts.
  let lines: Range<Int>
  /// The gesture in one statement, the likeliest reading first; empty for a touch that stays.
  let readings: [String]
  /// The same touches with short numbers.
  let rounded: String

  /// Finds the gestures of a text. Touches with something else between them are left as they are.
  static func all(in lines: [String]) -> [RecordedGesture] {
    var result: [RecordedGesture] = []
    var touches: [(line: Int, time: Double, action: TouchAction)] = []
    for (number, line) in lines.enumerated() {
      guard let (time, action) = touch(in: line) else {
        touches = []
        continue
      }
      switch action {
      case .down, .cancel, .lift, .carry, .drop, .putBack: touches = []
      case .move, .up: break
      }
      touches.append((number, time, action))
      guard case .up(let release) = action, case .down(let pane?) = touches.first?.action else {
        continue
      }
      let moves = touches.compactMap { touch -> (time: Double, distance: Double)? in
        guard case .move(let length) = touch.action else { return nil }
        return (touch.time, length.number)
      }
      let isUpright = lines.contains(
        pane == .preview ? "  preview-axis vertical" : "  strip-axis vertical")
      result.append(
        RecordedGesture(
          lines: touches[0].line..<number + 1, pane: pane, down: touches[0].time, moves: moves,
          up: time, release: release?.number, isUpright: isUpright))
      touches = []
    }
    return result
  }

  /// The touch in a line such as `at 16ms touch move -8pt`, with its time in milliseconds.
  private static func touch(in line: String) -> (time: Double, action: TouchAction)? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "at", let time = milliseconds(words[1]),
      case .touch(let touch) = Parser.action(String(words[2]), of: .strips)
    else { return nil }
    return (time, touch)
  }

  /// The time of a moment such as `16ms`; `nil` for one that counts from a label.
  static func milliseconds(_ moment: Substring) -> Double? {
    guard let anchor = Parser.anchor(String(moment), of: .strips), case .start = anchor.base else {
      return nil
    }
    return anchor.offset?.time.number
  }

  private init(
    lines: Range<Int>, pane: PaneName, down: Double, moves: [(time: Double, distance: Double)],
    up: Double, release: Double?, isUpright: Bool
  ) {
    self.lines = lines
    let start = "  at \(Self.number(down, 3))ms"
    let distance = moves.reduce(0) { $0 + $1.distance }
    let sign: Double = distance < 0 ? -1 : 1
    let heading =
      isUpright ? (distance < 0 ? "forward" : "backward") : (distance < 0 ? "left" : "right")
    if let last = moves.last, distance.magnitude >= 1 {
      let (speed, time) = ((release ?? 0) * sign, last.time - down)
      let way = "\(pane.rawValue) \(heading)"
      var readings: [String] = []
      if speed >= 100, time <= 250 {
        readings.append("flick \(way) \(Self.number(speed, -1))pt/s")
        readings.append("flick \(way) \(Self.number(speed, 0))pt/s over \(Self.number(time, 0))ms")
      }
      for (places, decimals) in [(-1, 0), (0, 0), (1, 1)] {
        var drag = "drag \(way) \(Self.number(distance.magnitude, decimals))pt"
        drag += " over \(Self.number(max(1, time), places))ms"
        if up - last.time >= 50 { drag += " hold \(Self.number(up - last.time, places))ms" }
        if speed.magnitude >= 5 { drag += " release \(Self.number(speed, places))pt/s" }
        readings.append(drag)
      }
      self.readings = readings.map { "\(start) \($0)" }
    } else {
      readings = []
    }
    var lines = ["\(start) touch down \(pane.rawValue)"]
    // Rounds the way from the start, so that errors do not add up.
    var (way, shown) = (0.0, 0.0)
    for move in moves {
      way += move.distance
      let next = (way * 100).rounded() / 100
      lines.append(
        "  at \(Self.number(move.time, 3))ms touch move \(Self.number(next - shown, 2))pt")
      shown = next
    }
    let lift = release.map { " release \(Self.number($0, 0))pt/s" } ?? ""
    lines.append("  at \(Self.number(up, 3))ms touch up\(lift)")
    rounded = lines.joined(separator: "\n")
  }

  /// - Parameter decimals: -1 for tens.
  private static func number(_ value: Double, _ decimals: Int) -> String {
    decimals < 0
      ? DecimalText.rounded((value / 10).rounded() * 10, decimals: 0)
      : DecimalText.rounded(value, decimals: decimals)
  }
}

extension Measure {
  /// The number in points, milliseconds or points per second.
  fileprivate var number: Double {
    guard case .literal(.quantity(let number, let unit)) = content else { return 0 }
    return unit == "s" ? number * 1000 : number
  }
}
