import DualStripScenarios
import TestSupport
import Testing

/// Undo and redo over random histories, with hosts that answer late, never, or with a failure.
@Suite struct UndoLawsTests {
  /// A viewer with a host that answers by chance.
  private struct Session {
    var viewer: DualStripViewer
    var random: SeededNumbers
    var failures: Double

    /// Lets time pass until the host owes no answer.
    mutating func settle() {
      for _ in 0..<1000 {
        viewer.settle(limit: .seconds(9))
        let asked = viewer.pendingEdits.filter(\.isCommitting) + viewer.pendingRestores
        guard !asked.isEmpty else { return }
        let edit = random.choice(of: asked)
        let answer: Edit = random.chance(failures) ? .failCommit(edit.id) : .commit(edit.id)
        viewer.handle(.edit(answer), at: viewer.now)
      }
    }

    /// Undoes or redoes all edits, now and then in quick succession.
    ///
    /// - Returns: how many.
    mutating func carry(_ edit: Edit) -> Int {
      var count = 0
      while count < 10_000 {
        let events = viewer.handle(.edit(edit), at: viewer.now)
        if events.contains(where: { $0.kind.isRefusal }) {
          settle()
          if viewer.canDo(edit) { continue }
          return count
        }
        count += 1
        if random.chance(0.3) { settle() }
      }
      return count
    }

    var document: [Page] { viewer.document }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `undo all, then redo all, gives the same document`(part: Int) {
    for seed in HistoryLawsTests.seeds(of: part, share: 4) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      if history.replacesList { continue }
      var session = Session(
        viewer: history.run().viewer, random: SeededNumbers(seed: seed), failures: 0.3)
      for pane in Pane.allCases {
        session.viewer.handle(.touchCancelled(pane), at: session.viewer.now)
      }
      session.settle()
      // Nothing is left to be redone, so that redoing all is no more than undoing all.
      while session.viewer.canRedo != nil {
        session.viewer.handle(.edit(.redo), at: session.viewer.now)
        session.settle()
      }
      let before = session.document
      session.failures = 0.2
      _ = session.carry(.undo)
      _ = session.carry(.redo)
      guard session.document == before, session.viewer.checkInvariants().isEmpty else {
        Issue.record("\(session.document)\nnot \(before)\n\(history.scenario)")
        return
      }
    }
  }

  /// Histories in which a page returned to a neighbour that an arrange or a move had taken elsewhere. A
  /// mend of another fault broke the last one.
  private static let badNeighbours: [UInt64] = [93_500, 7_002_294, 278]

  /// What only people do to a document, undone in the end, leaves it as it was.
  @Test(arguments: HistoryLawsTests.parts)
  func `undo all gives the first document again`(part: Int) {
    let known = part == 0 ? Self.badNeighbours : []
    for seed in known + HistoryLawsTests.seeds(of: part, share: 4) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      if history.replacesList { continue }
      var viewer = history.viewer
      for (time, input) in history.inputs {
        switch input {
        // A delete that fails after later edits brings its pages back among these.
        case .edit(.byHost), .edit(.setAspect), .edit(.cancel): continue
        case .edit(.failCommit(let edit)): viewer.handle(.edit(.commit(edit)), at: time)
        default: viewer.handle(input, at: time)
        }
        // Pages that are restored after a later edit return among its pages. An answer may ask again.
        while let edit = viewer.pendingRestores.first {
          viewer.handle(.edit(.commit(edit.id)), at: time)
        }
      }
      var session = Session(viewer: viewer, random: SeededNumbers(seed: seed), failures: 0)
      session.settle()
      session.failures = 0.2
      _ = session.carry(.undo)
      guard session.document == history.viewer.document else {
        Issue.record("\(session.document)\nnot \(history.viewer.document)\n\(history.scenario)")
        return
      }
    }
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `no page is there twice, and every request is one undo or redo`(part: Int) {
    for seed in HistoryLawsTests.seeds(of: part, share: 4) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      let (events, viewer) = history.run()
      let requests = history.inputs.count {
        $0.input == .edit(.undo) || $0.input == .edit(.redo)
      }
      let told = events.count {
        switch $0.kind {
        case .undone, .redone: true
        case .editRefused(let refusal):
          [.nothingToUndo, .nothingToRedo].contains(refusal.reason)
        default: false
        }
      }
      guard Set(viewer.pages).count == viewer.count, told == requests else {
        Issue.record("\(viewer.pages), \(requests) requests, \(told) told\n\(history.scenario)")
        return
      }
    }
  }
}

extension ViewerEvent.Kind {
  var isRefusal: Bool { if case .editRefused = self { true } else { false } }
}

extension DualStripViewer {
  fileprivate func canDo(_ edit: Edit) -> Bool {
    edit == .undo ? canUndo != nil : canRedo != nil
  }

  /// All pages in order, with their aspects and turns.
  fileprivate var document: [Page] { pages.compactMap { page($0) } }
}
