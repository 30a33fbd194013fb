import DualStrip

/// Checks every state.
extension RunJudge {
  mutating func see(_ subject: ReplaySubject, names: Names, frame: Int?) {
    switch subject {
    case .strips(let viewer):
      // The presentation is read once, for both the rules and the expectations.
      let shown = cells.read(viewer)
      check(at: shown.time) { judge in
        viewer.checkInvariants(shown, judge.cells).map { "\($0.number): \($0.description)" }
      }
      expectations.saw(at: viewer.now, names: names, frame: frame) {
        .strips(StripReader(viewer, shown, names: names))
      }
    case .collection(let collection):
      check(at: collection.viewer.now) { judge in
        judge.watch.violations(of: collection.viewer, frame: frame).map { "\($0)" }
      }
      expectations.saw(at: subject.now, names: names, frame: frame) {
        .collection(CollectionReader(collection, names: names))
      }
    }
  }
}
