import DualStrip

/// One thing in which an app is not in step, as people say it.
public struct RecordingFinding: Sendable {
  /// What it is, in one word: tests and reports go by it.
  public enum Kind: String, Sendable, CaseIterable {
    /// There is nothing to judge.
    case nothingSeen = "nothing-seen"
    /// Touches that no finger can make.
    case brokenTouches = "broken-touches"
    /// The strip's pages are not as far apart as the settings say.
    case otherMeasures = "other-measures"
    /// A pane moves the other way than the model's.
    case mirrored
    /// The app behaves as another setting would have it.
    case otherSetting = "other-setting"
    /// A pane follows its inputs, or the other pane, too late.
    case late
    /// The data changed before the animation was over.
    case earlyCommit = "early-commit"
    /// A delete's animation is over, and nobody has said what became of the data.
    case noCommit = "no-commit"
    /// The active page, or the page in view, is another after a rotation.
    case indexLost = "index-lost"
    /// A pane moves to and fro under the finger that drags it.
    case echo
    /// A pane rests beside where it should.
    case restsOff = "rests-off"
    /// A pane moves at once by what neither the model nor the other pane does.
    case jump
    /// What an edit moves is there at once.
    case editJump = "edit-jump"
    /// A pane stops at an end of the document where the model bounces.
    case noBounce = "no-bounce"
    /// A focus, a rotation or an edit takes another time.
    case otherDuration = "other-duration"
    /// A pane that was let go settles by another curve.
    case otherCurve = "other-curve"
    /// A release, a focus or an edit leads to another page.
    case otherTarget = "other-target"
    /// The panes show different pages.
    case notMapped = "not-mapped"
    /// A page should have become active, and did not.
    case pageMissing = "page-missing"
    /// A page became active that should not have.
    case pageExtra = "page-extra"
    /// A page became active too late.
    case pageLate = "page-late"
    /// A page became active too early.
    case pageEarly = "page-early"
    /// The active page goes to and fro.
    case flicker
    /// A pane is farther from the model than is allowed.
    case apart
  }

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

  /// What it means, for who has read its word in a report.
  package var meaning: String {
    switch self {
    case .nothingSeen:
      return "there is nothing to judge: no offsets, or no inputs of the kind that is asked for"
    case .brokenTouches:
      return "touches that no finger can make: a move before it came down, or after it lifted"
    case .otherMeasures:
      return
        "the strip's pages are not as far apart as the settings say: the header has to say what is other"
    case .late:
      return "both panes follow their inputs by more than a frame, or one follows the other"
    case .mirrored: return "a pane moves the other way than the model's"
    case .otherSetting:
      return
        "the app behaves as another setting would have it: the header has to say so, if it is meant"
    case .earlyCommit: return "the data changed before the animation of the delete was over"
    case .noCommit: return "a delete was over, and nobody said what became of the data"
    case .indexLost: return "another page is active, or in view, after a rotation or another size"
    case .echo:
      return "a pane goes to and fro under the finger that drags it: the other pane scrolls it back"
    case .restsOff: return "a pane rests beside its page"
    case .jump: return "a pane moves at once by what neither the model nor the other pane does"
    case .editJump: return "what an edit moves is there at once, where the model takes its time"
    case .noBounce:
      return "a pane stops at an end of the document, where the model goes beyond it and back"
    case .otherDuration: return "a focus, a rotation or an edit takes another time than the model's"
    case .otherCurve: return "a pane that was let go settles faster or slower than the model's"
    case .otherTarget: return "a release, a focus or an edit led to another page than the model's"
    case .notMapped: return "the panes show different pages"
    case .pageMissing: return "a page became active in the model, and not in the app"
    case .pageExtra: return "a page became active in the app, and not in the model"
    case .pageLate: return "a page became active more than two frames too late"
    case .pageEarly: return "a page became active more than a frame and a half too early"
    case .flicker: return "the active page goes to and fro while the model's stays"
    case .apart: return "from when a pane is away from the model, and by how much at most"
    }
  }
}
