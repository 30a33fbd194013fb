import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// The laws of the model over random histories. A failure prints the scenario that repeats it.
@Suite struct HistoryLawsTests {
  /// Seeds of one part of a campaign: parts run side by side.
  static let parts = Array(0..<8)

  /// How many histories each law is tried on: `DUALSTRIP_HISTORIES=2000000` for a campaign.
  static let count =
    Int(ProcessInfo.processInfo.environment["DUALSTRIP_HISTORIES"] ?? "")
    ?? (Effort.isThorough ? 5_000 : 1_500)

  static func seeds(of part: Int, share: Int = 1) -> [UInt64] {
    let each = max(1, HistoryLawsTests.count / HistoryLawsTests.parts.count / share)
    return (0..<each).map { UInt64(part * 1_000_000 + $0 + 1) }
  }

  @Test(arguments: parts) func `invariants hold after every input`(part: Int) {
    for seed in Effort.some(Self.seeds(of: part), of: 4) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      var viewer = history.viewer
      for (time, input) in history.inputs {
        viewer.handle(input, at: time)
        let broken = viewer.checkInvariants()
        guard broken.isEmpty else {
          Issue.record("\(broken) at \(time.milliseconds) ms\n\(history.scenario)")
          return
        }
      }
    }
  }

  @Test(arguments: parts) func `invariants hold at every frame`(part: Int) {
    for seed in Self.seeds(of: part, share: 50) {
      let history = RandomHistory(seed: seed, hasEdits: seed % 2 == 0)
      var broken: [String] = []
      _ = history.run(stepping: .frame(1, perSecond: 60)) { viewer in
        broken += viewer.checkInvariants().map { "\($0) at \(viewer.now.milliseconds) ms" }
      }
      #expect(broken.isEmpty, "\(broken.first ?? "")\n\(history.scenario)")
    }
  }

  @Test(arguments: parts) func `looking changes no bit and no event`(part: Int) {
    for seed in Self.seeds(of: part, share: 50) {
      let history = RandomHistory(seed: seed, hasEdits: seed % 2 == 0)
      let straight = history.run()
      let watched = history.run(stepping: .milliseconds(7)) { _ = $0.presentation }
      #expect(straight.events == watched.events, "\(history.scenario)")
      #expect(straight.viewer == watched.viewer, "\(history.scenario)")
    }
  }

  @Test(arguments: parts) func `every page is found where it stands, and none that has gone`(
    part: Int
  ) {
    for seed in Self.seeds(of: part, share: 20) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      var seen: Set<PageID> = []
      _ = history.run(stepping: .milliseconds(50)) { viewer in
        let pages = viewer.pages
        let found = pages.map { viewer.index(of: $0) }
        #expect(found == Array(pages.indices), "\(pages)\n\(history.scenario)")
        seen.formUnion(pages)
        let gone = seen.subtracting(pages)
        #expect(gone.allSatisfy { viewer.index(of: $0) == nil }, "\(history.scenario)")
      }
    }
  }

  @Test(arguments: parts) func `a frame that is read at once is what both panes have one by one`(
    part: Int
  ) {
    var pages: [LayoutAttributes<PreviewDetails>] = []
    var cells: [LayoutAttributes<ThumbnailDetails>] = []
    for seed in Self.seeds(of: part, share: 50) {
      let history = RandomHistory(seed: seed, hasEdits: seed % 2 == 0)
      _ = history.run(stepping: .milliseconds(13)) { viewer in
        let shown = viewer.readFrame(preview: &pages, thumbnails: &cells)
        let (preview, strip) = (viewer.preview, viewer.thumbnails)
        #expect(pages == preview.visibleLayoutAttributes, "\(history.scenario)")
        #expect(cells == strip.visibleLayoutAttributes, "\(history.scenario)")
        #expect(shown.previewOffset == preview.contentOffset.x, "\(history.scenario)")
        #expect(shown.thumbnailsOffset == strip.contentOffset.x, "\(history.scenario)")
      }
    }
  }

  @Test(arguments: parts) func `what a point hits is the last cell that is drawn there`(part: Int) {
    for seed in Self.seeds(of: part, share: 50) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      _ = history.run(stepping: .milliseconds(50)) { viewer in
        #expect(Self.hitsAreDrawn(in: viewer.preview), "\(history.scenario)")
        #expect(Self.hitsAreDrawn(in: viewer.thumbnails), "\(history.scenario)")
      }
    }
  }

  private static func hitsAreDrawn<Layout>(in pane: LayoutController<Layout>) -> Bool {
    let bounds = pane.viewport.bounds
    return (0...8).allSatisfy { k in
      let point = Point(x: bounds.minX + bounds.size.width * Double(k) / 8, y: bounds.midY)
      let drawn = pane.layoutAttributesForElements(in: Rect(center: point, size: bounds.size))
        .last { $0.frame.contains(point) }
      return pane.item(at: point).map { .cell($0) } == drawn?.element
    }
  }

  @Test(arguments: parts) func `the 60 Hz run is part of the 120 Hz run and of the 240 Hz run`(
    part: Int
  ) {
    for seed in Self.seeds(of: part, share: 100) {
      let history = RandomHistory(seed: seed, hasEdits: seed % 2 == 0)
      let coarse = Frames(history, perSecond: 60)
      for rate in [120.0, 240] {
        let fine = Frames(history, perSecond: rate)
        #expect(
          coarse.numbers.allSatisfy { fine.numbers[$0.key] == $0.value },
          "\(rate) Hz\n\(history.scenario)")
      }
    }
  }

  private struct Frames {
    var numbers: [Time: [UInt64]] = [:]

    init(_ history: RandomHistory, perSecond rate: Double) {
      let step = Time.frame(1, perSecond: rate)
      var found: [Time: [UInt64]] = [:]
      _ = history.run(stepping: step) { viewer in
        guard viewer.now.ticks % step.ticks == 0 else { return }
        found[viewer.now] = viewer.presentation.numbers.map(\.bitPattern)
      }
      numbers = found
    }
  }

  @Test(arguments: parts) func `right to left mirrors left to right`(part: Int) {
    for seed in Self.seeds(of: part, share: 100) {
      let left = RandomHistory(seed: seed, hasEdits: true, direction: .leftToRight)
      guard left.viewer.bounds.width > 0 else { continue }
      var viewer = left.viewer
      var mirrored = RandomHistory(seed: seed, hasEdits: true, direction: .rightToLeft).viewer
      for (time, input) in left.inputs {
        viewer.handle(input, at: time)
        mirrored.handle(input.mirrored(in: viewer.bounds.width), at: time)
        let a = viewer.presentation
        let b = mirrored.presentation
        guard abs(a.position - b.position) < 1e-9, abs(a.syncError - b.syncError) < 1e-9,
          viewer.activePage == mirrored.activePage,
          abs(a.previewVelocity + b.previewVelocity) < 1e-6 * max(1, abs(a.previewVelocity))
        else {
          Issue.record("differs at \(time.milliseconds) ms\n\(left.scenario)")
          break
        }
      }
    }
  }

  @Test(arguments: parts) func `every request ends once, every delete commits once or not`(
    part: Int
  ) {
    for seed in Self.seeds(of: part, share: 10) {
      let history = RandomHistory(seed: seed, hasEdits: true)
      // A replaced list settles every account at once.
      guard !history.replacesList else { continue }
      let (events, viewer) = history.run()
      let ledger = Ledger(history, events: events, viewer: viewer)
      #expect(ledger.faults.isEmpty, "\(ledger.faults)\n\(history.scenario)")
    }
  }
}

/// Counts the requests of a history and their outcomes.
private struct Ledger {
  var faults: [String] = []

  init(_ history: RandomHistory, events: [ViewerEvent], viewer: DualStripViewer) {
    var requested = 0
    for (_, input) in history.inputs {
      if case .focus = input { requested += 1 }
    }
    var ended = 0
    var pages = Set((0..<history.viewer.count).compactMap { history.viewer.page(at: $0) })
    var committed: Set<EditID> = []
    var refused: Set<PageID> = []
    for event in events {
      switch event.kind {
      case .focusFinished, .focusCancelled: ended += 1
      case .committed(let edit, let gone):
        if !committed.insert(edit).inserted { faults.append("\(edit) committed twice") }
        told.formUnion(gone)
        for page in gone where pages.remove(page) == nil { committedUnknown.insert(page) }
      case .restored(let edit, let back):
        if !committed.insert(edit).inserted { faults.append("\(edit) restored twice") }
        for page in back {
          if !pages.insert(page).inserted { faults.append("\(page) restored twice") }
          committedUnknown.remove(page)
        }
      case .editRefused(let refusal):
        if refusal.reason == .alreadyThere { refused.formUnion(refusal.pages) }
      default: break
      }
    }
    // A tap is a focus too, where there is a thumbnail, and so is a step on the strip or far away.
    let others = history.inputs.count {
      switch $0.input {
      case .tapThumbnails, .step: true
      default: false
      }
    }
    let isRunning = viewer.phase == .focusing ? 1 : 0
    if !(requested...requested + others).contains(ended + isRunning) {
      faults.append("\(requested) focus requests, \(ended) ended")
    }
    for page in inserted(history, events: events) where !told.contains(page) { pages.insert(page) }
    for page in committedUnknown { pages.remove(page) }
    let present = Set((0..<viewer.count).compactMap { viewer.page(at: $0) })
    if pages != present { faults.append("pages \(present.sorted()) instead of \(pages.sorted())") }
  }

  private var committedUnknown: Set<PageID> = []
  /// The pages that have gone at some time.
  private var told: Set<PageID> = []

  /// The pages whose insertion was accepted.
  private func inserted(_ history: RandomHistory, events: [ViewerEvent]) -> [PageID] {
    var probe = history.viewer
    var result: [PageID] = []
    for (time, input) in history.inputs {
      let isRefused = probe.handle(input, at: time).contains { event in
        if case .editRefused(_) = event.kind { return event.time >= time }
        return false
      }
      if case .edit(let edit) = input, case .insert(let pages, _) = edit.made, !isRefused {
        result += pages.map(\.id)
      }
    }
    return result
  }
}

extension DualStripViewer.Input {
  /// The same finger on the mirrored glass.
  fileprivate func mirrored(in width: Double) -> Self {
    switch self {
    case .dragMoved(let pane, let distance): return .dragMoved(pane, by: -distance)
    case .touchEnded(let pane, let velocity): return .touchEnded(pane, velocity: -velocity)
    case .lift(let point): return .lift(Point(x: width - point.x, y: point.y))
    case .carry(let point): return .carry(Point(x: width - point.x, y: point.y))
    case .tapThumbnails(let point): return .tapThumbnails(Point(x: width - point.x, y: point.y))
    default: return self
    }
  }
}
