import DualStrip

/// The stretch of a run that the window of an expectation covers, both ends included.
struct ExpectationWindow {
  let from: Time
  /// `nil` for the end of the run.
  let to: Time?
  /// The statement that opens the window: what came before it at the same time is outside.
  private let opener: Int?

  /// `nil` if one of its ends never comes, or if it ends before it begins.
  init?(_ window: Window, foresight: Foresight) {
    guard let from = foresight.time(of: window.from) else { return nil }
    var to: Time?
    if !window.to.isEnd {
      guard let time = foresight.time(of: window.to), from <= time else { return nil }
      to = time
    }
    self.from = from
    self.to = to
    if case .label(let label, false) = window.from.base, window.from.offset == nil {
      opener = foresight.statement(labelled: label.value)
    } else {
      opener = nil
    }
  }

  /// - Parameter begun: the statements whose time has come.
  func contains(_ time: Time, begun: Set<Int>) -> Bool {
    time >= from && time <= to ?? Time.never && opener.map(begun.contains) ?? true
  }
}
