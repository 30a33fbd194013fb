import DualStrip

/// Whether what is left may be the recording's fault, and not the app's.
extension Explanation {
  /// Whether everything may follow from touches that delegates do not report: a finger that stops a pane without
  /// dragging it, or a drag while the bounds or the pages change.
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

  /// Whether other times may explain the findings, as far as their kinds go.
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

  /// Whether no sample is farther from the model than its pane has moved in a frame and a half: touches that may
  /// be handled at any time of a frame explain that.
  var isWithinAFrame: Bool {
    hasFindingsOfTimesOnly
      && groups.allSatisfy { group in
        let pane = findings(of: group.pane)
        return group.numbers.allSatisfy {
          pane.residuals[$0] < tolerance + 1.5 * pane.samples[$0].frameWay
        }
      } && unexplained * 10 < run.samples.values.reduce(0) { $0 + $1.count }
  }

  /// Whether one motion alone is off, by little more than the tolerance: a clock that is a little worse explains it.
  ///
  /// - Parameter excess: what is little, in points beyond what is allowed.
  func isHardlyOff(by excess: Double) -> Bool {
    hasFindingsOfTimesOnly && Set(groups.map { $0.cause }).count == 1
      && groups.allSatisfy { group in
        let pane = findings(of: group.pane)
        return group.numbers.allSatisfy {
          pane.excess(of: $0) < excess && !pane.samples[$0].isSettled
        }
      }
  }

  /// The same of a few samples alone: a clock that is off by much explains that.
  var isBriefAndWithinAFrame: Bool { isWithinAFrame && unexplained <= Explanation.fewSamples }

  private static let fewSamples = 8

  /// Whether so few samples are unexplained, and by so little, that other times may explain them.
  var isNearlyComplete: Bool {
    hasFindingsOfTimesOnly
      && groups.allSatisfy { group in
        let pane = findings(of: group.pane)
        return group.numbers.count <= 4
          && group.numbers.allSatisfy { pane.residuals[$0] < 0.3 * pane.samples[$0].pitch }
      } && unexplained * 50 < run.samples.values.reduce(0) { $0 + $1.count }
  }

  /// Whether most samples are explained: what is left may come of an input whose time was chosen wrongly.
  var mayBeMischosen: Bool {
    unexplained * 2 < run.samples.values.reduce(0) { $0 + $1.count }
  }

  var hasPageFindings: Bool { findings.contains { $0.kind.isOfPages } }

  /// Whether a page is so little late or early that a touch that waited for its frame may explain it.
  var hasPagesInDoubt: Bool { hasPageFindings && isNearlyComplete }
}
