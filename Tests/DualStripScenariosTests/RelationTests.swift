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

  @Test(arguments: [
    ("vary device = iphone-15, iphone-51", "E0404 iphone-51: did you mean `iphone-15`?"),
    ("vary device = 5", "E0404 5: "), ("vary direction = 3", "E0405 3: "),
    ("vary orientation = portrait, landscpe", "E0405 landscpe: did you mean `landscape`?"),
    ("vary mapping = stepd", "E0405 stepd: did you mean `stepped`?"),
    ("vary touch = 60", "E0204 60: write a rate such as `60Hz`"),
    ("vary refresh = ltr", "E0204 ltr: write a rate such as `60Hz`"),
    ("vary touch = 60Hz, 60pt", "E0204 60pt: write a rate such as `60Hz`"),
    ("vary n = 2 .. 1 step 1", "E0205 1: use ascending values and a step above 0"),
    ("vary n = 1 .. 2 step 0", "E0205 2: use ascending values and a step above 0"),
    ("vary n = 1 .. 2 step -1", "E0205 2: use ascending values and a step above 0"),
    ("vary n = 0ms .. 1s step 1ms", "E0205 1s: write all three with `ms`"),
    ("vary n = 0ms .. 9ms step 1", "E0205 1: write all three with `ms`"),
    ("vary n = 0ms .. 9ms step 1s", "E0205 1s: write all three with `ms`"),
    ("vary n = a .. b step 1", "E0204 a: write a number without a unit such as `3`"),
    ("vary n = 1, 2s", "E0204 2s: write a number without a unit such as `3`"),
    ("vary n = 1, 2, 1", "E0704 1: the second one"),
    ("vary n = 1\n  vary n = 2", "E0106 n: the second one"),
    ("vary n = 1\n  relate m 1 equals 2 ± 0pt", "E0703 m: not varied"),
    ("vary n = 1, 2\n  relate n 1 equals 3 ± 0pt", "E0703 3: values: 1, 2"),
    ("vary n = 1, 2\n  relate n 0 equals 2 ± 0pt", "E0703 0: values: 1, 2"),
    ("vary n = 1, 2\n  relate n 1s equals 2 ± 0pt", "E0703 1s: values: 1, 2"),
    ("vary n = 1, 2\n  relate n 1 equals 2 ± $n", "E0703 $n: 0pt or more"),
    ("vary n = 1, 2\n  relate n 1 equals 2 0pt", "E0103 0pt: "),
    (
      "vary n = 9, 8, 7, 6, 5, 4, 3, 2, 1\n  relate n 1 equals 0 ± 0pt",
      "E0703 0: values: 9, 8, 7, 6, 5, 4, 3, 2"
    ),
  ]) func `an invalid line of a matrix marks the wrong words and says why`(
    lines: String, reason: String
  ) {
    let use = lines.hasPrefix("vary n") ? "expect $n <= 9" : "settle"
    let text = "scenario \"m\"\nmatrix\n  \(lines)\nscript\n  \(use)\n"
    #expect(toldErrors(in: text) == [reason])
  }

  /// The values are the decimal numbers that a person counts, not sums of binary ones.
  @Test(arguments: [
    ("0 .. 0.3 step 0.1", "0, 0.1, 0.2, 0.3"), ("1 .. 2 step 0.25", "1, 1.25, 1.5, 1.75, 2"),
    ("0.25 .. 2.25 step 1", "0.25, 1.25, 2.25"), ("-0.3 .. 0.1 step 0.2", "-0.3, -0.1, 0.1"),
    ("0ms .. 25ms step 10ms", "0ms, 10ms, 20ms"), ("3 .. 3 step 2", "3"),
    ("0.001s .. 0.003s step 0.001s", "0.001s, 0.002s, 0.003s"),
    ("999999999999999 .. 1000000000000000 step 1", "999999999999999, 1000000000000000"),
  ]) func `a range has the values that one counts`(range: String, values: String) {
    let text = "scenario \"r\"\nmatrix\n  vary n = \(range)\nscript\n  settle\n"
    let (tree, found) = Parser.parse(SourceText(name: "r", text: text))
    #expect(found.isEmpty)
    let counted = ScenarioVariants(tree.variations).map { $0.values[0].value.text }
    #expect(counted.joined(separator: ", ") == values)
  }

  @Test func `variants are all combinations, also where nobody could count them`() {
    func variants(_ lines: String, _ selection: [(name: String, value: String)] = [])
      -> ScenarioVariants
    {
      let text = "scenario \"v\"\nmatrix\n\(lines)script\n  settle\n"
      return ScenarioVariants(
        Parser.parse(SourceText(name: "v", text: text)).0.variations, selection: selection)
    }
    let lines = "  vary n = 1, 2, 3\n  vary w = a, b\n"
    #expect(
      variants(lines).map(\.description) == [
        "n=1 w=a", "n=1 w=b", "n=2 w=a", "n=2 w=b", "n=3 w=a", "n=3 w=b",
      ])
    let chosen = variants(lines, [("n", "3"), ("w", "b"), ("n", "1")])
    #expect(chosen.map(\.suffix) == ["  [n=1 w=b]", "  [n=3 w=b]"])
    #expect(variants(lines, [("n", "7")]).isEmpty && ScenarioVariant().suffix == "")
    #expect(variants(lines).first(ofEach: ["w"]).map(\.description) == ["n=1 w=a", "n=1 w=b"])
    func many(_ count: Int) -> ScenarioVariants {
      variants((1...count).map { "  vary v\($0) = a, b\n" }.joined())
    }
    let most = many(62)
    #expect(most.count == 1 << 62)
    #expect(most[1].name("v62") == "b" && most[1].name("v61") == "a")
    #expect(most[most.count - 1].values.allSatisfy { $0.value == .name("b") })
    #expect(many(63).count == .max && many(64).count == .max)
  }

  @Test func `each line that takes a word reads for each variant as that word says`() {
    let text = """
      scenario "r"
      document
        pages 2 aspect 1
        page $who aspect 2
      device iphone-15
        touch 120Hz
        direction $way
      viewer
        spacing 3pt
        mapping $map
      matrix
        vary who = cover, back
        vary way = rtl, ltr
        vary map = continuous, stepped
      script
        wait 1ms
        wait 2ms as $who

      """
    let (tree, found) = Parser.parse(SourceText(name: "r", text: text))
    #expect(found.isEmpty)
    for variant in ScenarioVariants(tree.variations) {
      let own = tree.resolved(for: variant)
      #expect([own.document.count, own.settings.count, own.script.count] == [2, 2, 2])
      var words: [String?] = []
      for case .page(let name, _, _) in own.document { words.append(name.value) }
      for case .direction(let word) in own.device?.traits ?? [] { words.append(word) }
      for case .mapping(let word) in own.settings { words.append(word) }
      words.append(own.script[1].label?.value)
      #expect(words == ["who", "way", "map", "who"].map { variant.name($0) })
      // The lines that take no words are what they are.
      var isTouch = false
      if case .some(.touch) = own.device?.traits.first { isTouch = true }
      #expect(isTouch && own.device?.traits.count == 2, "\(variant.description)")
    }
  }

  @Test func `a relation that fails tells how many pairs differ, and how to see both runs`() throws
  {
    let scenario = try Scenario(
      parsing: "scenario \"l\"\nmatrix\n  vary pause = 110ms, 310ms\n  vary n = 1, 2\n"
        + "  relate pause 110ms equals 310ms ± 0pt\nscript\n  wait $pause\n  expect $n <= 2\n",
      name: "l.scenario")
    func failure(_ numbers: [Int]) throws -> ReplayCheck.Failure {
      let runs = numbers.map { scenario.run(scenario.variants[$0]) }
      let checks = scenario.relationChecks(between: runs)
      #expect(checks.count == 1 && checks.allSatisfy { !$0.holds && $0.line == 5 })
      return try #require(checks.first?.failure)
    }
    let all = try failure([0, 1, 2, 3])
    #expect(all.code == "X0010")
    #expect(all.notes == ["in [pause=110ms n=1] and its counterpart", "in 2 of 2 pairs"])
    #expect(
      all.helps == [
        "again: dualstrip replay l.scenario --variant pause=110ms,n=1,pause=310ms"
      ])
    let one = try failure([1, 3])
    #expect(one.notes == ["in [pause=110ms n=2] and its counterpart"])
    // Without its counterpart a run is compared with nothing.
    for numbers in [[0], [0, 3], [2, 3], []] {
      #expect(try failure(numbers).code == "X0009", "\(numbers)")
    }
  }
}
