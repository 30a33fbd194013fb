import AppRecording
import DualStripScenarios

/// An app with two panes that shows what the model says, but for what it does wrong, and records itself
/// from where an app would: its touches, its display link, its delegates.
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
    /// The strip rests beside the middle.
    case offCenter
    /// The strip shows what the preview showed a frame ago.
    case stripLate
    /// Both panes show what was two frames ago.
    case bothLate
    /// The strip springs when a page is deleted.
    case deleteJump
    /// The strip springs by itself.
    case springs
    /// A sample app's own arithmetic: 2 pt off the center, and a jump of 4 pt at a delete.
    case origin
  }

  /// What stands for a `UIScrollView`.
  final class ScrollView: RecordedScrollView {
    struct Offset: RecordedPoint {
      var x = 0.0
      var y = 0.0
    }

    var contentOffset = Offset()
  }

  /// What its finger is recorded by.
  enum Account {
    case touches
    case callbacks
  }

  private let fault: Fault
  private let account: Account
  private let preview = ScrollView()
  private let thumbnails = ScrollView()
  private var viewer: DualStripViewer
  private var recorder: CollectionViewRecorder
  private var finger: DualStripViewer.TouchReader?
  private var isDragging = false
  private var edit: EditID?
  private var active: PageID?
  private var frame = 0
  private var past: [(preview: Double, thumbnails: Double, page: PageID?)] = []
  /// How many pages the app is beside the model, since a rotation.
  private var lostPages = 0.0
  private var jump = 0.0

  /// When the app's clock began, in seconds: nobody's zero.
  private static let start = 1000.25

  /// All that was recorded of a session with a pull beyond the start, a swipe, a throw of the strip, a
  /// rotation, a slow drag and a delete.
  static func recording(_ fault: Fault, _ account: Account = .touches) -> String {
    var app = SimulatedApp(fault, account)
    app.live()
    return app.recorder.takeLines()
  }

  private init(_ fault: Fault, _ account: Account) {
    self.fault = fault
    self.account = account
    let pages = (1...30).map { (name: "page-\($0)", aspect: $0 % 3 == 0 ? 1.4 : 0.7071) }
    viewer = DualStripViewer(
      pages: pages.enumerated().map { Page(id: PageID(UInt64($0 + 1)), aspect: $1.aspect) },
      activePage: 1, bounds: Size(width: 393, height: 852),
      insets: EdgeInsets(top: 59, bottom: 34), configuration: .init(commits: .byHost))
    active = viewer.activePage
    recorder = CollectionViewRecorder(
      size: (393, 852), insets: (59, 0, 34, 0), pages: pages, activePage: "page-1",
      at: SimulatedApp.start)
  }

  // MARK: A session

  private mutating func live() {
    swipe(.preview, from: 100, by: 9, samples: 20, at: 0.1)
    swipe(.preview, from: 300, by: -12, samples: 14, at: 0.9)
    swipe(.thumbnails, from: 300, by: -14, samples: 12, at: 1.7)
    if fault == .springs {
      pass(to: 3.2)
      jump = 10
    }
    rotate(at: 3.5)
    swipe(.preview, from: 700, by: -4, samples: 90, at: 4.2)
    delete(at: 6)
    pass(to: 7.5)
  }

  /// A finger whose place is reported 120 times a second.
  private mutating func swipe(
    _ pane: DualStrip.Pane, from x: Double, by way: Double, samples: Int, at start: Double
  ) {
    for k in 0...samples {
      let time = start + Double(k) / 120
      pass(to: time)
      let phase: CollectionViewRecorder.TouchPhase = k == 0 ? .down : k == samples ? .up : .move
      touch(phase, on: pane, at: x + way * Double(k), time: time)
    }
  }

  private mutating func touch(
    _ phase: CollectionViewRecorder.TouchPhase, on pane: DualStrip.Pane, at x: Double, time: Double
  ) {
    let recorded = pane == .preview ? CollectionViewRecorder.Pane.preview : .thumbnails
    if account == .touches {
      recorder.touch(
        phase, on: recorded, at: ScrollView.Offset(x: x), time: SimulatedApp.start + time)
    }
    let moment = Time.seconds(time)
    switch phase {
    case .down:
      let (reader, input) = DualStripViewer.TouchReader.began(on: pane, at: x, time: moment)
      finger = reader
      viewer.handle(input, at: moment)
    case .move:
      if let input = finger?.moved(to: x, at: moment) { drag(input, recorded, at: time) }
    case .up:
      for input in finger?.ended(at: x, time: moment) ?? [] {
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
    if !isDragging, account == .callbacks {
      recorder.willBeginDragging(pane, at: SimulatedApp.start + time)
    }
    isDragging = true
    viewer.handle(input, at: .seconds(time))
    guard account == .callbacks else { return }
    show()
    let view = pane == .preview ? preview : thumbnails
    recorder.didScroll(pane, view, at: SimulatedApp.start + time)
  }

  private mutating func end(
    _ velocity: Double, _ pane: CollectionViewRecorder.Pane, _ input: DualStripViewer.Input,
    at time: Double
  ) {
    viewer.handle(input, at: .seconds(time))
    guard account == .callbacks else { return }
    let place = Double(viewer.targetPage.flatMap { viewer.index(of: $0) } ?? 0)
    let maps = viewer.synchronizer
    let target =
      pane == .preview
      ? maps.previewOffset(forPosition: place) : maps.thumbnailsOffset(forPosition: place)
    recorder.willEndDragging(
      pane, velocity: ScrollView.Offset(x: -velocity / 1000),
      target: ScrollView.Offset(x: target), at: SimulatedApp.start + time)
  }

  private mutating func rotate(at time: Double) {
    pass(to: time)
    if fault == .indexLost {
      let page = (viewer.presentation.previewOffset / 852).rounded()
      lostPages = page - viewer.position
    }
    viewer.changeBounds(
      to: Size(width: 852, height: 393), insets: EdgeInsets(left: 59, bottom: 21, right: 59),
      over: .milliseconds(300), at: .seconds(time))
    recorder.bounds(
      (852, 393), insets: (0, 59, 21, 59), over: 0.3, at: SimulatedApp.start + time)
  }

  private mutating func delete(at time: Double) {
    pass(to: time)
    guard let page = viewer.activePage else { return }
    edit = (try? viewer.delete([page], at: .seconds(time)))?.id
    recorder.delete(["page-\(page.rawValue)"], edit: "cut", at: SimulatedApp.start + time)
    if fault == .earlyCommit {
      recorder.answer(.commit, edit: "cut", at: SimulatedApp.start + time)
    }
    if fault == .deleteJump || fault == .origin { jump = 4 }
  }

  // MARK: Frames

  /// The display link, 60 times a second.
  private mutating func pass(to time: Double) {
    while case let now = Double(frame) / 60, now <= time {
      let events = viewer.advance(to: .seconds(now))
      show()
      let late = fault == .startsLate ? 1.0 / 60 : 0
      recorder.sample(
        preview: preview, thumbnails: thumbnails, at: SimulatedApp.start + now + late)
      tellPage(at: now + late)
      for case .commitRequested(let edit, _) in events.map(\.kind) {
        if fault != .earlyCommit {
          recorder.answer(.commit, edit: "cut", at: SimulatedApp.start + now)
        }
        viewer.handle(.edit(.commit(edit)), at: .seconds(now))
      }
      frame += 1
    }
  }

  private mutating func tellPage(at time: Double) {
    var page = fault == .bothLate ? past[max(0, past.count - 3)].page : viewer.activePage
    if lostPages != 0, !viewer.isResizing, let index = viewer.activeIndex {
      page = viewer.page(at: index + Int(lostPages))
    }
    guard page != active else { return }
    active = page
    recorder.activePage(page.map { "page-\($0.rawValue)" }, at: SimulatedApp.start + time)
  }

  /// What the panes show now, faults included.
  private mutating func show() {
    let shown = viewer.presentation
    let maps = viewer.synchronizer
    var now = (
      preview: shown.previewOffset, thumbnails: shown.thumbnailsOffset, page: viewer.activePage
    )
    if lostPages != 0, !viewer.isResizing {
      now.preview = maps.previewOffset(forPosition: shown.previewPosition + lostPages)
      now.thumbnails = maps.thumbnailsOffset(forPosition: shown.thumbnailsPosition + lostPages)
    }
    if fault == .echo, isDragging, finger?.pane == .preview, frame.isMultiple(of: 2) {
      let rounded = (now.thumbnails * 2).rounded() / 2
      now.preview = maps.previewOffset(forPosition: maps.position(forThumbnailsOffset: rounded))
    }
    if fault == .offCenter || fault == .origin { now.thumbnails += 2 }
    now.thumbnails += jump
    past.append(now)
    preview.contentOffset.x =
      fault == .bothLate ? past[max(0, past.count - 3)].preview : now.preview
    switch fault {
    case .stripLate: thumbnails.contentOffset.x = past[max(0, past.count - 2)].thumbnails
    case .bothLate: thumbnails.contentOffset.x = past[max(0, past.count - 3)].thumbnails
    default: thumbnails.contentOffset.x = now.thumbnails
    }
  }
}
