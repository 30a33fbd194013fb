import DualStripScenarios
import Testing

/// What the names in a script about a collection are bound to, and when they are bound to nothing.
@Suite struct CollectionBindingTests {
  private func labels(_ script: String, pane: String = "") throws -> [String] {
    try run(script, pane: pane).checks.compactMap { $0.failure?.label }
  }

  private func run(_ script: String, pane: String = "") throws -> ReplayRun {
    try Scenario(
      parsing: """
        scenario "b"
        device custom
          bounds 300pt x 600pt
        collection
          section a items 2 header 20pt footer 30pt
          section b items 4
        layouts
          wall quilt block 100pt x 100pt
          rows list item 300pt x 50pt
        pane
          layout rows
        \(pane)script
        \(script)

        """
    ).run()
  }

  @Test(arguments: ["order", "reading"])
  func `of an order only the items that are not there are called absent`(word: String) throws {
    let script = """
        expect \(word) a1, late, a2, later
        update insert late before a1, insert later before a1
      """
    #expect(try labels(script) == ["late, later absent"])
  }

  @Test(arguments: [
    ("delete late, delete later", "late"), ("delete later, delete late", "later"),
    ("move later before a1, delete late", "later"), ("move a1 before late", "late"),
    ("delete section u, reload section v", "u"), ("move section v first, delete late", "v"),
    ("delete a1, move a2 after later, delete section u", "later"),
  ]) func `of several names that nothing has had yet the first one is told`(
    changes: String, name: String
  ) throws {
    let script = """
        update \(changes)
        update insert late before a1, insert later before a1
        update insert section u items 1 last, insert section v items 1 last
        settle
      """
    #expect(try labels(script) == ["there is no `\(name)` yet"])
  }

  @Test(arguments: ["", " items 3"]) func `a section that is gone cannot be reloaded`(
    items: String
  ) throws {
    let script = """
        update delete section b
        settle
        update reload section b\(items)
        settle
        expect exactly 1 update-refused
        expect count == 2
      """
    #expect(try labels(script) == [])
  }

  @Test func `the header and the footer of a section that leaves are told apart`() throws {
    let script = """
        update delete section a over 200ms as cut
        at cut + 100ms expect shown(header a).height == 20pt
        at cut + 100ms expect shown(header a).top == 0pt
        at cut + 100ms expect shown(footer a).height == 30pt
        at cut + 100ms expect shown(footer a).top == 120pt
        settle
        expect shown(footer a).top absent
      """
    #expect(try labels(script) == [])
  }

  /// The settings of the pane at the start, as a trace has them.
  private static let usual: [(key: String, value: String)] = [
    ("layout", "\"rows\""), ("pin", "[]"), ("anchor", "\"leading\""), ("appear", "\"fade\""),
    ("disappear", "\"fade\""), ("reduce-motion", "\"off\""),
  ]

  @Test(arguments: [
    ("pin headers", "pin", #"["headers"]"#), ("pin footers", "pin", #"["footers"]"#),
    ("pin footers, headers", "pin", #"["headers","footers"]"#),
    ("anchor leading", "anchor", "\"leading\""), ("anchor center", "anchor", "\"center\""),
    ("anchor trailing", "anchor", "\"trailing\""), ("appear slide top", "appear", "\"slide top\""),
    ("appear slide left", "appear", "\"slide left\""),
    ("appear slide bottom", "appear", "\"slide bottom\""),
    ("appear slide right", "appear", "\"slide right\""),
    ("appear fall seed 7", "appear", "\"fall seed 7\""),
    ("appear scale 0.5", "appear", "\"scale 0.5\""),
    ("disappear slide right", "disappear", "\"slide right\""),
    ("disappear scale 2", "disappear", "\"scale 2\""),
    ("reduce-motion on", "reduce-motion", "\"on\""),
  ]) func `the head of a trace has the pane as the scenario sets it`(
    setting: String, key: String, value: String
  ) throws {
    let expected = Self.usual.map { usual in
      "\"\(usual.key)\":\(usual.key == key ? value : usual.value)"
    }.joined(separator: ",")
    let run = try run("  settle", pane: "  \(setting)\n")
    let head = TraceWriter(run).text().prefix { $0 != "\n" }
    #expect(head.contains("\"pane\":{\(expected)},"), "\(head)")
  }

  @Test func `what leaves keeps its name and its kind through a second change`() throws {
    let script = """
      script
        update delete section a over 400ms as cut
        at cut + 100ms update delete b1 over 400ms as second
        at second + 50ms expect alpha(header a) > 0 and alpha(a1) > 0
        at second + 50ms expect cell(header a).top < cell(a1).top

      """
    let run = try Scenario(parsing: "\(CollectionScenarioTests.head)\n\(script)").run()
    #expect(run.holds, "\(run.checks.compactMap(\.failure))")
  }
}
