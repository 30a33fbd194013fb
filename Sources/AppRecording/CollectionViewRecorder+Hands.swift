/// What people do without a finger on the screen.
extension CollectionViewRecorder {
  /// The unit of a wheel's distances.
  public enum WheelUnit: String, Sendable {
    /// Points.
    case points = "pt"
    /// Notches, or parts of them.
    case notches
    /// Lines of text: each event is a notch.
    case lines
  }

  /// What a hand does on a trackpad.
  public enum WheelPhase: String, Sendable {
    /// The fingers have touched the trackpad.
    case began
    /// The fingers have moved.
    case changed
    /// The fingers have lifted.
    case ended
    /// The system scrolls on.
    case momentum
  }

  /// Records a step: a click or a key has asked for the page so many pages further.
  public mutating func step(_ pane: Pane, by count: Int, at time: Double) {
    add("\"step\":\(count),\"pane\":\"\(pane.rawValue)\"", at: time)
  }

  /// Records a raw event of a wheel or a trackpad, with its own time; its distances are positive to
  /// the right and down.
  public mutating func wheel(
    _ dx: Double, _ dy: Double, unit: WheelUnit = .points, phase: WheelPhase? = nil, on pane: Pane,
    at time: Double
  ) {
    let phase = phase.map { ",\"phase\":\"\($0.rawValue)\"" } ?? ""
    add(
      "\"wheel\":\(CollectionViewRecorder.list([dx, dy])),\"unit\":\"\(unit.rawValue)\"\(phase),"
        + "\"pane\":\"\(pane.rawValue)\"", at: time)
  }

  /// How a page is selected.
  public enum Selecting: String, Sendable {
    /// It and no other.
    case only
    /// It too, or not any more.
    case toggle
    /// The pages from the one named before to it.
    case to
  }

  /// Records that a page was selected.
  public mutating func select(_ how: Selecting, _ page: String, at time: Double) {
    add(
      "\"select\":\"\(how.rawValue)\",\"page\":\(CollectionViewRecorder.quoted(page))", at: time)
  }

  /// Records that all pages were selected, or none any more.
  public mutating func select(all: Bool, at time: Double) {
    add("\"select\":\"\(all ? "all" : "none")\"", at: time)
  }

  /// Records a key that went down or repeats, such as `right` or `page-down`, and the modifiers that
  /// are held: `shift`, `alt`, `command`.
  public mutating func key(_ key: String, modifiers: [String] = [], at time: Double) {
    let names = CollectionViewRecorder.list(modifiers)
    let held = modifiers.isEmpty ? "" : ",\"modifiers\":[\(names)]"
    add("\"key\":\(CollectionViewRecorder.quoted(key))\(held)", at: time)
  }
}
