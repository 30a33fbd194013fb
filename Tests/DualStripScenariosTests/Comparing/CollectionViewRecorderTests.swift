import AppRecording
import Testing

/// The lines that an app's recorder writes, whole.
@Suite struct CollectionViewRecorderTests {
  private struct Place: RecordedPoint {
    var x: Double
    var y: Double
  }

  private struct View: RecordedScrollView {
    var contentOffset: Place
  }

  @Test func `a header says what the app has said, and no more`() {
    var usual = CollectionViewRecorder(size: (400, 800), pages: [("a", 1)], at: 2)
    let least =
      #"{"recording":1,"bounds":[400.0,800.0],"insets":[0.0,0.0,0.0,0.0],"refresh":60.0,"#
      + #""pages":[["a",1.0]]}"#
    #expect(usual.takeLines() == least + "\n")
    #expect(usual.takeLines().isEmpty)
    var full = CollectionViewRecorder(
      size: (400, 800), insets: (1, 2, 3, 4), pages: [("a", 1), ("b", 0.5)], activePage: "b",
      settings: ["spacing": "5pt", "preset": "plain", "rubber-band": "0.5"], isRightToLeft: true,
      refreshRate: 120, uncertainty: 0.0625, showsFinalOffsets: false, at: 2)
    let most =
      #"{"recording":1,"bounds":[400.0,800.0],"insets":[1.0,2.0,3.0,4.0],"refresh":120.0,"#
      + #""pages":[["a",1.0],["b",0.5]],"direction":"rtl","uncertainty":62.5,"offsets":"shown","#
      + #""active":"b","settings":{"preset":"plain","rubber-band":"0.5","spacing":"5pt"}}"#
    #expect(full.takeLines() == most + "\n")
  }

  @Test func `what is seen and touched is written in the words and the order of the format`() {
    var recorder = CollectionViewRecorder(size: (400, 800), pages: [], at: 2)
    _ = recorder.takeLines()
    let (preview, strip) = (
      View(contentOffset: Place(x: 5, y: 6)), View(contentOffset: Place(x: 7, y: 8))
    )
    recorder.sample(preview: preview, thumbnails: strip, at: 3)
    recorder.activePage("a\"", at: 3)
    recorder.activePage(nil, at: 3)
    let place = Place(x: 1, y: 2)
    recorder.touch(.down, on: .preview, at: place, time: 3)
    recorder.touch(.move, on: .thumbnails, at: place, time: 3, handled: 3.5)
    recorder.touch(.up, on: .preview, at: Place(x: .infinity, y: 0), time: 3)
    recorder.touch(.cancel, on: .preview, at: place, time: 3)
    recorder.willBeginDragging(.thumbnails, at: 3)
    recorder.didScroll(.preview, preview, at: 3)
    recorder.didScroll(.thumbnails, strip, at: 3)
    recorder.willEndDragging(.thumbnails, velocity: place, target: Place(x: .nan, y: 0), at: 3)
    recorder.note("\"drag\":-12.5", at: 3)
    let fields = [
      #""offsets":[5.0,7.0]"#, #""active":"a\"""#, #""active":null"#,
      #""touch":"down","pane":"preview","x":1.0"#,
      #""touch":"move","pane":"thumbnails","x":1.0,"handled":1500.0"#,
      #""touch":"up","pane":"preview","x":0"#, #""touch":"cancel","pane":"preview","x":1.0"#,
      #""will-begin-dragging":"thumbnails""#, #""did-scroll":"preview","offset":5.0"#,
      #""did-scroll":"thumbnails","offset":7.0"#,
      #""will-end-dragging":"thumbnails","velocity":1.0,"target":0"#, #""drag":-12.5"#,
    ]
    #expect(recorder.takeLines() == fields.map { "{\"time\":1000.0,\($0)}\n" }.joined())
  }

  @Test func `what an app does is written in the words and the order of the format`() {
    var recorder = CollectionViewRecorder(size: (400, 800), pages: [], at: 2)
    _ = recorder.takeLines()
    recorder.focus("a", animated: true, at: 3)
    recorder.focus("a", animated: false, at: 3)
    recorder.step(.thumbnails, by: -2, at: 3)
    recorder.wheel(1, 2, on: .preview, at: 3)
    for unit in [CollectionViewRecorder.WheelUnit.points, .notches, .lines] {
      recorder.wheel(1, 2, unit: unit, on: .thumbnails, at: 3)
    }
    for phase in [CollectionViewRecorder.WheelPhase.began, .changed, .ended, .momentum] {
      recorder.wheel(1, 2, phase: phase, on: .preview, at: 3)
    }
    recorder.select(.only, "a", at: 3)
    recorder.select(.toggle, "a", at: 3)
    recorder.key("home", at: 3)
    recorder.delete(["a", "b"], edit: "cut", at: 3)
    for answer in [CollectionViewRecorder.Answer.commit, .fail, .cancel] {
      recorder.answer(answer, edit: "cut", at: 3)
    }
    recorder.replace(with: [("a", 1), ("b", 0.5)], at: 3)
    recorder.aspect(0.5, of: "b", at: 3)
    recorder.insert([("a", 1), ("b", .nan)], .after("c"), at: 3)
    let wheels = [
      #""unit":"pt","pane":"preview""#, #""unit":"pt","pane":"thumbnails""#,
      #""unit":"notches","pane":"thumbnails""#, #""unit":"lines","pane":"thumbnails""#,
      #""unit":"pt","phase":"began","pane":"preview""#,
      #""unit":"pt","phase":"changed","pane":"preview""#,
      #""unit":"pt","phase":"ended","pane":"preview""#,
      #""unit":"pt","phase":"momentum","pane":"preview""#,
    ].map { "\"wheel\":[1.0,2.0],\($0)" }
    let before = [
      #""focus":"a","animated":true"#, #""focus":"a","animated":false"#,
      #""step":-2,"pane":"thumbnails""#,
    ]
    let after = [
      #""select":"only","page":"a""#, #""select":"toggle","page":"a""#, #""key":"home""#,
      #""delete":["a","b"],"edit":"cut""#, #""commit":"cut""#, #""fail":"cut""#,
      #""cancel":"cut""#, #""replace":[["a",1.0],["b",0.5]]"#, #""aspect":0.5,"page":"b""#,
      #""insert":[["a",1.0],["b",0]],"after":"c""#,
    ]
    let lines = (before + wheels + after).map { "{\"time\":1000.0,\($0)}\n" }
    #expect(recorder.takeLines() == lines.joined())
  }

  @Test func `a time is told in milliseconds from the beginning, and never before it`() {
    for (time, words) in [
      (2.0, "0.0"), (1.5, "0.0"), (2.25, "250.0"), (.nan, "0.0"), (.infinity, "0"),
    ] as [(Double, String)] {
      var recorder = CollectionViewRecorder(size: (400, 800), pages: [], at: 2)
      _ = recorder.takeLines()
      recorder.activePage(nil, at: time)
      #expect(recorder.takeLines().hasPrefix("{\"time\":\(words),"), "\(time)")
    }
  }

  @Test func `of a name only quotes, backslashes and control characters are written otherwise`() {
    var recorder = CollectionViewRecorder(
      size: (400, 800), pages: [("a b\u{1F}é\u{7F}\n\u{1}\\\"🙂", 1)], activePage: " ", at: 0)
    let name = "a b\\u001fé\u{7F}\\u000a\\u0001\\\\\\\"🙂"
    let pages = "\"pages\":[[\"\(name)\",1.0]],\"active\":\" \"}\n"
    #expect(recorder.takeLines().hasSuffix(pages))
    recorder.delete([], edit: "", at: 1)
    #expect(recorder.takeLines() == "{\"time\":1000.0,\"delete\":[],\"edit\":\"\"}\n")
  }
}
