import ScrollPhysics

/// How far a pane still is from what the mapping asks of it, after the other took over.
struct Lag: Equatable, Sendable {
  var pane: Pane
  var fade: Fade

  func value(of pane: Pane, at time: Time) -> Double {
    pane == self.pane ? fade.value(at: time) : 0
  }

  func velocity(of pane: Pane, at time: Time) -> Double {
    pane == self.pane ? fade.velocity(at: time) : 0
  }
}

/// Differences below this, in pages, are none.
let insignificant = 1e-9

extension DualStripViewer {
  /// Both panes keep what they show: the new driver's becomes the position, and what the other
  /// shows beyond its mapping fades.
  mutating func takeOver(by pane: Pane, into events: inout [ViewerEvent]) {
    let before = moment
    cancelFocus(into: &events)
    let from = motion.driver
    let position = pane == .preview ? before.previewPosition : before.thumbnailsPosition
    if from != Driver(pane) {
      keepExpansions(of: before, changingPositionTo: position, with: pane)
    }
    hold(at: position, by: pane, slots: before.slots)
    guard from != Driver(pane) else { return }
    report(.driverChanged(from: from, to: Driver(pane)), into: &events)
    switch pane {
    case .preview:
      lag = makeLag(of: .thumbnails, before.thumbnailsPosition - position)
    case .thumbnails:
      let mapped = mappedPreviewPosition(position, slots: before.slots)
      lag = makeLag(of: .preview, before.previewPosition - mapped)
    }
  }

  /// The lag of a pane from a difference, in pages; none where there is no difference to see.
  func makeLag(of pane: Pane, _ difference: Double) -> Lag? {
    var amount = difference
    if pane == .preview, configuration.mapping == .stepped {
      // Stepping by whole pages is what this mode does: only the fraction fades.
      amount -= ElementaryFunctions.floor(amount + 0.5)
    }
    let duration = configuration.duration(300)
    guard amount.magnitude > insignificant, duration > .zero else { return nil }
    return Lag(pane: pane, fade: Fade(amount: amount, start: now, duration: duration))
  }

  /// A finger holds the viewer where it is.
  mutating func hold(at position: Double, by pane: Pane, slots: Slots) {
    let within = slots.clamped(position)
    anchor = nearestPage(to: position, slots: slots)
    let offset = anchor.map { within - edge(of: $0, slots: slots) } ?? 0
    motion = .held(Hold(pane: pane, offset: offset, overscroll: position - within, pull: nil))
  }

  private mutating func keepExpansions(
    of before: Moment, changingPositionTo position: Double, with pane: Pane
  ) {
    let moves = (position - before.position).magnitude > insignificant
    let becomesPreview = pane == .preview && expansion.rule != .tent
    guard becomesPreview || (moves && expansion.rule == .tent) else { return }
    adoptExpansion(.tent, over: configuration.duration(150), from: before)
  }

  /// A focus that is interrupted is over.
  mutating func cancelFocus(into events: inout [ViewerEvent]) {
    guard case .focusing(let focusing) = motion, focusing.isRequested, let anchor else { return }
    report(.focusCancelled(document.ids[anchor]), into: &events)
  }
}
