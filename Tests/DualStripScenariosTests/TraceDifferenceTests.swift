import DualStripScenarios
import Testing

/// What two traces are told apart by, in whole lines.
@Suite struct TraceDifferenceTests {
  private func told(_ old: [String], _ new: [String]) throws -> [String] {
    TraceComparison(
      from: try CollectionTraceTests.trace(old.joined(separator: "\n")),
      to: try CollectionTraceTests.trace(new.joined(separator: "\n"))
    ).summary
  }

  /// Events that say that the view rests, each as its page and its millisecond.
  private func rests(_ places: [(page: String, time: Int)]) -> [String] {
    places.map { "{\"event\":\"settled\",\"time\":\($0.time),\"page\":\"\($0.page)\"}" }
  }

  @Test func `a comparison says where the view rests last, and since when`() throws {
    #expect(
      try told(rests([("p1", 5)]), []) == [
        "no longer comes to rest; it rested on p1 at 0.005 s", "missing: settled p1 at 0.005 s",
      ])
    #expect(
      try told(rests([("p1", 5)]), rests([("p2", 6)])) == [
        "rests on p2 at 0.006 s instead of on p1 at 0.005 s", "missing: settled p1 at 0.005 s",
        "new: settled p2 at 0.006 s",
      ])
    #expect(
      try told(rests([("p1", 5)]), rests([("p1", 7)])) == [
        "rests on p1 at 0.007 s instead of at 0.005 s",
        "1 event at another time, at most settled p1 at 0.007 s instead of 0.005 s",
      ])
    // Only the last rest counts.
    #expect(
      try told(rests([("p1", 5), ("p2", 9)]), rests([("p1", 6), ("p2", 9)])) == [
        "1 event at another time, at most settled p1 at 0.006 s instead of 0.005 s"
      ])
  }

  @Test(arguments: [
    (#""scenario":"s","variant":{"n":"1"}"#, #""scenario":"s","variant":{"n":"2"}"#, "variant"),
    (#""scenario":"s","variant":{}"#, #""scenario":"t","variant":{}"#, "scenario"),
  ]) func `two traces alone are compared even if they are of different runs`(
    old: String, new: String, part: String
  ) throws {
    func trace(_ header: String, end: Int) throws -> Trace {
      try Trace("{\"trace\":1,\(header)}\n{\"end\":\(end)}\n")
    }
    let same = TraceComparison(from: try trace(old, end: 9), to: try trace(new, end: 9))
    #expect(same.summary == ["different \(part)"])
    let later = TraceComparison(from: try trace(old, end: 10), to: try trace(new, end: 20))
    #expect(later.summary == ["different \(part)", "ends at 0.02 s instead of at 0.01 s"])
  }

  @Test func `the place and the size of a content are told by the side that differs most`() throws {
    func frame(_ offset: String, _ content: String) -> [String] {
      ["{\"frame\":0,\"time\":0,\"offset\":\(offset),\"content\":\(content)}"]
    }
    let far = [
      "the offset is up to 4 pt off, at 0 s",
      "the size of the content is up to 0.5 pt off, at 0 s",
    ]
    #expect(try told(frame("[0,0]", "[9,9]"), frame("[3,-4]", "[9,9.5]")) == far)
    #expect(try told(frame("[3,-4]", "[9,9.5]"), frame("[0,0]", "[9,9]")) == far)
    // What is no number counts as 0, on both sides.
    let near = ["the offset is up to 5 pt off, at 0 s"]
    #expect(try told(frame("[0,null]", "[9,9]"), frame("[2,5]", "[9,9]")) == near)
    #expect(try told(frame("[2,5]", "[9,9]"), frame("[0,null]", "[9,9]")) == near)
  }

  @Test(arguments: ["", "preview", "thumbnails"])
  func `the new trace says what its cells are, and the old one in which order they are read`(
    pane: String
  ) throws {
    func shot(_ cells: String) -> [String] {
      let list = "\"cells\":[\(cells)]"
      let shown = pane.isEmpty ? list : "\"\(pane)\":{\(list)}"
      return ["{\"snapshot\":\"a\",\"time\":0,\(shown)}"]
    }
    let names = ["": "\"a\"", "preview": "\"a\", the preview", "thumbnails": "\"a\", the strip"]
    let place = names[pane] ?? ""
    let (page, element) = (#"{"page":"p1"}"#, #"{"element":"a1"}"#)
    #expect(try told(shot(page), shot(element)) == ["\(place): shows different elements"])
    #expect(try told(shot(element), shot(page)) == ["\(place): shows different pages"])
    let old = #"{"page":"p1","alpha":1,"z":1}"#
    let new = #"{"page":"p1","z":1.5,"alpha":0.5}"#
    #expect(try told(shot(old), shot(new)) == ["\(place): the alpha of p1 is 0.5 off"])
    #expect(try told(shot(new), shot(old)) == ["\(place): the z of p1 is 0.5 off"])
    let marked = #"{"page":"p1","alpha":1,"selected":true}"#
    #expect(
      try told(shot(#"{"page":"p1","alpha":1}"#), shot(marked)) == ["\(place): cells differ"])
  }

  @Test func `what else differs in frames is listed by its keys, without the number and time`()
    throws
  {
    func frame(_ time: Int, _ rest: String) -> [String] {
      ["{\"frame\":0,\"time\":\(time)\(rest)}"]
    }
    let (old, new) = (#","sync":0,"distance":0,"x":1"#, #","sync":1,"distance":0,"x":2"#)
    #expect(try told(frame(0, old), frame(0, new)) == ["sync, x differ, first at 0 s"])
    #expect(
      try told(frame(10, old), frame(10, #","sync":0,"distance":0"#)) == [
        "x differ, first at 0.01 s"
      ])
    #expect(
      try told(frame(0, old), frame(5, old)) == [
        "the records differ, but not in what the panes show"
      ])
  }

  @Test func `long lists of events are paired in their order, never across`() throws {
    let middle = (0..<2000).map { "e\($0)" }
    func trace(_ names: [String]) throws -> Trace {
      try CollectionTraceTests.trace(
        names.map { "{\"event\":\"\($0)\",\"time\":1}" }.joined(separator: "\n"))
    }
    // 2004 · 2004 is more than the four million for which the best pairs are looked for.
    let old = try trace(["x", "a", "b"] + middle + ["y"])
    let new = try trace(["w", "b", "a"] + middle + ["z"])
    #expect(
      TraceComparison(from: old, to: new).summary == [
        "missing: x at 0.001 s, b at 0.001 s, y at 0.001 s",
        "new: w at 0.001 s, b at 0.001 s, z at 0.001 s",
      ])
  }
}
