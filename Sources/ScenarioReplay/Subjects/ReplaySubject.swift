import CollectionGallery
import DualStrip

/// What a scenario drives: a value with `handle`, `advance` and a clock. It is boxed, so that
/// keeping a state only keeps a reference.
package indirect enum ReplaySubject: Sendable {
  /// A preview and a strip of thumbnails in step.
  case strips(DualStripViewer)
  /// One pane of items in a layout.
  case collection(CollectionSubject)

  /// The two strips; `nil` for a collection.
  package var ofStrips: DualStripViewer? {
    if case .strips(let viewer) = self { viewer } else { nil }
  }

  /// The collection; `nil` for the two strips.
  package var ofCollection: CollectionSubject? {
    if case .collection(let collection) = self { collection } else { nil }
  }

  /// The time of its state.
  package var now: Time {
    switch self {
    case .strips(let viewer): return viewer.now
    case .collection(let collection): return collection.viewer.now
    }
  }

  /// Whether nothing moves and nothing is under way.
  var isSettled: Bool {
    switch self {
    case .strips(let viewer): return viewer.isSettled
    case .collection(let collection): return collection.viewer.isSettled
    }
  }

  /// The time of the next deadline; `nil` while only an input can change anything.
  var nextDeadlineTime: Time? {
    switch self {
    case .strips(let viewer): return viewer.nextDeadlineTime
    case .collection(let collection): return collection.viewer.nextDeadlineTime
    }
  }

  /// Whether it may request an answer from the host by itself.
  var asksForAnswers: Bool {
    switch self {
    case .strips(let viewer): return viewer.configuration.commits == .byHost && viewer.isEditing
    case .collection: return false
    }
  }

  /// The reason why it is not settled, in words.
  var unrest: String {
    switch self {
    case .strips(let viewer):
      if viewer.pendingEdits.contains(where: { $0.isCommitting }) {
        return "a commit waits for an answer"
      }
      if viewer.isEditing { return "an edit is under way" }
      return viewer.isResizing ? "the bounds are on their way" : "the view is still moving"
    case .collection(let collection):
      let viewer = collection.viewer
      if viewer.isTouched { return "a finger is on the pane" }
      if viewer.isResizing { return "the bounds are on their way" }
      if viewer.isUpdating { return "an update is on its way" }
      return viewer.isSwitching ? "a switch is on its way" : "the view is still moving"
    }
  }

  /// Handles one input, and returns the events that it caused.
  mutating func handle(_ input: ReplayInput, at time: Time) -> [ReplayEvent] {
    // Moving the viewer out and back in avoids a copy.
    switch (consume self, input) {
    case (.strips(var viewer), .strips(let input)):
      let events = viewer.handle(input, at: time)
      self = .strips(viewer)
      return events.map(ReplayEvent.strips)
    case (.collection(var collection), .collection(let input)):
      let events = collection.viewer.handle(input, at: time)
      self = .collection(collection)
      return events.map(ReplayEvent.collection)
    case (let subject, _):
      // Ignores an input for the other kind of subject.
      self = subject
      return []
    }
  }

  /// Advances to a time, and returns the events until then.
  package mutating func advance(to time: Time) -> [ReplayEvent] {
    switch consume self {
    case .strips(var viewer):
      let events = viewer.advance(to: time)
      self = .strips(viewer)
      return events.map(ReplayEvent.strips)
    case .collection(var collection):
      let events = collection.viewer.advance(to: time)
      self = .collection(collection)
      return events.map(ReplayEvent.collection)
    }
  }
}

/// An input for a subject.
package enum ReplayInput: Sendable {
  case strips(DualStripViewer.Input)
  case collection(CollectionViewer.Input)

  /// An input of the two strips; `nil` for one of a collection.
  var ofStrips: DualStripViewer.Input? {
    if case .strips(let input) = self { input } else { nil }
  }

  /// An input of a collection; `nil` for one of the two strips.
  var ofCollection: CollectionViewer.Input? {
    if case .collection(let input) = self { input } else { nil }
  }
}

/// An event of a subject.
package enum ReplayEvent: Hashable, Sendable {
  case strips(ViewerEvent)
  case collection(CollectionEvent)

  /// An event of the two strips; `nil` for one of a collection.
  package var ofStrips: ViewerEvent? {
    if case .strips(let event) = self { event } else { nil }
  }

  /// An event of a collection; `nil` for one of the two strips.
  package var ofCollection: CollectionEvent? {
    if case .collection(let event) = self { event } else { nil }
  }

  /// The time of the event.
  package var time: Time {
    switch self {
    case .strips(let event): return event.time
    case .collection(let event): return event.time
    }
  }

  /// The name of the event in scenarios and traces.
  package var name: String {
    switch self {
    case .strips(let event): return event.kind.name
    case .collection(let event): return event.kind.name
    }
  }

  /// Whether the event is about this page or item.
  func isAbout(_ thing: Named) -> Bool {
    switch (self, thing) {
    case (.strips(let event), .page(let page)): return event.kind.pages.contains(page)
    case (.collection(let event), .item(let item)): return event.kind.item == item
    default: return false
    }
  }
}

/// What a name stands for.
enum Named: Hashable, Sendable {
  case page(PageID)
  case item(ItemID)
}
