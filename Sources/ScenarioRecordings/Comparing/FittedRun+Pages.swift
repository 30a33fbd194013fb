import DualStrip

/// Continues the model from the page that the app shows.
extension FittedRun {
  /// How many samples at rest prove that the app is on another page.
  private static let fewestRests = 3

  /// Continues the model from the app's page if the app rests on another page when something new
  /// begins. Otherwise one wrong page would make everything after it wrong.
  mutating func goOnFromAppsPage(before record: AppRecord) {
    guard record.beginsSomething else { return }
    var viewer = drive.viewer
    // The earliest time at which a sample may show the effect of the record.
    let from = allowance.window(of: record, delay: alignment.delay).from
    let time = max(viewer.now, record.handlingTime + from - allowance.samples)
    viewer.advance(to: time)
    guard viewer.isSettled, let active = viewer.activeIndex else { return }
    compareSamples(until: time)
    var pages: [Int] = []
    // A strip that browses rests anywhere.
    for pane in viewer.browses ? [.preview] : Pane.allCases {
      let last = (samples[pane] ?? []).suffix(FittedRun.fewestRests)
      guard last.count == FittedRun.fewestRests, last.allSatisfy({ $0.isSettled }),
        let first = last.first, let end = last.last,
        (first.sample.offset - end.sample.offset).magnitude < 0.5
      else { return }
      let away = viewer.position(of: pane, at: end.sample.offset) - Double(active)
      let whole = away.rounded()
      guard whole != 0, whole.magnitude < 1e6, (away - whole).magnitude < 0.2 else { return }
      pages.append(Int(whole))
    }
    guard Set(pages).count == 1, let page = viewer.page(at: active + pages[0]) else { return }
    drive.goOn(from: page, at: time)
    track.append(drive.viewer)
  }
}
