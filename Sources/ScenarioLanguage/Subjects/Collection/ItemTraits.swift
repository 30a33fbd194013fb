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
    while let word = line.word {
      switch word {
      case "block":
        _ = line.take()
        block = try line.block()
      case "width":
        _ = line.take()
        width = try line.measure(.length, of: "the width")
      case "span":
        _ = line.take()
        span = try line.measure(.number, of: "the count of lanes", isCount: true)
      case "insets":
        _ = line.take()
        insets = try line.edges()
      case "height":
        _ = line.take()
        isEstimated = line.accept("unknown")
        if isEstimated {
          try line.expect("placeholder", example: "item b1 height unknown placeholder 90pt")
        }
        height = try line.measure(.length, of: "the height")
      default: return
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
    guard word.flatMap(EdgeName.init) != nil else {
      let length = try measure(.length, of: "an inset")
      return EdgeName.allCases.map { ($0, length) }
    }
    var insets: [(edge: EdgeName, length: Measure)] = []
    while let edge = word.flatMap(EdgeName.init) {
      _ = take()
      insets.append((edge, try measure(.length, of: "an inset")))
    }
    return insets
  }
}
