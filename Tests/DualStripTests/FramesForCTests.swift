import CDualStrip
import DualStrip
@testable import DualStripC
import Testing

/// What a caller in another language reads is what Swift reads, in every field.
@Suite struct FramesForCTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a frame has every number of the viewer and its cells`(_ direction: LayoutDirection) {
    var configuration = DualStripViewer.Configuration()
    configuration.direction = direction
    var held = HeldViewer(
      DualStripViewer(
        pages: (1...9).map { Page(id: PageID($0), aspect: $0 % 2 == 0 ? 0.7 : 1.9) },
        bounds: Size(width: 393, height: 852), configuration: configuration))
    var lifted = false
    let carried: [DualStripViewer.Input] = [
      .lift(Point(x: 196, y: 30)), .carry(Point(x: 100, y: 20)), .cancelLift,
    ]
    for (number, input) in (carried + CodableTests.inputs).enumerated() {
      let start = 130 * number
      held.handle(input, at: .milliseconds(start))
      for time in stride(from: start, to: start + 130, by: 20) {
        held.events.append(held.viewer.advance(to: .milliseconds(time)))
        lifted = check(&held) || lifted
      }
    }
    #expect(lifted)
  }

  private var fivePages: HeldViewer {
    HeldViewer(
      DualStripViewer(
        pages: (1...5).map { Page(id: PageID($0), aspect: 0.7) },
        bounds: Size(width: 393, height: 852)))
  }

  /// A page that shrinks or grows beside the middle: its image lags, and the lag is scaled too.
  @Test func `a frame has every number on the way of an edit between two pages`() {
    var held = fivePages
    held.handle(.touchBegan(.preview), at: .zero)
    held.handle(.dragMoved(.preview, by: -150), at: .zero)
    held.handle(.edit(.delete([1])), at: .zero)
    var lags = false
    for time in stride(from: 0, to: 400, by: 20) {
      held.events.append(held.viewer.advance(to: .milliseconds(time)))
      _ = check(&held)
      lags =
        lags
        || held.viewer.preview.visibleLayoutAttributes.contains {
          $0.transform.scale < 0.9 && $0.details.imageTranslation.magnitude > 1
        }
    }
    #expect(lags)
  }

  @Test func `a finger or a hand on a page ends the burst of a wheel, a key does not`() {
    let ends: [(DualStripViewer.Input, Bool)] = [
      (.touchBegan(.preview), true), (.lift(Point(x: 196, y: 30)), true),
      (.step(.thumbnails, by: 1), false),
    ]
    for (input, isOver) in ends {
      var held = fivePages
      let event = DualStripViewer.WheelEvent(
        time: .zero, dx: 12, dy: 0, unit: .points, phase: .none)
      held.events.append(held.viewer.handle(event, on: .preview, with: &held.wheel))
      #expect(held.wheel.deadline != nil)
      held.handle(input, at: .milliseconds(5))
      #expect((held.wheel.deadline == nil) == isOver, "\(input)")
    }
  }

  /// - Returns: whether a page is in the hand.
  private func check(_ held: inout HeldViewer) -> Bool {
    var frame = ds_frame()
    let pages = UnsafeMutableBufferPointer<ds_cell>.allocate(capacity: 8)
    let cells = UnsafeMutableBufferPointer<ds_cell>.allocate(capacity: 64)
    defer {
      unsafe pages.deallocate()
      unsafe cells.deallocate()
    }
    unsafe held.read(&frame, pages, cells)
    let viewer = held.viewer
    let shown = viewer.presentation
    #expect(frame.time == viewer.now.ticks && frame.position == viewer.position)
    #expect([frame.width, frame.height] == [viewer.bounds.width, viewer.bounds.height])
    #expect(rect(frame.preview) == shown.previewFrame)
    #expect(rect(frame.thumbnails) == shown.thumbnailsFrame)
    #expect(frame.preview_position == shown.previewPosition)
    #expect(frame.thumbnails_position == shown.thumbnailsPosition)
    #expect(frame.preview_offset == shown.previewOffset)
    #expect(frame.thumbnails_offset == shown.thumbnailsOffset)
    #expect(frame.preview_velocity == shown.previewVelocity)
    #expect(frame.thumbnails_velocity == shown.thumbnailsVelocity)
    #expect(frame.sync_error == shown.syncError && frame.sync_distance == shown.syncDistance)
    #expect(frame.active_page == viewer.activePage?.rawValue ?? 0)
    #expect(frame.target_page == viewer.targetPage?.rawValue ?? 0)
    #expect(frame.active_index == viewer.activeIndex ?? -1 && frame.count == viewer.count)
    #expect(frame.selection_count == viewer.selectionCount)
    #expect(
      [frame.undo_depth, frame.redo_depth] == [Int64(viewer.undoDepth), Int64(viewer.redoDepth)])
    #expect(frame.next_edit == viewer.nextEdit.rawValue)
    #expect(Values.drivers[Int(frame.driver)] == viewer.driver)
    #expect(Values.viewerPhases[Int(frame.phase)] == viewer.phase)
    #expect((frame.is_settled == 1) == viewer.isSettled)
    #expect((frame.is_editing == 1) == viewer.isEditing)
    #expect((frame.is_resizing == 1) == viewer.isResizing)
    #expect((frame.needs_frames == 1) == viewer.needsFrames)

    let preview = viewer.preview.visibleLayoutAttributes
    #expect(frame.preview_count == preview.count)
    for (place, cell) in preview.prefix(8).enumerated() {
      let told = unsafe pages[place]
      let (details, scale) = (cell.details, cell.transform.scale)
      #expect(told.page == details.page.rawValue && told.angle == details.angle)
      #expect(rect(told) == cell.frame && told.scale == scale)
      #expect(told.image_x == cell.frame.minX + details.imageRect.minX * scale)
      #expect(told.image_y == cell.frame.minY + details.imageRect.minY * scale)
      #expect(told.image_width == details.imageRect.size.width * scale)
      #expect(told.image_height == details.imageRect.size.height * scale)
      #expect(told.image_shift == details.imageTranslation * scale)
      #expect(details.parallax.map { told.extra == $0 } ?? told.extra.isNaN)
      #expect(told.alpha == cell.alpha && told.z == cell.zIndex && told.pile == 0)
      #expect((told.is_selected == 1) == details.isSelected)
      #expect(cell.element == .cell(ItemIndex(item: Int(told.index))))
    }
    let thumbnails = viewer.thumbnails.visibleLayoutAttributes
    #expect(frame.thumbnails_count == thumbnails.count)
    for (place, cell) in thumbnails.enumerated() {
      let told = unsafe cells[place]
      let details = cell.details
      #expect(told.page == details.page.rawValue && told.angle == details.angle)
      #expect(rect(told) == cell.frame && told.scale == cell.transform.scale)
      #expect([told.image_x, told.image_y] == [told.x, told.y])
      #expect([told.image_width, told.image_height] == [told.width, told.height])
      #expect(told.extra == details.expansion && told.image_shift == 0)
      #expect(told.alpha == cell.alpha && told.z == cell.zIndex)
      #expect((told.is_selected == 1) == details.isSelected)
      #expect(told.pile == (details.isLifted ? details.pileCount + 1 : 0))
      #expect(cell.element == .cell(ItemIndex(item: Int(told.index))))
    }
    return thumbnails.contains { $0.details.isLifted }
  }

  private func rect(_ rect: ds_rect) -> Rect {
    Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  private func rect(_ cell: ds_cell) -> Rect {
    Rect(x: cell.x, y: cell.y, width: cell.width, height: cell.height)
  }

  /// What the header can say of each case; a new one needs a value there.
  @Test func `every case has its value`() {
    #expect(Set(Values.panes) == Set(Pane.allCases))
    #expect(Set(Values.reveals) == Set(DualStripViewer.Reveal.allCases))
    #expect(Set(Values.units) == Set(DualStripViewer.WheelEvent.Unit.allCases))
    #expect(Set(Values.phases) == Set(DualStripViewer.WheelEvent.Phase.allCases))
    #expect(Set(Values.keys) == Set(DualStripViewer.KeyPress.Key.allCases))
    #expect(Set(Values.drivers) == Set(DualStripViewer.Driver.allCases))
    #expect(Set(Values.viewerPhases) == Set(DualStripViewer.Phase.allCases))
  }

  @Test func `events are taken in their order, however many wait`() {
    var queue = EventQueue<ViewerEvent>()
    var taken = 0
    for number in 0..<1000 {
      queue.append(
        [number, number].map { time in
          ViewerEvent(time: Time(ticks: Int64(time)), kind: .liftCancelled)
        })
      while queue.first != nil, taken < number {
        #expect(queue.first?.time.ticks == Int64(taken / 2))
        queue.removeFirst()
        taken += 1
      }
    }
    var left = 0
    while queue.first != nil {
      queue.removeFirst()
      left += 1
    }
    #expect(taken + left == 2000)
  }

  private func told(_ kind: ViewerEvent.Kind) -> ds_event {
    ToldEvent(ViewerEvent(time: .zero, kind: kind)).event
  }

  @Test func `what an event does not have is told as none`() {
    let event = told(.liftCancelled)
    #expect([event.cause, event.reason, event.pane, event.say] == [-1, -1, -1, -1])
    #expect([event.driver, event.driver_before] == [-1, -1])
    #expect(event.index == -1 && event.page == 0)
  }

  @Test func `an event tells its pane, its index, its reason or its count`() {
    let panes: [(Pane, ds_enum)] = [
      (.preview, ds_enum(DS_PREVIEW)), (.thumbnails, ds_enum(DS_THUMBNAILS)),
    ]
    for (pane, number) in panes {
      #expect(told(.stepIgnored(pane)).pane == number)
      #expect(told(.stepRefused(pane, .held)).pane == number)
    }
    let settled = told(.settled(4, index: 3))
    #expect(settled.page == 4 && settled.index == 3)
    let refusals: [(LiftRefusal, ds_enum)] = [
      (.noPage, ds_enum(DS_LIFT_NO_PAGE)), (.carrying, ds_enum(DS_LIFT_CARRYING)),
      (.resizing, ds_enum(DS_LIFT_RESIZING)),
    ]
    for (refusal, number) in refusals { #expect(told(.liftRefused(refusal)).reason == number) }
    let count = told(.announced(.count(7)))
    #expect(count.say == ds_enum(DS_SAY_COUNT) && count.count == 7 && count.changed == 0)
    let refused = told(.announced(.refused(.duplicate)))
    #expect(refused.say == ds_enum(DS_SAY_REFUSED))
    #expect(refused.reason == ds_enum(DS_REASON_DUPLICATE))
  }

  /// A viewer whose wheel has turned, and one whose strip a finger has touched.
  private func handled(at time: Time) -> [HeldViewer] {
    var (turned, touched) = (fivePages, fivePages)
    let event = DualStripViewer.WheelEvent(
      time: time, dx: 12, dy: 0, unit: .points, phase: .none)
    turned.events.append(turned.viewer.handle(event, on: .preview, with: &turned.wheel))
    touched.finger =
      DualStripViewer.TouchReader.began(
        on: .thumbnails, at: Point(x: 196, y: 30), of: touched.viewer, time: time
      ).reader
    return [turned, touched]
  }

  @Test func `where nothing moves, a burst of a wheel and a finger that stays need frames`() {
    let none = UnsafeMutableBufferPointer<ds_cell>.allocate(capacity: 0)
    defer { unsafe none.deallocate() }
    for var held in handled(at: .zero) {
      held.viewer = fivePages.viewer
      #expect(!held.viewer.needsFrames)
      var frame = ds_frame()
      unsafe held.read(&frame, none, none)
      #expect(frame.needs_frames == 1)
    }
  }

  @Test func `the next deadline is the first of the viewer's, a wheel's and a finger's`() throws {
    var moving = fivePages.viewer
    moving.handle(.edit(.delete([1])), at: .zero)
    let due = try #require(moving.nextDeadlineTime)
    for var held in handled(at: due - .milliseconds(10)) {
      held.viewer = moving
      #expect(held.nextDeadline == due)
    }
  }

  @Test func `a changed selection tells what has joined it before what has left it`() {
    var viewer = fivePages.viewer
    viewer.select(.only(3), at: .zero)
    let told = viewer.select(.only(5), at: .zero).map { ToldEvent($0) }
      .filter { !$0.numbers.isEmpty }
    #expect(told.map(\.numbers) == [[5, 5, 1, 3, 3, 1]])
    #expect(told.map(\.event.changed) == [1])
  }
}
