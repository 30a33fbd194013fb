public import ScrollPhysics

/// Steps: what a key, a click or a notch of a wheel asks for.
extension DualStripViewer {
  /// Goes a number of pages further in reading order, counted from the target of the motion that
  /// runs: five quick steps are five pages. Past an end, the step ends there.
  ///
  /// The preview slides to the page as if a finger had lifted; it cuts, like a focus, if the page
  /// is more than 2 pages away. The strip scrolls to the page like a focus. While a finger is
  /// down, the viewer reports `stepRefused`; at an end already, `stepIgnored`.
  ///
  /// - Parameters:
  ///   - pane: the pane that is stepped on.
  ///   - count: the number of pages; negative to go back.
  ///   - time: when it happens.
  @discardableResult
  public mutating func step(_ pane: Pane, by count: Int, at time: Time) -> [ViewerEvent] {
    handle(.step(pane, by: count), at: time)
  }

  /// The farthest that a step slides the preview, in pages; a farther one cuts.
  static let farthestSlide = 2.0

  mutating func applyStep(on pane: Pane, by count: Int, into events: inout [ViewerEvent]) {
    guard finger == nil else { return report(.stepRefused(pane, .held), into: &events) }
    guard let from = targetSlot, let target = slots.stop(count, from: from), target != from else {
      return report(.stepIgnored(pane), into: &events)
    }
    if pane == .preview, !configuration.reducesMotion, isNear(target) {
      slide(to: target, into: &events)
    } else {
      applyFocus(document.ids[target], animated: true, into: &events)
    }
  }

  /// Whether a stop is near enough to what the preview shows for a step to slide there.
  private func isNear(_ target: Int) -> Bool {
    let shown = moment.previewPosition
    guard let page = nearestPage(to: shown) else { return false }
    let way = shown - gap(before: page) - finalEdge(of: target)
    return way.magnitude <= Self.farthestSlide + insignificant
  }

  /// Lets the preview slide to a stop from what it shows, at its present velocity.
  private mutating func slide(to target: Int, into events: inout [ViewerEvent]) {
    let velocity = velocity(of: .preview, at: currentPosition)
      .bounded(within: -Self.fastestPreview...Self.fastestPreview, otherwise: 0)
    handOver(to: .preview, into: &events)
    judge(.settle(.preview), into: &events)
    release(.preview, towards: target, velocity: velocity, pitch: pitch(of: .preview))
  }
}

/// Why a step was refused.
@nonexhaustive public enum StepRefusal: Hashable, Sendable {
  /// A finger is down.
  case held
}

#if !hasFeature(Embedded)
  extension StepRefusal: Codable {}
#endif
