import CollectionGallery
import CollectionLayouts
import DualStrip

/// What is drawn of a cell, from how a layout has it.
extension Scene.Cell {
  /// The image rectangle is the window, and what moves in it the parallax.
  init(_ cell: LayoutAttributes<PreviewDetails>, in viewer: DualStripViewer) {
    self.init(
      thing: .page(cell.details.page), aspect: Scene.Cell.aspect(of: cell.details.page, in: viewer),
      frame: cell.frame, window: cell.imageFrame,
      shift: cell.details.imageTranslation * cell.transform.scale, alpha: cell.alpha, rotation: 0)
  }

  init(_ cell: LayoutAttributes<ThumbnailDetails>, in viewer: DualStripViewer) {
    self.init(
      thing: .page(cell.details.page), aspect: Scene.Cell.aspect(of: cell.details.page, in: viewer),
      frame: cell.frame, window: cell.frame, shift: 0, alpha: cell.alpha, rotation: 0)
  }

  init(_ shown: CollectionViewer.Shown, names: Names) {
    let frame = shown.attributes.frame
    var thing = Scene.Thing.part(names.name(of: shown))
    if case .cell = shown.element, let id = shown.id { thing = .item(id) }
    self.init(
      thing: thing, aspect: 1, frame: frame, window: frame, shift: 0,
      alpha: shown.attributes.alpha, rotation: shown.attributes.transform.rotation)
  }

  /// Of a page; what is broader or narrower than any paper is drawn as if it were a strip of one.
  private static func aspect(of page: PageID, in viewer: DualStripViewer) -> Double {
    max(0.01, min(100, viewer.aspect(of: page) ?? 1))
  }

  /// Where the picture is: as small as fills the window, in the middle of it, and pushed.
  var picture: Rect {
    let size = window.size
    let isBroad = size.width > size.height * aspect
    let width = isBroad ? size.width : size.height * aspect
    return Rect(
      center: window.center + Point(x: shift, y: 0),
      size: Size(width: width, height: isBroad ? size.width / aspect : size.height))
  }
}
