import DualStrip

extension Explanation {
  /// The distance between the app's pages in the strip, in points; `nil` if it is the model's.
  ///
  /// At rest the preview shows which page the app is on, whatever the model does. The strip's
  /// offsets at three or more such pages lie on a line whose slope gives the distance.
  var otherPitch: Double? {
    let (preview, strip) = (findings(of: .preview), findings(of: .thumbnails))
    // A browsing strip says nothing about the page.
    guard !recording.viewer.browses, let pitch = strip.samples.first?.pitch, pitch > 0 else {
      return nil
    }
    // For each rest: the preview's page, and the strip's distance from that page's place in the model.
    var rests: [(page: Double, off: Double)] = []
    for rest in strip.rests {
      // The last samples may already show the next motion.
      let own = rest.samples.dropLast(Explanation.samplesOfTheNext)
      guard let sample = own.last, let number = preview.number(beside: sample),
        own.suffix(3).allSatisfy({ ($0.sample.offset - sample.sample.offset).magnitude < 0.5 })
      else { continue }
      let shown = preview.samples[number]
      let pages = shown.distance / max(1, shown.pitch)
      guard (pages - pages.rounded()).magnitude < 0.05 else { continue }
      // In a right-to-left document the signs differ if one pane is vertical.
      let way = pages.rounded() * shown.sign * sample.sign
      rests.append((sample.position + way, sample.sample.offset - sample.modelOffset - way * pitch))
    }
    guard let low = rests.min(by: { $0.page < $1.page }),
      let high = rests.max(by: { $0.page < $1.page }), high.page - low.page >= 2,
      Set(rests.map { $0.page.rounded() }).count > 2
    else { return nil }
    let slope = (high.off - low.off) / (high.page - low.page)
    let isEven = rests.allSatisfy { rest in
      (rest.off - low.off - (rest.page - low.page) * slope).magnitude < 0.5
    }
    guard isEven, slope.magnitude > 0.2, slope.magnitude < pitch else { return nil }
    return pitch + slope
  }

  private static let samplesOfTheNext = 3
}
