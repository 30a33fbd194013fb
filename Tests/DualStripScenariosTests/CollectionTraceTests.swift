import DualStripScenarios
import Testing

/// Traces of collections, and what two of them are told apart by.
@Suite struct CollectionTraceTests {
  private func run(_ script: String, layout: String = "quilt block 100pt x 100pt") throws
    -> ReplayRun
  {
    try Scenario(
      parsing: """
        scenario "test"
        language 2
        collection
          section a items 30 header 20pt
        layouts
          wall \(layout)
          heap pile shown 3
        device custom
          bounds 400pt x 300pt
        script
        \(script)

        """
    ).run()
  }

  private let journey = """
      flick forward 1200pt/s
      settle
      snapshot "thrown"
      update delete a4, insert fresh before a20 over 200ms as change
      at change + 50ms layout heap over 200ms
      update delete nobody over 100ms
      random 3 changes seed 7 over 1s
      resize 300pt x 300pt over 100ms
      settle
      update insert nobody before a1 over 0ms
      expect count == 31
    """

  @Test(arguments: [false, true])
  func `every line is JSON without exponents and without minus zero`(isPrecise: Bool) throws {
    let options = TraceWriter.Options(showsAttributes: true, isPrecise: isPrecise)
    try TraceTests.expectJSON(TraceWriter(try run(journey), options: options).text())
  }

  @Test func `a trace says what there is, where it is, and what happens to it`() throws {
    let text = TraceWriter(try run("update delete a2 over 100ms\n at 50ms snapshot \"x\"\n settle"))
      .text()
    for part in [
      "\"collection\":[[\"a\",30,20,0]],\"layouts\":{\"wall\":\"quilt block 100pt x 100pt\",",
      "\"pane\":{\"layout\":\"wall\",\"pin\":[],\"anchor\":\"leading\",\"appear\":\"fade\",",
      "\"layout\":\"wall\",\"progress\":0.5,\"offset\":[0,0],\"content\":[400,820],\"bounds\":[400,300]",
      "{\"element\":\"header a\",\"frame\":[0,0,400,20],\"alpha\":1,\"rotation\":0,\"z\":0}",
      "{\"element\":\"a2\",\"frame\":[100,20,100,100],\"alpha\":0.5,\"rotation\":0,\"z\":0,\"leaving\":true}",
      "{\"event\":\"disappeared\",\"time\":100,\"item\":\"a2\"}",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a difference is told in points, and by the elements that it is of`() throws {
    func trace(_ script: String, layout: String = "quilt block 100pt x 100pt") throws -> Trace {
      try Trace(TraceWriter(try run(script, layout: layout)).text())
    }
    let script = "scroll to a20 at top instant\n snapshot \"here\"\n settle"
    let far = "scroll to a28 at top instant\n snapshot \"here\"\n settle"
    let moved = TraceComparison(from: try trace(script), to: try trace(far))
    #expect(moved.summary.contains("the offset is up to 100 pt off, at 0 s"))
    let wide = TraceComparison(
      from: try trace(script), to: try trace(script, layout: "quilt block 100pt x 90pt"))
    #expect(wide.summary.contains("different layouts"))
    #expect(wide.summary.contains { $0.hasPrefix("the size of the content is up to 80 pt off") })
    let gone = TraceComparison(
      from: try trace("update delete a2 over 100ms\n settle"),
      to: try trace("update delete a3 over 100ms\n settle"))
    #expect(gone.summary.contains { $0.contains("disappeared a3 at 0.1 s") })
    let same = TraceComparison(from: try trace(script), to: try trace(script))
    #expect(same.isSame)
  }

  /// A trace of one run.
  static func trace(_ records: String..., header: String = "") throws -> Trace {
    let first = "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}\(header)}"
    return try Trace(([first] + records + ["{\"end\":9}"]).joined(separator: "\n"))
  }

  private func told(_ old: Trace, _ new: Trace) -> [String] {
    TraceComparison(from: old, to: new).summary
  }

  @Test func `what there is in the new one only is told as new`() throws {
    let (one, two) = try (Self.trace(header: ",\"model\":1"), Self.trace(header: ",\"model\":2"))
    #expect(told(one, two) == ["different edition of the model: 2 instead of 1"])
    let rest = try Self.trace(#"{"event":"settled","time":5,"page":"p2"}"#)
    let words = ["now comes to rest, on p2 at 0.005 s", "new: settled p2 at 0.005 s"]
    #expect(try told(Self.trace(), rest) == words)
    let title = #"{"snapshot":"a","time":0,"cells":[]}"#
    #expect(try told(Self.trace(), Self.trace(title)) == ["a new snapshot \"a\""])
    #expect(try told(Self.trace(title), Self.trace()) == ["missing snapshot \"a\""])
  }

  @Test(arguments: [("page", "pages"), ("element", "elements")])
  func `a snapshot of other cells is told by what they show`(key: String, words: String) throws {
    func shot(_ name: String) throws -> Trace {
      try Self.trace("{\"snapshot\":\"a\",\"time\":0,\"cells\":[{\"\(key)\":\"\(name)\"}]}")
    }
    let none = try Self.trace("{\"snapshot\":\"a\",\"time\":0,\"cells\":[]}")
    for other in [try shot("y"), none] {
      #expect(try told(shot("x"), other) == ["\"a\": shows different \(words)"])
    }
  }

  @Test func `a run without its partner is new or missing, each counted once`() throws {
    func run(_ n: Int) -> String {
      "{\"trace\":1,\"scenario\":\"s\",\"variant\":{\"n\":\"\(n)\"}}\n{\"end\":9}\n"
    }
    let (old, new) = try (Trace(run(1) + run(2)), Trace(run(1) + run(3)))
    #expect(told(old, new) == ["[n=3]", "  a new run", "[n=2]", "  a run that is now missing"])
    let (twice, once) = try (Trace(run(1) + run(1)), Trace(run(1)))
    #expect(TraceComparison(from: twice, to: once).differing == 1)
  }

  @Test(arguments: ["device", "pages", "collection", "layouts", "insets", "viewer", "pane"])
  func `of two headers each part that differs is named`(key: String) throws {
    let (one, two) = try (
      Self.trace(header: ",\"\(key)\":[1]"), Self.trace(header: ",\"\(key)\":[2]")
    )
    #expect(told(one, two) == ["different \(key)"])
  }

  @Test func `another version is told, and what differs in no pane since when`() throws {
    let (one, two) = try (
      Self.trace(header: ",\"version\":\"1\""), Self.trace(header: ",\"version\":\"2\"")
    )
    #expect(told(one, two) == ["different version: 2 instead of 1"])
    func frames(_ sync: [Int]) throws -> Trace {
      let lines = sync.indices.map {
        "{\"frame\":\($0),\"time\":\($0 * 10),\"sync\":\(sync[$0])}"
      }
      return try Self.trace(lines.joined(separator: "\n"))
    }
    #expect(try told(frames([0, 0, 0]), frames([0, 1, 2])) == ["sync differ, first at 0.01 s"])
  }

  @Test(arguments: [("preview", "the preview"), ("thumbnails", "the strip")])
  func `a cell that differs is told with its pane`(key: String, pane: String) throws {
    func shot(_ alpha: Double) throws -> Trace {
      let cells = "{\"cells\":[{\"page\":\"p1\",\"alpha\":\(alpha)}]}"
      return try Self.trace("{\"snapshot\":\"a\",\"time\":0,\"\(key)\":\(cells)}")
    }
    let words = ["\"a\", \(pane): the alpha of p1 is 0.5 off"]
    #expect(try told(shot(1), shot(0.5)) == words)
  }

  @Test func `what chance draws may be refused without a warning`() throws {
    let run = try run("random 40 changes seed 1 over 4s from delete\n  settle")
    #expect(!run.warnings.contains { $0.code == "W0107" })
  }

  @Test func `a frame that only one trace has is compared at its own time`() throws {
    let head = "{\"trace\":1,\"scenario\":\"s\",\"variant\":{}}\n"
    let first = "{\"frame\":0,\"time\":0,\"preview\":{\"offset\":0}}\n"
    let second = "{\"frame\":1,\"time\":10,\"preview\":{\"offset\":5}}\n"
    let old = try Trace(head + first + "{\"end\":100}\n")
    let new = try Trace(head + first + second + "{\"end\":100}\n")
    #expect(
      TraceComparison(from: old, to: new).summary == ["the preview is up to 5 pt off, at 0.01 s"])
  }

  /// A trace of events, each with the number of its millisecond.
  private func trace(ofEvents events: [(name: String, time: Int)]) throws -> Trace {
    try Self.trace(
      events.map { "{\"event\":\"\($0.name)\",\"time\":\($0.time)}" }.joined(separator: "\n"))
  }

  @Test func `of many events three are told, and how many more there are`() throws {
    let records = [
      #"{"event":"input","time":1,"action":"delete p2"}"#,
      #"{"event":"committed","time":2,"edit":1,"pages":["p2","p3"]}"#,
      #"{"event":"driver-changed","time":3,"from":"none","to":"preview"}"#,
      #"{"event":"moved","time":4,"item":"a1"}"#, #"{"event":"settled","time":5}"#,
    ]
    let words =
      "the input delete p2 at 0.001 s, committed p2 p3 at 0.002 s, "
      + "driver-changed preview at 0.003 s"
    for (count, more) in [(3, ""), (4, ", and 1 more"), (5, ", and 2 more")] {
      let new = try Self.trace(records.prefix(count).joined(separator: "\n"))
      #expect(try told(Self.trace(), new) == ["new: \(words)\(more)"])
      #expect(try told(new, Self.trace()) == ["missing: \(words)\(more)"])
    }
    let last = try Self.trace(records[3])
    #expect(try told(Self.trace(), last) == ["new: moved a1 at 0.004 s"])
  }

  @Test func `a comparison matches as many events as possible`() throws {
    let (late, early) = try (
      trace(ofEvents: [("x", 0), ("a", 1), ("b", 2)]),
      trace(ofEvents: [("a", 1), ("b", 2), ("x", 3)])
    )
    #expect(told(late, early) == ["missing: x at 0 s", "new: x at 0.003 s"])
    #expect(told(early, late) == ["missing: x at 0.003 s", "new: x at 0 s"])
    // Where one is as good as the other, the later one of the old run stays.
    let (one, two) = try (
      trace(ofEvents: [("a", 1), ("b", 2)]), trace(ofEvents: [("b", 2), ("a", 3)])
    )
    #expect(told(one, two) == ["missing: a at 0.001 s", "new: a at 0.003 s"])
  }

  @Test func `a comparison reports a changed verdict, and a new number of checks`() throws {
    func check(_ text: String, _ holds: Bool) -> String {
      "{\"check\":\"expect\",\"line\":1,\"ok\":\(holds),\"time\":0,\"text\":\"\(text)\"}"
    }
    let (right, wrong) = try (Self.trace(check("t", true)), Self.trace(check("t", false)))
    #expect(told(right, wrong) == ["now fails: t"])
    #expect(told(wrong, right) == ["now holds: t"])
    let both = try Self.trace(check("t", true), check("u", true))
    #expect(told(right, both) == ["now holds: u", "2 checks instead of 1"])
    #expect(told(both, right) == ["1 check instead of 2"])
  }

  @Test func `a comparison reports null as a difference`() throws {
    func shot(_ parallax: String) throws -> Trace {
      try Self.trace(
        "{\"snapshot\":\"a\",\"time\":0,\"cells\":[{\"page\":\"p1\",\"parallax\":\(parallax)}]}")
    }
    #expect(try told(shot("null"), shot("1")) == ["\"a\": cells differ"])
    func frame(_ active: String) throws -> Trace {
      try Self.trace("{\"frame\":1,\"time\":10,\"active\":\(active)}")
    }
    let words = "the active page is p1 instead of none, first at 0.01 s"
    #expect(try told(frame("null"), frame("\"p1\"")) == [words])
  }
}
