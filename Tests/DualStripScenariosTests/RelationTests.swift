import DualStripScenarios
import Testing

/// Relations between the runs of a scenario.
@Suite struct RelationTests {
  @Test func `runs at two rates may end one frame of the slower one apart`() throws {
    var farthest = 0.0
    for way in 1...12 {
      let scenario = try Scenario(
        parsing: """
          scenario "Rates"
          goldens off
          matrix
            vary refresh = 30Hz, 120Hz
            relate refresh 120Hz refines 30Hz ± 0.001pt
          document
            pages 5 aspect 0.7
          script
            drag preview forward \(way * 12)pt over 300ms hold 200ms
            settle within 3s
          """)
      let runs = scenario.variants.map { scenario.run($0) }
      let ends = zip(runs, [30.0, 120]).map { Double($0.frameCount - 1) / $1 }
      farthest = max(farthest, abs(ends[0] - ends[1]))
      for check in scenario.relationChecks(between: runs) {
        #expect(check.holds, "\(way): \(check.failure?.message ?? ""), ends \(ends)")
      }
    }
    #expect(farthest > 0.009, "the ends are more than a frame of the faster one apart")
  }

  @Test func `runs of other lengths differ from the end of the shorter one`() throws {
    let scenario = try Scenario(
      parsing: "scenario \"l\"\nmatrix\n  vary pause = 110ms, 310ms\n"
        + "  relate pause 110ms equals 310ms ± 0pt\nscript\n  wait $pause\n")
    let runs = scenario.variants.map { scenario.run($0) }
    let failure = scenario.relationChecks(between: runs).first?.failure
    #expect(failure?.label == "the length differs")
    // Frame 7 at 60 Hz.
    #expect(failure?.message == "two runs differ, most at 0.117 s")
  }

  @Test(arguments: [
    "matrix\n  vary n = 1, 2\n  relate n 1 equals 2 ± 0pt\nscript\n  expect $n <= 2\n",
    "document\n  pages 3 aspect 1\nscript\n  expect position == 1pg ± 2pg\n",
    "collection\n  section a items 3\nlayouts\n  rows list item 90pt x 30pt\n"
      + "frames grid in pt\n  a1 0 0 90 30\nscript\n  expect frames grid ± 3pt\n",
  ]) func `a tolerance may be written without its sign`(body: String) {
    let signed = SourceText(name: "t", text: "scenario \"t\"\n\(body)")
    let plain = SourceText(name: "t", text: "scenario \"t\"\n" + body.replacing("±", with: "+/-"))
    #expect(Parser.parse(plain).1.isEmpty)
    #expect(ScenarioFormatter(plain).formatted() == ScenarioFormatter(signed).formatted())
  }

  @Test(arguments: [
    ("30pt", "50pt", "rows list item 90pt x $way", "wait 100ms", "a1 is up to 20 off"),
    (
      "100ms", "400ms", "rows list item 90pt x 30pt",
      "at start update insert fresh after a1 over $way\n  wait 1s", "fresh is up to 0."
    ),
  ]) func `elements of two runs differ also in their height, or only in how opaque they are`(
    left: String, right: String, layout: String, script: String, label: String
  ) throws {
    let scenario = try Scenario(
      parsing: "scenario \"e\"\ncollection\n  section a items 1\nlayouts\n  \(layout)\n"
        + "matrix\n  vary way = \(left), \(right)\n  relate way \(left) equals \(right) ± 0pt\n"
        + "script\n  \(script)\n")
    let runs = scenario.variants.map { scenario.run($0) }
    let found = scenario.relationChecks(between: runs).first?.failure?.label ?? ""
    #expect(found.hasPrefix(label), "\(found)")
  }
}
