import DualStrip

/// One thing in which an app is not in step, as people say it.
public struct RecordingFinding: Sendable {
  /// What it is, in one word: tests and reports go by it.
  public typealias Kind = RecordingFindingKind

  /// What it is.
  public var kind: Kind
  /// When it is seen first, on the recording's clock.
  public var time: Time
  /// The whole of it, in words.
  public var message: String
  /// What a scenario expects in its place, if it can be said.
  var expectation: String? = nil
  /// When a scenario asks that.
  var place: Place? = nil
  /// Whether a touch that was handled within a frame of its own time, or that delegates do not report, may explain it.
  var mayBeDelivery = false

  /// A moment between the inputs of the model.
  struct Place: Sendable {
    /// On the model's clock.
    var time: Time
    /// After how many inputs, where it has to be exactly then.
    var count: Int? = nil
  }
}

extension RecordingFinding {
  /// The same where a scenario expects nothing in its place.
  var withoutExpectation: RecordingFinding {
    RecordingFinding(kind: kind, time: time, message: message)
  }

  /// What is of the whole recording first, then by time, causes before what follows from them.
  var order: (Int, Time) {
    switch kind {
    case .nothingSeen, .brokenTouches, .otherMeasures, .mirrored, .otherSetting, .late:
      return (0, .zero)
    case .apart: return (2, time)
    default: return (1, time)
    }
  }
}

extension Pane {
  /// As a sentence has it.
  var words: String { self == .preview ? "the preview" : "the strip" }
}

extension RecordingFinding {
  static func points(_ value: Double) -> String {
    "\(DecimalText.rounded(value, decimals: 3)) pt"
  }

  static func seconds(_ time: Time) -> String { DecimalText.seconds(time) }

  static func milliseconds(_ time: Time) -> String {
    "\(DecimalText.rounded(time.milliseconds.magnitude, decimals: 1)) ms"
  }
}

extension RecordingFinding.Kind {
  /// Whether it says that the active page changed otherwise than the model's.
  var isOfPages: Bool {
    switch self {
    case .pageEarly, .pageLate, .pageExtra, .pageMissing: return true
    default: return false
    }
  }

  /// Whether it tells of single samples, or pages, while something moves: other times may explain them.
  var isOfMotion: Bool {
    switch self {
    case .apart, .noBounce, .echo, .late: return true
    default: return isOfPages
    }
  }
}
