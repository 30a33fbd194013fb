import CollectionGallery
import CollectionLayouts
import DualStrip

/// Creates the cells of a scene from layout attributes.
extension Scene.Cell {
  /// Creates a preview cell: the image rectangle is the window, and the parallax shifts the picture
  /// in it.
  init(_ cell: LayoutAttributes<PreviewDetails>, in viewer: DualStripViewer) {
    self.init(
      thing: .page(cell.details.page), aspect: Scene.Cell.aspect(of: cell.details.page, in: viewer),
      frame: cell.frame, window: cell.imageFrame,
      shift: viewer.axis(of: .preview).point(
        cell.details.imageTranslation * cell.transform.scale),
      alpha: cell.alpha, rotation: 0, angle: cell.details.angle)
  }

  init(_ cell: LayoutAttributes<ThumbnailDetails>, in viewer: DualStripViewer) {
    self.init(
      thing: .page(cell.details.page), aspect: Scene.Cell.aspect(of: cell.details.page, in: viewer),
      frame: cell.frame, window: cell.frame, shift: .zero, alpha: cell.alpha, rotation: 0,
      angle: cell.details.angle, isSelected: cell.details.isSelected,
      lifted: cell.details.isLifted ? cell.details.pileCount : nil)
  }

  init(_ shown: CollectionViewer.Shown, names: Names) {
    let frame = shown.attributes.frame
    var thing = Scene.Thing.part(names.name(of: shown))
    if case .cell = shown.element, let id = shown.id { thing = .item(id) }
    self.init(
      thing: thing, aspect: 1, frame: frame, window: frame, shift: .zero,
      alpha: shown.attributes.alpha, rotation: shown.attributes.transform.rotation)
  }

  /// Returns the aspect of a page, limited to 0.01…100 for drawing.
  private static func aspect(of page: PageID, in viewer: DualStripViewer) -> Double {
    max(0.01, min(100, viewer.aspect(of: page) ?? 1))
  }

  /// The rectangle of the picture before it is turned. The upright box around the turned picture is
  /// as small as fills the window, centered in it, then shifted.
  var picture: Rect {
    let size = window.size
    let boxAspect = Turning.boxAspect(of: aspect, angle: angle)
    let isBroad = size.width > size.height * boxAspect
    let box = Size(
      width: isBroad ? size.width : size.height * boxAspect,
      height: isBroad ? size.width / boxAspect : size.height)
    return Rect(
      center: window.center + shift,
      size: angle == 0 ? box : Turning.imageSize(in: box, aspect: aspect, angle: angle))
  }
}
