import DualStrip

/// Panes that move the wrong way: nearly always, as a sample that is taken a frame late still shows.
extension Explanation {
  /// The pane that is off at first, if the panes move against each other; `nil` if they move together. Delegates' calls
  /// make the model follow a mirrored pane, so the model alone does not tell.
  var opposingPane: Pane? {
    let (preview, strip) = (findings(of: .preview).samples, findings(of: .thumbnails).samples)
    guard preview.count == strip.count,
      PaneFindings.areOpposed(preview.map { $0.sample.offset }, strip.map { $0.sample.offset })
    else { return nil }
    return Pane.allCases.max { pagesOff($0) < pagesOff($1) }
  }

  /// How far a pane is from the model at first, in pages.
  private func pagesOff(_ pane: Pane) -> Double {
    findings(of: pane).samples.first.map { $0.distance.magnitude / max(1, $0.pitch) } ?? 0
  }
}

extension PaneFindings {
  /// Whether it moves the other way than the model.
  var isMirrored: Bool {
    PaneFindings.areOpposed(samples.map { $0.modelOffset }, samples.map { $0.sample.offset })
  }

  /// Whether offsets go to and fro against each other. Steps of more than a page of most phones, as in a rotation, say
  /// nothing, nor does less than a pixel.
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
