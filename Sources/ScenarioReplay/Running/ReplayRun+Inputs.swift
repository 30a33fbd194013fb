public import CollectionGallery
public import DualStrip

/// A run for use in code: the inputs of the viewer, and the viewer itself at any moment.
extension ReplayRun {
  /// All inputs that the two strips got, in order, including the answers of the scenario's host.
  /// They can drive something else, such as a real view. Cost: that of another run.
  ///
  /// Empty for a collection.
  public var inputs: [(time: Time, input: DualStripViewer.Input)] {
    given.compactMap { given in given.input.ofStrips.map { (given.time, $0) } }
  }

  /// All inputs that a collection got, in order. Cost: that of another run.
  public var collectionInputs: [(time: Time, input: CollectionViewer.Input)] {
    given.compactMap { given in given.input.ofCollection.map { (given.time, $0) } }
  }

  /// Returns the two strips at a time, after all inputs at that time; also for times behind the end
  /// of the run. Cost: that of another run.
  ///
  /// - Returns: `nil` for a collection.
  public func viewer(at time: Time) -> DualStripViewer? {
    subject(at: time).ofStrips
  }

  /// Returns the collection at a time, after all inputs at that time. Cost: that of another run.
  ///
  /// - Returns: `nil` for the two strips.
  public func collection(at time: Time) -> CollectionViewer? {
    subject(at: time).ofCollection?.viewer
  }

  private func subject(at time: Time) -> ReplaySubject {
    var subject = setup.subject
    for given in given where given.time <= time { _ = subject.handle(given.input, at: given.time) }
    _ = subject.advance(to: time)
    return subject
  }

  private var given: [(time: Time, input: ReplayInput)] { again(showing: RunLog()).given }
}
