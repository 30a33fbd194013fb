import CollectionLayouts
import DualStrip

/// What a scenario sets up in one way for the strips and in another for a collection.
extension Setup {
  mutating func readContent(_ syntax: ScenarioSyntax, omitsPages: Bool) {
    switch syntax.kind {
    case .strips: if !omitsPages { for line in syntax.document { apply(line) } }
    case .collection: readCollection(syntax)
    }
  }

  /// What the run begins with.
  var subject: ReplaySubject {
    if let collection { return .collection(CollectionSubject(collection, self)) }
    return .strips(
      DualStripViewer(
        pages: pages, bounds: bounds, insets: insets, configuration: configuration))
  }

  /// What a `random` statement stands for in this variant.
  ///
  /// - Parameter index: of the statement, for the names of what comes.
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

extension SubjectKind {
  /// Along which its panes scroll, where a layout does not say otherwise.
  var axis: ScrollAxis {
    switch self {
    case .strips: return .horizontal
    case .collection: return .vertical
    }
  }
}

extension ReplaySubject {
  /// Adds all that a frame publishes to a fingerprint: lengths, then shares and pages.
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
