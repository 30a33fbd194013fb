/// The properties of an item that a statement gives. All others keep their value, or get the usual
/// one.
package struct ItemTraits: Sendable {
  package var block: (width: Measure, height: Measure)?
  package var height: Measure?
  package var width: Measure?
  package var span: Measure?
  package var insets: [(edge: EdgeName, length: Measure)]?
  /// Whether its height is only an estimate so far.
  package var isEstimated = false

  init() {}

  /// Reads the properties after the name, in any order.
  init(_ line: inout LineParser) throws(Faulty) {
    while true {
      if line.accept("block") {
        block = try line.block()
      } else if line.accept("width") {
        width = try line.measure(.length, of: "the width")
      } else if line.accept("span") {
        span = try line.measure(.number, of: "the count of lanes", isCount: true)
      } else if line.accept("insets") {
        insets = try line.edges()
      } else if line.accept("height") {
        isEstimated = line.accept("unknown")
        if isEstimated {
          try line.expect("placeholder", example: "item b1 height unknown placeholder 90pt")
        }
        height = try line.measure(.length, of: "the height")
      } else {
        return
      }
    }
  }
}

extension LineParser {
  mutating func block() throws(Faulty) -> (width: Measure, height: Measure) {
    let width = try measure(.number, of: "the width of a block", isCount: true)
    try expect("x", example: "blocks a 2 x 1, 1 x 2")
    return (width, try measure(.number, of: "the height of a block", isCount: true))
  }

  /// Reads one length for all edges, or some edges with a length each.
  mutating func edges() throws(Faulty) -> [(edge: EdgeName, length: Measure)] {
    var insets: [(edge: EdgeName, length: Measure)] = []
    while let edge = acceptOne(of: EdgeName.self) {
      insets.append((edge, try measure(.length, of: "an inset")))
    }
    if !insets.isEmpty { return insets }
    let length = try measure(.length, of: "an inset")
    return EdgeName.allCases.map { ($0, length) }
  }
}
