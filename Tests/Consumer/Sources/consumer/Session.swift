import DualStrip

/// A viewer, and the files that are being erased for it.
///
/// It is a value as the viewer is: a line is tried on a copy, and where it turns out to be bad the
/// copy is dropped. The answers of the store are in tasks, which can be asked again.
struct Session {
  private(set) var viewer: DualStripViewer
  private let store: Store
  private var erasures: [EditID: Task<Bool, Never>] = [:]

  init(_ opening: Opening, store: Store) throws {
    viewer = try DualStripViewer(
      validating: opening.pages, bounds: opening.bounds, insets: opening.insets ?? .zero,
      configuration: DualStripViewer.Configuration(commits: .byHost))
    self.store = store
  }

  /// Takes in one line, after the answers to what was asked before it.
  mutating func take(_ line: Line) async throws -> [ViewerEvent] {
    var events = try await answer(at: line.time)
    switch line.input {
    case .edit(let edit): events += try viewer.edit(edit, at: line.time).events
    case let input?: events += viewer.handle(input, at: line.time)
    case nil: events += viewer.advance(to: line.time)
    }
    return events
  }

  /// Lets the store erase what the viewer has requested since the last call; the store answers with
  /// the next line.
  ///
  /// Reading `pendingEdits` misses no request, whichever events were read before.
  mutating func erase() {
    for edit in viewer.pendingEdits where edit.isCommitting && erasures[edit.id] == nil {
      erasures[edit.id] = Task { [store] in await store.erase(edit.pages) }
    }
  }

  /// Ends the input: finally nothing moves any more, and no edit waits for an answer.
  mutating func finish() async throws -> [ViewerEvent] {
    // No motion takes longer, only a finger that never lifts.
    let limit = Time.seconds(60)
    var events = viewer.settle(limit: limit)
    erase()
    events += try await answer(at: viewer.now)
    // Pages that could not be erased come back.
    return events + viewer.settle(limit: limit)
  }

  private mutating func answer(at time: Time) async throws -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    for edit in viewer.pendingEdits {
      guard let erasure = erasures.removeValue(forKey: edit.id) else { continue }
      let isErased = await erasure.value
      events +=
        try isErased
        ? viewer.commit(edit.id, at: time).events : viewer.failCommit(edit.id, at: time).events
    }
    return events
  }
}
