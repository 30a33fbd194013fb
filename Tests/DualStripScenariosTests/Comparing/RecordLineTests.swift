import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// What a line of an app means, one line for each kind.
@Suite struct RecordLineTests {
  /// Reads a line at 5 ms, in a document of p1 to p4.
  private static func record(_ fields: String) throws -> AppRecord {
    var names = Names()
    for number in 1...4 { _ = names.add("p\(number)") }
    let text = "{\"time\":5,\(fields)}"
    return try AppRecord(RecordFields(text.utf8, line: 7), names: &names)
  }

  private static let bounds = Size(width: 800, height: 400)

  private typealias Deed = (fields: String, input: DualStripViewer.Input)

  private static let deeds = wishes + edits + arrangements

  private static let wishes: [Deed] = [
    (#""focus":"p2""#, .focus(2, animated: true)),
    (#""focus":"p2","animated":false"#, .focus(2, animated: false)),
    (#""step":3"#, .step(.preview, by: 3)),
    (#""step":-3,"pane":"thumbnails""#, .step(.thumbnails, by: -3)),
    (#""reveal":"nearest""#, .reveal(.nearest)), (#""reveal":"center""#, .reveal(.center)),
    (#""select":"only","page":"p2""#, .select(.only(2))),
    (#""select":"toggle","page":"p2""#, .select(.toggle(2))),
    (#""select":"to","page":"p2""#, .select(.to(2))),
    (#""select":"all""#, .select(.all)), (#""select":"none""#, .select(.none)),
    (#""tap":[3,4]"#, .tapThumbnails(Point(x: 3, y: 4))),
    (#""tap":[3,4],"pane":"thumbnails""#, .tapThumbnails(Point(x: 3, y: 4))),
    (#""lift":[3,4]"#, .lift(Point(x: 3, y: 4))), (#""carry":[3,4]"#, .carry(Point(x: 3, y: 4))),
    (#""drop":true"#, .drop), (#""cancel-lift":true"#, .cancelLift),
    // The insets stay, unless the line has others.
    (
      #""bounds":[800,400]"#,
      .changeBounds(bounds, insets: EdgeInsets(top: 59, bottom: 34), over: .zero)
    ),
    (
      #""bounds":[800,400],"insets":[1,2,3,4],"over":250"#,
      .changeBounds(
        bounds, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), over: .milliseconds(250))
    ),
    (#""commits":"by-host""#, .setCommits(.byHost)),
    (#""commits":"at-once""#, .setCommits(.immediate)),
  ]

  private static let edits: [Deed] = [
    (#""delete":["p3","p1"]"#, .edit(.delete([3, 1]))),
    (#""delete":["p3"],"by-host":true"#, .edit(.byHost(.delete([3])))),
    (#""delete":["p3"],"by-host":false"#, .edit(.delete([3]))),
    (
      #""insert":[["new",2,3],"other"],"before":"p2""#,
      .edit(
        .insert(
          [Page(id: 5, aspect: 2, quarterTurns: 3), Page(id: 6, aspect: 0.7071)], .before(2)))
    ),
    (#""insert":[["new",2]],"after":"p2""#, .edit(.insert([Page(id: 5, aspect: 2)], .after(2)))),
    (#""insert":[["new",2]],"at":"first""#, .edit(.insert([Page(id: 5, aspect: 2)], .first))),
    (#""insert":[["new",2]],"at":"last""#, .edit(.insert([Page(id: 5, aspect: 2)], .last))),
  ]

  private static let arrangements: [Deed] = [
    (#""move":["p4","p2"],"at":"last""#, .edit(.move([4, 2], .last))),
    (#""move":["p4"],"at":"first""#, .edit(.move([4], .first))),
    (#""move":["p4"],"before":"p1""#, .edit(.move([4], .before(1)))),
    (#""move":["p1"],"after":"p4""#, .edit(.move([1], .after(4)))),
    (#""arrange":["p4","p3","p2","p1"]"#, .edit(.arrange([4, 3, 2, 1]))),
    (#""turn":["p4","p2"],"quarters":-2"#, .edit(.turn([4, 2], quarters: -2))),
    (
      #""replace":[["new",1.5],"p1"]"#,
      .edit(.replace([Page(id: 5, aspect: 1.5), Page(id: 1, aspect: 0.7071)]))
    ),
    (#""undo":true"#, .edit(.undo)), (#""redo":true"#, .edit(.redo)),
    (#""aspect":1.5,"page":"p2""#, .edit(.setAspect(2, 1.5))),
  ]

  @Test(arguments: deeds.indices) func `each line of the app itself is one input`(
    _ number: Int
  ) throws {
    let (fields, input) = Self.deeds[number]
    let viewer = DualStripViewer(
      pages: (1...4).map { Page(id: PageID($0), aspect: 1) },
      bounds: Size(width: 393, height: 852), insets: EdgeInsets(top: 59, bottom: 34))
    let record = try Self.record(fields)
    #expect(record.deed(in: viewer) == input, "\(fields)")
    #expect(record.line == 7 && record.time == .milliseconds(5) && record.handled == nil)
    #expect(!record.kind.isOfHand && !record.kind.isObservation && !record.kind.isCallback)
  }

  /// A record of a hand, an observation, an answer or an edit, in words.
  private static func told(_ kind: AppRecord.Kind) -> String {
    func text(_ number: Double?) -> String { number.map { DecimalText.exact($0) } ?? "-" }
    func name(_ pane: Pane?) -> String { pane?.rawValue ?? "-" }
    switch kind {
    case .down(let pane, let x): return "down \(name(pane)) \(text(x))"
    case .moved(let x, let pane): return "moved \(text(x)) \(name(pane))"
    case .dragged(let distance): return "dragged \(text(distance))"
    case .lifted(let x, let velocity, let pane):
      return "lifted \(text(x)) \(text(velocity)) \(name(pane))"
    case .cancelled(let pane): return "cancelled \(name(pane))"
    case .wheel(let pane, let event):
      let way = "\(text(event.dx)) \(text(event.dy))"
      return "wheel \(name(pane)) \(way) \(event.unit.rawValue) \(event.phase.rawValue)"
    case .key(let press):
      let words: [(DualStripViewer.KeyPress.Modifiers, String)] = [
        (.shift, "shift"), (.alt, "alt"), (.command, "command"),
      ]
      let held = words.filter { press.modifiers.contains($0.0) }.map { $0.1 }
      return "key \(press.key.rawValue) \(held.joined(separator: "+"))"
    case .willBeginDragging(let pane): return "begins \(name(pane))"
    case .willEndDragging(let pane, let velocity, let target):
      return "ends \(name(pane)) \(text(velocity)) \(text(target))"
    case .didScroll(let pane, let offset): return "scrolls \(name(pane)) \(text(offset))"
    case .offsets(let preview, let thumbnails): return "at \(text(preview)) \(text(thumbnails))"
    case .active(let page): return "active \(page.map { "\($0.rawValue)" } ?? "-")"
    case .edit(_, let name): return "edit \(name ?? "-")"
    case .pass: return "pass"
    case .asked, .bounds, .commits, .answer: return "another"
    }
  }

  @Test(
    arguments: [
      (#""touch":"down","pane":"thumbnails","x":3"#, "down thumbnails 3"),
      (#""touch":"down","pane":"preview""#, "down preview -"),
      (#""touch":"move","x":3"#, "moved 3 -"),
      (#""touch":"move","x":3,"pane":"thumbnails""#, "moved 3 thumbnails"),
      (#""drag":-4.5"#, "dragged -4.5"), (#""touch":"up""#, "lifted - 0 -"),
      (#""touch":"up","x":3,"velocity":-9,"pane":"preview""#, "lifted 3 -9 preview"),
      (#""touch":"cancel""#, "cancelled -"),
      (#""touch":"cancel","pane":"thumbnails""#, "cancelled thumbnails"),
      (#""wheel":[1,2]"#, "wheel preview 1 2 points none"),
      (
        #""wheel":[1,2],"unit":"lines","phase":"ended","pane":"thumbnails""#,
        "wheel thumbnails 1 2 lines ended"
      ),
      (#""wheel":[1,2],"unit":"notches","phase":"began""#, "wheel preview 1 2 notches began"),
      (#""wheel":[1,2],"unit":"pt","phase":"changed""#, "wheel preview 1 2 points changed"),
      (#""wheel":[1,2],"phase":"momentum""#, "wheel preview 1 2 points momentum"),
      (#""key":"home""#, "key home "),
      (#""key":"page-up","modifiers":["alt","shift"]"#, "key page-up shift+alt"),
      (#""key":"a","modifiers":["command"]"#, "key a command"),
      (#""will-begin-dragging":"thumbnails""#, "begins thumbnails"),
      (#""will-end-dragging":"preview","velocity":2"#, "ends preview 2 -"),
      (#""will-end-dragging":"preview","velocity":2,"target":3"#, "ends preview 2 3"),
      (#""did-scroll":"thumbnails","offset":-5"#, "scrolls thumbnails -5"),
      (#""offsets":[1,2]"#, "at 1 2"), (#""active":"p3""#, "active 3"),
      (#""active":null"#, "active -"),
      (#""delete":["p2"]"#, "edit -"), (#""undo":true,"edit":"back""#, "edit back"),
      (#""frame":true,"viewer":"a","pages":true"#, "pass"),
    ] as [(String, String)])
  func `each line of a hand, and of what was seen, is read with all that it says`(
    fields: String, words: String
  ) throws {
    #expect(Self.told(try Self.record(fields).kind) == words)
  }

  @Test func `each answer is one for the edit that it names`() throws {
    for (word, edit) in [
      ("commit", .commit(EditID(rawValue: 3))), ("fail", .failCommit(EditID(rawValue: 3))),
      ("cancel", .cancel(EditID(rawValue: 3))),
    ] as [(String, Edit)] {
      for name in ["\"cut\"", "17"] {
        guard case .answer(let answer, let said) = try Self.record("\"\(word)\":\(name)").kind
        else {
          Issue.record("\(word) \(name)")
          continue
        }
        #expect(answer.edit(EditID(rawValue: 3)) == edit)
        #expect(said.text == (name == "17" ? "17" : "cut"))
      }
    }
  }

  @Test(
    arguments: [
      (#""touch":"down","pane":"preview""#, "hand finger"),
      (#""touch":"move","x":1"#, "hand finger"),
      (#""drag":1"#, "hand finger"), (#""touch":"up""#, "hand finger"),
      (#""touch":"cancel""#, "hand finger"), (#""wheel":[1,2]"#, "hand"), (#""key":"a""#, "hand"),
      (#""focus":"p1""#, ""), (#""bounds":[1,2]"#, ""), (#""commits":"by-host""#, ""),
      (#""delete":["p1"]"#, "edit"), (#""delete":["p1"],"edit":"cut""#, "edit awaits"),
      (#""move":["p1"],"at":"last","edit":"m""#, "edit"), (#""undo":true,"edit":"u""#, "edit"),
      (#""commit":"cut""#, "awaits"), (#""fail":"cut""#, "awaits"), (#""cancel":"cut""#, ""),
      (#""will-begin-dragging":"preview""#, "callback"),
      (#""will-end-dragging":"preview","velocity":0"#, "callback"),
      (#""did-scroll":"preview","offset":0"#, "callback"), (#""offsets":[1,2]"#, "seen"),
      (#""active":"p1""#, "seen"), (#""frame":true"#, "seen"),
    ] as [(String, String)])
  func `each line is of a hand, an observation, or awaits an answer`(
    fields: String, words: String
  ) throws {
    let record = try Self.record(fields)
    let kind = record.kind
    let said = [
      (kind.isOfHand, "hand"), (kind.isOfFinger, "finger"), (kind.isEdit, "edit"),
      (kind.isCallback, "callback"), (kind.isObservation, "seen"), (record.awaitsAnswer, "awaits"),
    ].filter { $0.0 }.map { $0.1 }
    #expect(said.joined(separator: " ") == words, "\(fields)")
  }
}
