import CollectionGallery
import CollectionLayouts

extension NumberList {
  /// Appends a cell. An item has its own number; any other element has its section's number,
  /// negated and counted from 1.
  mutating func append(_ shown: CollectionViewer.Shown) {
    let frame = shown.attributes.frame
    let id = shown.id?.rawValue ?? 0
    let isItem = id < Showpiece.firstSection
    let name = isItem ? Double(id) : -Double(id - Showpiece.firstSection + 1)
    append(
      name, frame, shift: 0, alpha: shown.attributes.alpha,
      rotation: shown.attributes.transform.rotation)
    append(frame)
    append(shown.attributes.zIndex)
    append(shown.isLeaving ? 1 : 0)
    append(0)
  }
}
