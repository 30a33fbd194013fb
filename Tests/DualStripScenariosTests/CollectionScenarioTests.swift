@testable import ScenarioReplay
import DualStripScenarios
import Foundation
import Testing

/// The language of collections: its words, its values, and its diagnostics.
@Suite struct CollectionScenarioTests {
  /// Two sections and a wall of blocks of 100 pt in a pane of 400 pt by 300.
  static let head = """
    scenario "a collection"
    language 2
    collection
      section a items 12 header 20pt
      section b items 4
      heights a 100pt, 60pt
    layouts
      wall quilt block 100pt x 100pt
      rows list item 400pt x 50pt
      heap pile shown 3
      feed waterfall lanes 2, gap 0pt, lines 0pt, insets 0pt
    device custom
      bounds 400pt x 300pt
    frames grid in pt
      header a 0 0 400 20
      a1 0 20 100 100
    """

  private func scenario(_ script: String, matrix: String = "") throws -> Scenario {
    let matrix = matrix.isEmpty ? "" : "\nmatrix\n  \(matrix)"
    return try Scenario(
      parsing: "\(CollectionScenarioTests.head)\(matrix)\nscript\n  \(script)\n")
  }

  private func codes(_ text: String) -> [String] {
    errors(in: text).map { $0.code }
  }

  private func codes(of script: String) -> [String] {
    codes("\(CollectionScenarioTests.head)\nscript\n  \(script)\n")
  }

  @Test(arguments: [
    ("insert section u items 1 after a, insert section v items 1 after a", "a1, u1, v1, b1"),
    ("insert section u items 1 before b, insert section v items 1 before b", "a1, u1, v1, b1"),
    ("insert section u items 1 first, insert section v items 1 first", "u1, v1, a1, b1"),
    ("insert section u items 1 last, insert section v items 1 last", "a1, b1, u1, v1"),
    ("insert section u items 1 after a, insert section v items 1 after u", "a1, u1, v1, b1"),
    ("insert section u items 1 after a, insert section v items 1 before u", "a1, v1, u1, b1"),
    ("move section a after b, insert section v items 1 after b", "b1, a1, v1"),
  ]) func `sections that come to one place stand in the order in which they are named`(
    changes: String, order: String
  ) throws {
    let run = try scenario("update \(changes)\n  expect order \(order)").run()
    #expect(run.holds, "\(run.checks.filter { !$0.holds }.map { $0.failure?.label ?? "" })")
  }

  @Test(arguments: ["layout wall over 400ms", "layout wall held"])
  func `a switch that is taken back does not forget what was measured meanwhile`(
    change: String
  ) throws {
    let run = try scenario(
      """
      layout feed
        \(change) as turn
        at turn + 100ms measure a2 height 230pt
        at turn + 200ms undo turn over 100ms
        settle within 3s
        expect cell(a2).height == 230pt
      """
    ).run()
    #expect(run.holds, "\(run.checks.filter { !$0.holds }.map { $0.failure?.label ?? "" })")
  }

  @Test func `a section that is reloaded keeps its header and its footer`() throws {
    let text = """
      scenario "reload"
      language 2
      collection
        section a items 3 header 30pt footer 20pt
        section b items 2
      layouts
        rows list item 300pt x 50pt
      device custom
        bounds 300pt x 600pt
      script
        update reload section a items 5 over 200ms
        settle within 2s
        expect count(a) == 5
        expect header(a).height == 30pt
        expect footer(a).height == 20pt
        expect footer(a).top == 280pt
        expect content.height == 400pt
      """
    let run = try Scenario(parsing: text).run()
    #expect(run.holds, "\(run.checks.filter { !$0.holds }.map { run.text(of: $0) })")
  }

  @Test(arguments: [
    "count == 16", "count(b) == 4", "offset.y == 0pt", "limit.y == 120pt", "limit.x == 0pt",
    "content.height == 420pt", "content.width == 400pt", "layout == wall", "layout != rows",
    "progress absent", "shown.count == 12", "first == a1", "last == a12", "anchor == a1",
    "anchor.drift == 0pt", "overlap == 0pt", "cell(a1).top == 20pt", "cell(a5).top == 120pt",
    "cell(a4).right == 400pt", "cell(a4).midx == 350pt", "shown(a2).midy == 70pt",
    "cell(a2).width == 100pt", "header(a).height == 20pt", "cell(header a).bottom == 20pt",
    "alpha(a3) == 1", "scale(a3) == 1", "rotation(a3) == 0",
    "level(a3) == 0", "column(a3) == 3", "row(a5) == 2", "still", "idle", "not updating",
    "not switching", "not resizing", "not overscroll", "exact", "visible(a1)", "not visible(b4)",
    "visible(header a)", "not pinned(header a)", "frames grid", "order a2, a5, b1",
    "reading a1, a2, a5, b1", "a1 present", "a1 in a1, a2", "first in a1 .. a3", "last in a9 .. b4",
    "not first in a2 .. b1", "finite(cell(a1).top)",
    "not order a2, a1", "not reading a5, a2", "abs(offset.y - 4pt) == 4pt",
  ]) func `what a collection shows has a name`(expectation: String) throws {
    let run = try scenario("expect \(expectation)").run()
    #expect(run.holds, "\(run.checks)")
  }

  @Test(arguments: [
    ("count == 15", "is 16"), ("layout == rows", "is wall"), ("first == a2", "is a1"),
    ("visible(b4)", "is false"), ("order a2, a1", "is a1, a2"), ("still and overlap > 0pt", "is 0"),
    ("reading a5, a2", "is a2, a5"), ("progress > 0", "is absent"),
  ]) func `what is found is said in the same words`(expectation: String, found: String) throws {
    let run = try scenario("expect \(expectation)").run()
    #expect(run.checks.compactMap { $0.failure?.label } == [found])
  }

  @Test func `a table of frames tells the element that is farthest away`() throws {
    let moved = CollectionScenarioTests.head.replacing("a1 0 20 100 100", with: "a1 0 23 100 100")
    let run = try Scenario(parsing: moved + "\nscript\n  expect frames grid\n").run()
    #expect(run.checks.map { $0.failure?.label } == ["a1 is at 0 20 100 100"])
    let near = try Scenario(parsing: moved + "\nscript\n  expect frames grid ± 3pt\n").run()
    #expect(near.holds)
  }

  @Test func `a run of changes tells what happened, in order`() throws {
    let run = try scenario(
      """
      layout rows over 100ms as there
        settle
        update insert fresh before a2, delete a3, move a5 after a1 over 100ms
        settle
        measure a1 height 30pt
        update delete fresh, delete a1 over 100ms as go
        at go + 50ms cancel go
        settle
        resize 300pt x 300pt over 100ms
        settle
      """
    ).run()
    #expect(run.holds, "\(run.checks)")
    let names = run.collectionEvents.map { ReplayEvent.collection($0).name }
    #expect(
      names == [
        "layout-changed", "switch-finished", "update-applied", "appeared", "disappeared", "moved",
        "update-finished", "measured", "update-applied", "update-cancelled", "update-applied",
        "update-finished", "resized",
      ])
    #expect(run.events.isEmpty)
  }

  @Test func `the layout has the name that taking back leads to`() throws {
    let run = try scenario(
      """
      layout rows over 200ms as there
        at there + 50ms undo there as back
        at there + 60ms expect layout == wall
        at there + 100ms undo there as again
        at there + 110ms expect layout == rows
        settle
        expect layout == rows
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test(arguments: [
    ("tap b4", "no part of b4 is on the screen"), ("finish turn", "`turn` is not on its way"),
    ("cancel old", "`old` is not on its way"),
    ("layout rows held as new\n  finish new\n  progress new 0.3", "`new` is no longer held"),
    ("update delete late over 100ms", "there is no `late` yet"),
  ]) func `what cannot be done says why`(statement: String, trouble: String) throws {
    let run = try scenario(
      """
      layout rows held as turn
        finish turn over 0ms
        settle
        layout wall
        update delete a1 over 0ms as old
        settle
        \(statement)
        update insert late after a5 over 100ms
      """
    ).run()
    #expect(run.checks.compactMap { $0.failure?.label } == [trouble])
  }

  @Test(arguments: [
    ("delete a1", "E0101"), ("focus a1 instant", "E0101"),
    ("drag preview forward 3pt over 1s", "E0103"),
    ("update delete a13 over 1s", "E0806"), ("update delete section c", "E0806"),
    ("layout nowhere", "E0801"), ("expect driver == none", "E0806"),
    ("expect active == a1", "E0806"),
    ("expect cell(a1).mid == 0pt", "E0103"), ("expect alpha(c1) == 1", "E0806"),
    ("expect width(a1) == 1", "E0602"), ("expect overlap == 3", "E0603"),
    ("expect first == rows", "E0806"), ("expect first < a3", "E0605"),
    ("expect layout == a1", "E0603"), ("expect pinned(a1)", "E0806"),
    ("update insert fresh before a1, move a2 before a1, move a2 after a3", "E0803"),
    ("update insert one at a[2], insert two at a[2]", "E0803"),
    ("update delete section b, move section a after b", "E0803"),
    ("update insert old block 0 x 1 before a1", "E0804"),
    ("update insert top before a1", "E0403"), ("progress nobody 0.4", "E0301"),
    ("scroll to a1 at top", "E0103"), ("measure a1", "E0103"),
    ("random 3 gestures seed 1 over 1s", "E0103"),
    ("expect a1 in a[3], a2", "E0103"), ("tap [3]", "E0806"),
  ]) func `what is wrong in a script is told`(line: String, code: String) {
    #expect(codes(of: line) == [code])
  }

  @Test(arguments: [
    ("section a items 3\n  blocks c 1 x 1", "E0806"),
    ("section a items 3\n  item a4 span 2", "E0806"),
    ("section a items 3\n  heights a 3", "E0203"), ("section a items 3000000", "E0112"),
    ("section a items 3\n  blocks a 1 x 2000", "E0804"), ("section layout items 3", "E0403"),
  ]) func `what is wrong with the items is told`(lines: String, code: String) {
    let text = "scenario \"c\"\ncollection\n  \(lines)\nlayouts\n  rows list\nscript\n  settle\n"
    #expect(codes(text) == [code])
  }

  @Test(arguments: [
    ("rows lists", "E0103"), ("rows list item 3pt", "E0103"), ("rows list lanes 3", "E0802"),
    ("rows list spacing 3", "E0203"), ("feed waterfall lanes 0", "E0205"),
    ("feed waterfall lanes 2, lanes 3", "E0106"), ("tags flow align up", "E0103"),
    ("settle list", "E0403"),
  ]) func `what is wrong with a layout is told`(clause: String, code: String) {
    let text =
      "scenario \"c\"\ncollection\n  section a items 3\nlayouts\n  \(clause)\nscript\n  settle\n"
    #expect(codes(text) == [code])
  }

  @Test func `variables stand for numbers and words everywhere`() throws {
    let text = """
      scenario "variables"
      collection
        section $name items $count header $length
        blocks $name $count x 1
        item tile1 height $length
      layouts
        wall $kind horizontal gap $length
      device custom
        bounds 400pt x $length
      pane
        anchor $side
      matrix
        vary name = tile
        vary count = 1, 3
        vary length = 30pt, 200pt
        vary kind = quilt, waterfall
        vary side = leading, center
        vary verb = delete, reload
      script
        update $verb tile1 over 100ms
      """
    let scenario = try Scenario(parsing: text + "\n  settle\n  expect count <= $count\n")
    #expect(scenario.variants.count == 32)
    for variant in scenario.variants {
      let run = scenario.run(variant)
      #expect(run.holds, "\(variant.description): \(run.checks)")
    }
  }

  @Test func `places are counted in the lists that they speak of`() throws {
    let run = try scenario(
      """
      update delete a1, insert one at a[1], insert two at a[3], move b1 to a[2] over 0ms
        settle
        expect order one, b1, two, a2, a3
        expect count(b) == 3
        update insert section c items 2 last, move section b first, delete section a over 0ms
        settle
        expect order b2, c1
        expect count == 5
        update insert section d items 1 after c over 0ms
        update reload section d items 3 over 0ms
        settle
        expect order c2, d1, d2, d3
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `the order of changes says nothing of where sections come to`() throws {
    for changes in [
      "insert section c items 1 before d, insert section d items 1 last",
      "insert section d items 1 last, insert section c items 1 before d",
    ] {
      let run = try scenario("update \(changes)\n  expect order b1, c1, d1").run()
      #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
    }
    let run = try scenario(
      """
      update delete section b
        update move section a after b, delete a1
        expect a1 present
        expect exactly 1 update-refused
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `a section that is reloaded has the items that it has`() throws {
    let run = try scenario(
      """
      update delete a2, insert fresh before a1, reload a3 block 2 x 2
        settle
        update reload section a over 100ms
        settle
        expect order fresh, a1, a3
        expect a2 absent
        expect cell(a3).width == 200pt
        update reload section a items 4 over 0ms
        expect order a1, a2, a3, a4
        expect fresh absent
        expect count(a) == 4
        expect cell(a3).width == 200pt
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `what is gone can be asked for on its way out, an item as well as a header`() throws {
    let run = try scenario(
      """
      update delete section a over 200ms as cut
        at cut + 100ms expect alpha(header a) == 0.5
        at cut + 100ms expect alpha(a1) == 0.5
        at cut + 100ms expect shown(header a).top == 0pt
        at cut + 100ms expect a1 absent
        at cut.end expect header(a).top absent
        settle
        update delete section a over 100ms
        expect exactly 1 update-refused
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `who has a name keeps it when a section comes whose items are called alike`() throws {
    let run = try scenario(
      """
      update insert c2 before a1
        update insert section c items 3 last
        expect exactly 1 update-refused
        expect order c2, a1
        update delete c2
        update insert section c items 3 last
        expect order a1, c1, c2, c3
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `a scroll within the moment in which a change begins is no jump of it`() throws {
    let run = try scenario(
      """
      at start rotate portrait over 300ms
        at start scroll to b3 at top instant
        at start layout rows over 300ms
        settle
        expect still
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `what two random statements draw does not meet`() throws {
    let run = try scenario(
      """
      random 5 changes seed 1 over 1s from insert
        random 5 changes seed 1 over 1s from insert
        settle
        expect count == 26
        expect exactly 0 update-refused
      """
    ).run()
    #expect(run.holds, "\(run.checks.compactMap { $0.failure })")
  }

  @Test func `rounding is no overlap`() throws {
    for breadth in [100, 199, 301, 333, 377] {
      let text = CollectionScenarioTests.head.replacing(
        "400pt x 300pt", with: "\(breadth)pt x 300pt"
      )
      .replacing("wall quilt block 100pt x 100pt", with: "wall quilt columns 3")
      let run = try Scenario(parsing: text + "\nscript\n  expect overlap == 0pt\n").run()
      #expect(run.holds, "\(breadth): \(run.checks)")
    }
  }

  @Test func `what chance draws are statements, the same for the same seed`() {
    var collection = CollectionSetup()
    var names = Names()
    _ = names.addSection("a")
    collection.content = GalleryContent([GallerySection(id: 1, count: 9)])
    collection.layouts = [("wall", .quilt()), ("rows", .list())]
    var words: Set<Substring> = []
    for seed in UInt64(0)..<60 {
      func drawn() -> [RandomGestures.Drawn] {
        var changes = RandomChanges(
          count: 20, seed: seed, duration: .seconds(5), kinds: [], statement: 3, collection,
          names: names)
        return changes.drawn()
      }
      let changes = drawn()
      #expect(changes.map { $0.text } == drawn().map { $0.text })
      for change in changes {
        #expect(Parser.action(change.text, of: .collection) != nil, "\(change.text)")
        words.formUnion(change.text.split(separator: " ").prefix(2))
      }
    }
    for kind in RandomChange.allCases {
      #expect(words.contains(Substring(kind.rawValue)), "\(kind)")
    }
  }
}
