import CollectionLayouts
import DualStrip

extension NumberList {
  /// Appends a preview cell. Its own numbers are the parallax, and how far the cell and the image
  /// are moved.
  mutating func append(_ cell: LayoutAttributes<PreviewDetails>) {
    append(
      Double(cell.details.page.rawValue), cell.imageFrame,
      shift: cell.details.imageTranslation * cell.transform.scale, alpha: cell.alpha, rotation: 0,
      isSelected: cell.details.isSelected, angle: cell.details.angle)
    append(cell.frame)
    append(cell.details.parallax ?? .nan)
    append(cell.transform.translation.x)
    append(cell.details.imageTranslation)
  }

  /// Appends a thumbnail. Its own number is the expansion.
  mutating func append(_ cell: LayoutAttributes<ThumbnailDetails>) {
    let frame = cell.frame
    append(
      Double(cell.details.page.rawValue), frame, shift: 0, alpha: cell.alpha, rotation: 0,
      isSelected: cell.details.isSelected, angle: cell.details.angle,
      lifted: cell.details.isLifted ? cell.details.pileCount : nil)
    append(frame)
    append(cell.details.expansion)
    append(0)
    append(0)
  }
}
