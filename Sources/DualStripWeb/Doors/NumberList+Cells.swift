import CollectionLayouts

/// Cells as numbers: the thing, its window (x, width, how far the picture is shifted, y, height),
/// opacity, rotation, 1 if it is selected, the angle of its picture in degrees, and one more than the
/// number of pages in its pile if a hand has lifted it, as in the frames of a player; then the frame of
/// the cell and three numbers that depend on the kind of cell. Lengths are in points of the pane's
/// content.
extension NumberList {
  mutating func append(
    _ thing: Double, _ window: Rect, shift: Double, alpha: Double, rotation: Double,
    isSelected: Bool = false, angle: Double = 0, lifted: Int? = nil
  ) {
    append(thing)
    append(window.minX)
    append(window.size.width)
    append(shift)
    append(window.minY)
    append(window.size.height)
    append(alpha)
    append(rotation)
    append(isSelected ? 1 : 0)
    append(angle)
    append(lifted.map { Double($0 + 1) } ?? 0)
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
