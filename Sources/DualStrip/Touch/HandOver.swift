import Elementary
import ScrollPhysics

extension DualStripViewer {
  /// Makes a pane the driver. Both panes keep what they show: the driver's becomes the position,
  /// and the difference of the other from its mapping fades.
  mutating func handOver(to pane: Pane, into events: inout [ViewerEvent]) {
    let before = moment
    cancelFocus(into: &events)
    let from = motion.driver
    let position = pane == .preview ? before.previewPosition : before.thumbnailsPosition
    if from != Driver(pane) {
      keepExpansions(of: before, changingPositionTo: position, with: pane)
    }
    hold(at: position, by: pane)
    guard from != Driver(pane) else { return }
    report(.driverChanged(from: from, to: Driver(pane)), into: &events)
    switch pane {
    case .preview:
      lag = makeLag(of: .thumbnails, before.thumbnailsPosition - position)
    case .thumbnails:
      lag = makeLag(of: .preview, before.previewPosition - mappedPreviewPosition(position))
    }
  }

  /// The lag of a pane for a difference, in pages; `nil` if there is nothing to see or to animate.
  func makeLag(of pane: Pane, _ difference: Double) -> Lag? {
    // A strip that browses does not follow.
    if browses, pane == .thumbnails { return nil }
    var amount = difference
    if pane == .preview, configuration.mapping == .stepped {
      // This mode steps by whole pages, so only the fraction fades.
      amount -= ElementaryFunctions.floor(amount + 0.5)
    }
    guard amount.magnitude > insignificant, durations.handOver > .zero else { return nil }
    return Lag(pane: pane, fade: fade(amount, over: durations.handOver))
  }

  private mutating func keepExpansions(
    of before: Moment, changingPositionTo position: Double, with pane: Pane
  ) {
    let moves = (position - before.position).magnitude > insignificant
    let becomesPreview = pane == .preview && expansion.rule != .tent
    guard becomesPreview || (moves && expansion.rule == .tent) else { return }
    adoptExpansion(.tent, over: durations.expansion, at: before.position)
  }

  /// Reports that a requested focus is cancelled, if one is under way.
  mutating func cancelFocus(into events: inout [ViewerEvent]) {
    guard case .focusing(let focusing) = motion, focusing.isRequested else { return }
    report(.focusCancelled(document.ids[focusing.target]), into: &events)
  }
}
