import CollectionGallery
import DualStrip

/// Writes what differs between the strips and a collection.
extension TraceRecords {
  func record(_ event: ReplayEvent) -> String {
    switch event {
    case .strips(let event): return record(event)
    case .collection(let event): return record(event)
    }
  }

  func addState(of subject: ReplaySubject, showsCells: Bool, to json: inout JSONText) {
    var cells = FrameCells()
    addState(of: subject, showsCells: showsCells, to: &json, reading: &cells)
  }

  /// - Parameter cells: memory for the cells that are read.
  func addState(
    of subject: ReplaySubject, showsCells: Bool, to json: inout JSONText,
    reading cells: inout FrameCells
  ) {
    switch subject {
    case .strips(let viewer):
      if showsCells {
        addFrame(viewer, cells.read(viewer), cells, to: &json)
      } else {
        addFrame(viewer, viewer.presentation, nil, to: &json)
      }
    case .collection(let collection):
      addFrame(collection, showsCells: showsCells, to: &json)
    }
  }
}
