import DualStrip

/// The fingerprint of all that the frames of a run publish, as numbers.
struct StateFingerprint: RunWitness {
  /// Whether the numbers are taken as traces round them: for goldens, which are to change only where
  /// the text of a trace does.
  let isRounded: Bool
  private(set) var fingerprint = Fingerprint()

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    guard case .state(frame: .some) = happening else { return }
    switch subject {
    case .strips(let viewer):
      let shown = viewer.presentation
      let (lengths, pages) = (shown.lengths, shown.pageNumbers)
      for k in lengths.indices { add(lengths[k], steps: 1e3) }
      for k in pages.indices { add(pages[k], steps: 1e6) }
    case .collection(let collection):
      let viewer = collection.viewer
      for length in [
        viewer.contentOffset.x, viewer.contentOffset.y, viewer.contentSize.width,
        viewer.contentSize.height, viewer.paneSize.width, viewer.paneSize.height,
      ] { add(length, steps: 1e3) }
      for shown in viewer.visibleElements {
        let frame = shown.attributes.frame
        for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
          add(length, steps: 1e3)
        }
        for share in [
          shown.attributes.alpha, shown.attributes.transform.rotation, shown.attributes.zIndex,
        ] { add(share, steps: 1e6) }
      }
    }
  }

  private mutating func add(_ number: Double, steps: Double) {
    if isRounded { fingerprint.add(number, roundedBy: steps) } else { fingerprint.add(number) }
  }
}
