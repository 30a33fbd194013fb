@testable import ScenarioReplay
import DualStripScenarios
import Testing

/// Blocks of statements that are done several times.
@Suite struct RepeatTests {
  private func scenario(_ script: String, matrix: String = "") throws -> Scenario {
    let head = matrix.isEmpty ? "" : "matrix\n  \(matrix)\n"
    return try Scenario(
      parsing: "scenario \"rounds\"\ndocument\n  pages 9 aspect 0.7\n\(head)script\n\(script)\n")
  }

  private static let block = """
    flick preview forward 1500pt/s as swipe
    settle as rest
    at swipe + 50ms expect position > position@swipe
    expect position == position@swipe + 1pg
    delete [last] as cut
    wait 30ms
    cancel cut
    expect always position >= position@swipe from swipe to rest.end
    """

  /// The block as it is without `repeat`: each round's labels written out.
  private static func written(rounds: Int) -> String {
    (1...rounds).map { round in
      ["swipe", "rest", "cut"].reduce(block) { $0.replacing($1, with: "\($1)-\(round)") }
    }.joined(separator: "\n")
  }

  @Test(arguments: 1...4) func `a block of so many rounds is its statements so many times`(
    rounds: Int
  ) throws {
    let run = try scenario("repeat \(rounds)\n\(RepeatTests.block)\nend").run()
    let other = try scenario(RepeatTests.written(rounds: rounds)).run()
    #expect(run.fingerprint == other.fingerprint)
    #expect(run.events == other.events)
    #expect(run.holds && other.holds)
    #expect(run.checks.count == 3 * rounds)
    // Each round is judged by its own values.
    #expect(
      run.checks.map { $0.margin ?? -1 }.sorted() == other.checks.map { $0.margin ?? -1 }.sorted())
  }

  @Test func `the number of rounds may vary`() throws {
    let scenario = try scenario(
      "repeat $n\n\(RepeatTests.block)\nend\nexpect position == $end",
      matrix: "vary n = 3, 1, 2\n  vary end = 2pg, 3pg, 4pg")
    for variant in scenario.variants {
      let rounds = Int(variant.number("n") ?? 0)
      let run = scenario.run(variant)
      let other = try self.scenario(RepeatTests.written(rounds: rounds)).run()
      #expect(run.fingerprint == other.fingerprint, "\(variant.description)")
      #expect(run.holds == (variant.number("end") == Double(rounds + 1)), "\(variant.description)")
    }
  }

  @Test func `a label is its round's within, by its number or the last one's elsewhere`() throws {
    let run = try scenario(
      """
      at rest.2.end expect position == 3pg
      repeat 3
      flick preview forward 1500pt/s as swipe
      settle as rest
      at swipe expect active == p1
      end
      expect position@swipe.1 == 1pg
      expect position@rest.2.end == 3pg
      expect position@swipe == 3pg
      expect exactly 1 settled from swipe.2 to rest.2.end
      """
    ).run()
    let failures = run.checks.compactMap(\.failure)
    // The expectation within the block holds only in the first round.
    #expect(failures.map(\.label) == ["is p2", "is p3"])
    #expect(failures.map(\.notes) == [["in round 2"], ["in round 3"]])
  }

  @Test func `two blocks with the same words look each at their own labels`() throws {
    let run = try scenario(
      """
      repeat 3
      flick preview forward 900pt/s as swipe
      settle as rest
      expect always position - position@swipe <= 1.001pg from swipe to rest.end
      end
      repeat 2
      wait 100ms as pause
      expect always position - position@swipe <= 1.001pg from pause to pause.end
      end
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap(\.failure))")
  }

  @Test func `a note in a block is no statement of it`() throws {
    let scenario = try scenario(
      "repeat $n\nnote \"why\"\nwait 100ms\nend\nexpect active == p1",
      matrix: "vary n = 1, 3")
    #expect(scenario.variants.map { scenario.run($0).end.milliseconds } == [100, 300])
    #expect(scenario.syntax.notes == ["why"])
  }

  @Test func `a fault that all rounds have is told once, in the order of the text`() throws {
    for (script, codes) in [
      ("delete p1\nwait 2s\nrepeat 300\nfocus p1 animated\nend", ["E0402"]),
      (
        "repeat 6\nwait 1s\nsettle as rest\nat rest.end + 10ms flick preview forward 90pt/s\n"
          + "at rest.end + 20ms flick preview forward 90pt/s\nend",
        ["E0501"]
      ),
    ] {
      do {
        _ = try scenario(script)
        Issue.record("\(script) is read")
      } catch let fault as Scenario.Fault {
        #expect(fault.diagnostics.map(\.code) == codes, "\(fault.description)")
      }
    }
    let warned = try scenario("repeat 5\nat 9s wait 1ms\nexpect active == p1\nend").run()
    #expect(warned.warnings.count == 1)
  }

  @Test func `what a few lines come to is limited before anything is made of them`() throws {
    let words = (1...100).map { "p\($0 % 9 + 1)x\($0)" }.joined(separator: ", ")
    let numbers = "0 .. 99999 step 1"
    for (script, matrix) in [
      ("repeat 10000\nfocus $a instant\nend", "vary a = \(words)"),
      ("repeat 10000\nmove $a before $b\nend", "vary a = \(words)\n  vary b = \(words)"),
      (String(repeating: "insert $a last\n", count: 1001), "vary a = \(words)"),
      (String(repeating: "repeat 10000\nwait 0ms\nend\n", count: 100), "vary a = 1"),
    ] {
      do {
        _ = try scenario(script, matrix: matrix)
        Issue.record("\(script.prefix(40)) is read")
      } catch let fault as Scenario.Fault {
        #expect(
          fault.diagnostics.contains { $0.code == "E0112" }, "\(fault.diagnostics.map(\.code))")
      }
    }
    let (_, found) = Parser.parse(
      SourceText(
        name: "labels",
        text: "scenario \"l\"\nmatrix\n  vary n = \(numbers)\nscript\nrepeat 2\n"
          + String(repeating: "wait 1ms as $n\n", count: 200) + "end\n"))
    #expect(found.total == 200)
  }

  @Test func `a host's odd values are no rounds`() throws {
    let scenario = try scenario("repeat $n\nwait 1ms\nend", matrix: "vary n = 1, 3")
    for odd in [Double.nan, .infinity, -.infinity, -1, 0, 1e18, 1e300] {
      let run = scenario.run(ScenarioVariant([("n", .quantity(odd, unit: ""))]))
      #expect(run.end.milliseconds == (odd > 3 ? 3 : 0), "\(odd)")
    }
  }

  @Test(arguments: [
    ("repeat 2\nwait 1ms", "E0307"), ("wait 1ms\nend", "E0307"),
    ("repeat 2\nrepeat 2\nwait 1ms\nend\nend", "E0307"), ("at 1s repeat 2\nwait 1ms", "E0307"),
    ("repeat 0\nwait 1ms\nend", "E0205"), ("repeat 10001\nwait 1ms\nend", "E0205"),
    ("repeat 2s\nwait 1ms\nend", "E0204"), ("repeat $x\nwait 1ms\nend", "E0206"),
    ("repeat 2\nwait 1ms as a\nend\nwait 1ms as a", "E0302"),
    ("repeat 2\nwait 1ms as a\nend\nat a.3 settle", "E0301"),
    ("repeat 2\nat a.end settle as a\nend", "E0303"), ("repeat 9\nfrob\nend", "E0101"),
    ("repeat 2\nwait 1ms as end\nend", "E0403"),
    ("repeat 10000\n" + String(repeating: "wait 1ms\n", count: 11) + "end", "E0112"),
  ]) func `what is wrong with a block is told once`(script: String, code: String) throws {
    do {
      _ = try scenario(script)
      Issue.record("\(script) is read")
    } catch let fault as Scenario.Fault {
      #expect(fault.diagnostics.map(\.code) == [code], "\(fault.description)")
    }
  }

  @Test func `a page may come unknown, and a host fail late`() throws {
    let run = try Scenario(
      parsing: """
        scenario "late"
        document
          pages 3 aspect unknown
          pages 2 aspect unknown placeholder 1.5
          page cover aspect unknown
        viewer
          commits fail after 2s
        script
          expect count == 6
          delete p1 as cut
          at cut + 2s expect presence(p1) == 0
          at cut + 2600ms expect presence(p1) == 1
          settle within 5s
          commits fail after 1s
          delete p2 as other
          settle within 2s
          expect exactly 2 commit-failed
        """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap(\.failure))")
    #expect(run.setup.pages.map(\.aspect) == [0.7071, 0.7071, 0.7071, 1.5, 1.5, 0.7071])
  }

  @Test func `a block is brought into form`() {
    let text = "scenario \"f\"\nscript\nrepeat 2\n# a\nwait 1ms\n#b\nend\n# c\nwait 1ms\n"
    let formatted = ScenarioFormatter(SourceText(name: "f", text: text)).formatted()
    #expect(
      formatted == "scenario \"f\"\n\nscript\n  repeat 2\n    # a\n    wait 1ms\n    #b\n  end\n"
        + "  # c\n  wait 1ms\n")
    #expect(ScenarioFormatter(SourceText(name: "f", text: formatted)).formatted() == formatted)
  }

  @Test(arguments: [
    ("cancel pause", "delete p3 as pause"), ("drop pause", "lift p3 as pause"),
    ("at nowhere.2 wait 1ms", "… as nowhere"),
  ]) func `a remedy has a label as it is written, without its round`(
    statement: String, remedy: String
  ) {
    let fault = #expect(throws: Scenario.Fault.self) {
      try self.scenario("repeat 2\nwait 1ms as pause\n\(statement)\nend")
    }
    let told = fault?.description ?? ""
    #expect(told.contains("`\(remedy)`"), "\(told)")
  }
}
