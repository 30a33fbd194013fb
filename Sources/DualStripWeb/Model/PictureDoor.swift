import CollectionLayouts

/// Tells the picture of a page, or of an item if the width is 0: the stamp for a name with so many letters, as
/// its colour, its upper left corner, its width and its height; then for each shape the colour, the opacity,
/// the width of its lines and the count of its paths; for each path the count of its corners, and their places.
/// Returns how many numbers they are.
@_expose(wasm, "picture")
@_cdecl("dualstrip_picture")
public func picture(_ number: Double, _ width: Double, _ letters: Double) -> Int32 {
  let number = UInt64(exactly: number) ?? 0
  let picture = width > 0 ? PagePicture(page: number, width: width) : PagePicture(item: number)
  unsafe NumberDoor.told.clear()
  unsafe NumberDoor.told.append(Double(picture.hue))
  let stamp = picture.stamp(letters: Int(exactly: letters) ?? 0)
  for number in [stamp.minX, stamp.minY, stamp.size.width, stamp.size.height] {
    unsafe NumberDoor.told.append(number)
  }
  unsafe NumberDoor.told.append(picture)
  return unsafe Int32(NumberDoor.told.count)
}

extension NumberList {
  fileprivate mutating func append(_ picture: PagePicture) {
    for shape in picture.shapes {
      append(Double(shape.ink))
      append(shape.opacity)
      append(shape.lineWidth)
      append(Double(shape.paths.count))
      for path in shape.paths {
        append(Double(path.count))
        for corner in path {
          append(corner.x)
          append(corner.y)
        }
      }
    }
  }
}
