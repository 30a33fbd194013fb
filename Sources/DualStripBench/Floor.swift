/// The floor: straight-line code that computes what a frame shows, for the visible cells only, as
/// nobody would want to write a viewer. All frames are measured by it.
enum Floor {
  private static let frames = 2000

  /// Nanoseconds of one of its frames.
  static func time() -> Double {
    unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: 256) { cells in
      Measurement.nanoseconds(of: {
        for frame in 0..<frames {
          unsafe show(position: Double(frame) * 0.0137, cells)
        }
      }) / Double(frames)
    }
  }

  /// Two pages with their parallax and image, and the thumbnails of a phone, two of them opened.
  @inline(never)
  private static func show(position x: Double, _ cells: UnsafeMutableBufferPointer<Double>) {
    let (width, pitch, thumbnail, count) = (393.0, 37.0, 33.0, 1000.0)
    var next = 0
    func put(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
      unsafe cells[next] = a
      unsafe cells[next + 1] = b
      unsafe cells[next + 2] = c
      unsafe cells[next + 3] = d
      next += 4
    }
    let page = x.rounded(.down)
    let distance = page - x
    put(page * width + distance * 44, width, distance, distance * -0.3 * width)
    put((page + 1) * width + (distance + 1) * 44, width, distance + 1, (distance + 1) * -118)
    let offset = x * pitch - (width - thumbnail) / 2
    let opened = 1 - (x - page)
    let (near, far) = (opened * 23, (1 - opened) * 23)
    var slot = max(0, ((offset - 46) / pitch).rounded(.down))
    let last = min(count - 1, ((offset + width + 46) / pitch).rounded(.up))
    while slot <= last, next < 250 {
      let shift =
        (slot < page ? -near : slot > page ? near : 0)
        + (slot < page + 1 ? -far : slot > page + 1 ? far : 0)
      let expansion = slot == page ? opened : slot == page + 1 ? 1 - opened : 0
      put(slot * pitch + shift, thumbnail + expansion * 13, 1, expansion)
      slot += 1
    }
    unsafe consume(cells[next - 4] + offset)
  }
}
