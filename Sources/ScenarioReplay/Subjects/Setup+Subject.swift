import CollectionLayouts
import DualStrip

/// Sets up what differs between the strips and a collection.
extension Setup {
  mutating func readContent(_ syntax: ScenarioSyntax, omitsPages: Bool) {
    switch syntax.kind {
    case .strips: if !omitsPages { for line in syntax.document { apply(line) } }
    case .collection: readCollection(syntax)
    }
  }

  /// The subject at the start of the run.
  var subject: ReplaySubject {
    if let collection { return .collection(CollectionSubject(collection, self)) }
    return .strips(
      DualStripViewer(
        pages: pages, bounds: bounds, insets: insets, configuration: configuration))
  }

  /// Returns the statements that a `random` statement stands for in this variant.
  ///
  /// - Parameter index: the index of the statement, which is part of the names of new items.
  func drawn(_ random: RandomAction, statement index: Int) -> [RandomGestures.Drawn] {
    let words = random.kinds.map { $0.value }
    if let collection {
      var changes = RandomChanges(
        count: whole(random.count), seed: seed(random.seed), duration: time(random.duration),
        kinds: words.compactMap(RandomChange.init), statement: index, collection, names: names)
      return changes.drawn()
    }
    var gestures = RandomGestures(
      count: whole(random.count), seed: seed(random.seed), duration: time(random.duration),
      kinds: words.compactMap(RandomGesture.init), pageCount: pages.count)
    return gestures.drawn()
  }
}

extension Setup {
  /// The axis along which a pane scrolls.
  func axis(of pane: Pane?) -> ScrollAxis {
    if let collection { return collection.layout(named: collection.layout)?.axis ?? .vertical }
    return pane == .thumbnails ? configuration.thumbnails.axis : configuration.previewAxis
  }

  /// Adopts the layout or the direction that an action gives a collection, for the gestures after it.
  mutating func adopt(_ action: Action) {
    if case .layout(let action) = action { collection?.layout = action.layout.value }
    if case .direction(let action) = action {
      device.direction = action.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension ReplaySubject {
  /// Adds all numbers that a frame publishes to a fingerprint: lengths, then shares and pages.
  func addNumbers(to fingerprint: inout StateFingerprint) {
    switch self {
    case .strips(let viewer):
      viewer.presentation.forEachNumber { number, isLength in
        fingerprint.add(number, steps: isLength ? 1e3 : 1e6)
      }
    case .collection(let collection): collection.viewer.addNumbers(to: &fingerprint)
    }
  }
}
