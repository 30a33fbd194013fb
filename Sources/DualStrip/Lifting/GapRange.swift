import CollectionLayouts

/// The coordinates of the pointer, along the strip, at which the gap stays and the strip does not
/// scroll; empty where this is not known.
///
/// It saves looks for the gap, and changes nothing that a viewer shows. So it is not saved, and two
/// hands are equal whatever it is.
struct GapRange: Equatable, Sendable {
  var lower = Double.infinity
  var upper = -Double.infinity

  func contains(_ coordinate: Double) -> Bool { lower < coordinate && coordinate < upper }

  static func == (left: GapRange, right: GapRange) -> Bool { true }
}

extension DualStripViewer {
  /// Moves the pointer if the gap stays; most inputs while pages are carried do no more.
  ///
  /// - Returns: whether it did.
  @inline(__always)
  mutating func carryWithinGap(to point: Point) -> Bool {
    guard gapStays(at: point) else { return false }
    applyCarry(to: point)
    return true
  }

  /// Whether the gap is known to stay with the pointer at a point.
  @inline(__always)
  func gapStays(at pointer: Point) -> Bool {
    hand.gapRange.contains(axis(of: .thumbnails).coordinate(of: pointer))
  }

  /// Returns the range after a look, if nothing moves but thumbnails that make way.
  func gapRange(after look: Look) -> GapRange {
    guard let lift = hand.lift else { return GapRange() }
    // No thumbnail that makes way goes beyond where it is now or where it will rest.
    func middle(_ slot: Int, _ bound: (Double, Double) -> Double) -> Double {
      let left = bound(hand.shifts.value(of: slot, at: now) ?? 0, 0)
      return look.strip.middle(of: slot, in: slots, lift, left: left)
    }
    let last = lastOtherStop(before: lift.gap, than: lift)
    let before = look.strip.pointer(at: last.map { middle($0, max) } ?? -.infinity)
    let behind = look.strip.pointer(
      at: lift.gap < slots.count ? middle(lift.gap, min) : .infinity)
    // A thousandth of a point is more than rounding.
    return GapRange(
      lower: max(min(before, behind), scrollZone) + 0.001,
      upper: min(max(before, behind), length(of: .thumbnails) - scrollZone) - 0.001)
  }
}
