/// A value of the two strips.
package enum StripSignal: String, DescribedWord {
  case position
  case positionFraction = "position.fraction"
  case previewPosition = "preview.position"
  case thumbnailsPosition = "thumbnails.position"
  case previewOffset = "preview.offset"
  case thumbnailsOffset = "thumbnails.offset"
  case previewVelocity = "preview.velocity"
  case thumbnailsVelocity = "thumbnails.velocity"
  case previewLimit = "preview.limit"
  case thumbnailsMiddle = "thumbnails.middle"
  case syncError = "sync.error"
  case syncDistance = "sync.distance"
  case driver
  case phase
  case active
  case target
  case settled
  case activeIndex = "active.index"
  case targetIndex = "target.index"
  case settledIndex = "settled.index"
  case count
  case selectionCount = "selection.count"
  case undoDepth = "undo.depth"
  case redoDepth = "redo.depth"
  case gapBefore = "gap.before"
  case pileMiddle = "pile.middle"

  var about: (meaning: String, example: String) {
    switch self {
    case .position: return ("where the viewer is, 1-based", "expect position == 1pg")
    case .positionFraction:
      return ("distance to the nearest whole position", "expect position.fraction == 0pg")
    case .previewPosition: return ("what the preview shows", "expect preview.position == 1pg")
    case .thumbnailsPosition: return ("what the strip shows", "expect thumbnails.position == 1pg")
    case .previewOffset: return ("content offset of the preview", "expect preview.offset == 0pt")
    case .thumbnailsOffset:
      return ("content offset of the strip", "expect thumbnails.offset <= 0pt")
    case .previewVelocity: return ("velocity of the preview", "expect preview.velocity == 0pt/s")
    case .thumbnailsVelocity:
      return ("velocity of the strip", "expect thumbnails.velocity == 0pt/s")
    case .previewLimit:
      return ("largest offset that is not overscroll", "expect preview.offset <= preview.limit")
    case .thumbnailsMiddle:
      return (
        "middle of the strip, from its left edge",
        "expect thumbnail(p1).mid == thumbnails.middle ± 0.01pt"
      )
    case .syncError:
      return ("how far a pane still is from where its mapping puts it", "expect sync.error == 0pg")
    case .syncDistance:
      return ("distance between the positions that the panes show", "expect sync.distance == 0pg")
    case .driver: return ("what moves the position, such as preview", "expect driver == none")
    case .phase: return ("what the viewer is doing", "expect phase == idle")
    case .active: return ("the page in focus", "expect active == p1")
    case .target: return ("where the motion will rest", "expect target == p1")
    case .settled: return ("where the view last rested", "expect settled == p1")
    case .activeIndex: return ("index of the active page, 1-based", "expect active.index == 1")
    case .targetIndex: return ("index of the target, 1-based", "expect target.index == 1")
    case .settledIndex: return ("index of the settled page, 1-based", "expect settled.index == 1")
    case .count: return ("pages in the document", "expect count == 3")
    case .selectionCount: return ("selected pages", "expect selection.count == 0")
    case .undoDepth: return ("edits that can be undone", "expect undo.depth == 0")
    case .redoDepth: return ("edits that can be done again", "expect redo.depth == 0")
    case .gapBefore:
      return ("the page before which lifted pages would land", "expect gap.before absent")
    case .pileMiddle:
      return ("middle of the lifted pages, from the left edge", "expect pile.middle absent")
    }
  }

  /// The kind of the value.
  var kind: SignalKind {
    switch self {
    case .position, .positionFraction, .previewPosition, .thumbnailsPosition, .syncError,
      .syncDistance:
      return .pages
    case .previewOffset, .thumbnailsOffset, .previewLimit, .thumbnailsMiddle, .pileMiddle:
      return .length
    case .previewVelocity, .thumbnailsVelocity: return .speed
    case .driver: return .driver
    case .phase: return .phase
    case .active, .target, .settled, .gapBefore: return .page
    case .activeIndex, .targetIndex, .settledIndex, .count, .selectionCount, .undoDepth, .redoDepth:
      return .number
    }
  }
}

/// A Boolean value of the two strips.
package enum StripFlag: String, DescribedWord {
  case still
  case resizing
  case editing
  case overscroll

  var about: (meaning: String, example: String) {
    switch self {
    case .still: return ("nothing moves, fades, is edited or resized", "expect still")
    case .resizing: return ("a resize is under way", "expect not resizing")
    case .editing: return ("an edit is under way", "expect not editing")
    case .overscroll: return ("the position is beyond an end", "expect not overscroll")
    }
  }
}

/// A Boolean value of one page.
package enum PageFlag: String, DescribedWord {
  case prepared
  case selected

  var about: (meaning: String, example: String) {
    switch self {
    case .prepared:
      return ("whether a page's image is one of the next 32 to prepare", "expect prepared(p1)")
    case .selected: return ("whether a page is selected", "expect not selected(p1)")
    }
  }
}

/// A value of one page.
package enum PageSignal: String, DescribedWord {
  case expansion
  case presence
  case alpha
  case parallax
  case image
  case angle

  var about: (meaning: String, example: String) {
    switch self {
    case .expansion: return ("how far a thumbnail is opened, 0…1", "expect expansion(p1) == 1")
    case .presence: return ("how far a page is there, 0…1", "expect presence(p1) == 1")
    case .alpha: return ("opacity of a page's cells", "expect alpha(p1) == 1")
    case .parallax:
      return ("how far a page is from the middle, in pages", "expect parallax(p1) == 0")
    case .image: return ("how far a page's image is moved in its cell", "expect image(p2) >= 0pt")
    case .angle: return ("angle of a page, in degrees, clockwise", "expect angle(p1) == 0")
    }
  }

  /// The kind of the value.
  var kind: SignalKind {
    switch self {
    case .expansion, .presence, .alpha, .parallax, .angle: return .number
    case .image: return .length
    }
  }
}

/// An edge, the middle or the length of a page's cell, from the left edge of its pane.
package enum CellSide: String, CaseIterable, Sendable {
  case start
  case mid
  case end
  case length
}

/// An event of the two strips' viewer, by its name in scenarios and traces.
package enum StripEvent: String, DescribedWord {
  case activePageChanged = "active-page-changed"
  case indexChanged = "index-changed"
  case settled
  case driverChanged = "driver-changed"
  case commitRequested = "commit-requested"
  case committed
  case commitFailed = "commit-failed"
  case editCancelled = "edit-cancelled"
  case undone
  case redone
  case restoreRequested = "restore-requested"
  case restored
  case restoreFailed = "restore-failed"
  case editRefused = "edit-refused"
  case focusFinished = "focus-finished"
  case focusCancelled = "focus-cancelled"
  case stepIgnored = "step-ignored"
  case stepRefused = "step-refused"
  case resized
  case sizeIgnored = "size-ignored"
  case selectionChanged = "selection-changed"
  case lifted
  case liftRefused = "lift-refused"
  case dropped
  case liftCancelled = "lift-cancelled"
  case announced

  private var meaning: String {
    switch self {
    case .activePageChanged: return "another page became active"
    case .indexChanged: return "the index of the active page changed"
    case .settled: return "the view came to rest"
    case .driverChanged: return "another driver moves the position"
    case .commitRequested: return "the viewer asked the host to commit"
    case .committed: return "the host committed: the pages are gone"
    case .commitFailed: return "the host failed to commit: the pages come back"
    case .editCancelled: return "a delete was taken back"
    case .undone: return "an edit is undone"
    case .redone: return "an edit that was undone is done again"
    case .restoreRequested: return "the viewer asked the host to bring pages back"
    case .restored: return "pages are back"
    case .restoreFailed: return "the host failed to bring pages back"
    case .editRefused: return "an edit was refused"
    case .focusFinished: return "a focus has arrived"
    case .focusCancelled: return "a focus ended before it arrived"
    case .stepIgnored: return "a step found no page further on"
    case .stepRefused: return "a step came while a finger was down"
    case .resized: return "a resize has ended"
    case .sizeIgnored: return "a size came for a page that is gone"
    case .selectionChanged: return "pages have joined or left the selection"
    case .lifted: return "a hand has lifted pages"
    case .liftRefused: return "a lift was refused"
    case .dropped: return "lifted pages were dropped"
    case .liftCancelled: return "lifted pages go back"
    case .announced: return "a screen reader should say something"
    }
  }

  var about: (meaning: String, example: String) { (meaning, "expect exactly 0 \(rawValue)") }
}
