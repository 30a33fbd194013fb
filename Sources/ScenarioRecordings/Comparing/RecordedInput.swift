import DualStrip

/// From what a recording's inputs are taken.
public enum InputSource: String, CaseIterable, Sendable {
  /// Touches where there are any, else what the delegates of the scroll views were told.
  case auto
  /// Raw touches, or drags that the app has recognized.
  case touches
  /// `willBeginDragging`, `didScroll` and `willEndDragging` of the pane under the finger.
  case callbacks
  /// None: both panes are judged by each other, without a model.
  case offsets
}

extension Recording {
  /// From what the inputs are taken, where nobody says: without a finger the app's own deeds will do.
  var bestSource: InputSource {
    if has(.touches) { return .touches }
    if has(.callbacks) { return .callbacks }
    return has(.auto) ? .touches : .offsets
  }

  /// Whether there are inputs of a kind; of `auto` those of no finger.
  func has(_ source: InputSource) -> Bool {
    records.contains { record in
      switch record.kind {
      case .down: return source == .touches
      case .willBeginDragging: return source == .callbacks
      case .focus, .tap, .bounds, .edit: return source == .auto
      default: return false
      }
    }
  }
}
