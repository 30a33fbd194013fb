import DualStrip

/// Decides whether the recording, and not the app, may be at fault for the remaining findings.
extension Explanation {
  /// Whether touches that delegates do not report may explain everything: a finger that stops a
  /// pane without dragging it, or a drag while the bounds or the pages change.
  var mayBeUntold: Bool {
    guard source == .callbacks, !groups.isEmpty else { return false }
    func start(_ group: Group) -> Time {
      findings(of: group.pane).samples[group.numbers[0]].sample.time
    }
    let untold = groups.filter { group in
      let pane = findings(of: group.pane)
      return pane.stops(at: group.numbers)
        || group.numbers.contains { pane.samples[$0].isChanging && pane.samples[$0].held != nil }
    }
    guard let first = untold.map(start).min() else { return false }
    let from = first - .seconds(1)
    return groups.allSatisfy { start($0) >= from }
      && findings.allSatisfy { $0.order.0 > 0 && $0.time >= from }
  }

  /// Whether all findings are of kinds that wrong times may explain.
  private var hasFindingsOfTimesOnly: Bool {
    // Other times cannot explain a lasting difference.
    guard
      panes.allSatisfy({ pane in
        pane.rests.allSatisfy { $0.pages == nil && $0.lasting.magnitude <= tolerance }
      })
    else { return false }
    let kinds: Set<RecordingFinding.Kind> = [.apart, .jump, .noBounce]
    return findings.allSatisfy { kinds.contains($0.kind) || $0.kind.isOfPages }
      && changes.count - changes.matches <= 1 + changes.count / 25
  }

  /// Whether no sample is farther from the model than its pane moves in a frame and a half. Touches
  /// that the app may handle at any time within a frame explain that.
  var isWithinAFrame: Bool {
    hasFindingsOfTimesOnly
      && groups.allSatisfy { group in
        let pane = findings(of: group.pane)
        return group.numbers.allSatisfy {
          pane.residuals[$0] < tolerance + 1.5 * pane.samples[$0].frameWay
        }
      } && unexplained * 10 < run.samples.values.reduce(0) { $0 + $1.count }
  }

  /// Whether only one motion is off, and by little more than the tolerance. A slightly worse clock
  /// explains that.
  ///
  /// - Parameter excess: How far a sample may exceed what is allowed, in points.
  func isHardlyOff(by excess: Double) -> Bool {
    hasFindingsOfTimesOnly && Set(groups.map { $0.cause }).count == 1
      && groups.allSatisfy { group in
        let pane = findings(of: group.pane)
        return group.numbers.allSatisfy {
          pane.excess(of: $0) < excess && !pane.samples[$0].isSettled
        }
      }
  }

  /// Whether only a few samples are off, and within a frame. A clock that is far off explains that.
  var isBriefAndWithinAFrame: Bool { isWithinAFrame && unexplained <= Explanation.fewSamples }

  private static let fewSamples = 8

  /// Whether the unexplained samples are so few, and so little off, that other times may explain
  /// them.
  var isNearlyComplete: Bool {
    hasFindingsOfTimesOnly
      && groups.allSatisfy { group in
        let pane = findings(of: group.pane)
        return group.numbers.count <= 4
          && group.numbers.allSatisfy { pane.residuals[$0] < 0.3 * pane.samples[$0].pitch }
      } && unexplained * 50 < run.samples.values.reduce(0) { $0 + $1.count }
  }

  /// Whether most samples are explained. The rest may result from a wrong choice for an input's
  /// time.
  var mayBeMischosen: Bool {
    unexplained * 2 < run.samples.values.reduce(0) { $0 + $1.count }
  }

  var hasPageFindings: Bool { findings.contains { $0.kind.isOfPages } }

  /// Whether a page is so little late or early that a touch that waited for its frame may explain
  /// it.
  var hasPagesInDoubt: Bool { hasPageFindings && isNearlyComplete }
}
