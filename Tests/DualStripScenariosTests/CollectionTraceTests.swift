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
}
