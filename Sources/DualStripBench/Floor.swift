/// The floor: straight-line code that computes what a frame shows, for the visible cells only.
/// Nobody would want to write a viewer like this. All frames are compared with it.
enum Floor {
  private static let frames = 2000
  private static let aspects = (0..<1000).map { 0.5 + Double($0 % 7) * 0.2 }

  /// The same fields that our cells have.
  private struct Cell<Details> {
    var kind = 0
    var section = 0
    var item: Int
    var center: (x: Double, y: Double)
    var size: (width: Double, height: Double)
    var translation = (x: 0.0, y: 0.0)
    var scale = 1.0
    var rotation = 0.0
    var alpha = 1.0
    var zIndex = 0.0
    var details: Details
  }

  private struct Page {
    var id: UInt64
    var parallax: Double?
    var translation: Double
    var image: (x: Double, y: Double, width: Double, height: Double)
  }

  private struct Thumbnail {
    var id: UInt64
    var expansion: Double
  }

  /// The time of one of its frames, in nanoseconds.
  static func time() -> Double {
    var pages: [Cell<Page>] = []
    var cells: [Cell<Thumbnail>] = []
    pages.reserveCapacity(16)
    cells.reserveCapacity(64)
    return Measurement.nanoseconds(of: {
      for frame in 0..<frames { show(position: Double(frame) * 0.0137 + 400, &pages, &cells) }
    }) / Double(frames)
  }

  /// Two pages with their parallax and image, and the thumbnails of a phone, two of them opened.
  @inline(never)
  private static func show(
    position x: Double, _ pages: inout [Cell<Page>], _ cells: inout [Cell<Thumbnail>]
  ) {
    pages.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    let (width, height, pitch, thumbnail) = (393.0, 752.0, 37.0, 33.0)
    let page = Int(x)
    for slot in page...page + 1 {
      let distance = Double(slot) - x
      let aspect = aspects[slot]
      let imageHeight = min(height, width / aspect)
      let imageWidth = imageHeight * aspect
      pages.append(
        Cell(
          item: slot, center: (Double(slot) * width + width / 2, height / 2),
          size: (width, height), translation: (44 * distance, 0),
          details: Page(
            id: UInt64(slot), parallax: distance, translation: -0.3 * width * distance,
            image: (
              (width - imageWidth) / 2, (height - imageHeight) / 2, imageWidth, imageHeight
            ))))
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
      cells.append(
        Cell(
          item: slot, center: (center, 33), size: (own, 66),
          details: Thumbnail(
            id: UInt64(slot), expansion: isNear ? opened : isFar ? 1 - opened : 0)))
    }
    consume(cells[cells.count - 1].center.x + pages[1].center.x + offset)
  }
}
