/// The floor: straight-line code that computes what a frame shows, for the visible cells only, as
/// nobody would want to write a viewer. All frames are measured by it.
enum Floor {
  private static let frames = 2000
  private static let aspects = (0..<1000).map { 0.5 + Double($0 % 7) * 0.2 }

  /// All that a cell of ours has.
  private struct Cell {
    var index: Int
    var page: UInt64
    var centerX: Double
    var centerY: Double
    var width: Double
    var height: Double
    var translation: Double
    var scale = 1.0
    var alpha = 1.0
    var zIndex = 0
    var expansion: Double
    var parallax: Double
    var imageWidth: Double
    var imageHeight: Double
  }

  /// Nanoseconds of one of its frames.
  static func time() -> Double {
    unsafe withUnsafeTemporaryAllocation(of: Cell.self, capacity: 64) { cells in
      Measurement.nanoseconds(of: {
        for frame in 0..<frames {
          unsafe show(position: Double(frame) * 0.0137 + 400, cells)
        }
      }) / Double(frames)
    }
  }

  /// Two pages with their parallax and image, and the thumbnails of a phone, two of them opened.
  @inline(never)
  private static func show(position x: Double, _ cells: UnsafeMutableBufferPointer<Cell>) {
    let (width, height, pitch, thumbnail) = (393.0, 752.0, 37.0, 33.0)
    let page = Int(x)
    var next = 0
    for slot in page...page + 1 {
      let distance = Double(slot) - x
      let aspect = aspects[slot]
      let imageHeight = min(height, width / aspect)
      unsafe cells[next] = Cell(
        index: slot, page: UInt64(slot), centerX: Double(slot) * width + width / 2,
        centerY: height / 2, width: width, height: height, translation: 44 * distance,
        expansion: 0, parallax: distance, imageWidth: imageHeight * aspect,
        imageHeight: imageHeight)
      next += 1
    }
    let opened = 1 - (x - Double(page))
    let near = (66 * min(max(aspects[page], 0.2), 5) - thumbnail) * opened
    let far = (66 * min(max(aspects[page + 1], 0.2), 5) - thumbnail) * (1 - opened)
    let (nearPush, farPush) = ((near + 20 * opened) / 2, (far + 20 * (1 - opened)) / 2)
    let offset = x * pitch - (width - thumbnail) / 2
    let reach = (nearPush + farPush + thumbnail) / pitch
    let first = max(0, Int(offset / pitch - reach))
    let last = min(aspects.count - 1, Int((offset + width) / pitch + reach))
    for slot in first...last {
      let isNear = slot == page
      let isFar = slot == page + 1
      let shift =
        (slot < page ? -nearPush : isNear ? 0 : nearPush)
        + (slot < page + 1 ? -farPush : isFar ? 0 : farPush)
      let center = Double(slot) * pitch + thumbnail / 2 + shift
      let own = thumbnail + (isNear ? near : isFar ? far : 0)
      guard center + own / 2 > offset, center - own / 2 < offset + width else { continue }
      unsafe cells[next] = Cell(
        index: slot, page: UInt64(slot), centerX: center, centerY: 33, width: own, height: 66,
        translation: 0, expansion: isNear ? opened : isFar ? 1 - opened : 0, parallax: 0,
        imageWidth: 0, imageHeight: 0)
      next += 1
    }
    unsafe consume(cells[next - 1].centerX + offset)
  }
}
