import DualStrip

/// Converts the state of the strips or of a collection to the numbers of a frame.
extension FrameBytes {
  func numbers(
    of state: Scene.State, layouts: [String], _ book: inout PictureBook
  ) -> [Int64] {
    switch state {
    case .strips(let strips):
      let pages = [strips.active, strips.target].map { page in
        page.map { Int64(book.number(of: .page($0)) + 1) } ?? 0
      }
      return [FrameBytes.whole(strips.position * FrameBytes.parts.page)] + pages + [
        Int64(DualStripViewer.Driver.allCases.firstIndex(of: strips.driver) ?? 0),
        Int64(DualStripViewer.Phase.allCases.firstIndex(of: strips.phase) ?? 0),
        (strips.isEditing ? 1 : 0) + (strips.isResizing ? 2 : 0),
      ]
    case .collection(let collection):
      let progress = collection.progress.map { FrameBytes.whole($0 * FrameBytes.parts.page) + 1 }
      let layout = Int64((layouts.firstIndex(of: collection.layout) ?? -1) + 1)
      let change = collection.change.flatMap { Scene.Change.allCases.firstIndex(of: $0) }
      return [progress ?? 0, layout, 0, 0, 0, Int64((change ?? -1) + 1)]
    }
  }
}
