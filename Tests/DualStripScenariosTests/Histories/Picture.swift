import DualStripScenarios
import Foundation

/// The drawn cells of both panes, by page, from their pane's left edge, and the angles of their
/// images.
struct Picture {
  private var cells: [String: Rect] = [:]

  init(_ viewer: DualStripViewer, _ pane: Pane? = nil, withoutLifted: Bool = false) {
    if pane != .thumbnails { add(viewer.preview, "preview", viewer) { $0.angle } }
    if pane != .preview {
      add(viewer.thumbnails, "thumbnails", viewer) {
        withoutLifted && $0.isLifted ? nil : $0.angle
      }
    }
  }

  private mutating func add<Layout>(
    _ pane: LayoutController<Layout>, _ name: String, _ viewer: DualStripViewer,
    angle: (Layout.Details) -> Double?
  ) {
    for cell in pane.visibleLayoutAttributes {
      guard case .cell(let index) = cell.element, let page = viewer.page(at: index.item) else {
        continue
      }
      let origin = Point(x: cell.frame.minX - pane.contentOffset.x, y: cell.frame.minY)
      // A cell that only touches an edge may be in or out, by rounding.
      let overlap =
        min(cell.frame.maxX, pane.viewport.bounds.maxX)
        - max(cell.frame.minX, pane.viewport.bounds.minX)
      if overlap > 1e-6 {
        guard let angle = angle(cell.details) else { continue }
        cells["\(name) \(page.rawValue)"] = Rect(origin: origin, size: cell.frame.size)
        let radians = angle * .pi / 180
        cells["angle in \(name) \(page.rawValue)"] = Rect(
          x: cos(radians), y: sin(radians), width: 0, height: 0)
      }
    }
  }

  func difference(from other: Picture) -> String {
    let names = Set(cells.keys).union(other.cells.keys).sorted()
    let differences = names.filter { cells[$0] != other.cells[$0] }.map { name in
      let texts = [cells[name], other.cells[name]].map { $0.map { "\($0)" } ?? "none" }
      return "\(name) \(texts.joined(separator: " → "))"
    }
    return differences.prefix(4).joined(separator: "; ")
  }

  /// Whether another picture shows all that this one does, in the same places.
  func isContinued(by other: Picture, within most: Double) -> Bool {
    var same = other
    same.cells = other.cells.filter { cells[$0.key] != nil }
    return isClose(to: same, within: most)
  }

  func isClose(to other: Picture, within most: Double = 1e-9) -> Bool {
    cells.count == other.cells.count
      && cells.allSatisfy { name, a in
        guard let b = other.cells[name] else { return false }
        return abs(a.minX - b.minX) <= most && abs(a.maxX - b.maxX) <= most
          && abs(a.minY - b.minY) <= most && abs(a.maxY - b.maxY) <= most
      }
  }
}

/// What may jump at an input.
extension DualStripViewer.Input {
  func changesOrder(in viewer: DualStripViewer) -> Bool {
    guard case .edit(let edit) = self else { return false }
    switch edit.made {
    case .move, .arrange, .turn: return true
    case .undo: return [.move, .arrange, .turn].contains(viewer.canUndo?.kind)
    case .redo: return [.move, .arrange, .turn].contains(viewer.canRedo?.kind)
    default: return false
    }
  }

  var isCarry: Bool { if case .carry = self { true } else { false } }

  var isOfHand: Bool {
    switch self {
    case .lift, .carry, .drop, .cancelLift: true
    default: false
    }
  }

  /// Whether what is shown may be elsewhere at once.
  func movesAtOnce(in viewer: DualStripViewer) -> Bool {
    switch self {
    case .dragMoved, .focus(_, animated: false): return true
    case .edit(let edit):
      switch edit.made {
      // What an arrangement moves out of view changes the position, but nothing that is shown.
      case .replace, .arrange: return true
      case .undo: return [.replace, .arrange].contains(viewer.canUndo?.kind)
      case .redo: return [.replace, .arrange].contains(viewer.canRedo?.kind)
      default: return false
      }
    default: return false
    }
  }
}
