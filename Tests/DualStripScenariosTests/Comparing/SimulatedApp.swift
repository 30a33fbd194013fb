import AppRecording
import DualStripScenarios
import TestSupport

/// An app with two panes that shows what the model says, but for what it does wrong, and records itself
/// from where an app would: its touches, its display link, its delegates, each by a clock that is a little off.
struct SimulatedApp {
  /// What an app gets wrong.
  enum Fault: CaseIterable {
    case none
    /// The recorder's clock begins a frame after that of the touches.
    case startsLate
    /// The preview is scrolled back by the strip that it has scrolled.
    case echo
    /// The offsets stay as they are while the pages get another width.
    case indexLost
    /// The data changes when the delete is requested.
    case earlyCommit
    /// Nobody says what became of the data.
    case noCommit
    /// The strip rests beside the middle.
    case offCenter
    /// The strip shows what the preview showed a frame ago.
    case stripLate
    /// Both panes show what was two frames ago.
    case bothLate
    /// The strip springs when a page is deleted.
    case deleteJump
    /// The gap of a deleted page is closed at once.
    case deleteAtOnce
    /// The strip springs by itself.
    case springs
    /// A sample app's own arithmetic: 2 pt off the center, and a jump of 4 pt at a delete.
    case origin
    /// The panes stop at the ends of the document.
    case noBounce
    /// A focus takes half as long again.
    case slowFocus
    /// The preview settles softer.
    case softSettle
    /// The strip moves the other way.
    case mirrored
    /// The active page goes to and fro where a swipe passes a boundary.
    case flicker
    /// The active page is told a fifth of a second late.
    case pageLate
    /// After a delete of the active page the one before it is next.
    case wrongSuccessor
    /// A throw of the strip goes too far.
    case wrongPage
    /// The thumbnails are farther apart than the header says.
    case otherSpacing
    /// The offsets are where a rotation leads, from its first frame on.
    case finalOffsets
  }

  /// How the app records itself, and on what machine.
  struct Conditions: CustomStringConvertible {
    /// How far each time is off at most, in milliseconds.
    var jitter = 0.0
    var delivery = Delivery.exact
    var saysHandling = false
    var refresh = 60.0
    var account = Account.touches
    var mapping = DualStripViewer.Mapping.stepped
    var isRightToLeft = false
    /// Offsets are whole multiples of this, in points; 0 for exact ones.
    var step = 0.0

    var description: String {
      "±\(jitter) ms, \(delivery)\(saysHandling ? " and said" : ""), \(Int(refresh)) Hz, \(account), "
        + "\(mapping), \(isRightToLeft ? "rtl" : "ltr"), steps of \(step) pt"
    }
  }

  /// When touches come to the app.
  enum Delivery: CaseIterable {
    /// At their own time.
    case exact
    /// With the next frame, of a digitizer that is locked to the display.
    case locked
    /// With the next frame, of a digitizer with a clock of its own.
    case free
  }

  /// What its finger is recorded by.
  enum Account: CaseIterable {
    case touches
    /// Drags that the app has recognized, when it handles them.
    case drags
    case callbacks
  }

  /// What is done to the app, at its time in seconds.
  enum Act {
    case touch(CollectionViewRecorder.TouchPhase, DualStrip.Pane, x: Double)
    case rotate(over: Double)
    case delete(activeByFar: Int)
    case focus(steps: Int)
    case spring

    var isTouch: Bool { if case .touch = self { true } else { false } }
  }

  /// What stands for a `UIScrollView`.
  final class ScrollView: RecordedScrollView {
    struct Offset: RecordedPoint {
      var x = 0.0
      var y = 0.0
    }

    var contentOffset = Offset()
  }

  /// What both panes show.
  private struct Shown {
    var preview: Double
    var thumbnails: Double
    var page: PageID?
    /// In seconds.
    var time: Double
  }

  private let fault: Fault
  private let conditions: Conditions
  private let preview = ScrollView()
  private let thumbnails = ScrollView()
  private var viewer: DualStripViewer
  private var recorder: CollectionViewRecorder
  private var finger: DualStripViewer.TouchReader?
  private var isDragging = false
  private var edits: [EditID: String] = [:]
  private var active: PageID?
  private var past: [Shown] = []
  /// How many pages the app is beside the model, since a rotation or a throw.
  private var lostPages = 0.0
  private var jump = 0.0
  private var frame = 0
  private var isLandscape = false
  private var random: SeededNumbers
  private var now = 0.0
  private var edited: (until: Double, preview: Double, thumbnails: Double)?

  /// The app's clock at its start, in seconds: deliberately not zero.
  private static let start = 1000.25
  private static let portrait = (Size(width: 393, height: 852), EdgeInsets(top: 59, bottom: 34))
  private static let landscape = (
    Size(width: 852, height: 393), EdgeInsets(left: 59, bottom: 21, right: 59)
  )

  /// All that was recorded of a session with a pull beyond the start, a swipe, a throw of the strip, a
  /// rotation, a slow drag, two focuses and deletes.
  ///
  /// - Parameter end: when the recording ends, in seconds; later inputs are left out.
  static func recording(
    _ fault: Fault, _ conditions: Conditions = Conditions(), until end: Double = 12,
    of acts: [(time: Double, act: Act)] = SimulatedSession.fixed
  ) -> String {
    var app = SimulatedApp(fault, conditions, seed: 1)
    return app.live(acts.filter { $0.time < end }, until: end)
  }

  /// A faithful session by chance, of so many seconds.
  static func recording(
    _ conditions: Conditions, seed: UInt64, length: ClosedRange<Double>
  ) -> String {
    var app = SimulatedApp(.none, conditions, seed: seed)
    let session = SimulatedSession(
      seed: seed, length: length, waits: conditions.account == .callbacks)
    return app.live(session.acts, until: session.end)
  }

  private init(_ fault: Fault, _ conditions: Conditions, seed: UInt64) {
    self.fault = fault
    self.conditions = conditions
    random = SeededNumbers(seed: seed ^ 0xC10C)
    let pages = (1...30).map { (name: "page-\($0)", aspect: $0 % 3 == 0 ? 1.4 : 0.7071) }
    var configuration = DualStripViewer.Configuration(commits: .byHost)
    configuration.mapping = conditions.mapping
    configuration.direction = conditions.isRightToLeft ? .rightToLeft : .leftToRight
    switch fault {
    case .slowFocus: configuration.durations.focus = .milliseconds(450)
    case .softSettle:
      configuration.scrolling.previewStiffness *= 0.6
    case .wrongPage: configuration.scrolling.thumbnailsDeceleration = .normal
    case .otherSpacing: configuration.thumbnails.spacing = 10
    case .wrongSuccessor: configuration.focusPolicy = .previous
    default: break
    }
    viewer = DualStripViewer(
      pages: pages.enumerated().map { Page(id: PageID(UInt64($0 + 1)), aspect: $1.aspect) },
      activePage: 1, bounds: Self.portrait.0, insets: Self.portrait.1,
      configuration: configuration)
    active = viewer.activePage
    var settings: [String: String] = [:]
    if conditions.mapping == .continuous { settings["mapping"] = "continuous" }
    recorder = CollectionViewRecorder(
      size: (393, 852), insets: (59, 0, 34, 0), pages: pages, activePage: "page-1",
      settings: settings, isRightToLeft: conditions.isRightToLeft,
      refreshRate: conditions.refresh,
      uncertainty: conditions.jitter > 1 ? conditions.jitter / 1000 : nil, at: Self.start)
  }

  /// A time as its clock has it.
  private mutating func noted(_ time: Double) -> Double {
    Self.start + time + random.number(in: -1...1) * conditions.jitter / 1000
  }

  // MARK: A session

  private mutating func live(_ acts: [(time: Double, act: Act)], until end: Double) -> String {
    var waiting: [(time: Double, act: Act)] = []
    let phase = conditions.delivery == .free ? random.number(in: 0...1) / 120 : 0
    for (time, act) in acts {
      // The digitizer looks 120 times a second, by its own clock or by that of the display.
      let own = conditions.delivery == .free ? time * 1.003 + phase : time
      pass(to: own, &waiting)
      if act.isTouch, conditions.delivery != .exact {
        waiting.append((own, act))
      } else {
        perform(act, touched: own, at: own)
      }
    }
    pass(to: end, &waiting)
    return recorder.takeLines()
  }

  private mutating func perform(_ act: Act, touched: Double, at time: Double) {
    now = time
    let fallen = viewer.advance(to: .seconds(time))
    answer(fallen, at: time)
    switch act {
    case .touch(let phase, let pane, let x):
      // Right to left a finger goes the other way for the same pages.
      let place = conditions.isRightToLeft ? 900 - x : x
      touch(phase, on: pane, at: place, touched: touched, time: time)
    case .rotate(let duration): rotate(over: duration, at: time)
    case .delete(let steps): delete(steps, at: time)
    case .focus(let steps):
      let index = min(max(0, (viewer.activeIndex ?? 0) + steps), viewer.count - 1)
      guard let page = viewer.page(at: index), viewer.phase != .dragging else { return }
      recorder.focus(name(page), animated: true, at: noted(time))
      viewer.handle(.focus(page, animated: true), at: .seconds(time))
    case .spring: if fault == .springs { jump = 10 }
    }
  }

  private func name(_ page: PageID) -> String { "page-\(page.rawValue)" }

  private mutating func touch(
    _ phase: CollectionViewRecorder.TouchPhase, on pane: DualStrip.Pane, at x: Double,
    touched: Double, time: Double
  ) {
    let recorded = pane == .preview ? CollectionViewRecorder.Pane.preview : .thumbnails
    let (stamp, handled) = (noted(touched), noted(time))
    if conditions.account == .touches {
      recorder.touch(
        phase, on: recorded, at: ScrollView.Offset(x: x), time: stamp,
        handled: conditions.saysHandling ? handled : nil)
    }
    let (moment, stamped) = (Time.seconds(time), Time.seconds(touched))
    switch phase {
    case .down:
      let (reader, input) = DualStripViewer.TouchReader.began(on: pane, at: x, time: stamped)
      finger = reader
      viewer.handle(input, at: moment)
      if conditions.account == .drags {
        recorder.drag(.down, on: recorded, at: handled)
      }
    case .move:
      if let input = finger?.moved(to: x, at: stamped) { drag(input, recorded, at: time) }
    case .up:
      for input in finger?.ended(at: x, time: stamped) ?? [] {
        if case .touchEnded(_, let velocity) = input {
          end(velocity, recorded, input, at: time)
        } else {
          drag(input, recorded, at: time)
        }
      }
      isDragging = false
      finger = nil
    case .cancel: break
    }
  }

  private mutating func drag(
    _ input: DualStripViewer.Input, _ pane: CollectionViewRecorder.Pane, at time: Double
  ) {
    if !isDragging, conditions.account == .callbacks {
      recorder.willBeginDragging(pane, at: noted(time))
    }
    isDragging = true
    viewer.handle(input, at: .seconds(time))
    if conditions.account == .drags, case .dragMoved(_, let distance) = input {
      recorder.drag(by: distance, at: noted(time))
    }
    guard conditions.account == .callbacks else { return }
    show()
    recorder.didScroll(pane, pane == .preview ? preview : thumbnails, at: noted(time))
  }

  private mutating func end(
    _ velocity: Double, _ pane: CollectionViewRecorder.Pane, _ input: DualStripViewer.Input,
    at time: Double
  ) {
    viewer.handle(input, at: .seconds(time))
    if conditions.account == .drags { recorder.lift(velocity: velocity, at: noted(time)) }
    guard conditions.account == .callbacks else { return }
    let place = Double(viewer.targetPage.flatMap { viewer.index(of: $0) } ?? 0)
    let maps = viewer.synchronizer
    let target =
      pane == .preview
      ? maps.previewOffset(forPosition: place) : maps.thumbnailsOffset(forPosition: place)
    recorder.willEndDragging(
      pane, velocity: ScrollView.Offset(x: -velocity / 1000),
      target: ScrollView.Offset(x: target), at: noted(time))
  }

  private mutating func rotate(over duration: Double, at time: Double) {
    let (size, insets) = isLandscape ? Self.portrait : Self.landscape
    isLandscape.toggle()
    if fault == .indexLost, lostPages == 0 {
      let page = (viewer.presentation.previewOffset / size.width).rounded()
      lostPages = page - viewer.position
    }
    let shown = fault == .finalOffsets ? 0 : duration
    viewer.changeBounds(
      to: size, insets: insets, over: .seconds(shown), at: .seconds(time))
    recorder.bounds(
      (size.width, size.height), insets: (insets.top, insets.left, insets.bottom, insets.right),
      over: duration, at: noted(time))
  }

  private mutating func delete(_ steps: Int, at time: Double) {
    let index = min(max(0, (viewer.activeIndex ?? 0) + steps), viewer.count - 1)
    guard let page = viewer.page(at: index), viewer.count > 5,
      let id = (try? viewer.delete([page], at: .seconds(time)))?.id
    else { return }
    let name = "cut-\(edits.count)"
    edits[id] = name
    recorder.delete([self.name(page)], edit: name, at: noted(time))
    if fault == .earlyCommit { recorder.answer(.commit, edit: name, at: noted(time)) }
    if fault == .deleteJump || fault == .origin { jump = 4 }
    if fault == .deleteAtOnce {
      var done = viewer
      done.advance(to: .seconds(time + 0.4))
      let shown = done.presentation
      edited = (time + 0.4, shown.previewOffset, shown.thumbnailsOffset)
    }
  }

  private mutating func answer(_ events: [ViewerEvent], at time: Double) {
    for case .commitRequested(let edit, _) in events.map(\.kind) where fault != .noCommit {
      if fault != .earlyCommit {
        recorder.answer(.commit, edit: edits[edit] ?? "", at: noted(time))
      }
      viewer.handle(.edit(.commit(edit)), at: .seconds(time))
    }
  }

  // MARK: Frames

  /// The display link.
  private mutating func pass(to time: Double, _ waiting: inout [(time: Double, act: Act)]) {
    while case let tick = Double(frame) / conditions.refresh, tick <= time {
      while let first = waiting.first, first.time <= tick {
        perform(first.act, touched: first.time, at: tick)
        waiting.removeFirst()
      }
      now = tick
      answer(viewer.advance(to: .seconds(tick)), at: tick)
      show()
      let late = fault == .startsLate ? 1 / conditions.refresh : 0
      recorder.sample(preview: preview, thumbnails: thumbnails, at: noted(tick + late))
      tellPage(at: tick + late)
      frame += 1
    }
  }

  private mutating func tellPage(at time: Double) {
    var page = viewer.activePage
    if fault == .bothLate { page = shown(framesAgo: 2).page }
    if fault == .pageLate { page = shown(framesAgo: 0.2 * conditions.refresh).page }
    if lostPages != 0, !viewer.isResizing, let index = viewer.activeIndex {
      page = viewer.page(at: index + Int(lostPages))
    }
    if fault == .flicker, page != active, let before = active, viewer.phase == .settling {
      for k in 0..<4 {
        let shown = k.isMultiple(of: 2) ? page : before
        recorder.activePage(shown.map(name), at: noted(time + Double(k) * 0.05))
      }
    }
    guard page != active else { return }
    active = page
    recorder.activePage(page.map(name), at: noted(time + (fault == .flicker ? 0.2 : 0)))
  }

  /// What the panes show now, faults included.
  private mutating func show() {
    let shown = viewer.presentation
    let maps = viewer.synchronizer
    var now = Shown(
      preview: shown.previewOffset, thumbnails: shown.thumbnailsOffset, page: viewer.activePage,
      time: self.now)
    if lostPages != 0, !viewer.isResizing {
      now.preview = maps.previewOffset(forPosition: shown.previewPosition + lostPages)
      now.thumbnails = maps.thumbnailsOffset(forPosition: shown.thumbnailsPosition + lostPages)
    }
    if fault == .echo, isDragging, finger?.pane == .preview, frame.isMultiple(of: 2) {
      let rounded = (now.thumbnails / 2).rounded() * 2
      now.preview = maps.previewOffset(forPosition: maps.position(forThumbnailsOffset: rounded))
    }
    if let edited, self.now < edited.until {
      (now.preview, now.thumbnails) = (edited.preview, edited.thumbnails)
    }
    let ends = [0, Double(max(0, viewer.count - 1))]
    func bounded(_ offset: Double, _ place: (Double) -> Double) -> Double {
      let limits = ends.map(place)
      return min(max(offset, min(limits[0], limits[1])), max(limits[0], limits[1]))
    }
    if fault == .noBounce {
      now.preview = bounded(now.preview) { maps.previewOffset(forPosition: $0) }
      now.thumbnails = bounded(now.thumbnails) { maps.thumbnailsOffset(forPosition: $0) }
    }
    if fault == .mirrored {
      now.thumbnails =
        ends.reduce(0) { $0 + maps.thumbnailsOffset(forPosition: $1) } - now.thumbnails
    }
    if fault == .offCenter || fault == .origin { now.thumbnails += 2 }
    now.thumbnails += jump
    past.append(now)
    let late = fault == .bothLate ? self.shown(framesAgo: 2) : now
    preview.contentOffset.x = stepped(late.preview)
    thumbnails.contentOffset.x = stepped(
      fault == .stripLate ? self.shown(framesAgo: 1).thumbnails : late.thumbnails)
  }

  /// What would have been shown so many frames ago, were it not for the fault.
  private func shown(framesAgo count: Double) -> Shown {
    let time = now - count / conditions.refresh + 1e-9
    return past.last { $0.time <= time } ?? past[0]
  }

  private func stepped(_ offset: Double) -> Double {
    conditions.step > 0 ? (offset / conditions.step).rounded() * conditions.step : offset
  }
}

extension CollectionViewRecorder {
  /// Drags that the app has recognized: what the recorder of a real app would write by hand.
  fileprivate mutating func drag(_ phase: TouchPhase, on pane: Pane, at time: Double) {
    note("\"touch\":\"\(phase.rawValue)\",\"pane\":\"\(pane.rawValue)\"", at: time)
  }

  fileprivate mutating func drag(by distance: Double, at time: Double) {
    note("\"drag\":\(distance)", at: time)
  }

  fileprivate mutating func lift(velocity: Double, at time: Double) {
    note("\"touch\":\"up\",\"velocity\":\(velocity)", at: time)
  }
}

extension Recording {
  /// Reads a recording with these fields in its header, and these lines.
  init(_ lines: [String], header: String = #""bounds":[393,852],"pages":3"#) throws {
    let text = (["{\"recording\":1,\(header)}"] + lines).map { $0 + "\n" }.joined()
    try self.init(Array(text.utf8))
  }
}
