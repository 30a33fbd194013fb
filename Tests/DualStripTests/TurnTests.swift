@testable import DualStrip
import Foundation
import TestSupport
import Testing

/// Turning pages.
@Suite struct TurnTests {
  private func viewer(pages: Int = 12, active: Int = 5) -> DualStripViewer {
    StepTests.viewer(pages: pages, active: active, .photos)
  }

  private func image(_ viewer: DualStripViewer) throws -> PreviewDetails {
    try #require(viewer.preview.visibleLayoutAttributes.first).details
  }

  private func thumbnail(_ viewer: DualStripViewer, _ page: PageID) throws -> ThumbnailDetails {
    let cells = viewer.thumbnails.visibleLayoutAttributes
    return try #require(cells.first { $0.details.page == page }).details
  }

  @Test func `an image turns in 0,3 s while its box follows`() throws {
    var viewer = viewer()
    let upright = try image(viewer).imageRect
    let edit = try viewer.turn([5], quarters: 1, at: .zero)
    #expect(edit.events.map(\.kind) == [.editAccepted(EditID(rawValue: 1), pages: [5])])
    #expect(try image(viewer).angle == 0 && image(viewer).imageRect == upright)
    #expect(viewer.page(5)?.quarterTurns == 1 && viewer.isEditing)
    var last = 0.0
    for time in stride(from: 10.0, to: 300, by: 10) {
      viewer.advance(to: .milliseconds(time))
      let shown = try image(viewer)
      #expect(shown.angle > last && shown.angle < 90)
      #expect(try thumbnail(viewer, 5).angle == shown.angle)
      last = shown.angle
    }
    viewer.advance(to: .milliseconds(300))
    #expect(viewer.isSettled)
    let (box, aspect) = (try image(viewer).imageRect.size, try #require(viewer.aspect(of: 5)))
    #expect(try image(viewer).angle == 90 && abs(box.width / box.height - 1 / aspect) < 1e-12)
    #expect(viewer.activePage == 5 && viewer.presentation.syncError == 0)
  }

  @Test func `turns add up and never go the long way back`() throws {
    var viewer = viewer()
    for _ in 0..<3 { try viewer.turn([5], quarters: 1, at: .zero) }
    // Still at 0°, on its way to 270°.
    #expect(try image(viewer).angle == 0)
    viewer.advance(to: .milliseconds(150))
    let halfway = try image(viewer).angle
    #expect(abs(halfway - 135) < 1)
    try viewer.turn([5], quarters: 1, at: .milliseconds(150))
    // The whole way round: the angle counts up to 0.
    #expect(try abs(image(viewer).angle - (halfway - 360)) < 1e-9)
    viewer.advance(to: .milliseconds(450))
    #expect(try image(viewer).angle == 0 && viewer.page(5)?.quarterTurns == 0)
    try viewer.turn([5], quarters: -1, at: .milliseconds(500))
    #expect(try image(viewer).angle == 360 && viewer.page(5)?.quarterTurns == 3)
    viewer.advance(to: .milliseconds(700))
    #expect(try image(viewer).angle < 360 && image(viewer).angle > 270)
  }

  @Test func `a late size is the size before turning`() throws {
    var viewer = viewer()
    try viewer.turn([5], quarters: 1, at: .zero)
    try viewer.setAspect(2, of: 5, at: .milliseconds(100))
    viewer.settle(limit: .seconds(1))
    let box = try image(viewer).imageRect.size
    #expect(abs(box.width / box.height - 0.5) < 1e-12 && viewer.aspect(of: 5) == 2)
  }

  @Test func `the box around a turned image fits it at any angle`() {
    for aspect in [0.3, 0.7071, 1, 2.5] {
      #expect(Turning.boxAspect(of: aspect, angle: 180) == aspect)
      #expect(Turning.boxAspect(of: aspect, angle: -90) == 1 / aspect)
      for angle in stride(from: -400.0, through: 400, by: 7) {
        let box = Size(width: 300 * Turning.boxAspect(of: aspect, angle: angle), height: 300)
        let image = Turning.imageSize(in: box, aspect: aspect, angle: angle)
        // The corners of the turned image touch all sides of the box.
        let (sine, cosine) = (abs(sin(angle * .pi / 180)), abs(cos(angle * .pi / 180)))
        #expect(abs(image.width * cosine + image.height * sine - box.width) < 1e-9)
        #expect(abs(image.width * sine + image.height * cosine - box.height) < 1e-9)
        #expect(abs(image.width / image.height - aspect) < 1e-12)
      }
    }
  }

  @Test func `a turn is undone, and comes back with a page that was deleted`() throws {
    var viewer = viewer()
    try viewer.turn([3, 5], quarters: 2, at: .zero)
    try viewer.turn([5], quarters: -1, at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.delete([5], at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.canUndo?.kind == .delete)
    try viewer.undo(at: viewer.now)
    #expect(viewer.page(5)?.quarterTurns == 1)
    #expect(viewer.canUndo?.kind == .turn && viewer.canUndo?.pages == [5])
    // The host turns a page meanwhile: that stays.
    try viewer.edit(.byHost(.turn([3], quarters: 1)), at: viewer.now)
    try viewer.undo(at: viewer.now)
    try viewer.undo(at: viewer.now)
    #expect(viewer.page(5)?.quarterTurns == 0 && viewer.page(3)?.quarterTurns == 1)
    // One that is gone is not turned when the turn is redone.
    try viewer.redo(at: viewer.now)
    #expect(viewer.page(5)?.quarterTurns == 2 && viewer.page(3)?.quarterTurns == 3)
    try viewer.edit(.byHost(.delete([3])), at: viewer.now)
    viewer.settle(limit: .seconds(1))
    try viewer.undo(at: viewer.now)
    try viewer.edit(.byHost(.insert([Page(id: 3, aspect: 1)], .first)), at: viewer.now)
    try viewer.redo(at: viewer.now)
    #expect(viewer.page(5)?.quarterTurns == 2 && viewer.page(3)?.quarterTurns == 0)
  }

  @Test func `pages keep their turns when they move, and when another page goes`() throws {
    var viewer = viewer()
    try viewer.turn([5], quarters: 1, at: .zero)
    try viewer.move([5], .first, at: .milliseconds(100))
    try viewer.delete([1, 2, 3, 4, 6, 7], at: .milliseconds(150))
    let angle = try thumbnail(viewer, 5).angle
    #expect(angle > 0 && angle < 90)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.page(5)?.quarterTurns == 1 && viewer.page(8)?.quarterTurns == 0)
    #expect(try thumbnail(viewer, 5).angle == 90 && thumbnail(viewer, 8).angle == 0)
  }

  @Test func `of many pages those in view are animated`() throws {
    var viewer = viewer(pages: 10_000, active: 5000)
    try viewer.turn(viewer.pages, quarters: 1, at: .zero)
    #expect(viewer.edits.turns.values(at: viewer.now).count < 40)
    #expect(viewer.thumbnails.visibleLayoutAttributes.allSatisfy { $0.details.angle == 0 })
    viewer.settle(limit: .seconds(1))
    #expect(viewer.thumbnails.visibleLayoutAttributes.allSatisfy { $0.details.angle == 90 })
    #expect(viewer.page(1)?.quarterTurns == 1)
  }

  @Test(arguments: [100, 101])
  func `of a hundred pages all are seen to turn, of more those in view`(pages: Int) throws {
    var viewer = viewer(pages: pages)
    try viewer.turn(viewer.pages, quarters: 1, at: .zero)
    let turning = viewer.edits.turns.values(at: viewer.now).count
    #expect(pages == 100 ? turning == 100 : turning < 100)
  }

  @Test(arguments: [-3, -2, -1, 1, 2, 3])
  func `a turn is by one or two quarters, either way`(quarters: Int) {
    var viewer = viewer()
    let events = viewer.handle(.edit(.turn([5], quarters: quarters)), at: .zero)
    let refusal = ViewerEvent.Kind.editRefused(EditRefusal(.invalidTurn, pages: [5]))
    #expect((events.map(\.kind) == [refusal]) == (abs(quarters) == 3))
    #expect((viewer.page(5)?.quarterTurns == 0) == (abs(quarters) == 3))
  }
}
