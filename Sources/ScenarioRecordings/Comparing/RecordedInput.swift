import DualStrip

/// Which inputs of a recording drive the model.
public enum InputSource: String, CaseIterable, Sendable {
  /// Touches if the recording has any; otherwise delegate calls, or whatever else it has.
  case auto
  /// Raw touches, or drags that the app has recognized.
  case touches
  /// The calls of `willBeginDragging`, `didScroll` and `willEndDragging` for the pane under the
  /// finger.
  case callbacks
  /// No inputs: the panes are judged by each other, without a model.
  case offsets
}

extension Recording {
  /// The source to use for `auto`. Without a finger, inputs such as a focus or an edit drive the
  /// model.
  var bestSource: InputSource {
    if has(.touches) { return .touches }
    if has(.callbacks) { return .callbacks }
    return has(.auto) ? .touches : .offsets
  }

  /// Whether the recording has inputs of a kind. `auto` stands for inputs without a finger.
  func has(_ source: InputSource) -> Bool {
    records.contains { record in
      switch record.kind {
      case .down: return source == .touches
      case .willBeginDragging: return source == .callbacks
      case .asked, .wheel, .key, .bounds, .edit: return source == .auto
      case .moved, .dragged, .lifted, .cancelled, .answer, .commits, .willEndDragging, .didScroll,
        .offsets, .active, .pass:
        return false
      }
    }
  }
}
