import DualStripScenarios
import Testing

/// What two runs differ in that a line of the matrix relates.
@Suite struct RelationFindingTests {
  private static let strips = "document\n  pages 5 aspect 1\n"
  private static let collection = """
    device custom
      bounds 400pt x 300pt
    collection
      section a items 30
    layouts
      wall quilt block 100pt x 100pt

    """

  /// The remark and the message of the only check; empty if it holds.
  private func finding(_ head: String, _ matrix: String, _ script: String) throws -> String {
    let scenario = try Scenario(
      parsing: "scenario \"r\"\n\(head)matrix\n\(matrix)script\n\(script)")
    let checks = scenario.relationChecks(between: scenario.variants.map { scenario.run($0) })
    #expect(checks.count == 1)
    return checks.first?.failure.map { "\($0.label); \($0.message)" } ?? ""
  }

  private func relation(_ name: String, _ left: String, _ verb: String, _ right: String) -> String {
    "  vary \(name) = \(right), \(left)\n  relate \(name) \(left) \(verb) \(right)"
  }

  @Test func `two runs differ in the active page, or in the times of their frames`() throws {
    let pages = relation("who", "p2", "equals", "p3") + " ± 1000pt\n"
    #expect(
      try finding(Self.strips, pages, "  focus $who instant\n")
        == "active differs; two runs differ, most at 0 s")
    let rates = relation("refresh", "60Hz", "equals", "50Hz") + " ± 1000pt\n"
    #expect(
      try finding(Self.strips, rates, "  wait 100ms\n")
        == "the set of frames differs; two runs differ, most at 0.02 s")
  }

  @Test func `only a mirror turns what goes left into what goes right`() throws {
    let (same, mirror) = (
      relation("direction", "ltr", "equals", "rtl") + " ± 0.001pt\n",
      relation("direction", "ltr", "mirrors", "rtl") + " ± 0.001pt\n"
    )
    let flick = "  flick preview forward 900pt/s\n  settle\n"
    #expect(
      try finding(Self.strips, same, flick).hasPrefix("preview.velocity is up to "),
      "the positions are the same")
    #expect(try finding(Self.strips, mirror, flick) == "")
    #expect(
      try finding(Self.collection, same, "  wait 50ms\n")
        == "a1 is up to 300 off; two runs differ, most at 0 s")
    #expect(try finding(Self.collection, mirror, "  wait 50ms\n") == "")
  }

  @Test(arguments: [
    ("10pt", "20pt", "9.9pt", "offset.y is up to 10 off; two runs differ, most at 0 s"),
    ("20pt", "10pt", "9.9pt", "offset.y is up to 10 off; two runs differ, most at 0 s"),
    ("10pt", "20pt", "10pt", ""),
    ("10pt", "110pt", "1000pt", "what is in view differs; two runs differ, most at 0 s"),
  ]) func `a collection that has scrolled differs by more than the tolerance, or not at all`(
    left: String, right: String, tolerance: String, finding: String
  ) throws {
    let matrix = relation("way", left, "equals", right) + " ± \(tolerance)\n"
    #expect(
      try self.finding(Self.collection, matrix, "  scroll forward $way instant\n") == finding)
  }
}
