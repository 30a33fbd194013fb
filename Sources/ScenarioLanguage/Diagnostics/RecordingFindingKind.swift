/// The kind of a finding in a recording. Tests and reports rely on the raw values.
public enum RecordingFindingKind: String, Sendable, CaseIterable {
  /// There is nothing to judge.
  case nothingSeen = "nothing-seen"
  /// Touches that no finger can make.
  case brokenTouches = "broken-touches"
  /// The strip's pages are not as far apart as the settings say.
  case otherMeasures = "other-measures"
  /// A pane moves in the opposite direction to the model's.
  case mirrored
  /// The app behaves as if a setting had another value.
  case otherSetting = "other-setting"
  /// A pane follows its inputs, or the other pane, too late.
  case late
  /// The data changed before the animation was over.
  case earlyCommit = "early-commit"
  /// A delete's animation is over, and no record says what became of the data.
  case noCommit = "no-commit"
  /// A rotation changed the active page or the page in view.
  case indexLost = "index-lost"
  /// A pane moves back and forth under the finger that drags it.
  case echo
  /// A pane rests at a wrong offset.
  case restsOff = "rests-off"
  /// A pane jumps, and neither the model nor the other pane does.
  case jump
  /// What an edit moves jumps to its new place.
  case editJump = "edit-jump"
  /// A pane stops at an end of the document where the model bounces.
  case noBounce = "no-bounce"
  /// A focus, a rotation or an edit takes a different time than in the model.
  case otherDuration = "other-duration"
  /// A released pane settles along a different curve than in the model.
  case otherCurve = "other-curve"
  /// A release, a focus or an edit leads to a different page than in the model.
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
  /// The active page changes back and forth.
  case flicker
  /// A pane is farther from the model than the tolerance allows.
  case apart
}

extension RecordingFindingKind {
  /// The meaning of the finding, for readers of a report.
  package var meaning: String {
    switch self {
    case .nothingSeen:
      return "the recording has no offsets, or no inputs of the kind that `--as-input` names"
    case .brokenTouches:
      return "impossible touches: a move before the finger came down, or after it lifted"
    case .otherMeasures:
      return
        "pages of the strip are not as far apart as the settings say: correct those in the header"
    case .late:
      return "both panes are more than a frame behind their inputs, or one is behind the other"
    case .mirrored: return "a pane moves the other way than the model's"
    case .otherSetting:
      return
        "the app behaves as with another setting: if that is intended, write it in the header"
    case .earlyCommit: return "the data changed before the animation of the delete was over"
    case .noCommit: return "a delete ended, but no commit or failure was recorded"
    case .indexLost: return "after a rotation or a resize, another page is active or in view"
    case .echo:
      return "a pane oscillates under the finger that drags it, because the other pane moves it"
    case .restsOff: return "a pane rests beside its page"
    case .jump: return "a pane jumps, while neither the model nor the other pane does"
    case .editJump: return "an edit moves a pane at once, where the model animates it"
    case .noBounce:
      return "a pane stops at an end of the document, where the model bounces"
    case .otherDuration:
      return "a focus, a rotation or an edit takes longer or shorter than the model's"
    case .otherCurve: return "a pane that was let go settles faster or slower than the model's"
    case .otherTarget: return "a release, a focus or an edit led to another page than the model's"
    case .notMapped: return "the panes show different pages"
    case .pageMissing: return "a page became active in the model, but not in the app"
    case .pageExtra: return "a page became active in the app, but not in the model"
    case .pageLate: return "a page became active more than two frames too late"
    case .pageEarly: return "a page became active more than a frame and a half too early"
    case .flicker: return "the active page switches back and forth while the model's stays"
    case .apart: return "a pane departs from the model: since when, and by how much at most"
    }
  }
}
