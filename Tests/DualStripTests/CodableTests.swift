@testable import DualStrip
import Foundation
import Testing
import Elementary

/// What hosts keep or send: inputs, events and configurations as JSON.
@Suite struct CodableTests {
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    let encoder = JSONEncoder()
    return try JSONDecoder().decode(Value.self, from: encoder.encode(value))
  }

  static let inputs: [DualStripViewer.Input] = [
    .touchBegan(.preview), .dragMoved(.thumbnails, by: -3.25),
    .touchEnded(.preview, velocity: 0.1), .touchCancelled(.thumbnails), .focus(3, animated: true),
    .step(.preview, by: -2), .reveal(.center), .select(.to(4)), .select(.none),
    .tapThumbnails(Point(x: 1, y: 2)), .lift(Point(x: 0.3, y: 2)), .carry(.zero), .drop,
    .cancelLift,
    .changeBounds(
      Size(width: 1, height: 2), insets: EdgeInsets(top: 3), over: .milliseconds(300)),
    .setCommits(.byHost), .edit(.delete([1, 2])),
    .edit(.insert([Page(id: 9, aspect: 0.7, quarterTurns: 3)], .before(2))),
    .edit(.byHost(.move([1], .last))), .edit(.arrange([2, 1])), .edit(.turn([1], quarters: -1)),
    .edit(.replace([])), .edit(.setAspect(1, 0.5)), .edit(.commit(EditID(rawValue: 7))),
    .edit(.failCommit(EditID(rawValue: 7))), .edit(.cancel(EditID(rawValue: 7))), .edit(.undo),
    .edit(.redo),
  ]

  @Test(arguments: inputs)
  func `an input comes back as it was`(_ input: DualStripViewer.Input) throws {
    #expect(try copy(input) == input)
  }

  @Test func `all events of a day come back as they were`() throws {
    var configuration = DualStripViewer.Configuration(commits: .byHost)
    configuration.announces = true
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7) },
      bounds: Size(width: 393, height: 852),
      configuration: configuration)
    var events: [ViewerEvent] = []
    for (number, input) in Self.inputs.enumerated() {
      events += viewer.handle(input, at: .milliseconds(130 * number))
    }
    events += viewer.settle(limit: .seconds(5))
    #expect(events.count > 30)
    #expect(try copy(events) == events)
  }

  @Test func `a configuration comes back by the names of its settings`() throws {
    var configuration = DualStripViewer.Configuration(spacing: 7.125)
    configuration.direction = .rightToLeft
    configuration.thumbnails.mode = .browsing
    configuration.easing = .linear
    #expect(try copy(configuration) == configuration)
    #expect(try copy(DualStripViewer.Configuration.photos) == .photos)
    let text =
      #"{"spacing":7.125,"direction":"rtl","strip-mode":"browsing","easing":"linear","new":1}"#
    let decoded = try JSONDecoder().decode(
      DualStripViewer.Configuration.self, from: Data(text.utf8))
    #expect(decoded == configuration)
  }

  @Test(arguments: [
    #"{"mapping":"no"}"#, #"{"spacing":"wide"}"#, #"{"aspect-range":3}"#, #"{"direction":1}"#, "[]",
  ])
  func `a configuration with a value that is none is an error`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DualStripViewer.Configuration.self, from: Data(text.utf8))
    }
  }

  /// A viewer with something to undo, and three pages in the hand.
  private func busy() throws -> DualStripViewer {
    var viewer = StepTests.viewer(active: 5)
    try viewer.insert([Page(id: 20, aspect: 1)], .last, at: .zero)
    viewer.advance(to: .seconds(1))
    for page in [6, 7, 8] as [PageID] { viewer.select(.toggle(page), at: viewer.now) }
    let strip = viewer.thumbnails
    let cell = try #require(strip.visibleLayoutAttributes.first { $0.details.page == 7 })
    viewer.lift(at: cell.center - strip.contentOffset, at: viewer.now)
    return viewer
  }

  @Test func `a saved viewer with one impossible value is refused`() throws {
    let late = Fade(amount: 0.1, start: .seconds(2), duration: .seconds(1), easing: .linear)
    let long = Fade(amount: 0.1, start: .zero, duration: .seconds(5000), easing: .linear)
    let coast = Deceleration(position: 0, velocity: 0, rate: .normal)
    let bent = SlotChange(
      slot: 0, from: 1, to: 1, start: .zero, duration: .seconds(2), easing: .linear, bend: 1)
    let far = SlotChange(
      slot: 0, from: 0x1p60, to: 0, start: .zero, duration: .seconds(2), easing: .linear)
    let flat = SlotChange(
      slot: 0, from: -3, to: -1, start: .zero, duration: .seconds(2), easing: .linear)
    let move = MoveAnimation(start: .seconds(1), duration: .seconds(1), easing: .linear)
    let changes: [(inout DualStripViewer) -> Void] = [
      { $0.lag = Lag(pane: .preview, fade: late) },
      { $0.lag = Lag(pane: .preview, fade: long) },
      {
        $0.browsing.motion = .coasting(
          coast, start: .zero, end: .seconds(5000), reachesEnd: false)
      },
      { $0.announcements.last = .seconds(2) },
      {
        $0.hand.lift = nil
        $0.hand.nextGapChange = .seconds(2)
      },
      { $0.hand.lift?.coming = [4, 5] },
      { $0.hand.lift?.coming = [5, 6, 7] },
      { $0.hand.lift?.coming = [7, 5] },
      { $0.hand.lift?.scrollStart = .seconds(2) },
      { $0.edits.failed = [.init(id: EditID(rawValue: 1), pages: [6, 6])] },
      { $0.edits.history[0].after += $0.edits.history[0].after },
      { $0.edits.history[0].quarters = 4 },
      { $0.edits.turns.add(bent) },
      { $0.edits.aspectChanges.add(bent) },
      { viewer in
        // The two slots of a page that moves are those of one page.
        let id = viewer.edits.takeNumber()
        viewer.edits.add([(from: 9, to: 3)], along: move, as: id)
      },
      { $0.hand.shifts.add(far) },
      { $0.hand.rises.add(far) },
      { $0.edits.turns.add(far) },
      { $0.edits.aspectChanges.add(flat) },
      { viewer in
        // A page that fades belongs to a delete or an insert.
        let id = viewer.edits.takeNumber()
        viewer.edits.add(
          EditLedger.Entry(id: id, stage: .moving(move)),
          pages: [FadingPage(slot: 2, collapse: 0, presence: 1)])
      },
      { $0.edits.history[0].before = $0.edits.history[0].after + $0.edits.history[0].after },
      { $0.edits.history[0].quarters = -4 },
      { $0.edits.failed = [.init(id: EditID(rawValue: 0), pages: [6])] },
      { $0.hand.lift?.gap = 14 },
      { $0.selection.anchor = 13 },
      { $0.selection.lead = -1 },
      { $0.configuration.undoLimit = 20_000 },
      { $0.configuration.durations.focus = .seconds(-1) },
      { $0.now = Time(ticks: .max) },
    ]
    #expect(try DualStripViewer(encoded: busy().encoded()) == busy())
    for (number, change) in changes.enumerated() {
      var viewer = try busy()
      change(&viewer)
      let saved = viewer.encoded()
      #expect(throws: EncodingFault.self, "change \(number)") {
        try DualStripViewer(encoded: saved)
      }
    }
  }

  @Test func `behind the last byte of a saved viewer is nothing, and a fault names its place`()
    throws
  {
    let body = Array(try busy().encoded().dropLast(8))
    let saved = DualStripViewer.sealed(body + [0])
    let fault = #expect(throws: EncodingFault.impossible(at: body.count)) {
      try DualStripViewer(encoded: saved)
    }
    let end = "make a new viewer from the document"
    #expect(fault?.description == "no viewer has the state at byte \(body.count); \(end)")
    #expect(EncodingFault.damaged.description == "these bytes are damaged; \(end)")
  }

  @Test func `a page that is not turned is written without a turn`() throws {
    let data = try JSONEncoder().encode(Page(id: 7, aspect: 0.5))
    #expect(!String(decoding: data, as: UTF8.self).contains("quarterTurns"))
    let page = try JSONDecoder().decode(Page.self, from: data)
    #expect(page == Page(id: 7, aspect: 0.5, quarterTurns: 4))
  }

  @Test func `a saved viewer goes on counting, from whatever number it has come to`() throws {
    func bytes(_ number: Int) throws -> [UInt8] {
      var archive = Archive(after: [])
      _ = try archive(number)
      return archive.bytes
    }
    let viewer = DualStripViewer(
      pages: [Page(id: 1, aspect: 1)], bounds: Size(width: 400, height: 800),
      firstEdit: EditID(rawValue: .max))
    var body = Array(viewer.encoded().dropLast(8))
    let old = try bytes(viewer.nextEdit.rawValue - 1)
    let place = try #require(
      (0...body.count - old.count).first { body[$0..<$0 + old.count] == old[...] })
    body.replaceSubrange(place..<place + old.count, with: try bytes(.max / 2))
    let restored = try DualStripViewer(encoded: DualStripViewer.sealed(body))
    #expect(restored.nextEdit.rawValue == .max / 2 + 1)
  }

  @Test(arguments: [(-1, 3), (4, 0), (5, 1), (0, 0), (256, 0), (300, 0)])
  func `a decoded page keeps its quarter turns modulo four`(
    number: Int, turns: Int
  ) throws {
    let text = #"{"id":7,"aspect":0.5,"quarterTurns":\#(number)}"#
    let page = try JSONDecoder().decode(Page.self, from: Data(text.utf8))
    #expect(page == Page(id: 7, aspect: 0.5, quarterTurns: turns) && page.quarterTurns == turns)
    let viewer = DualStripViewer(pages: [page], bounds: Size(width: 400, height: 800))
    #expect(viewer.page(7) == page)
  }
}

extension DualStripViewer.Configuration {
  fileprivate init(spacing: Double) {
    self.init()
    thumbnails.spacing = spacing
  }
}
