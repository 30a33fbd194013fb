import DualStrip
@testable import ScenarioFuzzing
@testable import ScenarioReplay
import DualStripScenarios
import TestSupport
import Testing

/// What the fuzzer takes for a jump, and how it names one.
@Suite struct JumpTests {
  /// The jump that is seen where a statement leads from one page to another in no time.
  private static func jump(
    at statement: String, _ configuration: DualStripViewer.Configuration = .init()
  ) throws -> String? {
    let head = "scenario \"jump\"\ndocument\n  pages 9 aspect 1\nscript\n  "
    var witness = JumpWitness(try Scenario(parsing: head + statement + "\n").syntax)
    let moments: [(Happening, UInt64)] = [(.began(0), 5), (.state(frame: nil), 3)]
    for (happening, page) in moments {
      let viewer = DualStripViewer(
        pages: (1...9).map { Page(id: PageID($0), aspect: 1) }, activePage: PageID(page),
        bounds: Size(width: 393, height: 852), configuration: configuration)
      witness.note(happening, subject: .strips(viewer), names: Names())
    }
    return witness.jump
  }

  @Test(arguments: [
    ("flick preview forward 900pt/s", "gesture"), ("tap thumbnail p3", "tap"),
    ("wheel preview 1 notches", "wheel or a key"), ("key right", "wheel or a key"),
    ("reveal nearest", "reveal"), ("select all", "select"), ("turn p2 by 1", "turn"),
    ("rotate landscape over 0ms", "rotate"), ("resize 300pt x 300pt over 0ms", "resize"),
    ("delete p2", "delete"), ("insert new aspect 1 first", "insert"), ("move p2 first", "move"),
    ("lift p2 as held", "hand"), ("resolve p2 aspect 2", "resolve or an answer"),
    ("commits fail", "commits"), ("focus p3 animated", "focus"), ("wait 1ms", "statement"),
    ("by-host move p2 first", "move"),
  ]) func `a jump is named after what was done`(statement: String, word: String) throws {
    #expect(try Self.jump(at: statement) == "the strip jumps at a \(word)")
  }

  @Test(arguments: [
    "focus p3 instant", "replace with p1", "arrange reversed", "undo", "redo",
    "by-host arrange reversed", "by-host replace with p1",
  ]) func `what may move at once is no jump`(statement: String) throws {
    #expect(try Self.jump(at: statement) == nil)
  }

  @Test func `a preview that shows the position jumps with the strip`() throws {
    var configuration = DualStripViewer.Configuration()
    configuration.mapping = .continuous
    let jump = try Self.jump(at: "step preview by 1", configuration)
    #expect(jump == "the preview jumps at a step")
  }

  @Test(arguments: DualStripViewer.Setting.allCases.filter { $0.rawValue.hasSuffix("-time") })
  func `where a motion of the view takes no time, there is no jump`(
    setting: DualStripViewer.Setting
  ) throws {
    var configuration = DualStripViewer.Configuration()
    configuration.set(setting, to: [0])
    let jump = try Self.jump(at: "step preview by 1", configuration)
    let ofCells: [DualStripViewer.Setting] = [.expansionTime, .shrinkingTime, .aspectTime]
    #expect((jump != nil) == ofCells.contains(setting))
  }

  /// The jump that is seen where a step leads from one viewer to the other.
  private static func jump(
    from before: DualStripViewer, to after: DualStripViewer
  ) throws -> String? {
    let text = "scenario \"jump\"\ndocument\n  pages 9 aspect 1\nscript\n  step preview by 1\n"
    var witness = JumpWitness(try Scenario(parsing: text).syntax)
    witness.note(.began(0), subject: .strips(before), names: Names())
    witness.note(.state(frame: nil), subject: .strips(after), names: Names())
    return witness.jump
  }

  private static func viewer(
    on page: UInt64, width: Double = 393, _ configuration: DualStripViewer.Configuration = .init()
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 1) }, activePage: PageID(page),
      bounds: Size(width: width, height: 852), configuration: configuration)
  }

  @Test(arguments: [0, 393] as [Double])
  func `from a pane without width nothing jumps`(width: Double) throws {
    let (before, after) = (Self.viewer(on: 5, width: 0), Self.viewer(on: 3, width: width))
    #expect(try Self.jump(from: before, to: after) == nil)
  }

  @Test func `a view that stays on its page does not jump`() throws {
    var configuration = DualStripViewer.Configuration()
    configuration.mapping = .continuous
    let viewer = Self.viewer(on: 5, configuration)
    #expect(try Self.jump(from: viewer, to: viewer) == nil)
  }

  @Test func `a pane that is let go beside its page by a hair does not jump to it`() throws {
    var configuration = DualStripViewer.Configuration()
    configuration.scrolling.activationDistance = 0
    var viewer = Self.viewer(on: 5, configuration)
    viewer.handle(.touchBegan(.preview), at: .zero)
    viewer.handle(.dragMoved(.preview, by: -0.03), at: .milliseconds(100))
    let held = viewer
    viewer.handle(.touchEnded(.preview, velocity: 0), at: .milliseconds(100))
    #expect(try Self.jump(from: held, to: viewer) == nil)
  }

  @Test func `a jump is looked for once behind each statement, after an input, at one time`()
    throws
  {
    let head = "scenario \"jump\"\ndocument\n  pages 9 aspect 1\nscript\n"
    let script = "  step preview by 1\n  tap thumbnail p3\n"
    let syntax = try Scenario(parsing: head + script).syntax
    let (five, three) = (Self.viewer(on: 5), Self.viewer(on: 3))
    var later = three
    later.advance(to: .milliseconds(8))
    let input = Happening.state(frame: nil)
    let cases: [(what: String, notes: [(Happening, DualStripViewer)], jump: String?)] = [
      ("a frame", [(.began(0), five), (.state(frame: 7), three)], nil),
      ("no statement", [(input, five), (input, three)], nil),
      ("a second state", [(.began(0), five), (input, five), (input, three)], nil),
      ("another time", [(.began(0), five), (input, later)], nil),
      (
        "two jumps", [(.began(0), five), (input, three), (.began(1), three), (input, five)],
        "the strip jumps at a step"
      ),
      (
        "the second one", [(.began(0), five), (input, five), (.began(1), five), (input, three)],
        "the strip jumps at a tap"
      ),
    ]
    for (what, notes, jump) in cases {
      var witness = JumpWitness(syntax)
      for (happening, viewer) in notes {
        witness.note(happening, subject: .strips(viewer), names: Names())
      }
      #expect(witness.jump == jump, "\(what)")
    }
  }

  @Test(arguments: [(0.9, false), (1.1, true)])
  func `a pane that comes to rest moves by a twentieth of a point of its strip at most`(
    share: Double, jumps: Bool
  ) throws {
    let configuration = DualStripViewer.Configuration()
    // The preview's pages are as wide as the pane.
    let way = -share * 0.05 / configuration.thumbnails.pitch * 393
    var held = Self.viewer(on: 5, configuration)
    held.handle(.touchBegan(.preview), at: .zero)
    var resting = Self.viewer(on: 5, configuration)
    resting.advance(to: .milliseconds(100))
    var further = held
    held.handle(.dragMoved(.preview, by: way), at: .milliseconds(100))
    further.handle(.dragMoved(.preview, by: 1.5 * way), at: .milliseconds(100))
    let jump = "the strip jumps at a step"
    #expect(try Self.jump(from: held, to: resting) == (jumps ? jump : nil))
    // A pane that does not come to rest may not move at all, be it held before, after or both.
    #expect(try Self.jump(from: held, to: further) == jump)
    #expect(try Self.jump(from: resting, to: held) == jump)
  }

  @Test(arguments: [(0.992, false), (1.008, true), (-0.992, false), (-1.008, true)])
  func `a twentieth of a point is the limit to a hundredth, to either side`(
    share: Double, jumps: Bool
  ) throws {
    var configuration = DualStripViewer.Configuration()
    let way = -share * 0.05 / configuration.thumbnails.pitch * 393
    for mapping in [DualStripViewer.Mapping.stepped, .continuous] {
      configuration.mapping = mapping
      var held = Self.viewer(on: 5, configuration)
      held.handle(.touchBegan(.preview), at: .zero)
      held.handle(.dragMoved(.preview, by: way), at: .milliseconds(100))
      var resting = Self.viewer(on: 5, configuration)
      resting.advance(to: .milliseconds(100))
      // Of two panes that jump, the preview is named.
      let name = mapping == .continuous ? "preview" : "strip"
      let words = jumps ? "the \(name) jumps at a step" : nil
      #expect(try Self.jump(from: held, to: resting) == words, "\(mapping)")
    }
  }
}
