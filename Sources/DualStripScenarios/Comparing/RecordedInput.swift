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
  /// From what the inputs are taken, where nobody says.
  var bestSource: InputSource {
    func has(_ isOne: (AppRecord.Kind) -> Bool) -> Bool { records.contains { isOne($0.kind) } }
    let hasTouches = has {
      switch $0 {
      case .down, .moved, .dragged: true
      default: false
      }
    }
    return hasTouches ? .touches : .callbacks
  }

  /// Whether the app has said of any edit how it was answered.
  var hasAnswers: Bool {
    records.contains { if case .answer = $0.kind { true } else { false } }
  }
}
