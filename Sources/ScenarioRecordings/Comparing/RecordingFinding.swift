import DualStrip

/// One way in which an app is not in step.
public struct RecordingFinding: Sendable {
  /// The kind of a finding: a word that tests and reports use.
  public typealias Kind = RecordingFindingKind

  /// The kind of the finding.
  public var kind: Kind
  /// When it first appears, on the recording's clock.
  public var time: Time
  /// The full description.
  public var message: String
  /// What a scenario expects instead, if it can be expressed.
  var expectation: String? = nil
  /// Where a scenario checks that.
  var place: Place? = nil
  /// Whether the cause may be a touch that was handled within a frame of its own time, or that
  /// delegates do not report.
  var mayBeDelivery = false

  /// A moment between two inputs of the model.
  struct Place: Sendable {
    /// The time on the model's clock.
    var time: Time
    /// After how many inputs, if the moment must be exactly there.
    var count: Int? = nil
  }
}

extension RecordingFinding {
  /// The finding without an expectation for a scenario.
  var withoutExpectation: RecordingFinding {
    RecordingFinding(kind: kind, time: time, message: message)
  }

  /// The key for sorting: findings about the whole recording first, then by time, those without a
  /// named cause (`apart`) last.
  var order: (Int, Time) {
    switch kind {
    case .nothingSeen, .brokenTouches, .otherMeasures, .mirrored, .otherSetting, .late:
      return (0, .zero)
    case .apart: return (2, time)
    case .earlyCommit, .noCommit, .indexLost, .echo, .restsOff, .jump, .editJump, .noBounce,
      .otherDuration, .otherCurve, .otherTarget, .pageMissing, .pageExtra, .pageLate, .pageEarly,
      .flicker, .notMapped:
      return (1, time)
    }
  }
}

extension Pane {
  /// The pane's name in a sentence.
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
  /// Whether the finding says that the active page changed at another time than the model's, or to
  /// another page.
  var isOfPages: Bool {
    switch self {
    case .pageEarly, .pageLate, .pageExtra, .pageMissing: return true
    default: return false
    }
  }

  /// Whether the finding is about single samples or pages during a motion. Other times may explain
  /// it.
  var isOfMotion: Bool {
    switch self {
    case .apart, .noBounce, .echo, .late: return true
    default: return isOfPages
    }
  }
}
