import CollectionGallery
import CollectionLayouts
import DualStrip

/// What a statement does in one way to the strips and in another to a collection.
extension ReplayRunner {
  mutating func tap(_ target: Target, statement index: Int) {
    switch subject {
    case .strips: tapThumbnail(target, statement: index)
    case .collection(let collection): tapItem(target, of: collection, statement: index)
    }
  }

  /// Takes back what a label means.
  mutating func cancel(_ label: Located<String>, statement index: Int) {
    switch subject {
    case .strips:
      edit(edit(label.value, statement: index).map { .cancel($0) }, statement: index)
    case .collection: takeBack(label, over: nil, statement: index)
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

  /// The bounds after what is on its way.
  var finalBounds: (size: Size, insets: EdgeInsets) {
    switch subject {
    case .strips(let viewer): return (viewer.finalBounds, viewer.finalInsets)
    case .collection(let collection):
      return (collection.viewer.finalPaneSize, collection.viewer.insets)
    }
  }

  // MARK: Fingers

  /// Along which the panes scroll.
  var axis: ScrollAxis {
    switch subject {
    case .strips: return .horizontal
    case .collection(let collection): return collection.axis
    }
  }

  /// In which reading direction.
  var direction: LayoutDirection {
    switch subject {
    case .strips: return setup.device.direction
    case .collection(let collection): return collection.viewer.direction
    }
  }

  /// An input of the finger that is on the glass.
  mutating func input(_ touch: FingerInput) {
    switch subject {
    case .strips: input(touch.strips(on: finger?.pane ?? .preview))
    case .collection: input(touch.collection(along: finger?.axis ?? .vertical))
    }
  }

  /// The statement of an input of that finger; `nil` where there is none.
  func statement(of touch: FingerInput) -> String? {
    switch subject {
    case .strips: return touch.strips(on: finger?.pane ?? .preview).touchStatement
    case .collection: return touch.text
    }
  }

  /// A finger that comes down at a point; `nil` if that is beside the panes.
  func fingerState(at point: Point) -> FingerState? {
    var state = FingerState()
    switch subject {
    case .strips(let viewer):
      let shown = viewer.presentation
      state.pane =
        shown.previewFrame.contains(point)
        ? Pane.preview : shown.thumbnailsFrame.contains(point) ? .thumbnails : nil
      return state.pane == nil ? nil : state
    case .collection(let collection):
      state.axis = collection.axis
      let pane = Rect(origin: .zero, size: collection.viewer.paneSize)
      return pane.contains(point) ? state : nil
    }
  }
}
