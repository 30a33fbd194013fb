import DualStrip

/// One line of an app: when, and what happened or was seen then.
struct AppRecord: Sendable {
  /// The number of the line, from 1.
  var line: Int
  /// From the beginning of the recording or the session.
  var time: Time
  /// When the app handled a touch, where the line says so: a frame may lie between the two.
  var handled: Time?
  var kind: Kind

  enum Kind: Sendable {
    /// A finger came down; where, if the glass itself is recorded.
    case down(Pane, x: Double?)
    /// It is somewhere else on the glass, in points.
    case moved(x: Double, Pane?)
    /// A recognized drag went by this, in points; positive to the right.
    case dragged(by: Double)
    /// It lifted: where, or with what velocity in points per second.
    case lifted(x: Double?, velocity: Double, Pane?)
    case cancelled(Pane?)
    case focus(PageID, isAnimated: Bool)
    /// At a point of the strip, from its corner.
    case tap(Point)
    /// Insets stay unless they are given.
    case bounds(Size, EdgeInsets?, over: Time)
    /// An edit, by the name that the app has for it.
    case edit(Edit, name: String?)
    /// The app's answer for an edit, or its second thoughts.
    case answer(Answer, EditName)
    case commits(DualStripViewer.Commits)

    /// A scroll view's delegate was told.
    case willBeginDragging(Pane)
    /// The velocity of the content, in points per millisecond as UIKit has it.
    case willEndDragging(Pane, velocity: Double, target: Double?)
    case didScroll(Pane, offset: Double)

    /// What both panes showed, content offsets in points.
    case offsets(preview: Double, thumbnails: Double)
    /// The page that the app took for the active one from then on.
    case active(PageID?)

    /// Time passes.
    case pass
  }

  enum Answer: Sendable {
    case commit
    case fail
    case cancel

    func edit(_ id: EditID) -> Edit {
      switch self {
      case .commit: return .commit(id)
      case .fail: return .failCommit(id)
      case .cancel: return .cancel(id)
      }
    }
  }

  /// What a finger does, as a line has it.
  enum TouchWord: String, CaseIterable {
    case down
    case move
    case up
    case cancel
  }

  /// The keys that say what a line is of.
  enum Key: String, CaseIterable {
    case touch
    case drag
    case focus
    case tap
    case bounds
    case delete
    case insert
    case move
    case replace
    case aspect
    case commit
    case fail
    case cancel
    case commits
    case willBeginDragging = "will-begin-dragging"
    case willEndDragging = "will-end-dragging"
    case didScroll = "did-scroll"
    case offsets
    case active
  }
}

extension AppRecord {
  /// Whether the app has a say in what becomes of a delete: it answers for one, or has a name for it.
  var awaitsAnswer: Bool {
    switch kind {
    case .answer(.commit, _), .answer(.fail, _), .edit(.delete, name: _?): return true
    default: return false
    }
  }

  /// The input that an app's own deed is to a viewer; `nil` for what a finger does, what needs the name of an
  /// edit, and what was only seen.
  func deed(in viewer: DualStripViewer) -> DualStripViewer.Input? {
    switch kind {
    case .focus(let page, let isAnimated): return .focus(page, animated: isAnimated)
    case .tap(let point): return .tapThumbnails(point)
    case .bounds(let size, let insets, let duration):
      return .changeBounds(size, insets: insets ?? viewer.finalInsets, over: duration)
    case .commits(let commits): return .setCommits(commits)
    case .edit(let edit, _): return .edit(edit)
    default: return nil
    }
  }
}

extension AppRecord.Kind {
  /// Whether it is what a finger does on the glass.
  var isOfFinger: Bool {
    switch self {
    case .down, .moved, .dragged, .lifted, .cancelled: return true
    default: return false
    }
  }

  /// Whether it changes the pages.
  var isEdit: Bool { if case .edit = self { true } else { false } }

  /// Whether a scroll view has told its delegate.
  var isCallback: Bool {
    switch self {
    case .willBeginDragging, .willEndDragging, .didScroll: return true
    default: return false
    }
  }

  /// Whether it only says what was seen, or that time passes.
  var isObservation: Bool {
    switch self {
    case .offsets, .active, .pass: return true
    default: return false
    }
  }
}
