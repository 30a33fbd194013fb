/// What a drawing says in one way of the strips and in another of a collection.
extension Scene {
  /// What the viewer is doing.
  enum State {
    case strips(Strips)
    case collection(Collection)
  }

  /// - Parameter cells: memory for those of the frame.
  init(_ subject: ReplaySubject, names: Names, reading cells: inout FrameCells) {
    switch subject {
    case .strips(let viewer): self.init(viewer, reading: &cells)
    case .collection(let collection): self.init(collection, names: names)
    }
  }

  /// What is active, as a cell shows it.
  var active: Thing? {
    switch state {
    case .strips(let strips): return strips.active.map { .page($0) }
    case .collection: return nil
    }
  }

  /// What is said below it, in few words.
  func shortCaption(_ names: Names) -> String {
    switch state {
    case .strips(let strips):
      return "\(strips.active.map { names.name($0) } ?? "none") · \(strips.doing)"
    case .collection(let collection): return collection.layout + collection.changing
    }
  }

  /// The same in the words of a scenario, a line each.
  func caption(_ names: Names) -> [String] {
    switch state {
    case .strips(let strips): return strips.caption(names, panes: panes)
    case .collection(let collection): return collection.caption(offset: panes[0].offset)
    }
  }
}
