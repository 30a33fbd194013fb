import CollectionLayouts
import DualStrip

extension NumberList {
  /// Its own are the parallax, how far the cell is moved, and how far the image is.
  mutating func append(_ cell: LayoutAttributes<PreviewDetails>) {
    append(
      Double(cell.details.page.rawValue), cell.imageFrame,
      shift: cell.details.imageTranslation * cell.transform.scale, alpha: cell.alpha, rotation: 0)
    append(cell.frame)
    append(cell.details.parallax ?? .nan)
    append(cell.transform.translation.x)
    append(cell.details.imageTranslation)
  }

  /// Its own is how far it is opened.
  mutating func append(_ cell: LayoutAttributes<ThumbnailDetails>) {
    let frame = cell.frame
    append(
      Double(cell.details.page.rawValue), frame, shift: 0, alpha: cell.alpha, rotation: 0)
    append(frame)
    append(cell.details.expansion)
    append(0)
    append(0)
  }
}
