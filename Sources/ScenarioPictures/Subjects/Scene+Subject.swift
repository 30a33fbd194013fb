/// The parts of a scene that differ between the strips and a collection.
extension Scene {
  /// What the viewer is doing.
  enum State: Equatable {
    case strips(Strips)
    case collection(Collection)
  }

  /// - Parameter cells: Memory for the cells, reused from frame to frame.
  init(_ subject: ReplaySubject, names: Names, reading cells: inout FrameCells) {
    switch subject {
    case .strips(let viewer): self.init(viewer, reading: &cells)
    case .collection(let collection): self.init(collection, names: names)
    }
  }

  /// The active page, as a cell shows it; `nil` in a collection.
  var active: Thing? {
    switch state {
    case .strips(let strips): return strips.active.map { .page($0) }
    case .collection: return nil
    }
  }

  /// Returns a short caption for a scene.
  func shortCaption(_ names: Names) -> String {
    switch state {
    case .strips(let strips):
      return "\(strips.active.map { names.name($0) } ?? "none") · \(strips.doing)"
    case .collection(let collection): return collection.layout + collection.changing
    }
  }

  /// Returns the caption of a scene, in lines with the words of a scenario.
  func caption(_ names: Names) -> [String] {
    switch state {
    case .strips(let strips): return strips.caption(names, panes: panes)
    case .collection(let collection): return collection.caption(offset: panes[0].offset)
    }
  }
}
