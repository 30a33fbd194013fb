import DualStripScenarios
import TestSupport
import Testing

/// Nothing that is shown jumps, except what says so: a drag sample, a focus that is not animated,
/// the whole pages of a stepped preview.
@Suite struct ContinuityTests {
  private static let histories = Effort.some(1...UInt64(900), of: 3).map {
    RandomHistory(seed: $0, hasEdits: true)
  }

  @Test func `no input makes a shown position jump`() {
    for history in Self.histories where !history.viewer.configuration.reducesMotion {
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.advance(to: time)
        let before = viewer
        viewer.handle(input, at: time)
        // A pane without width moves nothing: what is lifted from it rests at once.
        guard !input.movesAtOnce(in: before), before.bounds.width > 0 else { continue }
        // A former list of pages comes back at once, when the host has it.
        if history.replacesList, case .edit(.commit(let edit)) = input,
          before.pendingRestores.contains(where: { $0.id == edit })
        {
          continue
        }
        // A release within 0.05 pt of its page is at rest at once.
        let rests = before.driver != .none && viewer.driver == .none
        let allowed = rests ? 0.05 / viewer.configuration.thumbnails.pitch : 1e-9
        check(before, viewer, allowed: allowed, "\(input)", history)
      }
    }
  }

  @Test func `no deadline makes a shown position jump`() {
    for history in Self.histories where !history.viewer.configuration.reducesMotion {
      var viewer = history.viewer
      for (time, input) in history.inputs {
        while let due = viewer.nextDeadlineTime, due <= time {
          viewer.advance(to: due - Time(ticks: 1))
          let before = viewer
          viewer.advance(to: due)
          // One tick is 1.4 ns: even the fastest curve moves less than a millionth of a page. A
          // motion rests when it is within 0.05 pt of its page: that is the last step.
          let rests = before.driver != .none && viewer.driver == .none
          let allowed = rests ? 0.05 / viewer.configuration.thumbnails.pitch : 0
          check(before, viewer, allowed: allowed + 2e-6, "deadline", history)
        }
        viewer.handle(input, at: time)
      }
    }
  }

  @Test func `nothing that is visible moves at a commit`() {
    for history in Self.histories {
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.advance(to: time)
        let before = Picture(viewer)
        let restores = viewer.pendingRestores.map(\.id)
        viewer.handle(input, at: time)
        guard case .edit(.commit(let edit)) = input, !restores.contains(edit) else { continue }
        let after = Picture(viewer)
        #expect(before.isClose(to: after), "at \(time.milliseconds) ms\n\(history.scenario)")
      }
    }
  }

  /// In the preview another page may take over, if one is nearer in the new order.
  @Test func `no thumbnail jumps when pages are moved, arranged or turned`() {
    var count = 0
    for history in Self.histories where !history.viewer.configuration.reducesMotion {
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.advance(to: time)
        let before = Picture(viewer, .thumbnails)
        let changesOrder = input.changesOrder(in: viewer)
        let hadPile = !viewer.liftedRows.isEmpty
        viewer.handle(input, at: time)
        guard changesOrder else { continue }
        count += 1
        let after = Picture(viewer, .thumbnails)
        // Pages that lay hidden in a pile come out of it.
        #expect(
          hadPile
            ? before.isContinued(by: after, within: 1e-6) : before.isClose(to: after, within: 1e-6),
          "\(before.difference(from: after)) at \(time.milliseconds) ms\n\(history.scenario)")
      }
    }
    #expect(count > 100)
  }

  /// What a hand carries follows it; everything else goes on from where it is shown.
  @Test func `no thumbnail jumps when pages are lifted, carried, dropped or put back`() {
    var count = 0
    for history in Self.histories where !history.viewer.configuration.reducesMotion {
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.advance(to: time)
        let before = Picture(viewer, .thumbnails, withoutLifted: input.isCarry)
        let hadFinger = viewer.phase == .dragging
        viewer.handle(input, at: time)
        guard input.isOfHand else { continue }
        count += 1
        let after = Picture(viewer, .thumbnails, withoutLifted: input.isCarry)
        // A finger that is taken off within 0.05 pt of a page is at rest at once.
        #expect(
          before.isContinued(by: after, within: hadFinger ? 0.05 : 1e-6),
          "\(input): \(before.difference(from: after)) at \(time.milliseconds) ms\n\(history.scenario)"
        )
      }
    }
    #expect(count > 30)
  }

  private func check(
    _ former: DualStripViewer, _ viewer: DualStripViewer, allowed: Double, _ what: String,
    _ history: RandomHistory
  ) {
    let (before, after) = (former.presentation, viewer.presentation)
    let strip = abs(after.thumbnailsPosition - before.thumbnailsPosition)
    if strip > allowed {
      Issue.record(
        "strip jumps by \(strip) at \(after.time.milliseconds) ms: \(what)\n\(history.scenario)")
    }
    var preview = abs(after.previewPosition - before.previewPosition)
    let isStepped = viewer.configuration.mapping == .stepped
    // Whole pages are what stepping is; while pages come and go, a page takes less room than one.
    let follows = [former, viewer].contains {
      $0.driver == .thumbnails || $0.driver == .program
    }
    if isStepped { preview = follows ? 0 : abs(preview - preview.rounded()) }
    if preview > allowed {
      Issue.record(
        "preview jumps by \(preview) at \(after.time.milliseconds) ms: \(what)\n\(history.scenario)"
      )
    }
  }
}
