import DualStripScenarios
import Testing

/// What chance draws where there is hardly any time, or no page.
@Suite struct ShortRandomTests {
  /// The times and the statements that a line stands for.
  private func drawn(_ line: String, head: String) throws -> [(time: String, text: String)] {
    let scenario = try Scenario(parsing: "scenario \"r\"\n\(head)script\n  \(line)\n")
    let plan = ScenarioPlan(scenario, variant: ScenarioVariant()).text()
    return plan.matches(of: /\n  at ([0-9.]+ms) (.+)/).map {
      (String($0.output.1), String($0.output.2))
    }
  }

  @Test(arguments: ["drag", "flick", "hold", "wait", "wheel"])
  func `a gesture takes a millisecond even where there is less`(kind: String) throws {
    let found = try drawn(
      "random 4 gestures seed 2 over 4ms from \(kind)", head: "document\n  pages 5 aspect 1\n")
    #expect(found.map { $0.time } == ["0ms", "1ms", "2ms", "3ms"])
    for (_, text) in found {
      let lengths = text.matches(of: /([0-9]+)ms/).map { String($0.output.1) }
      #expect(!lengths.isEmpty && lengths.allSatisfy { $0 == "1" }, "\(text)")
    }
  }

  @Test func `a drag of a collection takes a millisecond even where there is less`() throws {
    let head = "collection\n  section a items 20\nlayouts\n  rows list item 90pt x 30pt\n"
    let found = try drawn("random 4 changes seed 2 over 4ms from drag", head: head)
    #expect(found.map { $0.time } == ["0ms", "1ms", "2ms", "3ms"])
    for (_, text) in found { #expect(text.contains("pt over 1ms release "), "\(text)") }
  }

  @Test func `where there is no page chance means the active one`() throws {
    let found = try drawn("random 4 gestures seed 2 over 4s from delete, tap", head: "")
    #expect(found.count == 4)
    for (_, text) in found {
      #expect(["delete active", "tap thumbnail active"].contains(text), "\(text)")
    }
  }
}
