import DualStripScenarios
import TestSupport
import Testing

/// At rest nothing of the past is left: a viewer is as one that is made anew with the same pages.
@Suite struct RestTests {
  @Test(arguments: 0..<4) func `whatever has happened, at rest a viewer is as if made anew`(
    part: Int
  ) throws {
    for seed in Effort.some(stride(from: part + 1, to: 600, by: 4), of: 3) {
      let history = RandomHistory(seed: UInt64(seed) &+ 70_000, hasEdits: true)
      let old = Self.settled(history.run().viewer)
      let pending = old.pendingEdits + old.pendingRestores
      #expect(old.isSettled && pending.isEmpty, "\(history.scenario)")
      let new = try Self.new(like: old)
      let later = RandomHistory(of: old, seed: UInt64(seed))
      var (was, fresh) = (old, new)
      var (told, heard) = ([ViewerEvent.Kind](), [ViewerEvent.Kind]())
      #expect(Self.picture(was) == Self.picture(fresh), "at rest\n\(history.scenario)")
      for (time, input) in later.inputs {
        told += was.handle(input, at: time).map(\.kind)
        heard += fresh.handle(input, at: time - old.now).map(\.kind)
        #expect(
          Self.picture(was) == Self.picture(fresh),
          "\(input) after \(time - old.now)\n\(history.scenario)")
      }
      told += was.settle(limit: .seconds(9)).map(\.kind)
      heard += fresh.settle(limit: .seconds(9)).map(\.kind)
      #expect(told == heard, "\(history.scenario)")
      #expect(Self.picture(was) == Self.picture(fresh), "in the end\n\(history.scenario)")
    }
  }

  /// No finger, no edit and no motion is left.
  private static func settled(_ viewer: DualStripViewer) -> DualStripViewer {
    var viewer = viewer
    for _ in 0..<20 {
      for pane in Pane.allCases { viewer.handle(.touchCancelled(pane), at: viewer.now) }
      viewer.cancelLift(at: viewer.now)
      viewer.settle(limit: .seconds(9))
      for edit in viewer.pendingEdits + viewer.pendingRestores where edit.isCommitting {
        viewer.handle(.edit(.commit(edit.id)), at: viewer.now)
      }
    }
    return viewer
  }

  private static func new(like old: DualStripViewer) throws -> DualStripViewer {
    var new = try DualStripViewer(
      validating: old.pages.compactMap { old.page($0) },
      activePage: old.activePage, bounds: old.bounds, insets: old.insets,
      configuration: old.configuration, firstEdit: old.nextEdit)
    for page in old.selectedPages { new.select(.toggle(page), at: .zero) }
    return new
  }

  /// All that is shown, and all that a host may ask for, but times and revisions.
  private static func picture(_ viewer: DualStripViewer) -> [String] {
    var pages: [LayoutAttributes<PreviewDetails>] = []
    var cells: [LayoutAttributes<ThumbnailDetails>] = []
    let shown = viewer.readFrame(preview: &pages, thumbnails: &cells)
    let words = [
      "\(shown.bounds) \(shown.position) \(shown.previewPosition) \(shown.previewOffset)",
      "\(shown.previewVelocity) \(shown.thumbnailsPosition) \(shown.thumbnailsOffset)",
      "\(shown.thumbnailsVelocity) \(shown.syncError) \(shown.syncDistance)",
      "\(String(describing: viewer.activePage)) \(String(describing: viewer.targetPage))",
      "\(String(describing: viewer.settledPage)) \(viewer.driver) \(viewer.phase)",
      "\(viewer.pages) \(viewer.isSettled) \(viewer.isEditing) \(viewer.isResizing)",
      "\(viewer.pendingEdits)", "\(viewer.finalBounds) \(viewer.finalInsets)",
    ]
    return words + pages.map { "\($0)" } + cells.map { "\($0)" }
  }
}
