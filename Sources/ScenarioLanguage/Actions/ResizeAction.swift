/// Gives the viewer new bounds.
package struct ResizeAction: SharedAction {
  package var width: Measure
  package var height: Measure
  package var duration: Measure
  /// The new insets; `nil` to keep the present ones.
  package var insets: [(edge: EdgeName, length: Measure)]?

  static let description = ActionDescription(
    "the viewer gets other bounds", "resize 400pt x 300pt over 0ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    width = try line.measure(.length, of: "the width")
    try line.expect("x", example: "resize 400pt x 300pt over 0ms")
    height = try line.measure(.length, of: "the height")
    try line.expect("over", example: "resize 400pt x 300pt over 0ms")
    duration = try line.measure(.time, of: "the duration")
    insets = line.accept("insets") ? try parser.parseInsets(&line) : nil
  }

  var facts: ActionFacts {
    let lengths = [width, height] + (insets ?? []).map { $0.length }
    return ActionFacts(claims: lengths.map { .number($0, 0...1_000_000) } + [.time(duration)])
  }
}
