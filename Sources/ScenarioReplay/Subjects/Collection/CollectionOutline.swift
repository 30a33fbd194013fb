import CollectionGallery
import CollectionLayouts

/// A frame of a collection, reduced to what comparisons of two runs need.
struct CollectionOutline: Sendable {
  private struct Element: Sendable {
    let name: String
    /// The frame from the pane's upper left corner.
    let rect: Rect
    let alpha: Double
  }

  private let width: Double
  private let offset: Double
  /// The elements in view by name, without leaving ones: those may fall, which has no mirror image.
  private let elements: [Element]

  init(_ viewer: CollectionViewer, names: Names) {
    width = viewer.paneSize.width
    offset = viewer.contentOffset.y
    let corner = viewer.contentOffset
    elements = viewer.visibleElements.filter { !$0.isLeaving }.map { shown in
      let box = shown.attributes.boundingBox
      return Element(
        name: names.name(of: shown), rect: Rect(origin: box.origin - corner, size: box.size),
        alpha: shown.attributes.alpha)
    }.sorted { $0.name < $1.name }
  }

  /// The largest difference of two frames, in points, and its name; infinite for other elements.
  func difference(from other: CollectionOutline, mirrored: Bool) -> (points: Double, what: String) {
    guard elements.map({ $0.name }) == other.elements.map({ $0.name }) else {
      return (.infinity, "what is in view")
    }
    var worst = (points: (offset - other.offset).magnitude, what: "offset.y")
    for (a, b) in zip(elements, other.elements) {
      let left = mirrored ? other.width - b.rect.maxX : b.rect.minX
      for distance in [
        a.rect.minX - left, a.rect.minY - b.rect.minY, a.rect.size.width - b.rect.size.width,
        a.rect.size.height - b.rect.size.height, a.alpha - b.alpha,
      ] where distance.magnitude > worst.points {
        worst = (distance.magnitude, a.name)
      }
    }
    return worst
  }
}

extension Names {
  /// Returns the name of an element in view, such as `a3` or `header b`.
  package func name(of shown: CollectionViewer.Shown) -> String {
    guard let id = shown.id else { return "#" }
    switch shown.element {
    case .cell: return name(id)
    case .supplementary(.sectionHeader, _): return "header \(name(ofSection: id))"
    case .supplementary: return "footer \(name(ofSection: id))"
    case .decoration: return "background \(name(ofSection: id))"
    }
  }
}
