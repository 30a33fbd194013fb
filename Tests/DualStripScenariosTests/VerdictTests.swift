import DualStripScenarios
import Testing

/// What a replay says, right and wrong.
@Suite struct VerdictTests {
  private func run(
    _ script: String, head: String = "", variant: ScenarioVariant = ScenarioVariant()
  ) throws
    -> ReplayRun
  {
    let text = "scenario \"test\"\ndocument\n  pages 9 aspect 0.7071\n\(head)script\n\(script)\n"
    let source = SourceText(name: "test.scenario", text: text)
    switch Scenario.read(source) {
    case .valid(let scenario): return scenario.run(variant)
    case .invalid(let diagnostics):
      Issue.record("\(DiagnosticRenderer(source).render(diagnostics))")
      throw CancellationError()
    }
  }

  @Test(arguments: [
    ("focus p3 instant\nexpect active == p4", "X0001"),
    (
      "drag preview forward 300pt over 300ms as a\nexpect always position == 1pg from a to end",
      "X0002"
    ),
    (
      "drag preview forward 300pt over 300ms as a\nexpect never driver == preview from a to end",
      "X0003"
    ),
    ("focus p5 animated\nexpect eventually active == p7 within 1s", "X0004"),
    ("focus p5 instant\nexpect exactly 2 settled", "X0005"),
    ("focus p9 animated\nsettle within 10ms", "X0007"), ("focus [10] instant", "X0008"),
    ("tap thumbnail p9", "X0008"), ("cancel cut\ndelete p1 as cut", "X0008"),
    ("settle as a\nat a.end + 1s wait 1s as b\nexpect always still from b.end to a", "X0009"),
  ]) func `a broken promise is told with its code`(script: String, code: String) throws {
    let run = try run(script)
    #expect(!run.holds)
    #expect(run.checks.compactMap(\.failure?.code).contains(code), "\(run.checks)")
  }

  @Test(arguments: [
    ("focus p9 animated\nat start", "the view is still moving"),
    ("delete p1\nat start", "an edit is under way"),
    ("commits never\ndelete p1\nat start + 1s", "a commit waits for an answer"),
    ("rotate landscape over 300ms\nat start", "the bounds are on their way"),
  ]) func `what does not come to rest is told with what it waits for`(
    script: String, reason: String
  ) throws {
    let failure = try #require(try run("\(script) settle within 10ms").checks.last?.failure)
    #expect("\(failure)".contains(reason), "\(failure)")
  }

  @Test func `predicates mean what they say`() throws {
    let run = try run(
      """
      focus p3 instant
      expect active == p3 and active.index == 3 and not overscroll
      expect active in p1 .. p4
      expect active in p2, p3
      expect phase == idle implies driver == none
      expect p3 present and count == 9
      expect position - 1pg == 2pg
      expect abs(0pg - position) == 3pg
      expect thumbnail(p3).end - thumbnail(p3).start == thumbnail(p3).length ± 0.001pt
      expect finite(position)
      expect parallax(p3) == 0 or parallax(p3) absent
      drag preview forward 39.3pt over 100ms as pull
      expect position == position@pull + 0.1pg ± 0.000001pg
      settle
      wait 50ms
      expect change(position) == 0pg
      """)
    #expect(run.holds, "\(run.checks.compactMap(\.failure))")
  }

  @Test func `traces are lines of JSON with the keys in their order`() throws {
    let run = try run("focus p3 instant\nsnapshot \"a \\\"quoted\\\" one\"\nexpect active == p3")
    let lines = TraceWriter(run).text().split(separator: "\n")
    #expect(lines.first?.hasPrefix("{\"trace\":1,\"version\":") == true)
    #expect(lines.last?.hasPrefix("{\"end\":0,\"frames\":1,\"events\":3,\"checks\":1,") == true)
    #expect(lines.contains { $0.hasPrefix("{\"snapshot\":\"a \\\"quoted\\\" one\",\"time\":0,") })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "{\"frame\":0,\"time\":0,\"driver\":\"none\",\"phase\":\"idle\",\"position\":3,")
      })
    #expect(!lines.contains { $0.contains("-0,") || $0.contains("nan") || $0.contains("inf") })
  }

  @Test(arguments: [
    "wait 1s\nat end expect still\nat end - 500ms expect still",
    "commits never\ndelete p1\nat 0ms settle within 2s as a\nat 0ms expect not still",
    "at a.end drag preview backward 80pt over 200ms\ndrag preview forward 300pt over 900ms as a",
    "wait 1s\ndrag preview forward 200pt over 200ms\nsettle\nexpect position@end - 1s == 1pg",
    "delete p3\nsettle\ninsert p3 aspect 1 last\nsettle\nfocus p3 animated\nsettle",
    "expect always active in p1 .. p9",
  ]) func `what a script may say is understood`(script: String) throws {
    let run = try run(script)
    let codes = run.checks.compactMap(\.failure?.code).filter { $0 != "X0007" }
    #expect(codes.isEmpty, "\(run.checks.compactMap(\.failure))")
  }

  @Test(arguments: [
    "expect never thumbnail(p9).mid < 1000000pt", "expect always not thumbnail(p9).mid < 100000pt",
    "flick preview forward 3000pt/s\nsettle\nexpect exactly 0 settled of [99]",
    "wait 1s as a\nexpect exactly 0 settled from a + 100s to a + 200s",
    "expect position@end - 100s == 2pg", "touch move 3pt",
  ]) func `nothing holds by not being asked`(script: String) throws {
    #expect(!(try run(script)).holds)
  }

  @Test func `commits are asked for and answered in the order of the requests`() throws {
    for host in ["after 2s", "at-once", "fail"] {
      let run = try run(
        "commits \(host)\ndelete p5\ndelete p1\ndelete p4\ndelete p2\ndelete p3\nwait 4s")
      var asked: [PageID] = []
      var answered: [PageID] = []
      for event in run.events {
        switch event.kind {
        case .commitRequested(_, let pages): asked += pages
        case .committed(_, let pages), .commitFailed(_, let pages): answered += pages
        default: break
        }
      }
      let expected = [5, 1, 4, 2, 3].map { PageID($0) }
      #expect(host == "at-once" || asked == expected, "\(host)")
      #expect(answered == expected, "\(host)")
    }
  }

  @Test func `two waits for rest end each at its own limit`() throws {
    let run = try run(
      "commits never\ndelete p1\nat 0ms settle within 2s as a\nat 0ms settle within 1s as b\n"
        + "at a.end expect position == 1pg\nat b.end wait 100ms as c\nat c expect still or editing")
    #expect(run.checks.filter { $0.failure?.code == "X0007" }.count == 2)
    #expect(run.checks.count { !$0.holds } == 2)
  }

  @Test func `a statement goes on behind a word that joins, over lines of comments`() throws {
    let text = """
      scenario "joined"

      document
        pages 3 aspect 1

      script
        expect active == p2 implies
            active == p3
        expect active == p1 and
            # why
            count == 3
        expect count == 7 or
            count == 3
        delete p2,
            p3

      """
    let source = SourceText(name: "joined", text: text)
    #expect(ScenarioFormatter(source).formatted() == text)
    #expect(try Scenario(parsing: text).run().holds)
  }

  @Test func `texts with odd characters keep them`() {
    let text = "scenario \"a \\\"b\u{301} \\\\ c\"\n\nscript\n  settle\n"
    let source = SourceText(name: "odd", text: text)
    #expect(ScenarioFormatter(source).formatted() == text)
    let (syntax, diagnostics) = Parser.parse(source)
    #expect(diagnostics.isEmpty)
    #expect(syntax.title == "a \"b\u{301} \\ c")
    let marked = SourceText(name: "bom", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(Parser.parse(marked).1.isEmpty)
  }

  @Test(arguments: [
    "  delete p1,\n", "p2,\n", "#c\n", "  darg\n", "  wait 1ms as l\n", "  at m wait 1ms\n",
    "  focus q instant\n", "  vary a = 1\n", "  expect active == p1\n", "  expect still and\n",
    "  expect (", "not ", "  delete p1\n", "  drag preview forward 3pt over 1s\n",
  ]) func `much of anything is read, or refused in a few words`(line: String) {
    let repeated = String(repeating: line, count: 40_000 / line.utf8.count)
    let head = "scenario \"x\"\ndocument\n  pages 20 aspect 1\nmatrix\n"
    let text = line.contains("vary") ? head + repeated : head + "script\n  delete p1,\n" + repeated
    let source = SourceText(name: "much", text: text)
    guard case .invalid(let diagnostics) = Scenario.read(source) else { return }
    #expect(!diagnostics.isEmpty)
    let told = DiagnosticRenderer(source).render(diagnostics)
    #expect(told.split(separator: "\n").count < 1500)
  }

  @Test func `statements follow each other, and anchors place the others`() throws {
    let run = try run(
      """
      wait 100ms as first
      at third - 50ms rotate landscape over 100ms as turn
      drag preview forward 100pt over 200ms as second
      wait 100ms as third
      at turn expect resizing
      at turn.end expect not resizing
      at start + 150ms expect driver == preview
      expect exactly 1 resized from turn.end to turn.end
      """)
    #expect(run.holds, "\(run.checks.compactMap(\.failure))")
  }

  @Test func `random gestures are the same for the same seed, and others for another`() throws {
    let script = "random 12 gestures seed $seed over 4s from drag, flick, delete, insert, move\n"
    let head = "matrix\n  vary seed = 1, 2\n"
    func trace(_ seed: Double) throws -> String {
      let variant = ScenarioVariant([("seed", .quantity(seed, unit: ""))])
      return try run(script, head: head, variant: variant).fingerprint
    }
    #expect(try trace(1) == trace(1))
    #expect(try trace(1) != trace(2))
  }

  @Test(arguments: ScenarioFilesTests.usual) func `direction mirrors, and refresh refines`(
    path: String
  ) throws {
    let scenario = try ScenarioFilesTests.scenario(path)
    let text = String(decoding: scenario.source.bytes, as: UTF8.self)
    // What goes left or right, or says which way reading goes, and times in frames, have a reason to
    // differ.
    let isPhysical = [
      " left ", " right ", " right\n", "slide left", "touch move", "touch carry", "touches",
      "wheel", "\n  key ",
      "\n  direction ",
    ].contains { text.contains($0) }
    guard !isPhysical, !text.contains("1fr"), !text.contains("1000000") else { return }
    let first = try #require(scenario.variants.first)
    func outline(_ name: String, _ value: ScenarioValue) -> RunOutline {
      let others = first.values.filter { $0.name != name }
      return scenario.outline(ScenarioVariant(others + [(name, value)]))
    }
    let ltr = outline("direction", .name("ltr"))
    let rtl = outline("direction", .name("rtl"))
    #expect(ltr.difference(from: rtl, mirrored: true) < 0.001)
    // The touches come at the same times, whatever the screen does.
    let coarse = outline("refresh", .quantity(60, unit: "Hz"))
    let fine = outline("refresh", .quantity(120, unit: "Hz"))
    #expect(fine.difference(from: coarse, mirrored: false) == 0)
  }

  @Test func `a stretch of one instant has been asked about`() throws {
    let run = try run(
      """
      focus p5 animated
      wait 1s
      expect always active == p5 from start + 500ms to start + 500ms
      expect never overscroll from start + 500ms to start + 500ms
      expect never active == p5 from start + 500ms to start + 500ms
      """)
    #expect(run.checks.prefix(3).map(\.holds) == [true, true, false], "\(run.checks)")
  }

  @Test func `of many events the times of the first eight are listed`() throws {
    let failure = try run(
      "expect exactly 1 active-page-changed\nrepeat 5\nfocus p2 instant\n"
        + "wait 10ms\nfocus p3 instant\nwait 10ms\nend"
    ).checks.first?.failure
    #expect(failure?.message == "expected exactly 1 active-page-changed, found 10")
    #expect(
      failure?.label == "at 0 s, 0.01 s, 0.02 s, 0.03 s, 0.04 s, 0.05 s, 0.06 s, 0.07 s")
  }

  // The thumbnail begins near 503 pt of 393, so it is absent.
  @Test(arguments: [
    "not thumbnail(p9).mid in 1pt, 2pt", "not thumbnail(p9).mid in 1pt .. 2pt",
    "thumbnail(p9).mid != 3pt", "not thumbnail(p9).mid == 3pt",
  ]) func `an absent value is not beside anything`(predicate: String) throws {
    let failure = try run("expect \(predicate)").checks.first?.failure
    #expect(failure?.code == "X0001" && failure?.label == "is absent")
  }

  @Test func `a report lists a hundred failures, and how many more there are`() throws {
    func report(_ count: Int) throws -> String {
      let lines = (1...count).map { "  expect count == \($0)\n" }.joined()
      let scenario = try Scenario(parsing: "scenario \"m\"\nscript\n\(lines)")
      return FailureReport(scenario.run(), source: scenario.source).text()
    }
    #expect(try !report(100).contains("… and"))
    #expect(try report(101).hasSuffix("… and 1 more\n"))
  }
}
