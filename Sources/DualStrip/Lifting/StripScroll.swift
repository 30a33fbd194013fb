import CollectionLayouts
import ScrollPhysics

/// How a hand scrolls the strip from now on.
struct StripScroll {
  /// How far it has scrolled, in pages.
  let scrolled: Double
  /// In pages per second.
  let speed: Double
  /// When the strip reaches its end.
  let end: Time?
}

extension Lift {
  mutating func scroll(_ scroll: StripScroll, from time: Time) {
    scrolled = scroll.scrolled
    speed = scroll.speed
    scrollStart = time
    scrollEnd = scroll.end
  }
}

/// The strip scrolls by itself while a hand carries pages near one of its ends.
extension DualStripViewer {
  /// How far a hand has scrolled the strip, in pages.
  ///
  /// - Parameter position: what the strip would show without it.
  func handScroll(from position: Double) -> Double {
    let back = hand.scrollBack?.value(at: now) ?? 0
    switch hand.lift {
    case .none: return back
    case .some(let lift):
      return back + scrolled(by: lift, within: scrollLimits(of: lift, from: position))
    }
  }

  private func scrolled(by lift: Lift, within limits: ClosedRange<Double>) -> Double {
    min(max(lift.scrolled(at: now), limits.lowerBound), limits.upperBound)
  }

  /// How fast a hand scrolls the strip, in pages per second.
  var handVelocity: Double {
    (hand.lift?.speed ?? 0) + (hand.scrollBack?.velocity(at: now) ?? 0)
  }

  /// How far the strip can scroll on either side: until its first or last thumbnail is in the middle
  /// or, if it browses, at the edge.
  private func scrollLimits(of lift: Lift, from position: Double) -> ClosedRange<Double> {
    let closed = lift.closed(at: now)
    let before = closed * Double(lift.pages.number(before: lift.grip))
    // All slots of the pile but one close.
    let most = slots.total - closed * Double(lift.pages.count - 1)
    let metrics = configuration.thumbnails
    let shown =
      browses ? (length(of: .thumbnails) + metrics.spacing) / metrics.pitch : 1
    return min(0, before - position)...max(0, before + max(0, most - shown) - position)
  }

  /// Returns how the strip scrolls on, as the pointer of a lift says; `nil` if it stays as it is.
  func scroll(by lift: Lift, at moment: Moment) -> StripScroll? {
    let limits = scrollLimits(of: lift, from: moment.thumbnailsPosition)
    let scrolled = scrolled(by: lift, within: limits)
    var speed = scrollSpeed(of: lift)
    let left = (speed > 0 ? limits.upperBound : limits.lowerBound) - scrolled
    if left.magnitude < insignificant { speed = 0 }
    // Mostly the strip stands still, and to change a lift would copy it.
    if speed == 0, lift.speed == 0, lift.scrollEnd == nil, scrolled == lift.scrolled { return nil }
    return StripScroll(
      scrolled: scrolled, speed: speed,
      end: speed == 0 ? nil : max(now + .seconds(left / speed), now + Time(ticks: 1)))
  }

  /// The part of the strip at either end where the pointer makes it scroll, in points: a sixth, 60 at
  /// most.
  var scrollZone: Double { min(60, length(of: .thumbnails) / 6) }

  /// The speed in pages per second, in reading order: it grows with the square of how deep the
  /// pointer is in the zone.
  private func scrollSpeed(of lift: Lift) -> Double {
    let length = length(of: .thumbnails)
    let zone = scrollZone
    guard zone > 0 else { return 0 }
    let place = axis(of: .thumbnails).coordinate(of: lift.pointer)
    let low = min(max((zone - place) / zone, 0), 1)
    let high = min(max((place - length + zone) / zone, 0), 1)
    return readingSign(of: .thumbnails) * 600 * (high * high - low * low)
      / configuration.thumbnails.pitch
  }
}
