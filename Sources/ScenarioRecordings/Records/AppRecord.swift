import DualStrip

/// One line of an app: what happened or was shown at a time.
struct AppRecord: Sendable {
  /// The number of the line, from 1.
  var line: Int
  /// The time since the beginning of the recording or the session.
  var time: Time
  /// When the app handled a touch, if the line says so; it may be a frame later than the touch.
  var handled: Time?
  var kind: Kind

  enum Kind: Sendable {
    /// A finger came down, at `x` in points if the app records the touch itself.
    case down(Pane, x: Double?)
    /// The finger moved to `x`, in points.
    case moved(x: Double, Pane?)
    /// A drag that the app recognized moved by this distance, in points; positive to the right.
    case dragged(by: Double)
    /// The finger lifted, at a place or with a velocity in points per second.
    case lifted(x: Double?, velocity: Double, Pane?)
    case cancelled(Pane?)
    /// What a person or the app asks for: a focus, a step, a selection, a tap on the strip.
    case asked(DualStripViewer.Input)
    /// A raw event of a wheel or a trackpad over a pane.
    case wheel(Pane, DualStripViewer.WheelEvent)
    /// A key went down, or repeats.
    case key(DualStripViewer.KeyPress)
    /// New bounds. The insets stay as they are if none are given.
    case bounds(Size, EdgeInsets?, over: Time)
    /// An edit, with the app's name for it.
    case edit(Edit, name: String?)
    /// The app commits, fails or cancels an edit.
    case answer(Answer, EditName)
    case commits(DualStripViewer.Commits)

    /// A scroll view called this method of its delegate.
    case willBeginDragging(Pane)
    /// The scroll view's velocity, in points per millisecond as in UIKit.
    case willEndDragging(Pane, velocity: Double, target: Double?)
    case didScroll(Pane, offset: Double)

    /// The content offsets of both panes, in points.
    case offsets(preview: Double, thumbnails: Double)
    /// The page that is active in the app from this time on.
    case active(PageID?)

    /// Only time passes.
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

  /// The action of a finger in a line.
  enum TouchWord: String, CaseIterable {
    case down
    case move
    case up
    case cancel
  }

  /// The keys that determine the kind of a line.
  enum Key: String, CaseIterable {
    case touch
    case drag
    case focus
    case step
    case wheel
    case key
    case reveal
    case select
    case tap
    case lift
    case carry
    case drop
    case cancelLift = "cancel-lift"
    case bounds
    case delete
    case insert
    case move
    case arrange
    case turn
    case replace
    case undo
    case redo
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

    /// Whether the key takes true or false; with false the line does nothing.
    var isSwitch: Bool { [.drop, .cancelLift, .undo, .redo].contains(self) }
  }
}

extension AppRecord {
  /// Whether the app decides about deletes: the record answers a delete, or names one.
  var awaitsAnswer: Bool {
    switch kind {
    case .answer(.commit, _), .answer(.fail, _), .edit(.delete, name: _?): return true
    default: return false
    }
  }

  /// Returns the input of an action by the app itself; `nil` for hands, for records that need an
  /// edit's name, and for observations.
  func deed(in viewer: DualStripViewer) -> DualStripViewer.Input? {
    switch kind {
    case .asked(let input): return input
    case .bounds(let size, let insets, let duration):
      return .changeBounds(size, insets: insets ?? viewer.finalInsets, over: duration)
    case .commits(let commits): return .setCommits(commits)
    case .edit(let edit, _): return .edit(edit)
    case .down, .moved, .dragged, .lifted, .cancelled, .wheel, .key, .answer, .willBeginDragging,
      .willEndDragging, .didScroll, .offsets, .active, .pass:
      return nil
    }
  }
}

extension AppRecord.Kind {
  /// Whether the record is about what a hand does, so that a reader must turn it into inputs.
  var isOfHand: Bool {
    switch self {
    case .wheel, .key: return true
    default: return isOfFinger
    }
  }

  /// Whether the record is a touch or a drag.
  var isOfFinger: Bool {
    switch self {
    case .down, .moved, .dragged, .lifted, .cancelled: return true
    case .asked, .wheel, .key, .bounds, .edit, .answer, .commits, .willBeginDragging,
      .willEndDragging, .didScroll, .offsets, .active, .pass:
      return false
    }
  }

  /// Whether the record is an edit.
  var isEdit: Bool { if case .edit = self { true } else { false } }

  /// Whether the record is a delegate call of a scroll view.
  var isCallback: Bool {
    switch self {
    case .willBeginDragging, .willEndDragging, .didScroll: return true
    default: return false
    }
  }

  /// Whether the record only says what the app showed, or that time passes.
  var isObservation: Bool {
    switch self {
    case .offsets, .active, .pass: return true
    default: return false
    }
  }
}
