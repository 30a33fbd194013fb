import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// The active pages that an app tells, beside those of a model.
///
/// A frame takes 10 ms, and the clock is exact: a page may be 20 ms late, or 15 ms early.
@Suite struct PageChangesTests {
  /// A page that becomes active at a time, in milliseconds.
  private typealias Change = (page: UInt64, at: Int)

  private static func changes(
    told: [Change], model: [Change], delay: Int = 0, rotatedAt rotation: Int? = nil
  ) throws -> PageChanges {
    var lines = told.map { (at: $0.at, text: "\"active\":\"p\($0.page)\"") }
    if let rotation { lines.append((rotation, #""bounds":[852,393]"#)) }
    lines.append((9000, #""offsets":[0,-180]"#))
    lines.sort { $0.at < $1.at }
    let recording = try Recording(
      lines.map { "{\"time\":\($0.at),\($0.text)}" },
      header: #""bounds":[393,852],"pages":5,"refresh":100"#)
    var log = DriveLog()
    for (number, change) in model.enumerated() {
      log.events.append(
        ViewerEvent(
          time: .milliseconds(change.at),
          kind: .activePageChanged(
            from: nil, to: PageID(change.page), index: nil, cause: .focus)))
      log.counts.append(3 + number)
    }
    return PageChanges(
      recording, log, Alignment(delay: .milliseconds(delay)),
      TimeAllowance(clock: .zero, frame: .milliseconds(10)))
  }

  private static func messages(_ changes: PageChanges) -> [String] {
    changes.findings.map { "\($0.kind.rawValue): \($0.message)" }
  }

  @Test func `a page may be two frames late and one and a half early, and not more`() throws {
    let model: [Change] = [(2, 1000)]
    let said: [(at: Int, message: String?)] = [
      (984, "page-early: p2 became active at 0.984 s, 16 ms too early"), (985, nil), (1020, nil),
      (1021, "page-late: p2 became active at 1.021 s, 21 ms too late"),
    ]
    for (time, message) in said {
      let changes = try Self.changes(told: [(2, time)], model: model)
      #expect(Self.messages(changes) == (message.map { [$0] } ?? []), "\(time)")
      #expect(changes.count == 1 && changes.matches == (message == nil ? 1 : 0))
    }
  }

  @Test func `a page up to a frame beyond the tolerance may be the fault of a delayed touch`()
    throws
  {
    for (time, isDoubtful) in [(969, false), (970, true), (1030, true), (1031, false)] {
      let changes = try Self.changes(told: [(2, time)], model: [(2, 1000)])
      #expect(changes.findings.map { $0.mayBeDelivery } == [isDoubtful], "\(time)")
    }
    let extra = try Self.changes(told: [(3, 2000)], model: [])
    #expect(extra.findings.map { $0.mayBeDelivery } == [false])
  }

  @Test func `a page that comes within a second is early, and another one is too much`() throws {
    let early = try Self.changes(told: [(2, 1000)], model: [(2, 2000)])
    #expect(
      Self.messages(early) == ["page-early: p2 became active at 1 s, 1000 ms too early"])
    let extra = try Self.changes(told: [(2, 999)], model: [(2, 2000)])
    #expect(
      Self.messages(extra) == ["page-extra: p2 became active at 0.999 s; the model stays on p1"])
    #expect(extra.findings.first?.expectation == "expect active == p1")
    #expect(extra.findings.first?.time == .milliseconds(999))
    #expect(extra.findings.first?.place?.time == .milliseconds(999))
    #expect(extra.findings.first?.place?.count == nil)
  }

  @Test func `a page that never comes is expected right after the input that brings it`() throws {
    let missing = try Self.changes(told: [(1, 10)], model: [(2, 1000), (1, 2000)])
    #expect(
      Self.messages(missing)
        == ["page-missing: p2 did not become active at 1 s; the app stayed on p1"])
    let finding = try #require(missing.findings.first)
    #expect(finding.time == .milliseconds(1000) && finding.expectation == "expect active == p2")
    #expect(finding.place?.time == .milliseconds(1000) && finding.place?.count == 3)
    #expect(missing.count == 0 && missing.matches == 0)
    let silent = try Self.changes(told: [], model: [(2, 1000), (1, 2000)])
    #expect(silent.findings.isEmpty && silent.count == 0)
  }

  @Test func `a page that changes in a rotation is lost by it`() throws {
    let lost = try Self.changes(told: [(2, 1000)], model: [], rotatedAt: 900)
    #expect(
      Self.messages(lost) == [
        "index-lost: p2 became active at 1 s during a rotation; the model stays on p1"
      ])
  }

  @Test func `what an app tells as late as it shows it is told with its own time`() throws {
    let model: [Change] = [(2, 1000), (3, 2000)]
    let late: [Change] = [(2, 1040), (3, 2040)]
    #expect(try Self.changes(told: late, model: model).findings.count == 2)
    let aligned = try Self.changes(told: late, model: model, delay: 40)
    #expect(aligned.findings.isEmpty && aligned.count == 2 && aligned.matches == 2)
    // Its pages may be on time although what it shows is not.
    #expect(try Self.changes(told: model, model: model, delay: 40).findings.isEmpty)
    let more: [Change] = late + [(1, 4000)]
    let extra = try Self.changes(told: more, model: model, delay: 40)
    #expect(
      Self.messages(extra) == ["page-extra: p1 became active at 4 s; the model stays on p3"])
    #expect(extra.findings.first?.time == .seconds(4))
    #expect(extra.findings.first?.place?.time == .milliseconds(3960))
  }

  /// The first page, but for some milliseconds on the second one, once in a second.
  private static func brief(_ length: Int, times count: Int) -> [Change] {
    (1...count).flatMap { number -> [Change] in
      [(2, number * 1000), (1, number * 1000 + length)]
    }
  }

  @Test func `a page for a frame and a half is no fault unless there are many`() throws {
    let once = ["page-extra: p2 became active at 1 s; the model stays on p1"]
    #expect(try Self.messages(Self.changes(told: Self.brief(15, times: 2), model: [])).isEmpty)
    #expect(try Self.messages(Self.changes(told: Self.brief(16, times: 1), model: [])) == once)
    #expect(
      try Self.messages(Self.changes(told: Self.brief(15, times: 3), model: []))
        == once.map { $0 + "; 3 such changes" })
  }

  @Test func `pages by turns within half a second are a flicker, unless the model has it`() throws {
    func told(every step: Int) -> [Change] {
      (0..<5).map { number -> Change in (number % 2 == 0 ? 2 : 1, 1000 + number * step) }
    }
    let flicker = try Self.changes(told: told(every: 249), model: [(2, 1000)])
    #expect(
      Self.messages(flicker) == [
        "flicker: the active page flickers at 1.249 s: p1 and p2 by turns, 4 times; "
          + "the model changes once"
      ])
    #expect(flicker.findings.first?.expectation == "expect active == p2")
    let slow = try Self.changes(told: told(every: 250), model: [(2, 1000)])
    #expect(!slow.findings.isEmpty && !slow.findings.contains { $0.kind == .flicker })
    let own = told(every: 249)
    #expect(try Self.changes(told: own, model: own).findings.isEmpty)
  }

  @Test func `three findings of a kind become one, and two stay as they are`() throws {
    func folded(_ kinds: [RecordingFinding.Kind]) throws -> [String] {
      var changes = try Self.changes(told: [], model: [])
      changes.findings = kinds.enumerated().map {
        RecordingFinding(kind: $1, time: .zero, message: "\($0)")
      }
      changes.fold()
      return Self.messages(changes)
    }
    #expect(
      try folded([.pageExtra, .pageEarly, .pageExtra, .pageEarly, .pageExtra])
        == ["page-extra: 0; 3 such changes", "page-early: 1", "page-early: 3"])
    // Where pages come late, some come too late to become active at all.
    #expect(
      try folded([.pageLate, .pageMissing, .pageLate, .pageLate])
        == ["page-late: 0; 3 such changes"])
    #expect(
      try folded([.pageLate, .pageMissing, .pageLate])
        == ["page-late: 0", "page-late: 2", "page-missing: 1"])
  }

  @Test func `a poor clock widens both sides, and touches that wait only the late one`() throws {
    func kind(toldAt time: Int, _ allowance: TimeAllowance) throws -> RecordingFinding.Kind? {
      let recording = try Recording(
        ["{\"time\":\(time),\"active\":\"p2\"}", #"{"time":9000,"offsets":[0,-180]}"#],
        header: #""bounds":[393,852],"pages":5,"refresh":100"#)
      var log = DriveLog()
      log.events.append(
        ViewerEvent(
          time: .milliseconds(1000),
          kind: .activePageChanged(from: nil, to: 2, index: nil, cause: .focus)))
      log.counts.append(1)
      let found = PageChanges(recording, log, Alignment(), allowance).findings
      #expect(found.count < 2, "\(time)")
      return found.first?.kind
    }
    let poor = TimeAllowance(clock: .milliseconds(1), frame: .milliseconds(10))
    // Three times the clock; a touch waits for a frame.
    let said: [(allowance: TimeAllowance, early: Int, late: Int)] = [
      (poor, 982, 1023), (poor.waiting, 982, 1033),
      (poor.off(by: .milliseconds(2)).waiting, 979, 1036),
    ]
    for (allowance, early, late) in said {
      #expect(try kind(toldAt: early - 1, allowance) == .pageEarly, "\(early)")
      #expect(try kind(toldAt: early, allowance) == nil, "\(early)")
      #expect(try kind(toldAt: late, allowance) == nil, "\(late)")
      #expect(try kind(toldAt: late + 1, allowance) == .pageLate, "\(late)")
    }
  }

  @Test func `of ten changes three may be brief, and of nine two`() throws {
    let many = "page-extra: p2 became active at 1 s; the model stays on p1; 3 such changes"
    for (more, messages) in [(2, [many]), (3, [])] {
      let rest = (0..<more).map { number -> Change in
        (number % 2 == 0 ? 2 : 1, 5000 + 1000 * number)
      }
      let changes = try Self.changes(told: Self.brief(15, times: 3) + rest, model: rest)
      #expect(Self.messages(changes) == messages, "\(more)")
      #expect(changes.count == 6 + more && changes.matches == 3 + more, "\(more)")
    }
  }

  @Test func `wrong pages one after the other have one cause until the right one is back`() throws {
    let one = try Self.changes(told: [(3, 1000), (4, 2000), (1, 3000)], model: [])
    let third = "page-extra: p3 became active at 1 s; the model stays on p1"
    #expect(Self.messages(one) == [third])
    #expect(one.count == 3 && one.matches == 1)
    let two = try Self.changes(told: [(3, 1000), (1, 2000), (4, 3000), (1, 4000)], model: [])
    #expect(
      Self.messages(two)
        == [third, "page-extra: p4 became active at 3 s; the model stays on p1"])
    #expect(two.count == 4 && two.matches == 2)
    let three = try Self.changes(
      told: [(3, 1000), (4, 2000), (5, 2500), (1, 3000), (4, 4000), (1, 5000)], model: [])
    #expect(
      Self.messages(three)
        == [third, "page-extra: p4 became active at 4 s; the model stays on p1"])
  }

  @Test func `a page is late as long as the model is on it, and missing afterwards`() throws {
    let model: [Change] = [(2, 1000), (3, 1500)]
    let late = try Self.changes(told: [(2, 1500), (3, 1510)], model: model)
    #expect(Self.messages(late) == ["page-late: p2 became active at 1.5 s, 500 ms too late"])
    #expect(late.findings.map { $0.expectation } == ["expect active == p2"])
    #expect(late.findings.map { $0.place?.time } == [Time.milliseconds(1500)])
    #expect(late.findings.map { $0.mayBeDelivery } == [false])
    let missing = try Self.changes(told: [(2, 1501), (3, 1511)], model: model)
    #expect(
      Self.messages(missing)
        == ["page-missing: p2 did not become active at 1 s; the app stayed on p1"])
    let skipped = try Self.changes(told: [(3, 1500)], model: model)
    #expect(Self.messages(skipped) == Self.messages(missing))
  }
}
