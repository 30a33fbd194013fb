import CollectionLayouts

/// Cells as numbers: what is shown, the window through which it is seen (x, width, how far the picture is
/// pushed, y, height), opacity and rotation, as the frames of a player have them; then the frame of the cell
/// and three numbers of its kind. All is in points of the pane's content.
extension NumberList {
  mutating func append(
    _ thing: Double, _ window: Rect, shift: Double, alpha: Double, rotation: Double
  ) {
    append(thing)
    append(window.minX)
    append(window.size.width)
    append(shift)
    append(window.minY)
    append(window.size.height)
    append(alpha)
    append(rotation)
  }

  mutating func append(_ size: Size) {
    append(size.width)
    append(size.height)
  }

  mutating func append(_ frame: Rect) {
    append(frame.minX)
    append(frame.minY)
    append(frame.size)
  }

  mutating func append(_ frame: Rect, offset: Point) {
    append(frame)
    append(offset.x)
    append(offset.y)
  }
}
