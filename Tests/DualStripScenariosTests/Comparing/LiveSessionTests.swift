import DualStripScenarios
import Foundation
import Testing

/// A viewer over a pipe.
@Suite struct LiveSessionTests {
  private static let header =
    #"{"session":1,"bounds":[393,852],"pages":["p1","p2","p3","p4"],"settings":{"focus-time":"200ms"}}"#

  private func last(_ records: [String]) throws -> String { try #require(records.last) }

  @Test func `a session says what a viewer does, with the same numbers`() throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    var viewer = DualStripViewer(
      pages: (1...4).map { Page(id: PageID($0), aspect: 0.7071) },
      bounds: Size(width: 393, height: 852),
      configuration: .init(durations: .init(focus: .milliseconds(200))))
    let records = TraceRecords(isPrecise: true)
    let lines: [(String, DualStripViewer.Input)] = [
      (#"{"time":5,"focus":"p3"}"#, .focus(3, animated: true)),
      (#"{"time":90,"touch":"down","pane":"preview"}"#, .touchBegan(.preview)),
      (#"{"time":98,"drag":-40}"#, .dragMoved(.preview, by: -40)),
      (#"{"time":110,"touch":"up","velocity":-900}"#, .touchEnded(.preview, velocity: -900)),
      (#"{"time":300,"delete":["p2"],"edit":"cut"}"#, .edit(.delete([2]))),
      (#"{"time":340,"cancel":"cut"}"#, .edit(.cancel(EditID(rawValue: 1)))),
    ]
    let times: [Double] = [5, 90, 98, 110, 300, 340]
    for ((line, input), time) in zip(lines, times) {
      let answer = session.take(line).map {
        $0.replacingOccurrences(of: #""name":"cut","#, with: "")
      }
      let events = viewer.handle(input, at: .milliseconds(time))
      #expect(answer.dropLast() == events.map(records.event)[...])
      #expect(try last(answer).hasPrefix(#"{"ok":"#))
    }
    let answer = session.take(#"{"time":700,"frame":"cells"}"#)
    let events = viewer.advance(to: .milliseconds(700))
    let frame = records.frame(viewer, number: 0, showsCells: true)
    #expect(answer.dropLast() == (events.map(records.event) + [frame])[...])
  }

  @Test(arguments: [
    "nonsense", "{}", #"{"time":4,"focus":"p3"}"#, #"{"time":50,"focus":"nobody"}"#,
    #"{"time":50,"touch":"up"}"#, #"{"time":50,"commit":"cut"}"#, #"{"time":50,"frme":true}"#,
    #"{"time":50,"offsets":[0,0]}"#, #"{"time":1e99}"#, #"{"session":1}"#,
    #"{"time":50,"tap":[200,30],"pane":"preview"}"#, #"{"time":50,"focus":"p3","frame":1}"#,
    #"{"time":50,"until":"dark"}"#, #"{"time":50,"pages":4}"#,
    #"{"time":50,"insert":[["new",0]],"at":"first"}"#, #"{"time":50,"insert":["new"],"at":"x"}"#,
  ])
  func `a bad line gets an error with its number, and changes nothing`(_ bad: String) throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    _ = session.take(#"{"time":10,"focus":"p4"}"#)
    var untouched = session
    let answer = session.take(bad)
    #expect(
      answer.count == 1 && answer[0].hasPrefix(#"{"error":"#) && answer[0].hasSuffix(#""line":3}"#))
    let next = #"{"time":60,"frame":"cells"}"#
    let (after, before) = (session.take(next).dropLast(), untouched.take(next).dropLast())
    #expect(after == before)
  }

  @Test func `one finger is down at a time, and lifts once`() throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    let down = #"{"time":10,"touch":"down","pane":"preview","x":200}"#
    #expect(try last(session.take(down)).hasPrefix(#"{"ok""#))
    #expect(try last(session.take(down)).contains("already down"))
    #expect(try last(session.take(#"{"time":20,"drag":4}"#)).contains("record its moves"))
    #expect(try last(session.take(#"{"time":30,"touch":"up"}"#)).hasPrefix(#"{"ok""#))
    #expect(try last(session.take(#"{"time":40,"touch":"up"}"#)).contains("comes first"))
  }

  @Test func `an edit is answered by its name or its number, and one that was refused by neither`()
    throws
  {
    var session = LiveSession()
    _ = session.take(Self.header)
    let delete = #"{"time":10,"delete":["p2"],"edit":"cut"}"#
    #expect(session.take(delete).contains { $0.contains("edit-accepted") && $0.contains("cut") })
    #expect(session.take(delete).contains { $0.contains("edit-refused") })
    #expect(try last(session.take(#"{"time":20,"cancel":"cut"}"#)).contains("accepted no edit"))
    #expect(session.take(#"{"time":20,"cancel":1}"#).contains { $0.contains("edit-cancelled") })
  }

  @Test func `a session without a header waits for one`() throws {
    var session = LiveSession()
    #expect(try last(session.take(#"{"time":1}"#)).contains("must begin with"))
    #expect(try last(session.take(#"{"session":9}"#)).contains("format is 9"))
    #expect(session.take("") == [])
    #expect(try last(session.take(Self.header)).hasPrefix(#"{"ok":4"#))
  }

  @Test func `who asks for what falls due next need not ask every frame`() throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    let focus = try last(session.take(#"{"time":0,"focus":"p2"}"#))
    let due = try #require(JSONValue(focus)["next"]?.number)
    #expect(due > 0 && due <= 200)
    #expect(session.take("{\"time\":\(due)}").count > 1)
  }

  @Test func `a line may have an input and ask what comes of it`() throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    let answer = session.take(
      #"{"time":0,"focus":"p2","animated":false,"frame":true,"panes":true,"pages":true}"#)
    let records = try answer.map { try JSONValue($0) }
    let page = records.compactMap { $0["frame"] == nil ? nil : $0["active"]?.string }
    #expect(page == ["p2"])
    #expect(records.contains { $0["pages"]?.array?.count == 4 })
    let frames = try #require(records.compactMap { $0["panes"] }.first)
    #expect(frames["preview"]?.array?.compactMap { $0.number } == [0, 0, 393, 786])
    #expect(frames["thumbnails"]?.array?.compactMap { $0.number } == [0, 786, 393, 66])
    _ = session.take(#"{"time":0,"commits":"by-host"}"#)
    _ = session.take(#"{"time":10,"delete":["p3"],"edit":"cut"}"#)
    let pending = session.take(#"{"time":900,"edits":true}"#)
    let edits =
      #"{"edits":[{"edit":1,"name":"cut","pages":["p3"],"waiting":true}],"next":2,"time":900}"#
    #expect(pending.contains(edits))
  }

  @Test func `frames come until nothing moves, and no longer`() throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    let answer = session.take(#"{"time":0,"focus":"p3","until":"still"}"#)
    let frames = try answer.map { try JSONValue($0) }.filter { $0["frame"] != nil }
    // A focus of 200 ms, 60 frames a second.
    #expect(frames.count == 13)
    #expect(frames.map { $0["frame"]?.number } == (0...12).map { Double($0) })
    #expect(frames.last?["still"] == .bool(true) && frames[11]["still"] == .bool(false))
    #expect(try JSONValue(last(answer))["still"] == .bool(true))
    // While only the host can end it, no frame is another.
    _ = session.take(#"{"time":300,"commits":"by-host"}"#)
    let deletion = session.take(#"{"time":300,"delete":["p2"],"until":"still"}"#)
    #expect(deletion.filter { $0.hasPrefix(#"{"frame""#) }.count < 30)
    #expect(try JSONValue(last(deletion))["still"] == .bool(false))
  }

  @Test func `viewers of one session do not know of each other`() throws {
    var session = LiveSession()
    var alone = LiveSession()
    func named(_ line: String, _ name: String) -> String {
      line.dropLast() + ",\"viewer\":\"\(name)\"}"
    }
    for name in ["a", "b"] { _ = session.take(named(Self.header, name)) }
    _ = alone.take(Self.header)
    #expect(try last(session.take(#"{"time":1}"#)).contains("name the viewer"))
    let unknown = try last(session.take(#"{"time":1,"viewer":"c"}"#))
    #expect(unknown.contains("no viewer") && unknown.hasSuffix(#""viewer":"c"}"#))
    #expect(try last(session.take(named(Self.header, "a"))).contains("already"))
    _ = session.take(#"{"time":900,"viewer":"b","delete":["p2"]}"#)
    for line in [#"{"time":5,"focus":"p3"}"#, #"{"time":90,"frame":true,"pages":true}"#] {
      let expected = alone.take(line).dropLast().map { named($0, "a") }
      #expect(session.take(named(line, "a")).dropLast() == expected[...])
    }
    #expect(try last(session.take(#"{"viewer":"a","close":true}"#)).hasPrefix(#"{"ok""#))
    #expect(try last(session.take(#"{"time":99,"viewer":"a"}"#)).contains("no viewer"))
    #expect(try last(session.take(#"{"time":900,"viewer":"b"}"#)).hasPrefix(#"{"ok""#))
  }

  @Test func `a session that starts again goes on counting its edits`() throws {
    var session = LiveSession()
    _ = session.take(Self.header.replacingOccurrences(of: "1,", with: #"1,"first-edit":7,"#))
    let answer = session.take(#"{"time":0,"delete":["p2"]}"#)
    #expect(answer.contains { $0.contains("edit-accepted") && $0.contains(#""edit":7"#) })
    for bad in ["0", "1.5", "-3", "1e300", #""x""#] {
      var session = LiveSession()
      _ = session.take(Self.header.replacingOccurrences(of: "1,", with: "1,\"first-edit\":\(bad),"))
      #expect(!session.hasBegun)
    }
  }

  @Test(
    arguments: [
      ("12", "p12"), ("0", nil), ("12.5", nil), ("-1", nil), ("2000001", nil), ("1e300", nil),
    ] as [(String, String?)])
  func `a number of pages stands for so many`(_ count: String, _ last: String?) {
    var session = LiveSession()
    let answer = session.take("{\"session\":1,\"bounds\":[393,852],\"pages\":\(count)}")
    #expect(session.hasBegun == (last != nil || count == "0"), "\(answer)")
    guard let last else { return }
    let focus = session.take("{\"time\":0,\"focus\":\"\(last)\"}")
    #expect(focus.last?.hasPrefix("{\"ok\"") == true)
  }

  @Test func `a line that is too long has a number too`() {
    var session = LiveSession()
    #expect(session.refuse(because: "long") == [#"{"error":"long","line":1}"#])
    #expect(session.take("nonsense").last?.hasSuffix(#""line":2}"#) == true)
  }

  @Test func `a restore that waits for its answer is among the edits`() throws {
    var session = LiveSession()
    _ = session.take(Self.header)
    _ = session.take(#"{"time":0,"commits":"by-host"}"#)
    _ = session.take(#"{"time":10,"delete":["p3"],"edit":"cut"}"#)
    _ = session.take(#"{"time":2000,"commit":"cut"}"#)
    _ = session.take(#"{"time":2010,"undo":true}"#)
    let edits = session.take(#"{"time":4000,"edits":true}"#).first { $0.hasPrefix(#"{"edits""#) }
    #expect(edits?.contains(#""pages":["p3"]"#) == true, "\(edits ?? "")")
  }

  @Test func `a finger that lifts without a place lifts where it was last`() {
    func answer(_ place: String) -> [String] {
      var session = LiveSession()
      _ = session.take(Self.header)
      _ = session.take(#"{"time":0,"touch":"down","pane":"preview","x":300}"#)
      _ = session.take(#"{"time":16,"touch":"move","x":240}"#)
      _ = session.take(#"{"time":32,"touch":"move","x":180}"#)
      return session.take("{\"time\":40,\"touch\":\"up\",\"frame\":true\(place)}")
    }
    #expect(answer("") == answer(#","x":180"#))
    #expect(answer("").contains { $0.hasPrefix("{\"frame\"") })
  }

  @Test func `a setting beside the settings is refused, and told where it belongs`() throws {
    var session = LiveSession()
    let answer = session.take(
      #"{"session":1,"bounds":[393,852],"pages":["p1"],"focus-time":"200ms"}"#)
    #expect(try last(answer).contains("is a setting: write it in"))
    #expect(!session.hasBegun)
  }

  @Test func `frames come at the client's rate`() {
    var session = LiveSession()
    _ = session.take(Self.header.replacingOccurrences(of: "1,\"b", with: "1,\"refresh\":120,\"b"))
    let answer = session.take(#"{"time":0,"focus":"p3","until":"still"}"#)
    #expect(answer.count { $0.hasPrefix(#"{"frame""#) } == 25)
  }
}
