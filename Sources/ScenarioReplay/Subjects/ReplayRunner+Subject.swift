import CollectionGallery
import CollectionLayouts
import DualStrip

/// Performs what differs between the strips and a collection.
extension ReplayRunner {
  mutating func tap(_ target: Target, statement index: Int) {
    switch subject {
    case .strips: tapThumbnail(target, statement: index)
    case .collection(let collection): tapItem(target, of: collection, statement: index)
    }
  }

  /// Takes back the edit or the change with a label.
  mutating func cancel(_ label: Located<String>, statement index: Int) {
    switch subject {
    case .strips where isLift(label): input(.cancelLift)
    case .strips:
      edit(edit(label.value, statement: index).map { .cancel($0) }, statement: index)
    case .collection: takeBack(label, over: nil, statement: index)
    }
  }

  /// Whether a label belongs to a lift.
  private func isLift(_ label: Located<String>) -> Bool {
    syntax.script.contains { statement in
      guard case .action(.lift) = statement.body else { return false }
      return statement.labels.contains(label.value)
    }
  }

  mutating func changeBounds(_ size: Size, insets: EdgeInsets, over duration: Time) {
    switch subject {
    case .strips:
      input(DualStripViewer.Input.changeBounds(size, insets: insets, over: duration))
    case .collection:
      input(CollectionViewer.Input.changeBounds(size, insets: insets, over: duration))
    }
  }

  /// The bounds after the change of bounds that is under way.
  var finalBounds: (size: Size, insets: EdgeInsets) {
    switch subject {
    case .strips(let viewer): return (viewer.finalBounds, viewer.finalInsets)
    case .collection(let collection):
      return (collection.viewer.finalPaneSize, collection.viewer.insets)
    }
  }

  // MARK: Fingers

  /// The axis along which a pane scrolls; a collection has one pane.
  func axis(of pane: Pane?) -> ScrollAxis {
    switch subject {
    case .strips(let viewer): return viewer.axis(of: pane ?? .preview)
    case .collection(let collection): return collection.axis
    }
  }

  /// The direction in which a pane reads along its axis now.
  func direction(of pane: Pane?) -> LayoutDirection {
    switch subject {
    case .strips(let viewer): return viewer.direction(of: pane ?? .preview)
    case .collection(let collection): return collection.viewer.direction
    }
  }

  /// Gives the subject an input of the finger on the screen.
  mutating func input(_ touch: FingerInput) {
    switch subject {
    case .strips: input(touch.strips(on: finger?.pane ?? .preview))
    case .collection: input(touch.collection(along: finger?.axis ?? .vertical))
    }
  }

  /// The statement for an input of that finger; `nil` if there is none.
  func statement(of touch: FingerInput) -> String? {
    switch subject {
    case .strips: return touch.strips(on: finger?.pane ?? .preview).handStatement
    case .collection: return touch.text
    }
  }

  /// The state of a finger that touches down at a point; `nil` if the point is outside the panes.
  func fingerState(at point: Point) -> FingerState? {
    var state = FingerState()
    switch subject {
    case .strips(let viewer):
      let shown = viewer.presentation
      state.pane =
        shown.previewFrame.contains(point)
        ? Pane.preview : shown.thumbnailsFrame.contains(point) ? .thumbnails : nil
      state.axis = axis(of: state.pane)
      return state.pane == nil ? nil : state
    case .collection(let collection):
      state.axis = collection.axis
      let pane = Rect(origin: .zero, size: collection.viewer.paneSize)
      return pane.contains(point) ? state : nil
    }
  }
}
