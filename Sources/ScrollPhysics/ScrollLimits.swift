/// The offsets between which content rests along one axis.
package struct ScrollLimits: Hashable, Sendable {
  /// The least offset, in points: `−inset` at the start.
  package let least: Double
  /// The greatest, never below the least.
  package let greatest: Double

  /// The limits of content in a pane of the length `bounds`, with an inset at either end.
  ///
  /// All lengths are in points, as a scroll view has them.
  package init(content: Double, bounds: Double, insetStart: Double, insetEnd: Double) {
    least = -insetStart
    greatest = max(least, content + insetEnd - bounds)
  }
}
