import CollectionLayouts
import DualStrip

/// What a hand does away from the glass: it turns a wheel or presses a key. A picture shows it in words.
struct HandBadge {
  /// The statement, such as `key right`.
  let text: String
  let start: Time
  let end: Time

  /// How long the words stay after the statement has ended, so that they can be read.
  private static let rest = Time.milliseconds(600)
  /// As many letters as fit on a narrow device.
  private static let mostLetters = 34

  fileprivate init(_ text: String, from start: Time, to end: Time) {
    self.text = text.shortened(to: HandBadge.mostLetters)
    self.start = start
    self.end = end + HandBadge.rest
  }

  func isShown(at time: Time) -> Bool { start <= time && time < end }
}

extension ReplayRun {
  /// The badges of all wheels and keys, in order.
  var badges: [HandBadge] {
    let timeline = record.timeline
    return syntax.script.indices.compactMap { index in
      guard let start = timeline.starts[index], syntax.script[index].isOfWheelOrKey else {
        return nil
      }
      return HandBadge(canonicalText(of: index), from: start, to: timeline.ends[index] ?? start)
    }.sorted { $0.start < $1.start }
  }
}

extension Statement {
  fileprivate var isOfWheelOrKey: Bool {
    if case .action(.wheel) = body { return true }
    if case .action(.key) = body { return true }
    return false
  }
}

extension Markup {
  /// Adds a badge at the top of a screen.
  mutating func addBadge(_ text: String, in screen: Rect) {
    // A letter is about half as wide as the font size.
    guard screen.size.width > 60 else { return }
    let size = min(20, (screen.size.width - 40) / (0.52 * Double(text.count)))
    let across = 0.52 * size * Double(text.count) + 28
    let badge = Rect(x: screen.midX - across / 2, y: screen.minY + 14, width: across, height: 34)
    addRect(badge, fill: Palette.bezel, ["rx": "17", "fill-opacity": "0.85"])
    addLabel(
      text, at: Point(x: badge.midX, y: badge.midY + 0.35 * size), size: size, fill: Palette.paper,
      ["text-anchor": "middle"])
  }
}
