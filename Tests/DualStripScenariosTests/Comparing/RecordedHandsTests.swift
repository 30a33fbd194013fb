import AppRecording
import DualStripScenarios
@testable import ScenarioRecordings
import TestSupport
import Testing

/// Steps, wheels, keys and the names of edits in recordings and sessions.
@Suite struct RecordedHandsTests {
  private struct View: RecordedScrollView {
    struct Place: RecordedPoint {
      var x: Double
      var y: Double
    }
    var contentOffset: Place
  }

  /// What an app does on the way: an event of a wheel, a key or a step, with its time in seconds.
  private enum Deed {
    case wheel(DualStripViewer.WheelEvent, Pane)
    case key(DualStripViewer.KeyPress.Key)
    case step(Pane, Int)
  }

  /// Records an app whose panes are the model's, a frame at a time.
  ///
  /// - Parameter isFaithful: whether the panes follow; otherwise the strip stays behind by a page.
  private func recording(
    of deeds: [(seconds: Double, deed: Deed)], isFaithful: Bool
  ) throws -> RecordingComparison {
    let pages = (1...40).map { Page(id: PageID(UInt64($0)), aspect: 0.7071) }
    var viewer = DualStripViewer(pages: pages, bounds: Size(width: 393, height: 852))
    var wheel = DualStripViewer.WheelReader()
    var recorder = CollectionViewRecorder(
      size: (393, 852), pages: pages.map { ("p\($0.id.rawValue)", $0.aspect) }, at: 0)
    func give(_ inputs: [(time: Time, input: DualStripViewer.Input)]) {
      for (time, input) in inputs { viewer.handle(input, at: time) }
    }
    var deeds = deeds
    for frame in 0..<150 {
      let time = Time.frame(frame, perSecond: 60)
      while let next = deeds.first, .seconds(next.seconds) <= time {
        deeds.removeFirst()
        let moment = Time.seconds(next.seconds)
        switch next.deed {
        case .wheel(var event, let pane):
          event.time = moment
          give(wheel.read(event, on: pane, of: viewer))
          recorder.wheel(
            event.dx, event.dy, unit: event.unit == .points ? .points : .notches,
            on: pane == .preview ? .preview : .thumbnails, at: next.seconds)
        case .key(let key):
          viewer.advance(to: moment)
          let input = DualStripViewer.Shortcuts.usual.input(for: .init(key), in: viewer)
          if let input { viewer.handle(input, at: moment) }
          recorder.key(key.rawValue, at: next.seconds)
        case .step(let pane, let count):
          viewer.step(pane, by: count, at: moment)
          recorder.step(
            pane == .preview ? .preview : .thumbnails, by: count, at: next.seconds)
        }
      }
      give(wheel.advance(to: time))
      viewer.advance(to: time)
      let shown = viewer.presentation
      func view(_ offset: Double) -> View { View(contentOffset: .init(x: offset, y: 0)) }
      let behind = isFaithful || frame < 45 ? 0.0 : 37
      recorder.sample(
        preview: view(shown.previewOffset), thumbnails: view(shown.thumbnailsOffset - behind),
        at: time.seconds)
    }
    return RecordingComparison(try Recording(Array(recorder.takeLines().utf8)), tolerance: 0.5)
  }

  /// A swipe on a trackpad from a time on, with its tail.
  private func swipe(at start: Double, on pane: Pane) -> [(seconds: Double, deed: Deed)] {
    let ways = (1...10).map { Double($0) * 4 } + (1...30).map { 40 * (1 - Double($0) / 32) }
    return ways.enumerated().map { number, way in
      (start + 0.008 * Double(number), .wheel(.init(time: .zero, dy: way), pane))
    }
  }

  @Test(arguments: [true, false])
  func `an app that follows wheels, keys and steps is in step, another one is not`(
    isFaithful: Bool
  ) throws {
    let deeds: [(seconds: Double, deed: Deed)] =
      swipe(at: 0.1, on: .preview)
      + [(0.6, .key(.right)), (0.65, .key(.right)), (0.9, .step(.thumbnails, 3))]
      + swipe(at: 1.2, on: .thumbnails)
      + [(1.8, .wheel(.init(time: .zero, dy: 1, unit: .notches), .preview)), (2, .key(.home))]
    let comparison = try recording(of: deeds, isFaithful: isFaithful)
    #expect(comparison.sampleCount == 300)
    #expect(
      comparison.holds == isFaithful, "\(ComparisonReport(comparison, name: "app").text)")
  }

  @Test func `a burst of wheel events ends by itself in a session, and is awaited`() {
    var session = LiveSession()
    let header = #"{"session":1,"bounds":[393,852],"pages":40}"#
    _ = session.take(header)
    let answer = session.take(
      #"{"time":10,"wheel":[0,9],"pane":"thumbnails","until":"still"}"#)
    let text = answer.joined(separator: "\n")
    #expect(text.contains(#""event":"settled""#))
    #expect(answer.last?.contains(#""still":true"#) == true)
    let next = session.take(#"{"time":9000,"wheel":[0,9],"unit":"pt"}"#).last
    #expect(next?.contains(#""next":9080"#) == true)
  }

  @Test(arguments: [
    (#""wheel":[1]"#, "[dx,dy]"), (#""wheel":[0,1],"unit":"px""#, "notches"),
    (#""key":"enter""#, "page-down"), (#""key":"up","modifiers":["meta"]"#, "command"),
    (#""step":1.5"#, "whole number"), (#""step":"two""#, "number"),
  ])
  func `a line that cannot be read says what is possible`(line: String, words: String) {
    var session = LiveSession()
    _ = session.take(#"{"session":1,"bounds":[393,852],"pages":40}"#)
    let answer = session.take("{\"time\":1,\(line)}").joined()
    #expect(answer.contains("\"error\"") && answer.contains(words), "\(answer)")
  }

  @Test func `what a session does with hands becomes a scenario that does the same`() throws {
    let lines = [
      #"{"session":1,"bounds":[393,852],"pages":40}"#, #"{"time":10,"key":"page-down"}"#,
      #"{"time":400,"wheel":[0,30]}"#, #"{"time":410,"wheel":[0,40]}"#,
      #"{"time":420,"wheel":[0,44]}"#, #"{"time":900,"step":-2,"pane":"thumbnails"}"#,
    ]
    let text = try SessionScenario(Array(lines.joined(separator: "\n").utf8), title: "hands").text
    #expect(text.contains("at 0ms step preview by 10"))
    #expect(text.contains("at 490ms touch up release"))
    #expect(text.contains("step thumbnails by -2"))
    let run = try Scenario(parsing: text).run()
    #expect(run.holds)
  }

  @Test func `what people do without a finger is recorded as they did it`() {
    var recorder = CollectionViewRecorder(size: (393, 852), pages: [("a", 1), ("b", 1)], at: 0)
    _ = recorder.takeLines()
    recorder.turn(["a", "b"], quarters: -1, at: 1)
    recorder.select(all: true, at: 1)
    recorder.select(all: false, at: 1)
    recorder.select(.to, "b", at: 1)
    recorder.undo(edit: "u", at: 1)
    recorder.redo(edit: "r", at: 1)
    recorder.arrange(["b", "a"], at: 1)
    recorder.drop(at: 1)
    recorder.drop(puttingBack: true, at: 1)
    let fields = [
      #""turn":["a","b"],"quarters":-1"#, #""select":"all""#, #""select":"none""#,
      #""select":"to","page":"b""#, #""undo":true,"edit":"u""#, #""redo":true,"edit":"r""#,
      #""arrange":["b","a"]"#, #""drop":true"#, #""cancel-lift":true"#,
    ]
    #expect(recorder.takeLines() == fields.map { "{\"time\":1000.0,\($0)}\n" }.joined())
  }

  @Test(arguments: [
    (#""step":2"#, "step preview by 2"), (#""wheel":[0,30]"#, "touch down preview"),
    (#""bounds":[852,393]"#, "resize 852pt x 393pt over 0ms insets top 59pt bottom 34pt"),
  ])
  func `what a line leaves out is as usual`(line: String, statement: String) throws {
    let header = #"{"session":1,"bounds":[393,852],"insets":[59,0,34,0],"pages":40}"#
    let lines = "\(header)\n{\"time\":10,\(line)}\n"
    let text = try SessionScenario(Array(lines.utf8), title: "usual").text
    #expect(text.contains("at 0ms \(statement)"), "\(text)")
  }

  @Test func `frames until rest have cells if they are asked for, and come for ten seconds`() {
    var session = LiveSession()
    _ = session.take(
      #"{"session":1,"bounds":[393,852],"refresh":4,"pages":9,"settings":{"focus-time":"12s"}}"#)
    let answer = session.take(#"{"time":0,"focus":"p3","frame":"cells","until":"still"}"#)
    let frames = answer.filter { $0.hasPrefix(#"{"frame""#) }
    #expect(frames.count == 41 && frames.allSatisfy { $0.contains(#""cells":"#) }, "\(answer)")
  }

  @Test func `who names no viewer is told of five`() {
    var session = LiveSession()
    for number in 1...6 {
      _ = session.take("{\"session\":1,\"bounds\":[393,852],\"pages\":2,\"viewer\":\"v\(number)\"}")
    }
    let answer = session.take(#"{"time":1}"#).joined()
    #expect(answer.contains(#"is one of \"v1\", \"v2\", \"v3\", \"v4\", \"v5\""#), "\(answer)")
    #expect(!answer.contains("v6"))
  }

  @Test func `a burst of a wheel is awaited, though a finger that rests holds the page`() {
    var session = LiveSession()
    _ = session.take(#"{"session":1,"bounds":[393,852],"pages":40}"#)
    _ = session.take(#"{"time":10,"touch":"down","pane":"preview","x":200}"#)
    let turned = session.take(#"{"time":20,"wheel":[9,0],"pane":"preview"}"#).last ?? ""
    #expect(turned.contains(#""still":false,"next":100"#), "\(turned)")
    let later = session.take(#"{"time":100}"#).last ?? ""
    #expect(later.contains(#""still":true"#), "\(later)")
  }

  @Test func `a finger takes over from a wheel at once`() throws {
    let viewer = DualStripViewer(
      pages: (1...3).map { Page(id: PageID($0), aspect: 1) },
      bounds: Size(width: 393, height: 852))
    var hands = RecordedHands()
    let event = DualStripViewer.WheelEvent(time: .zero, dy: 30)
    let turned = hands.inputs(of: .wheel(.preview, event), at: .milliseconds(10), in: viewer)
    #expect(turned.first?.input == .touchBegan(.preview))
    #expect(turned.allSatisfy { $0.time == .milliseconds(10) })
    #expect(hands.deadline == .milliseconds(90))
    let down = hands.inputs(
      of: .down(.thumbnails, x: nil), at: .milliseconds(20), in: viewer)
    #expect(hands.deadline == nil && down.count == 2)
    guard case .touchEnded(.preview, _)? = down.first?.input else {
      Issue.record("\(down)")
      return
    }
    #expect(down.last?.input == .touchBegan(.thumbnails))
    #expect(down.allSatisfy { $0.time == .milliseconds(20) })
    #expect(hands.advance(to: .seconds(1)).isEmpty)
  }

  @Test func `a name is of the latest edit that the viewer accepted, and a number always of one`() {
    var viewer = DualStripViewer(
      pages: (1...3).map { Page(id: PageID($0), aspect: 1) },
      bounds: Size(width: 393, height: 852))
    var edits = EditNames()
    edits.note("cut", viewer.handle(.edit(.delete([1])), at: .zero))
    #expect(edits.edit(.name("cut")) == EditID(rawValue: 1))
    edits.note("cut", viewer.handle(.edit(.delete([2])), at: .zero))
    #expect(edits.edit(.name("cut")) == EditID(rawValue: 2))
    // Events tell the name of each of them.
    #expect(edits.names == [EditID(rawValue: 1): "cut", EditID(rawValue: 2): "cut"])
    edits.note("cut", viewer.handle(.edit(.delete([99])), at: .zero))
    #expect(edits.edit(.name("cut")) == nil && edits.edit(.name("other")) == nil)
    #expect(edits.edit(.number(9)) == EditID(rawValue: 9))
    #expect(EditName.number(9).text == "9" && EditName.name("cut").text == "cut")
  }
}
