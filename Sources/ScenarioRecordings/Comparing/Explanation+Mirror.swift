import DualStrip

/// Recognizes panes that move the wrong way by the signs of their steps, even if samples are a
/// frame late.
extension Explanation {
  /// The pane that is farther from the model at first, if the panes move against each other and the
  /// model's do not; else `nil`. The model's panes may do so in a rotation.
  ///
  /// With delegates' calls as inputs, the model follows a mirrored pane while a finger drags it, so
  /// the model does not show which pane is mirrored.
  var opposingPane: Pane? {
    let (preview, strip) = (findings(of: .preview).samples, findings(of: .thumbnails).samples)
    guard preview.count == strip.count,
      PaneFindings.areOpposed(preview.map { $0.sample.offset }, strip.map { $0.sample.offset }),
      !PaneFindings.areOpposed(preview.map { $0.modelOffset }, strip.map { $0.modelOffset })
    else { return nil }
    return Pane.allCases.max { pagesOff($0) < pagesOff($1) }
  }

  /// How far a pane is from the model at first, in pages.
  private func pagesOff(_ pane: Pane) -> Double {
    findings(of: pane).samples.first.map { $0.distance.magnitude / max(1, $0.pitch) } ?? 0
  }
}

extension PaneFindings {
  /// Whether the pane moves the opposite way of the model.
  var isMirrored: Bool {
    PaneFindings.areOpposed(samples.map { $0.modelOffset }, samples.map { $0.sample.offset })
  }

  /// Returns whether at least 80 % of the steps of two lists have opposite signs. Only steps of 2
  /// to 200 pt count: smaller ones may be rounding, larger ones a rotation.
  fileprivate static func areOpposed(_ offsets: [Double], _ others: [Double]) -> Bool {
    var (moves, opposed) = (0, 0)
    for number in offsets.indices.dropFirst() {
      let step = offsets[number] - offsets[number - 1]
      let other = others[number] - others[number - 1]
      guard step.magnitude > 2, step.magnitude < 200, other.magnitude > 0 else { continue }
      moves += 1
      if step * other < 0 { opposed += 1 }
    }
    return moves >= 10 && opposed * 10 >= moves * 8
  }
}
