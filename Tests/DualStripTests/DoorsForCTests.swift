import CDualStrip
import DualStrip
@testable import DualStripC
import Testing

/// What a caller in another language gives and gets reaches its place, in every field.
@Suite struct DoorsForCTests {
  private func made(activePage: ds_page_id = 0, firstEdit: ds_edit = 0) -> ds_viewer {
    var options = unsafe ds_options()
    unsafe options.size = UInt32(MemoryLayout<ds_options>.size)
    unsafe (options.width, options.height) = (393, 852)
    unsafe (options.active_page, options.first_edit) = (activePage, firstEdit)
    let pages = (1...9).map { ds_page(id: UInt64($0), aspect: 0.7, quarter_turns: 0) }
    var viewer: ds_viewer = 0
    #expect(unsafe ds_make(&options, pages, 9, &viewer) == DS_OK)
    return viewer
  }

  private func model(of viewer: ds_viewer) throws -> DualStripViewer {
    unsafe try HeldViewer.found(viewer).pointee.viewer
  }

  private func told(_ kind: ViewerEvent.Kind) -> ToldEvent {
    ToldEvent(ViewerEvent(time: .zero, kind: kind))
  }

  // MARK: Viewers

  @Test func `a viewer begins on the page and with the number that it is given`() throws {
    let viewer = made(activePage: 4, firstEdit: 40)
    defer { _ = ds_release(viewer) }
    let state = try model(of: viewer)
    #expect(state.activePage == 4 && state.activeIndex == 3)
    #expect(state.nextEdit.rawValue == 40)
  }

  @Test func `a page is turned as its caller says`() throws {
    for (turns, quarters) in [(0, 0), (1, 1), (-1, 3), (6, 2)] as [(Int64, Int)] {
      let page = try ds_page(id: 4, aspect: 0.7, quarter_turns: turns).page()
      #expect(page.id == 4 && page.aspect == 0.7 && page.quarterTurns == quarters)
    }
  }

  @Test func `insets are top, left, bottom, right`() throws {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    let insets = [59.0, 10, 34, 20]
    #expect(unsafe ds_resize(viewer, 0, 400, 800, insets, 0) == DS_OK)
    let wanted = EdgeInsets(top: 59, left: 10, bottom: 34, right: 20)
    #expect(try model(of: viewer).finalInsets == wanted)
  }

  @Test func `a saved viewer with a page that has no number is not restored`() {
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1), Page(id: 0, aspect: 1)],
      bounds: Size(width: 393, height: 852))
    let saved = viewer.encoded()
    var restored: ds_viewer = 9
    #expect(unsafe ds_restore(saved, saved.count, &restored) == DS_INVALID)
    #expect(restored == 0)
  }

  @Test func `a frame has room where each cell has just its own`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    var frame = ds_frame()
    frame.size = UInt32(MemoryLayout<ds_frame>.size)
    frame.cell_size = UInt32(MemoryLayout<ds_cell>.size)
    #expect(unsafe ds_read_frame(viewer, &frame, nil, 0, nil, 0) == DS_OK)
    let counts = (Int(frame.preview_count), Int(frame.thumbnails_count))
    #expect(counts.0 > 0 && counts.1 > 1)
    var preview = [ds_cell](repeating: ds_cell(), count: counts.0)
    var strip = [ds_cell](repeating: ds_cell(), count: counts.1)
    for (missing, status) in [(0, DS_OK), (1, DS_NO_ROOM)] {
      let room = counts.1 - missing
      #expect(
        unsafe ds_read_frame(viewer, &frame, &preview, counts.0, &strip, room) == status)
    }
  }

  @Test func `a hit is the page that is drawn there, on the way of a move too`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    let moved: [UInt64] = [1]
    let last = ds_enum(DS_PLACE_LAST)
    #expect(unsafe ds_move(viewer, 0, moved, 1, last, 0, 0, nil) == DS_OK)
    var frame = ds_frame()
    frame.size = UInt32(MemoryLayout<ds_frame>.size)
    frame.cell_size = UInt32(MemoryLayout<ds_cell>.size)
    var strip = [ds_cell](repeating: ds_cell(), count: 64)
    for time in stride(from: 0, through: 400, by: 50) {
      #expect(ds_advance(viewer, ds_milliseconds(Double(time))) == DS_OK)
      #expect(unsafe ds_read_frame(viewer, &frame, nil, 0, &strip, 64) == DS_OK)
      var hits = 0
      for cell in strip.prefix(Int(frame.thumbnails_count)) where cell.page != 1 {
        let x = cell.x + cell.width / 2 - frame.thumbnails_offset
        guard (0..<393).contains(x) else { continue }
        var page: ds_page_id = 0
        let pane = ds_enum(DS_THUMBNAILS)
        #expect(unsafe ds_hit_test(viewer, pane, x, cell.y + cell.height / 2, &page) == DS_OK)
        #expect(page == cell.page || page == 1, "at \(time) ms")
        hits += page == cell.page ? 1 : 0
      }
      #expect(hits > 1)
    }
  }

  // MARK: Edits

  @Test func `an edit tells its own number, and 0 if it is refused`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    for (page, status, number) in [(2, DS_OK, 1), (3, DS_OK, 2), (77, DS_REFUSED, 0)]
      as [(UInt64, ds_status, ds_edit)]
    {
      let pages = [page]
      var edit: ds_edit = 99
      #expect(unsafe ds_delete(viewer, 0, pages, 1, 0, &edit) == status)
      #expect(edit == number)
    }
  }

  @Test func `flags without a meaning are refused, and nothing is edited`() throws {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    let pages: [UInt64] = [2]
    for flags in [2, 3, 4, 1 << 31] as [UInt32] {
      #expect(unsafe ds_delete(viewer, 0, pages, 1, flags, nil) == DS_INVALID)
    }
    let before = try model(of: viewer)
    #expect(!before.isEditing)
    #expect(unsafe ds_delete(viewer, 0, pages, 1, UInt32(DS_BY_HOST), nil) == DS_OK)
    let state = try model(of: viewer)
    #expect(state.isEditing && state.undoDepth == 0)
  }

  // MARK: Hands

  @Test func `a finger that stays lifts a page at the deadline that is told`() throws {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    _ = ds_finger_down(viewer, 0, ds_enum(DS_THUMBNAILS), 196, 30, 0)
    var due: ds_time = 0
    #expect(unsafe ds_next_deadline(viewer, &due) == DS_OK)
    #expect(due == ds_milliseconds(500))
    #expect(try model(of: viewer).liftedRows.isEmpty)
    _ = ds_advance(viewer, due)
    #expect(try model(of: viewer).liftedRows.count == 1)
  }

  @Test(arguments: [0, 1] as [Int32])
  func `a mouse lifts the thumbnail that it drags, a finger does not`(isMouse: Int32) throws {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    _ = ds_finger_down(viewer, 0, ds_enum(DS_THUMBNAILS), 196, 30, isMouse)
    _ = ds_finger_moved(viewer, ds_milliseconds(10), 220, 30)
    #expect(try model(of: viewer).liftedRows.count == Int(isMouse))
  }

  @Test func `the end of a burst of a wheel is a deadline`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    var event = ds_wheel_event()
    event.size = UInt32(MemoryLayout<ds_wheel_event>.size)
    event.dy = 9
    #expect(unsafe ds_wheel(viewer, ds_milliseconds(1000), &event) == DS_OK)
    var due: ds_time = 0
    #expect(unsafe ds_next_deadline(viewer, &due) == DS_OK)
    #expect(due == ds_milliseconds(1080))
  }

  @Test func `there are three modifiers`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    for modifiers in 0...9 as ClosedRange<UInt32> {
      let status = ds_key(viewer, 0, ds_enum(DS_KEY_PAGE_UP), modifiers)
      #expect(status == (modifiers < 8 ? DS_OK : DS_INVALID), "\(modifiers)")
    }
  }

  // MARK: Values

  @Test func `ways to reveal and phases of wheels have the values of the header`() {
    #expect(Values.reveals.number(of: .nearest) == ds_enum(DS_REVEAL_NEAREST))
    #expect(Values.reveals.number(of: .center) == ds_enum(DS_REVEAL_CENTER))
    let phases: [(DualStripViewer.WheelEvent.Phase, ds_enum)] = [
      (.none, ds_enum(DS_WHEEL_NONE)), (.began, ds_enum(DS_WHEEL_BEGAN)),
      (.changed, ds_enum(DS_WHEEL_CHANGED)), (.ended, ds_enum(DS_WHEEL_ENDED)),
      (.momentum, ds_enum(DS_WHEEL_MOMENTUM)),
    ]
    for (phase, value) in phases { #expect(Values.phases.number(of: phase) == value, "\(phase)") }
  }

  @Test func `causes and reasons have the values of the header`() {
    let causes: [(ViewerEvent.Cause, ds_enum)] = [
      (.drag(.preview), ds_enum(DS_CAUSE_DRAG_PREVIEW)),
      (.drag(.thumbnails), ds_enum(DS_CAUSE_DRAG_THUMBNAILS)),
      (.settle(.preview), ds_enum(DS_CAUSE_SETTLE_PREVIEW)),
      (.settle(.thumbnails), ds_enum(DS_CAUSE_SETTLE_THUMBNAILS)),
      (.focus, ds_enum(DS_CAUSE_FOCUS)), (.delete, ds_enum(DS_CAUSE_DELETE)),
      (.insert, ds_enum(DS_CAUSE_INSERT)), (.move, ds_enum(DS_CAUSE_MOVE)),
      (.replace, ds_enum(DS_CAUSE_REPLACE)),
    ]
    for (cause, value) in causes {
      #expect(told(.indexChanged(4, index: 2, cause: cause)).event.cause == value, "\(cause)")
    }
    let reasons: [(EditRefusal.Reason, ds_enum)] = [
      (.nothing, ds_enum(DS_REASON_NOTHING)), (.unknownPage, ds_enum(DS_REASON_UNKNOWN_PAGE)),
      (.beingDeleted, ds_enum(DS_REASON_BEING_DELETED)),
      (.duplicate, ds_enum(DS_REASON_DUPLICATE)),
      (.alreadyThere, ds_enum(DS_REASON_ALREADY_THERE)),
      (.relativeToItself, ds_enum(DS_REASON_RELATIVE_TO_ITSELF)),
      (.invalidAspect, ds_enum(DS_REASON_INVALID_ASPECT)),
      (.notWaiting, ds_enum(DS_REASON_NOT_WAITING)), (.tooLate, ds_enum(DS_REASON_TOO_LATE)),
      (.tooManyWaiting, ds_enum(DS_REASON_TOO_MANY_WAITING)),
      (.missing, ds_enum(DS_REASON_MISSING)),
      (.nothingToUndo, ds_enum(DS_REASON_NOTHING_TO_UNDO)),
      (.nothingToRedo, ds_enum(DS_REASON_NOTHING_TO_REDO)),
      (.invalidTurn, ds_enum(DS_REASON_INVALID_TURN)),
    ]
    #expect(reasons.count == EditRefusal.Reason.allCases.count)
    for (reason, value) in reasons {
      #expect(told(.editRefused(.init(reason))).event.reason == value, "\(reason)")
    }
  }

  // MARK: Events

  @Test func `an event tells where something came from and where it went`() {
    let event = told(.activePageChanged(from: 4, to: 7, index: 6, cause: .focus)).event
    #expect(event.from == 4 && event.page == 7 && event.index == 6)
    let driver = told(.driverChanged(from: .preview, to: .program)).event
    #expect(driver.driver_before == ds_enum(DS_DRIVER_PREVIEW))
    #expect(driver.driver == ds_enum(DS_DRIVER_PROGRAM))
    let size = told(.resized(Size(width: 852, height: 393))).event
    #expect(size.width == 852 && size.height == 393)
  }

  @Test func `an event that has more numbers than there is room says how many`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    let gone: [UInt64] = [77, 78, 79]
    #expect(unsafe ds_delete(viewer, 0, gone, 3, 0, nil) == DS_REFUSED)
    var event = ds_event()
    var numbers = [UInt64](repeating: 0, count: 3)
    let size = MemoryLayout<ds_event>.size
    for (room, status, count) in [(2, DS_NO_ROOM, 0), (3, DS_OK, 1)] {
      var (eventCount, numberCount) = (9, 9)
      #expect(
        unsafe ds_poll_events(viewer, &event, size, 1, &numbers, room, &eventCount, &numberCount)
          == status)
      #expect(eventCount == count && numberCount == 3)
    }
    #expect(event.kind == Int32(DS_EDIT_REFUSED) && numbers == gone)
  }

  @Test func `an edit that is undone or done again is told with the one that does it`() {
    let (edit, other) = (EditID(rawValue: 3), EditID(rawValue: 8))
    for kind in [.undone(edit, by: other), .redone(edit, by: other)] as [ViewerEvent.Kind] {
      let event = told(kind).event
      #expect(event.edit == 3 && event.by == 8)
    }
    let event = told(.undone(edit, by: nil)).event
    #expect(event.edit == 3 && event.by == 0)
  }

  @Test func `rows are told as first page, last page and how many, the added ones first`() throws {
    var viewer = DualStripViewer(
      pages: (1...5).map { Page(id: PageID($0), aspect: 0.7) },
      bounds: Size(width: 393, height: 852))
    let all = try #require(viewer.select(.all, at: .zero).first.map { ToldEvent($0) })
    #expect(all.numbers == [1, 5, 5] && all.event.changed == 1)
    let one = try #require(viewer.select(.only(2), at: .zero).first.map { ToldEvent($0) })
    #expect(one.numbers == [1, 1, 1, 3, 5, 3] && one.event.changed == 0)
  }

  @Test func `what a screen reader should say has its numbers`() {
    let page = told(.announced(.page(7, place: 6, count: 9))).event
    #expect(page.say == ds_enum(DS_SAY_PAGE) && page.page == 7)
    #expect(page.index == 6 && page.count == 9 && page.changed == 0)
    let deleted = told(.announced(.deleted(2, count: 9))).event
    #expect(deleted.say == ds_enum(DS_SAY_DELETED) && deleted.changed == 2 && deleted.count == 9)
    let restored = told(.announced(.restored(3, count: 12))).event
    #expect(restored.say == ds_enum(DS_SAY_RESTORED))
    #expect(restored.changed == 3 && restored.count == 12)
  }

  @Test func `what becomes of an edit has a kind of its own, and its pages`() {
    let id = EditID(rawValue: 3)
    let kinds: [(ViewerEvent.Kind, ds_enum)] = [
      (.editAccepted(id, pages: [2]), ds_enum(DS_EDIT_ACCEPTED)),
      (.commitRequested(id, pages: [2]), ds_enum(DS_COMMIT_REQUESTED)),
      (.committed(id, pages: [2]), ds_enum(DS_COMMITTED)),
      (.commitFailed(id, pages: [2]), ds_enum(DS_COMMIT_FAILED)),
      (.editCancelled(id, pages: [2]), ds_enum(DS_EDIT_CANCELLED)),
      (.restoreRequested(id, pages: [2]), ds_enum(DS_RESTORE_REQUESTED)),
      (.restored(id, pages: [2]), ds_enum(DS_RESTORED)),
      (.restoreFailed(id, pages: [2]), ds_enum(DS_RESTORE_FAILED)),
    ]
    for (kind, value) in kinds {
      let told = told(kind)
      #expect(told.event.kind == value && told.event.edit == 3 && told.numbers == [2], "\(kind)")
    }
  }

  @Test func `a viewer keeps clear of the edges that its caller says`() throws {
    var options = unsafe ds_options()
    unsafe options.size = UInt32(MemoryLayout<ds_options>.size)
    unsafe (options.width, options.height) = (393, 852)
    unsafe (options.top, options.left, options.bottom, options.right) = (59, 10, 34, 20)
    var viewer: ds_viewer = 0
    #expect(unsafe ds_make(&options, nil, 0, &viewer) == DS_OK)
    defer { _ = ds_release(viewer) }
    let wanted = EdgeInsets(top: 59, left: 10, bottom: 34, right: 20)
    #expect(try model(of: viewer).finalInsets == wanted)
  }

  @Test func `what has no address is refused for that, and nothing is made`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    var other: ds_viewer = 9
    #expect(unsafe ds_make(nil, nil, 0, &other) == DS_NULL)
    #expect(other == 0)
    var count = 0
    #expect(unsafe ds_pages(viewer, nil, 3, &count) == DS_NULL)
    #expect(ds_wheel(viewer, 0, nil) == DS_NULL)
  }

  @Test func `a page has its index, and one that is not there has none`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    for (page, place) in [(1, 0), (9, 8), (77, -1)] as [(ds_page_id, Int64)] {
      var index: Int64 = 99
      #expect(unsafe ds_index_of(viewer, page, &index) == DS_OK)
      #expect(index == place)
    }
  }

  @Test func `a viewer that rests has no deadline, and a second finger makes none of its own`() {
    let viewer = made()
    defer { _ = ds_release(viewer) }
    var due: ds_time = 0
    #expect(unsafe ds_next_deadline(viewer, &due) == DS_OK)
    #expect(due == .max)
    _ = ds_finger_down(viewer, 0, ds_enum(DS_THUMBNAILS), 196, 30, 0)
    _ = ds_finger_down(viewer, ds_milliseconds(100), ds_enum(DS_PREVIEW), 100, 300, 0)
    #expect(unsafe ds_next_deadline(viewer, &due) == DS_OK)
    #expect(due == ds_milliseconds(500))
  }
}
