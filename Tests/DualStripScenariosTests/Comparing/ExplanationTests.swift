import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// What one reading of a recording finds, and what it leaves out as a consequence of other faults.
@Suite struct ExplanationTests {
  @Test func `what is unexplained is grouped by pane and cause`() throws {
    var view = RecordedView()
    view.hold(from: 105, until: 205)
    view.strip = { [2, 3, 4, 12, 13, 14, 19, 20, 21, 22].contains($0) ? 5 : 0 }
    let groups = try view.explanation().groups
    #expect(groups.map { $0.pane } == [.thumbnails, .thumbnails, .thumbnails])
    #expect(groups.map { $0.cause } == [nil, 0, 1])
    #expect(groups.map { $0.numbers } == [[2, 3, 4], [12, 13, 14, 19, 20], [21, 22]])
    // What has the same cause in both panes is apart in each of them.
    var both = RecordedView()
    both.preview = { (2...4).contains($0) ? 5 : 0 }
    both.strip = { (2...5).contains($0) ? 5 : 0 }
    let two = try both.explanation()
    #expect(two.groups.map { $0.pane } == [.preview, .thumbnails])
    #expect(two.groups.map { $0.numbers } == [[2, 3, 4], [2, 3, 4, 5]])
    #expect(two.unexplained == 7)
  }

  /// The jumps of a view that a finger holds from 105 to 205 ms.
  private static func jumps(
    preview: @escaping (Int) -> Double = { _ in 0 }, strip: @escaping (Int) -> Double
  ) throws -> [String] {
    var view = RecordedView()
    view.hold(from: 105, until: 205)
    view.preview = preview
    view.strip = strip
    return try view.explanation().words
  }

  @Test func `a jump is told if it lasts, or if its sample is apart`() throws {
    let told = "jump: the strip jumps by 3 pt at 0.16 s, and the preview does not"
    // The rest after it is off by as much, so no sample is unexplained.
    #expect(try Self.jumps(strip: { $0 >= 16 ? 3 : 0 }) == [told])
    // The step back is no second jump: it leads to the model, and nothing of it lasts.
    #expect(try Self.jumps(strip: { $0 == 16 || $0 == 17 ? 3 : 0 }) == [told])
  }

  @Test func `a step that both panes make within a frame is the jump of neither`() throws {
    for (frame, count) in [(14, 2), (15, 0), (16, 0), (17, 0), (18, 2)] {
      let found = try Self.jumps(preview: { $0 >= frame ? 3 : 0 }, strip: { $0 >= 16 ? 3 : 0 })
      #expect(found.count == count, "\(frame): \(found)")
      #expect(found.allSatisfy { $0.contains(" jumps by 3 pt at 0.1") }, "\(found)")
    }
  }

  @Test func `a jump excuses the samples of half a second after it, and none before it`() throws {
    func words(frames: Int, _ strip: @escaping (Int) -> Double) throws -> [String] {
      var view = RecordedView()
      view.hold(from: 105)
      view.frames = frames
      view.strip = strip
      return try view.explanation().words
    }
    let jump = "jump: the strip jumps by 3 pt at 0.16 s, and the preview does not"
    let after = "apart: the strip leaves the model at 0.67 s, and is 3 pt away at 0.67 s"
    #expect(try words(frames: 67) { $0 >= 16 ? 3 : 0 } == [jump])
    #expect(try words(frames: 68) { $0 >= 16 ? 3 : 0 } == [jump, after])
    let before = "apart: the strip leaves the model at 0.12 s, and is 1.5 pt away at 0.12 s"
    #expect(
      try words(frames: 67) { $0 >= 16 ? 3 : (12...14).contains($0) ? 1.5 : 0 } == [jump, before])
  }

  /// A view whose preview may echo under a first finger; a second one comes down at 405 ms.
  private static func touchedTwice(echoes: Bool, pull: Double = 0) -> RecordedView {
    var view = RecordedView()
    view.frames = 60
    view.hold(from: 105, until: 305)
    view.hold(from: 405, by: pull)
    if echoes { view.preview = { (12...20).contains($0) && $0 % 2 == 0 ? 4 : 0 } }
    return view
  }

  @Test func `an echo also makes the pane jump that echoes, but not the other one`() throws {
    let echo =
      "echo: the preview oscillates by up to 4 pt under the finger that drags it, from 0.13 s on: "
      + "the other pane scrolls it back"
    let strip = "jump: the strip jumps by 3 pt at 0.5 s, and the preview does not"
    for echoes in [true, false] {
      var view = Self.touchedTwice(echoes: echoes)
      let echoing = view.preview
      view.preview = { $0 >= 46 ? 3 : echoing($0) }
      view.strip = { $0 >= 50 ? 3 : 0 }
      let preview =
        echoes
        ? "apart: the preview leaves the model at 0.46 s, and is 3 pt away at 0.46 s"
        : "jump: the preview jumps by 3 pt at 0.46 s, and the strip does not"
      #expect(
        try view.explanation().words == (echoes ? [echo, strip, preview] : [preview, strip]))
    }
  }

  @Test func `an echo also keeps a pane from bouncing, and both panes bounce as one`() throws {
    for (echoes, kind) in [(false, RecordingFinding.Kind.noBounce), (true, .echo)] {
      let found = try Self.touchedTwice(echoes: echoes, pull: 100).explanation()
      #expect(found.findings.map { $0.kind } == [kind], "\(found.words)")
      #expect(Set(found.groups.filter { $0.cause == 2 }.map { $0.pane }).count == 2)
    }
  }

  @Test func `a rest on another page is told once for both panes, with its side`() throws {
    let said: [(active: Int, shown: Int, words: String)] = [
      (1, 1, "1 page to the right of p1"), (3, 0, "2 pages to the left of p3"),
      (3, 1, "1 page to the left of p3"), (2, 5, "4 pages to the right of p2"),
    ]
    for (active, shown, words) in said {
      var view = RecordedView()
      view.header = ",\"active\":\"p\(active)\""
      view.preview = { _ in 393 * Double(shown) }
      view.strip = { _ in 37 * Double(shown) }
      let found = try view.explanation()
      #expect(
        found.words == [
          "other-target: after the start at 0 s the preview rests \(words), where the model is"
        ])
      let finding = try #require(found.findings.first)
      #expect(finding.time == .zero && !finding.mayBeDelivery)
      #expect(finding.expectation == "expect preview.offset == \(393 * (active - 1))pt ± 1pt")
    }
  }

  @Test(arguments: [(1, 1, "1 page further down than p1"), (3, 0, "2 pages further up than p3")])
  func `the side of a pane that scrolls down is up or down`(
    active: Int, shown: Int, words: String
  ) throws {
    var view = RecordedView()
    view.header = ",\"active\":\"p\(active)\",\"settings\":{\"preview-axis\":\"vertical\"}"
    // The preview is as high as the viewer without its strip of 66 points.
    view.preview = { _ in 786 * Double(shown) }
    view.strip = { _ in 37 * Double(shown) }
    #expect(
      try view.explanation().words == [
        "other-target: after the start at 0 s the preview rests \(words), where the model is"
      ])
  }

  @Test func `from the app's page the comparison goes on when something new begins`() throws {
    var view = RecordedView()
    view.frames = 30
    view.lines = [(255, #""focus":"p5","animated":false"#)]
    view.preview = { $0 < 26 ? 393 : 393 * 4 }
    view.strip = { $0 < 26 ? 37 : 37 * 4 }
    #expect(
      try view.explanation().words == [
        "other-target: after the start at 0 s the preview rests 1 page to the right of p1, where "
          + "the model is; the comparison continues from p2"
      ])
  }

  @Test func `only a slow release may turn to another page by a hair, or one that delegates tell`()
    throws
  {
    /// A view that goes on to the next page, though the finger throws it back.
    func mayBeDelivery(_ velocity: Int, _ source: InputSource, pages: Double = 1) throws -> Bool? {
      var view = RecordedView()
      view.frames = 200
      if source == .touches {
        view.hold(from: 95, by: -100)
        view.lines.append((205, "\"touch\":\"up\",\"velocity\":\(velocity),\"handled\":205"))
      } else {
        let speed = -Double(velocity) / 1000
        view.lines = [
          (85, #""will-begin-dragging":"preview""#), (95, #""did-scroll":"preview","offset":100"#),
          (205, "\"will-end-dragging\":\"preview\",\"velocity\":\(speed)"),
        ]
      }
      view.preview = { $0 < 10 ? 0 : $0 < 21 ? 100 : 393 * pages }
      view.strip = { $0 < 10 ? 0 : $0 < 21 ? RecordedView.strip(100) : 37 * pages }
      return try view.explanation(source).findings.first { $0.kind == .otherTarget }?.mayBeDelivery
    }
    #expect(try mayBeDelivery(40, .touches) == true)
    #expect(try mayBeDelivery(60, .touches) == false)
    #expect(try mayBeDelivery(60, .callbacks) == true)
    #expect(try mayBeDelivery(40, .touches, pages: 2) == false)
  }

  @Test func `a page that a rotation loses has the name of the rotation`() throws {
    var view = RecordedView()
    view.lines = [(105, #""bounds":[852,393],"over":40"#)]
    // In a wide view the strip's first page is at -409.5.
    view.preview = { $0 < 11 ? 0 : 852 }
    view.strip = { $0 < 11 ? 0 : 37 - 229.5 }
    let found = try view.explanation()
    #expect(found.findings.map { $0.kind } == [.indexLost], "\(found.words)")
    let message = try #require(found.findings.first).message
    #expect(message.hasPrefix("after the change of the bounds at 0."))
    #expect(message.hasSuffix("the preview rests 1 page to the right of p1, where the model is"))
  }
}
