import DualStrip
import DualStripScenarios
import Foundation
import Testing

/// The page that plays runs: what it holds of them.
@Suite struct PlayerTests {
  private static let text = """
    scenario "</script> A & \\"B\\""
    document
      pages 12 aspect random 0.5 .. 1.8 seed 3
    matrix
      vary speed = 300pt/s, 1500pt/s
    script
      flick thumbnails forward $speed as throw
      delete p4
      rotate landscape over 300ms
      settle within 4s
      expect active == p2
    """

  @Test func `frames are those of the run, to a hundredth of a point`() throws {
    let scenario = try Scenario(parsing: PlayerTests.text)
    let runs = scenario.variants.map(scenario.run)
    let page = PlayerPage(RunPlayer(scenario, runs, of: 2).html())
    #expect(page.frames.count == 2)
    for (run, frames) in zip(runs, page.frames) {
      #expect(frames.count == run.frameCount)
      for (number, frame) in frames.enumerated() where number % 7 == 0 {
        let viewer = try #require(run.viewer(at: .frame(number, perSecond: 60)))
        let shown = viewer.presentation
        #expect(abs(frame.state[0] / 100 - shown.bounds.width) <= 0.005)
        #expect(abs(frame.state[6] / 100 - shown.previewOffset) <= 0.005)
        #expect(abs(frame.state[12] / 100 - shown.thumbnailsOffset) <= 0.005)
        #expect(abs(frame.state[14] / 10_000 - shown.position) <= 0.000_05)
        let pages = viewer.preview.visibleLayoutAttributes
        #expect(frame.cells[0].count == pages.count)
        for (cell, wanted) in zip(frame.cells[0], pages) {
          let scale = wanted.transform.scale
          let window = wanted.details.imageRect
          #expect(abs(cell[1] / 100 - wanted.frame.minX - window.minX * scale) <= 0.006)
          #expect(abs(cell[3] / 100 - wanted.details.imageTranslation * scale) <= 0.006)
          #expect(abs(cell[5] / 100 - window.size.height * scale) <= 0.006)
        }
        let cells = viewer.thumbnails.visibleLayoutAttributes
        #expect(frame.cells[1].count == cells.count)
        for (cell, wanted) in zip(frame.cells[1], cells) {
          #expect(abs(cell[1] / 100 - wanted.frame.minX) <= 0.005)
          #expect(abs(cell[2] / 100 - wanted.frame.size.width) <= 0.005)
          #expect(abs(cell[6] / 1000 - wanted.alpha) <= 0.000_5)
        }
      }
    }
  }

  @Test func `a page that is called otherwise in another variant has a picture of its own`() throws
  {
    let scenario = try Scenario(
      parsing: """
        scenario "names"
        document
          pages 3 aspect 1
        matrix
          vary who = guest, host
        script
          insert $who aspect 1 after p1
          settle
          insert $who-2 aspect 2 after p2
          settle
        """.replacing("$who-2", with: "late"))
    let page = PlayerPage(RunPlayer(scenario, scenario.variants.map(scenario.run), of: 2).html())
    let things = try #require(page.data["things"] as? [[String: Any]])
    let names = things.compactMap { $0["name"] as? String }
    #expect(Set(names) == ["p1", "p2", "p3", "guest", "host", "late"] && names.count == 6)
    for (number, name) in [(0, "guest"), (1, "host")] {
      let last = try #require(page.frames[number].last)
      let shown = last.cells[1].map { names[Int($0[0])] }
      #expect(shown == ["p1", name, "p2", "late", "p3"])
    }
  }

  @Test func `what only fades is another frame`() throws {
    let scenario = try Scenario(
      parsing: """
        scenario "fade"
        document
          pages 9 aspect 1
        script
          wait 100ms
          delete p3 as gone
          settle within 2s
        """)
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let widths = page.frames[0].map { frame in frame.cells[1].map { $0[2] } }
    // Before the delete nothing changes; the thumbnail shrinks for 150 ms, in ten frames.
    #expect(Set(widths[...6]).count == 1)
    #expect(Set(widths[6...15]).count == 10, "\(widths[6...15])")
  }

  @Test func `nothing of a scenario can end the element that it stands in`() throws {
    let scenario = try Scenario(parsing: PlayerTests.text)
    let html = RunPlayer(scenario, [scenario.run(scenario.variants[0])], of: 2).html()
    let page = PlayerPage(html)
    // The data, the frames of one run, and the script.
    #expect(page.text.components(separatedBy: "</script").count == 4)
    let title = (page.data["lines"] as? [String])?.first
    #expect(title == "scenario \"</script> A & \\\"B\\\"\"")
    #expect(page.text.contains("<title>&lt;/script&gt; A &amp; &quot;B&quot;</title>"))
    #expect(page.text.contains("1 of 2 variants are here"))
  }

  @Test func `an event is found on the frame that shows it, whatever its time is rounded to`()
    throws
  {
    let scenario = try Scenario(
      parsing: """
        scenario "frames"
        document
          pages 9 aspect 1
        script
          at 10fr focus p3 instant as there
          at 20fr focus p4 instant
          at 351ms focus p5 instant
        """)
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let variant = try #require((page.data["variants"] as? [[String: Any]])?.first)
    let marks = try #require(variant["marks"] as? [[String: Any]])
    let frames = marks.filter { ($0["text"] as? String)?.hasPrefix("settled") == true }
      .map { $0["frame"] as? Int }
    #expect(frames == [10, 20, 22])
    let steps = try #require(variant["steps"] as? [[String: Any]])
    #expect(steps.map { $0["frame"] as? Int } == [10, 20, 22])
  }

  /// Two runs with a relation that does not hold.
  static let related = """
    scenario "related"
    document
      pages 9 aspect 1
    matrix
      vary speed = 300pt/s, 1500pt/s
      relate speed 300pt/s equals 1500pt/s ± 0.001pt
    script
      flick thumbnails forward $speed
      settle within 4s
    """

  @Test func `what relates runs and does not hold is among the marks of each`() throws {
    let scenario = try Scenario(parsing: Self.related)
    let page = PlayerPage(RunPlayer(scenario, scenario.variants.map(scenario.run), of: 2).html())
    let variants = try #require(page.data["variants"] as? [[String: Any]])
    for variant in variants {
      let marks = try #require(variant["marks"] as? [[String: Any]])
      #expect(marks.filter { $0["kind"] as? String == "failed" }.count == 1)
      #expect(variant["holds"] as? Bool == false)
    }
  }

  @Test func `a late size is another picture of its page`() throws {
    let scenario = try Scenario(
      parsing: """
        scenario "late"
        document
          pages 2 aspect 1
          page p2 aspect unknown placeholder 0.5
        script
          wait 100ms
          resolve p2 aspect 2
          settle within 2s
        """)
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let things = try #require(page.data["things"] as? [[String: Any]])
    let late = things.filter { $0["name"] as? String == "p2" }
    #expect(Set(late.compactMap { $0["aspect"] as? Double }) == [0.5, 2])
  }

  @Test(arguments: [
    ("expect active == p2", "p2"), ("expect always p2 == active from pull to end", nil),
    ("expect eventually settled == p4 within 1s", "p4"),
    ("expect active == p1 and count == 9", nil),
    ("expect active != p1", nil), ("expect never active == p1 from pull to end", nil),
  ])
  func `a failure names the page that it wants`(_ line: String, _ wanted: String?) throws {
    let failed = try failures(
      """
        drag preview forward 20pt over 100ms as pull
        \(line)
        settle within 2s
      """
    ).marks
    #expect(failed.count == 1)
    #expect((failed.first?["wanted"] as? [String: Any])?["page"] as? String == wanted)
  }

  /// The failed marks of a run of a few statements.
  private func failures(
    _ script: String, settings: String = ""
  ) throws -> (page: PlayerPage, marks: [[String: Any]]) {
    let scenario = try Scenario(
      parsing: """
        scenario "Fails"
        document
          pages 8 aspect 1
        \(settings)
        script
        \(script)
        """)
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let variants = try #require(page.data["variants"] as? [[String: Any]])
    let marks = try #require(variants[0]["marks"] as? [[String: Any]])
    return (page, marks.filter { $0["kind"] as? String == "failed" })
  }

  @Test(arguments: [
    ("preview.offset == 120pt", 0, "x", 120.0), ("thumbnails.offset <= -300pt", 1, "x", -300),
    ("active == p2", nil, "x", nil), ("120pt == preview.offset", nil, "x", nil),
    ("preview.offset != preview.offset", nil, "x", nil),
    ("preview.offset == preview.limit", nil, "x", nil),
    ("preview.position == 3pg", nil, "x", nil),
  ])
  func `a failure tells the offset that it wants`(
    _ predicate: String, _ pane: Int?, _ axis: String, _ offset: Double?
  ) throws {
    let failed = try failures("  expect \(predicate)").marks
    let wanted = failed.first?["wanted"] as? [String: Any]
    #expect(failed.count == 1)
    #expect(wanted?["pane"] as? Int == pane)
    #expect(wanted?[axis] as? Double == offset)
  }

  @Test(arguments: [
    "", "device iphone-15\n  direction rtl",
    "viewer\n  preview-axis vertical\n  strip-axis vertical",
  ])
  func `the offset that a failure wants is one of the frames' own`(_ settings: String) throws {
    let places = try [0, 1].map { pane in
      let name = ["preview", "thumbnails"][pane]
      let (page, failed) = try failures(
        "  flick preview forward 900pt/s\n  settle within 2s\n  expect \(name).offset == 7pt",
        settings: settings)
      let wanted = try #require(failed.first?["wanted"] as? [String: Any])
      let found = try #require(failed.first?["found"] as? String)
      let number = try #require(found.firstMatch(of: /it is (-?[0-9.]+) at/)?.1)
      let frame = try #require(page.frames[0].last)
      let axis = wanted["x"] == nil ? 1 : 0
      // A state has hundredths of points.
      return (Double(number), frame.state[2 + 6 * pane + 4 + axis] / 100)
    }
    for (told, shown) in places { #expect(abs((told ?? .nan) - shown) < 0.01) }
  }

  @Test func `the frames of another scenario come after those of the first`() throws {
    let scenario = try Scenario(parsing: PlayerTests.text)
    let other = try Scenario(
      parsing: "scenario \"Still\"\ndocument\n  pages 3 aspect 2\nscript\n  wait 100ms",
      name: "folder/still.scenario")
    let runs = scenario.variants.map(scenario.run)
    let alone = PlayerPage(RunPlayer(scenario, runs, of: 2).html())
    let both = PlayerPage(
      RunPlayer(scenario, runs, of: 2, beside: (other, [other.run()], { _ in [:] })).html())
    #expect(both.frames.count == 3 && both.frames[2].count == 7)
    let others = try #require(both.data["others"] as? [[String: Any]])
    #expect(others.map { $0["name"] as? String } == ["still.scenario"])
    #expect(others[0]["frames"] as? Int == 7)
    // What the first shows has the same numbers as without the other.
    for (mine, same) in zip(both.frames, alone.frames) {
      #expect(mine.map(\.state) == same.map(\.state) && mine.map(\.cells) == same.map(\.cells))
    }
    let things = try #require(both.data["things"] as? [[String: Any]])
    let shown = try #require(both.frames[2].last?.cells[0].first?.first)
    #expect(things[Int(shown)]["aspect"] as? Double == 2)
  }

  @Test func `a state that fails is told with its moment, a stretch with its end`() throws {
    let failed = try failures(
      """
        expect active == p2
        expect eventually active == p3 within 200ms
        settle within 2s
      """
    ).marks
    #expect(
      failed.map { $0["found"] as? String } == [
        "it is p1 at 0 s", "this did not come true by 0.2 s: is p1 at the end",
      ])
  }

  @Test func `what fails is among the marks, with what was found`() throws {
    let scenario = try Scenario(parsing: PlayerTests.text)
    let page = PlayerPage(RunPlayer(scenario, scenario.variants.map(scenario.run), of: 2).html())
    let variants = try #require(page.data["variants"] as? [[String: Any]])
    #expect(variants.map { $0["name"] as? String } == ["speed=300pt/s", "speed=1500pt/s"])
    for variant in variants {
      let marks = try #require(variant["marks"] as? [[String: Any]])
      let times = marks.compactMap { $0["time"] as? Double }
      #expect(times == times.sorted() && times.count == marks.count)
      let failed = marks.filter { $0["kind"] as? String == "failed" }
      #expect(failed.count == (variant["holds"] as? Bool == true ? 0 : 1))
      #expect(marks.contains { $0["text"] as? String == "committed p4" })
    }
    #expect(variants.contains { $0["holds"] as? Bool == false })
  }

  @Test func `variants of the other scenario that have no room are counted`() throws {
    let scenario = try Scenario(
      parsing: "scenario \"Still\"\ndocument\n  pages 3 aspect 2\nscript\n  wait 100ms")
    let other = try Scenario(parsing: PlayerTests.text)
    for (count, isTold) in [(1, true), (2, false)] {
      let runs = other.variants.prefix(count).map { other.run($0) }
      let player = RunPlayer(
        scenario, [scenario.run()], of: 1, beside: (other, runs, { _ in [:] }))
      let isSaid = PlayerPage(player.html()).text.contains(
        "\(count) of 2 variants beside them are here.")
      #expect(isSaid == isTold)
    }
  }

  @Test func `a text of more than 5 000 lines is cut off, and says so`() throws {
    let start = "scenario \"Long\"\ndocument\n  pages 2 aspect 1\nscript\n  wait 20ms\n"
    let scenario = try Scenario(parsing: start + String(repeating: "# a\n", count: 5000))
    let page = PlayerPage(RunPlayer(scenario, [scenario.run()], of: 1).html())
    let lines = try #require(page.data["lines"] as? [String])
    #expect(lines.count == 5001 && lines.last == "…")
  }
}

/// A page, read as its own script reads it.
struct PlayerPage {
  struct Frame {
    var state: [Double]
    /// Of each pane its cells: what is shown, x, width, shift, y, height, opacity, turn.
    var cells: [[[Double]]]
  }

  let text: String
  let data: [String: Any]
  private(set) var frames: [[Frame]] = []

  init(_ html: [UInt8]) {
    let text = String(decoding: html, as: UTF8.self)
    self.text = text
    func part(_ opening: String) -> String? {
      guard let start = text.range(of: opening),
        let end = text.range(of: "</script>", range: start.upperBound..<text.endIndex)
      else { return nil }
      return String(text[start.upperBound..<end.lowerBound])
    }
    let json = part("<script id=\"run\" type=\"application/json\">") ?? ""
    data = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
    var number = 0
    while let base64 = part("id=\"frames-\(number)\">"), let bytes = Data(base64Encoded: base64) {
      var reader = FrameReader(bytes: Array(bytes))
      frames.append(reader.frames())
      number += 1
    }
  }
}

/// Reads frames, as the script of the page does.
private struct FrameReader {
  let bytes: [UInt8]
  var place = 0

  mutating func frames() -> [PlayerPage.Frame] {
    var result: [PlayerPage.Frame] = []
    var state = Array(repeating: 0.0, count: 20)
    var places: [[Int: [Double]]] = [[:], [:]]
    while place < bytes.count {
      let mask = whole()
      for k in state.indices where mask >> k & 1 == 1 { state[k] += Double(signed()) }
      let cells = [0, 1].map { pane in readCells(&places[pane]) }
      let frame = PlayerPage.Frame(state: state, cells: cells)
      result += Array(repeating: frame, count: whole() + 1)
    }
    return result
  }

  private mutating func readCells(_ places: inout [Int: [Double]]) -> [[Double]] {
    var last = -1
    var cells: [[Double]] = []
    for _ in 0..<whole() {
      let token = whole()
      last += token % 2 == 1 ? 1 : signed()
      var cell = places[last] ?? Array(repeating: 0, count: 7)
      for k in 0..<7 where token >> (k + 1) & 1 == 1 { cell[k] += Double(signed()) }
      places[last] = cell
      cells.append([Double(last)] + cell)
    }
    return cells
  }

  private mutating func whole() -> Int {
    var (value, factor) = (0, 1)
    repeat {
      value += Int(bytes[place] & 127) * factor
      factor *= 128
      place += 1
    } while bytes[place - 1] > 127
    return value
  }

  private mutating func signed() -> Int {
    let value = whole()
    return value % 2 == 1 ? -(value + 1) / 2 : value / 2
  }
}
