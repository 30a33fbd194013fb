import DualStrip
import Elementary

/// Encodes the frames of a run compactly: each frame stores only its differences from the one
/// before.
///
/// All numbers are integers, in fractions of their unit, with a variable length: seven bits in each
/// byte, the lowest first. A frame consists of its state, the cells of each pane, and how many
/// identical frames follow.
///
/// - State: a mask of the numbers that differ, then their differences.
/// - Cells of a pane: their count, then each cell. A cell begins with twice the mask of its numbers
///   that differ, plus 1 if it shows the thing that comes right after the previous cell's. If not,
///   the difference between the numbers of the two things follows. Then come the differences from
///   where the pane last showed the thing.
struct FrameBytes {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var state = Array(repeating: Int64(0), count: FrameBytes.stateCount)
  private var places: [Place: [Int64]] = [:]
  private var shown: [[Int]] = []
  private var repetitions = 0

  private struct Place: Hashable {
    let pane: Int
    let thing: Int
  }

  /// How many numbers a state has: width and height; for each of two panes x, y, width, height, and
  /// the x and y of the offset; then the position, the numbers of the active page and of the target
  /// from 1, the driver, the phase, and a mask of what is under way. A collection has instead the
  /// progress from 1, the layout from 1, three zeros, and the change from 1.
  static let stateCount = 20

  /// Into how many parts a point, a page, an opacity, a radian and a degree are divided.
  static let parts = (
    point: 100.0, page: 10_000.0, alpha: 1000.0, radian: 10_000.0, degree: 100.0
  )

  mutating func append(_ scene: Scene, layouts: [String], _ book: inout PictureBook) {
    // Number the cells first, so that the state refers to pages by the numbers of their cells.
    let things = scene.panes.map { pane in pane.cells.map { book.number(of: $0) } }
    let state = numbers(scene, layouts: layouts, &book)
    var isNew = count == 0 || state != self.state || things != shown
    var cells: [UInt8] = []
    for (number, pane) in scene.panes.enumerated() {
      FrameBytes.write(UInt64(pane.cells.count), to: &cells)
      var last = -1
      for (cell, thing) in zip(pane.cells, things[number]) {
        let place = Place(pane: number, thing: thing)
        let new = FrameBytes.numbers(cell)
        let old = places[place] ?? Array(repeating: Int64(0), count: new.count)
        if new != old { isNew = true }
        let isNext = thing == last + 1
        let mask = FrameBytes.mask(old, new)
        FrameBytes.write(mask << 1 | (isNext ? 1 : 0), to: &cells)
        if !isNext { FrameBytes.write(signed: Int64(thing - last), to: &cells) }
        FrameBytes.writeDifferences(old, new, to: &cells)
        places[place] = new
        last = thing
      }
    }
    count += 1
    guard isNew else {
      repetitions += 1
      return
    }
    endFrame()
    FrameBytes.write(FrameBytes.mask(self.state, state), to: &bytes)
    FrameBytes.writeDifferences(self.state, state, to: &bytes)
    bytes += cells
    self.state = state
    shown = things
  }

  /// The bytes of all frames, including the last.
  var finished: [UInt8] {
    var result = self
    result.endFrame()
    return result.bytes
  }

  private mutating func endFrame() {
    if !bytes.isEmpty { FrameBytes.write(UInt64(repetitions), to: &bytes) }
    repetitions = 0
  }

  // MARK: Numbers

  private func numbers(_ scene: Scene, layouts: [String], _ book: inout PictureBook) -> [Int64] {
    var result = [points(scene.size.width), points(scene.size.height)]
    for number in 0..<2 {
      guard number < scene.panes.count else {
        result += Array(repeating: 0, count: 6)
        continue
      }
      let pane = scene.panes[number]
      result += [
        pane.frame.minX, pane.frame.minY, pane.frame.size.width, pane.frame.size.height,
        pane.offset.x, pane.offset.y,
      ].map(points)
    }
    return result + numbers(of: scene.state, layouts: layouts, &book)
  }

  private static func numbers(_ cell: Scene.Cell) -> [Int64] {
    let window = cell.window
    return [
      whole(window.minX * parts.point), whole(window.size.width * parts.point),
      whole(cell.shift.x * parts.point), whole(window.minY * parts.point),
      whole(window.size.height * parts.point), whole(cell.alpha * parts.alpha),
      whole(cell.rotation * parts.radian), cell.isSelected ? 1 : 0,
      whole(cell.angle * parts.degree), cell.lifted.map { Int64($0) + 1 } ?? 0,
    ]
  }

  private func points(_ length: Double) -> Int64 {
    FrameBytes.whole(length * FrameBytes.parts.point)
  }

  static func whole(_ number: Double) -> Int64 {
    Int64(max(-1e15, min(1e15, ElementaryFunctions.floor(number + 0.5))))
  }

  // MARK: Bytes

  private static func mask(_ old: [Int64], _ new: [Int64]) -> UInt64 {
    zip(old, new).enumerated().reduce(0) { mask, pair in
      pair.element.0 == pair.element.1 ? mask : mask | 1 << UInt64(pair.offset)
    }
  }

  private static func writeDifferences(_ old: [Int64], _ new: [Int64], to bytes: inout [UInt8]) {
    for (old, new) in zip(old, new) where old != new { write(signed: new - old, to: &bytes) }
  }

  /// Negative numbers become odd.
  private static func write(signed number: Int64, to bytes: inout [UInt8]) {
    write(number < 0 ? UInt64(-number) * 2 - 1 : UInt64(number) * 2, to: &bytes)
  }

  private static func write(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
