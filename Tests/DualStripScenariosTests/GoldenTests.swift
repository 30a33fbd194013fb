import DualStripScenarios
import Testing

/// Goldens, as a text has them.
@Suite struct GoldenTests {
  private let first = "{\"trace\":1,\"scenario\":\"s\",\"variant\":{},\"every\":4}\n{\"end\":1}\n"
  private let second =
    "{\"trace\":1,\"scenario\":\"s\",\"variant\":{\"n\":\"1\"}}\n{\"end\":2}\n"
  private let variant = ScenarioVariant([("n", .quantity(1, unit: ""))])

  @Test func `each variant has its own section`() {
    let golden = Golden(sections: [first, second])
    #expect(golden.text == first + second && golden.count == 2 && golden.isWhole)
    #expect(golden.section(of: ScenarioVariant()) == first)
    #expect(golden.section(of: variant) == second)
    #expect(golden.section(of: ScenarioVariant([("n", .quantity(2, unit: ""))])) == nil)
  }

  @Test func `a text with anything else is not whole`() {
    #expect(Golden("").isWhole && Golden("").count == 0)
    for (text, count) in [
      (first + first, 1), ("x\n" + first, 1), (first + "{\"trace\":oops\n" + second, 2),
      ("{\"end\":1}\n", 0), ("\n" + first, 0),
    ] {
      let golden = Golden(text)
      #expect(!golden.isWhole && golden.count == count, "\(text)")
    }
  }

  @Test func `only the first line says whether frames are left out`() {
    #expect(Golden(first).isThinned && Golden(first + second).isThinned)
    #expect(!Golden(second).isThinned && !Golden(second + first).isThinned)
    for text in ["", "x", "{\"end\":1}\n", "{\"trace\":", "{\"trace\":oops}\n"] {
      #expect(!Golden(text).isThinned && !Golden.isWholeTrace(text), "\(text)")
    }
    #expect(Golden.isWholeTrace(second) && Golden.isWholeTrace(second + first))
    #expect(!Golden.isWholeTrace(first) && !Golden.isWholeTrace(first + second))
  }

  @Test func `line ends of Windows end the first line of a section too`() {
    let text = (first + second).replacing("\n", with: "\r\n")
    #expect(Golden(text).isThinned && Golden(text).count == 2 && Golden(text).isWhole)
    #expect(Golden(text).section(of: variant) == second)
  }
}
