public import CollectionGallery
public import DualStrip

/// A run as code has it: what was given to the viewer, and the viewer itself at any moment.
extension ReplayRun {
  /// All that was given to the two strips, in order: to drive something else by, such as a real
  /// view. Cost: that of another run.
  ///
  /// The answers of the scenario's host are among them. None of a collection.
  public var inputs: [(time: Time, input: DualStripViewer.Input)] {
    given.compactMap { given in given.input.ofStrips.map { (given.time, $0) } }
  }

  /// All that was given to a collection, in order. Cost: that of another run.
  public var collectionInputs: [(time: Time, input: CollectionViewer.Input)] {
    given.compactMap { given in given.input.ofCollection.map { (given.time, $0) } }
  }

  /// The two strips as they are at a time, all that is given at that time included; also behind the
  /// end of the run. Cost: that of another run.
  ///
  /// - Returns: `nil` of a collection.
  public func viewer(at time: Time) -> DualStripViewer? {
    subject(at: time).ofStrips
  }

  /// A collection as it is at a time, all that is given at that time included. Cost: that of another
  /// run.
  ///
  /// - Returns: `nil` of the two strips.
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
