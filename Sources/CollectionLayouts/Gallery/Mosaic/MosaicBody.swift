/// The bands of one section of a mosaic.
struct MosaicBody<Content: CollectionContent>: SectionBody {
  let bands: MosaicBands
  let metrics: MosaicMetrics
  /// The breadth across the main axis, in points.
  let breadth: Double

  var length: Double { Double(bands.count) * metrics.pitch }

  func details(of item: Int) -> GalleryDetails {
    let (band, place) = bands.place(of: item)
    return GalleryDetails(row: band, column: place)
  }

  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    let near = wholeNumbers(
      from: lower / metrics.pitch - 1, through: upper / metrics.pitch, below: bands.count)
    for number in near {
      let band = bands.band(number)
      for item in band.first..<band.first + band.style.count { body(item) }
    }
  }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let (band, place) = bands.place(of: item.item)
    var part = AxisRect(
      main: metrics.line + Double(band) * metrics.pitch, cross: 0, length: metrics.band,
      breadth: breadth)
    func take(_ share: (Double, of: Double), second isSecond: Bool) {
      let (first, second) = metrics.parts(of: breadth, share: share)
      (part.cross, part.breadth) = isSecond ? (second.start, second.extent) : (0, first)
    }
    func takeHalf(second isSecond: Bool) {
      let (first, second) = metrics.parts(of: metrics.band, share: (1, of: 2))
      part.main += isSecond ? second.start : 0
      part.length = isSecond ? second.extent : first
    }
    switch bands.band(band).style {
    case .full: break
    case .halves: take((1, of: 2), second: place == 1)
    case .thirdsLast:
      take((2, of: 3), second: place > 0)
      if place > 0 { takeHalf(second: place == 2) }
    case .thirdsFirst:
      take((1, of: 3), second: place == 2)
      if place < 2 { takeHalf(second: place == 1) }
    }
    return part
  }
}
