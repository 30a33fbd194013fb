import CollectionLayouts
import ScrollPhysics

/// The change of a page from one aspect to another.
struct AspectChange: Equatable, Sendable {
  var slot: Int
  var from: Double
  var to: Double
  var start: Time
  var duration: Time
  var easing: Easing

  var end: Time { start + duration }

  func aspect(at time: Time) -> Double {
    let progress = easing.progress(at: time.fraction(since: start, of: duration))
    return progress == 1 ? to : from + (to - from) * progress
  }
}

/// Aspects that become known late.
extension DualStripViewer {
  mutating func applyAspect(
    _ aspect: Double, of page: PageID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    guard Page.isValid(aspect: aspect) else { throw EditRefusal(.invalidAspect, pages: [page]) }
    guard let slot = document.slot(of: page) else {
      return report(.sizeIgnored(page), into: &events)
    }
    guard aspect != document.aspects[slot] else { return }
    let running = edits.aspectChange(of: slot)
    edits.add(
      AspectChange(
        slot: slot, from: running?.aspect(at: now) ?? document.aspects[slot], to: aspect,
        start: now, duration: durations.aspect, easing: configuration.easing))
    document.aspects[slot] = aspect
  }
}

extension EditLedger {
  /// Adds a change of an aspect; it replaces one that already runs for the same page.
  mutating func add(_ change: AspectChange) {
    let place = aspectPlace(of: change.slot)
    if place < aspectChanges.count, aspectChanges[place].slot == change.slot {
      aspectChanges[place] = change
    } else {
      aspectChanges.insert(change, at: place)
    }
  }

  /// The changing aspects at a time, in slot order.
  func aspects(at time: Time) -> SlotValues {
    var aspects = SlotValues()
    for change in aspectChanges {
      aspects.append(.init(slot: change.slot, value: change.aspect(at: time)))
    }
    return aspects
  }

  func aspectChange(of slot: Int) -> AspectChange? {
    let place = aspectPlace(of: slot)
    return place < aspectChanges.count && aspectChanges[place].slot == slot
      ? aspectChanges[place] : nil
  }

  private func aspectPlace(of slot: Int) -> Int {
    partitionPoint(of: aspectChanges.count) { aspectChanges[$0].slot >= slot }
  }
}
