import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// What a model may have shown around a time, how fast and how late, and what is compared.
@Suite struct ModelTrackTests {
  private static let frame = Time.milliseconds(16)

  private static func viewer(
    active: PageID = 1, direction: LayoutDirection = .leftToRight
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (1...40).map { Page(id: PageID($0), aspect: 0.7) }, activePage: active,
      bounds: Size(width: 393, height: 852), configuration: .init(direction: direction))
  }

  private static func sample(_ pane: Pane, _ offset: Double, at time: Int) -> Sample {
    Sample(line: 2, time: .milliseconds(time), pane: pane, offset: offset)
  }

  @Test func `a sample is compared with all that is shown within three times the clock`() {
    let resting = Self.viewer()
    var viewer = resting
    let allowance = TimeAllowance(clock: .milliseconds(2), frame: Self.frame)
    var track = ModelTrack(resting, allowance, frame: Self.frame, lag: .zero)
    viewer.handle(.focus(30, animated: true), at: .milliseconds(100))
    track.append(viewer)
    func offset(_ time: Int) -> Double {
      var later = viewer
      later.advance(to: .milliseconds(time))
      return later.contentOffset(of: .thumbnails)
    }
    for (shown, nearest) in [(193, 194), (194, 194), (200, 200), (206, 206), (207, 206)] {
      let sample = Self.sample(.thumbnails, offset(shown), at: 200)
      let compared = track.compared(sample, at: .milliseconds(200))
      #expect((compared.expected - offset(nearest)).magnitude < 1e-6, "\(shown)")
      #expect((compared.modelOffset - offset(200)).magnitude < 1e-6)
      let (least, own) = track.distances(sample, at: .milliseconds(200))
      #expect((least - (offset(shown) - offset(nearest)).magnitude).magnitude < 1e-6)
      #expect((own - (offset(shown) - offset(200)).magnitude).magnitude < 1e-6)
    }
    let far = track.compared(Self.sample(.thumbnails, 9000, at: 200), at: .milliseconds(200))
    #expect((far.reach.lowerBound - offset(194)).magnitude < 1e-6)
    #expect((far.reach.upperBound - offset(206)).magnitude < 1e-6)
    // What was before an input may be seen for as long as the clock is off.
    let rest = resting.contentOffset(of: .thumbnails)
    for (time, expected) in [(106, rest), (107, offset(101))] {
      let compared = track.compared(
        Self.sample(.thumbnails, rest, at: time), at: .milliseconds(time))
      #expect((compared.expected - expected).magnitude < 1e-6, "\(time)")
    }
  }

  @Test func `what waits for a frame leaves what was before it in view for a frame longer`() {
    let resting = Self.viewer()
    var viewer = resting
    let allowance = TimeAllowance(clock: .zero, frame: Self.frame).waiting
    var track = ModelTrack(resting, allowance, frame: Self.frame, lag: .zero)
    viewer.handle(.focus(30, animated: true), at: .milliseconds(100))
    track.append(viewer)
    let rest = resting.contentOffset(of: .thumbnails)
    for (time, isSeen) in [(116, true), (117, false)] {
      let compared = track.compared(
        Self.sample(.thumbnails, rest, at: time), at: .milliseconds(time))
      #expect((compared.distance.magnitude < 1e-6) == isSeen, "\(time)")
    }
  }

  @Test func `a fifth of a point is rounding where nothing moves, and more is not`() {
    let viewer = Self.viewer()
    let allowance = TimeAllowance(clock: .milliseconds(1), frame: Self.frame)
    var track = ModelTrack(viewer, allowance, frame: Self.frame, lag: .zero)
    for (off, isCounted) in [(0.1875, false), (-0.1875, false), (0.25, true), (-0.25, true)] {
      let (least, own) = track.distances(Self.sample(.preview, off, at: 50), at: .milliseconds(50))
      #expect(least == (isCounted ? 0.25 : 0) && own == off.magnitude, "\(off)")
    }
    let page = track.page(at: .milliseconds(50))
    #expect(page == 1)
  }

  @Test func `a compared sample says where the model is, from the left end of the document`() {
    func compared(
      _ viewer: DualStripViewer, _ pane: Pane = .preview
    ) -> ComparedSample {
      ComparedSample(Self.sample(pane, 5, at: 0), viewer, viewer.contentOffsets)
    }
    let left = compared(Self.viewer(active: 3))
    #expect(left.position == 2 && left.page == 3 && left.isSettled && !left.isChanging)
    #expect(left.modelOffset == 786 && left.distance == -781 && left.pitch == 393)
    #expect(left.expected == 786 && left.reach == 786...786 && left.held == nil)
    #expect(compared(Self.viewer(active: 3, direction: .rightToLeft)).position == 37)
    #expect(compared(Self.viewer(active: 3), .thumbnails).pitch == 37)
    for (way, isBeyond) in [(50.0, true), (-50, false)] {
      var viewer = Self.viewer()
      viewer.handle(.touchBegan(.preview), at: .zero)
      viewer.handle(.dragMoved(.preview, by: way), at: .milliseconds(8))
      let sample = compared(viewer)
      #expect(sample.isOverscrolled == isBeyond && sample.held == .preview && !sample.isSettled)
    }
    var last = Self.viewer(active: 40)
    #expect(!compared(last).isOverscrolled)
    last.handle(.touchBegan(.preview), at: .zero)
    last.handle(.dragMoved(.preview, by: -50), at: .milliseconds(8))
    #expect(compared(last).isOverscrolled)
    var deleting = Self.viewer()
    deleting.handle(.edit(.delete([9])), at: .zero)
    var turning = Self.viewer()
    turning.handle(
      .changeBounds(Size(width: 852, height: 393), insets: .zero, over: .seconds(1)), at: .zero)
    #expect(compared(deleting).isChanging && compared(turning).isChanging)
  }

  @Test func `a delegate's offsets move a finger as far as the content, and against it`() throws {
    let lines = [
      #"{"time":10,"will-begin-dragging":"preview"}"#,
      #"{"time":20,"did-scroll":"preview","offset":30}"#,
      #"{"time":25,"did-scroll":"thumbnails","offset":-170}"#,
      #"{"time":30,"did-scroll":"preview","offset":30}"#,
      #"{"time":40,"did-scroll":"preview","offset":12.5}"#,
      #"{"time":45,"will-begin-dragging":"thumbnails"}"#,
      #"{"time":48,"will-end-dragging":"thumbnails","velocity":9}"#,
      #"{"time":50,"will-end-dragging":"preview","velocity":0.25}"#,
      #"{"time":60,"did-scroll":"preview","offset":99}"#,
    ]
    let recording = try Recording(lines, header: #""bounds":[393,852],"pages":9"#)
    var drive = RecordedDrive(recording, source: .callbacks)
    for record in recording.records { drive.take(record, at: record.time) }
    #expect(
      drive.log.inputs.map { $0.input } == [
        .touchBegan(.preview), .dragMoved(.preview, by: -30), .dragMoved(.preview, by: 17.5),
        .touchEnded(.preview, velocity: -250),
      ])
    #expect(drive.log.inputs.map { $0.time.milliseconds } == [10, 20, 40, 50])
    // Another source makes nothing of calls.
    var other = RecordedDrive(recording, source: .touches)
    for record in recording.records { other.take(record, at: record.time) }
    #expect(other.log.inputs.isEmpty)
  }

  @Test func `the fastest speed counts for 350 ms, and longer where a finger keeps it`() {
    var speeds = RecentSpeeds()
    #expect(speeds.fastest == 0)
    let added: [(speed: Double, at: Int, fastest: Double)] = [
      (9, 100, 9), (4, 200, 9), (3, 450, 9), (2, 451, 4),
    ]
    for (speed, time, fastest) in added {
      speeds.add(speed, at: .milliseconds(time))
      #expect(speeds.fastest == fastest, "\(time)")
    }
    speeds.keep(at: .milliseconds(500))
    speeds.add(1, at: .milliseconds(850))
    #expect(speeds.fastest == 4)
    // Nothing is kept for less long than before.
    speeds.keep(at: .milliseconds(300))
    speeds.add(0.5, at: .milliseconds(850))
    #expect(speeds.fastest == 4)
    speeds.add(0.25, at: .milliseconds(851))
    #expect(speeds.fastest == 1)
    speeds.add(6, at: .milliseconds(900))
    #expect(speeds.fastest == 6)
  }

  @Test func `only the pane that lags is later than the app`() {
    var alignment = Alignment(delay: .milliseconds(5))
    #expect(Pane.allCases.map { alignment.delay(of: $0) } == [.milliseconds(5), .milliseconds(5)])
    alignment.lag = Alignment.Lag(pane: .thumbnails, by: .milliseconds(16))
    #expect(Pane.allCases.map { alignment.delay(of: $0) } == [.milliseconds(5), .milliseconds(21)])
  }

  @Test func `a coasting strip passes all between two pages, and a stepped preview shows either`()
    throws
  {
    let resting = Self.viewer()
    var viewer = resting
    viewer.handle(.touchBegan(.thumbnails), at: .zero)
    viewer.handle(.dragMoved(.thumbnails, by: -5), at: .milliseconds(8))
    viewer.handle(.touchEnded(.thumbnails, velocity: -1000), at: .milliseconds(16))
    func later(_ time: Int) -> DualStripViewer {
      var later = viewer
      later.advance(to: .milliseconds(time))
      return later
    }
    func strip(_ time: Int) -> Double { later(time).contentOffset(of: .thumbnails) }
    let turn = try #require(
      (17...400).first { later($0).activePage != later($0 - 1).activePage })
    let allowance = TimeAllowance(clock: .milliseconds(2), frame: Self.frame)
    var track = ModelTrack(resting, allowance, frame: Self.frame, lag: .zero)
    track.append(viewer)
    func compared(_ pane: Pane, _ offset: Double) -> ComparedSample {
      track.compared(Self.sample(pane, offset, at: turn), at: .milliseconds(turn))
    }
    // Three times the clock before and after it, both panes may have shown another page.
    let far = compared(.thumbnails, 9000)
    #expect((far.reach.lowerBound - strip(turn - 6)).magnitude < 1e-6, "\(turn)")
    #expect((far.reach.upperBound - strip(turn + 6)).magnitude < 1e-6, "\(turn)")
    for time in [turn - 5, turn + 5] {
      #expect(compared(.thumbnails, strip(time)).distance == 0, "\(time)")
    }
    let preview = compared(.preview, 9000)
    #expect(preview.reach == preview.modelOffset...preview.modelOffset)
    for (shown, page) in [(150.0, 0.0), (250, 393), (3, 0), (390, 393)] {
      #expect(compared(.preview, shown).expected == page, "\(shown)")
    }
  }

  @Test func `a track remembers seven inputs, and of more only those that may still be seen`() {
    /// The page at half a second, after inputs at whole seconds that each show the next page.
    func page(after count: Int, lag: Time = .zero, at time: Int = 500) -> PageID? {
      var viewer = Self.viewer()
      let allowance = TimeAllowance(clock: .zero, frame: Self.frame)
      var track = ModelTrack(viewer, allowance, frame: Self.frame, lag: lag)
      for number in 1...count {
        viewer.handle(
          .focus(PageID(UInt64(number + 1)), animated: false), at: .milliseconds(1000 * number))
        track.append(viewer)
      }
      return track.page(at: .milliseconds(time))
    }
    #expect(page(after: 1) == 1 && page(after: 7) == 1 && page(after: 8) == 8)
    // A pane that lags is compared with what was earlier.
    #expect(page(after: 8, lag: .milliseconds(1000)) == 7)
    #expect(page(after: 8, lag: .milliseconds(983)) == 8)
    #expect(page(after: 8, lag: .milliseconds(984)) == 7)
    // At the time of an input the model has had it.
    #expect(page(after: 8, at: 7999) == 8 && page(after: 8, at: 8000) == 9)
    #expect(page(after: 7, at: 3000) == 4 && page(after: 7, at: 2999) == 3)
  }

  @Test func `while a touch waits what a finger holds stays in view, and no motion`() {
    let resting = Self.viewer()
    var running = resting
    running.handle(.focus(30, animated: true), at: .milliseconds(100))
    var held = running
    held.handle(.touchBegan(.thumbnails), at: .milliseconds(200))
    var dragged = held
    dragged.handle(.dragMoved(.thumbnails, by: -8), at: .milliseconds(300))
    let allowance = TimeAllowance(clock: .zero, frame: Self.frame).waiting
    var track = ModelTrack(resting, allowance, frame: Self.frame, lag: .zero)
    for viewer in [running, held, dragged] { track.append(viewer) }
    func strip(_ viewer: DualStripViewer, _ time: Int) -> Double {
      var viewer = viewer
      viewer.advance(to: .milliseconds(time))
      return viewer.contentOffset(of: .thumbnails)
    }
    /// What is nearest to an offset of a time.
    func nearest(_ offset: Double, _ time: Int) -> Double {
      track.compared(Self.sample(.thumbnails, offset, at: time), at: .milliseconds(time)).expected
    }
    let (first, second) = (strip(held, 200), strip(dragged, 300))
    #expect((second - first - 8).magnitude < 1e-6)
    // At 210 ms the focus would have gone on.
    #expect((strip(running, 210) - first).magnitude > 20)
    for time in [205, 210] {
      #expect((nearest(strip(running, time), time) - first).magnitude < 1e-6, "\(time)")
    }
    for (time, isSeen) in [(310, true), (316, true), (317, false)] {
      let expected = isSeen ? first : second
      #expect((nearest(first, time) - expected).magnitude < 1e-6, "\(time)")
    }
    // The preview does not show a state before its time.
    #expect((nearest(second, 299) - first).magnitude < 1e-6)
  }
}
