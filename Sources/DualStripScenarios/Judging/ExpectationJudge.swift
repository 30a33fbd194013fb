import DualStrip

/// Judges the expectations of a script on its finished run.
struct ExpectationJudge {
  let syntax: ScenarioSyntax
  let record: ReplayRecord
  let timeline: Timeline
  let setup: Setup
  let source: SourceText
  private let evaluator: PredicateEvaluator

  init(
    _ syntax: ScenarioSyntax, record: ReplayRecord, timeline: Timeline, setup: Setup,
    source: SourceText
  ) {
    self.syntax = syntax
    self.record = record
    self.timeline = timeline
    self.setup = setup
    self.source = source
    var probes: [Int: Int] = [:]
    for (k, anchor) in syntax.probes.enumerated() {
      if case .end = anchor.base {
        let time = record.end + timeline.offset(of: anchor)
        probes[anchor.range.lower] =
          anchor.offset == nil
          ? record.samples.count - 1 : record.samples.lastIndex { $0.time <= time }
      } else {
        probes[anchor.range.lower] = record.looks[syntax.script.count + k]
      }
    }
    evaluator = PredicateEvaluator(record: record, setup: setup, probes: probes)
  }

  /// One check for each expectation, and those for what went wrong while the script ran.
  func checks() -> [ReplayCheck] {
    var checks = record.troubles.map(check)
    for (index, statement) in syntax.script.enumerated() {
      guard case .expectation(let expectation) = statement.body else { continue }
      checks.append(judge(expectation, statement: index))
    }
    return checks.sorted { ($0.line, $0.time) < ($1.line, $1.time) }
  }

  private func check(_ trouble: ReplayRecord.Trouble) -> ReplayCheck {
    let range = trouble.statement.map { syntax.script[$0].bodyRange } ?? SourceRange(0, 0)
    let kind: ReplayCheck.Kind
    let code: String
    let message: String
    let time = "at \(seconds(trouble.time))"
    switch trouble.kind {
    case .invariant:
      (kind, code, message) = (.invariant, "X0006", "an invariant is broken \(time)")
    case .settle: (kind, code, message) = (.settle, "X0007", "nothing settled \(time)")
    case .statement:
      (kind, code, message) = (.statement, "X0008", "this could not be done \(time)")
    }
    return ReplayCheck(
      kind: kind, statement: trouble.statement, line: source.line(at: range.lower), holds: false,
      time: trouble.time,
      failure: .init(code: code, message: message, range: range, label: trouble.text))
  }

  private func judge(_ expectation: Expectation, statement index: Int) -> ReplayCheck {
    let range = syntax.script[index].bodyRange
    var check = ReplayCheck(
      kind: .expect, statement: index, line: source.line(at: range.lower), holds: true,
      time: record.end)
    switch expectation {
    case .now(let predicate): judgeNow(predicate, index, range, &check)
    case .always(let predicate, let window):
      judgeAlways(predicate, isNever: false, window, index, range, &check)
    case .never(let predicate, let window):
      judgeAlways(predicate, isNever: true, window, index, range, &check)
    case .eventually(let predicate, let limit):
      judgeEventually(predicate, setup.time(limit), index, range, &check)
    case .count(let comparison, let count, let event, let target, let window):
      judgeCount(comparison, setup.whole(count), event, target, window, index, range, &check)
    }
    return check
  }

  private func judgeNow(
    _ predicate: Predicate, _ index: Int, _ range: SourceRange, _ check: inout ReplayCheck
  ) {
    guard let sample = look(of: index) else { return vacuous(range, &check) }
    let judgement = evaluator.judge(predicate, at: sample)
    check.time = record.samples[sample].time
    check.margin = judgement.margin
    check.relativeMargin = judgement.relativeMargin
    guard !judgement.holds else { return }
    check.holds = false
    check.failure = .init(
      code: "X0001", message: "this does not hold at \(seconds(check.time))", range: range,
      label: judgement.found)
  }

  /// The sample that was taken for an expectation; that of the end for one anchored there.
  private func look(of index: Int) -> Int? {
    if let look = record.looks[index] { return look }
    guard case .end = syntax.script[index].anchor?.base, let anchor = syntax.script[index].anchor
    else { return nil }
    let time = record.end + timeline.offset(of: anchor)
    return record.samples.lastIndex { $0.time <= time }
  }

  private func judgeAlways(
    _ predicate: Predicate, isNever: Bool, _ window: Window?, _ index: Int,
    _ range: SourceRange, _ check: inout ReplayCheck
  ) {
    let samples = samples(in: window, statement: index)
    var wasAsked = false
    defer { if check.holds, !wasAsked { vacuous(range, &check) } }
    for sample in samples {
      let judgement = evaluator.judge(predicate, at: sample)
      wasAsked = wasAsked || judgement.wasAsked
      let time = record.samples[sample].time
      if !isNever, let margin = judgement.margin, margin < check.margin ?? .infinity {
        check.margin = margin
        check.relativeMargin = judgement.relativeMargin
        check.time = time
      }
      guard judgement.holds == isNever else { continue }
      check.holds = false
      check.time = time
      check.margin = isNever ? nil : judgement.margin
      let word = isNever ? "never" : "always"
      let frame = record.samples[sample].frame.map { " at frame \($0)" } ?? ""
      check.failure = .init(
        code: isNever ? "X0003" : "X0002",
        message: "expected \(word), broken at \(seconds(time))", range: range,
        label: judgement.found + frame)
      return
    }
  }

  private func judgeEventually(
    _ predicate: Predicate, _ limit: Time, _ index: Int, _ range: SourceRange,
    _ check: inout ReplayCheck
  ) {
    guard let first = look(of: index) else { return vacuous(range, &check) }
    let latest = record.samples[first].time + limit
    var found = ""
    for sample in first..<record.samples.count where record.samples[sample].time <= latest {
      let judgement = evaluator.judge(predicate, at: sample)
      found = judgement.found
      guard judgement.holds else { continue }
      check.time = record.samples[sample].time
      return
    }
    check.holds = false
    check.time = latest
    check.failure = .init(
      code: "X0004", message: "did not come true by \(seconds(latest))", range: range,
      label: "\(found) at the end")
  }

  private func judgeCount(
    _ comparison: Expectation.Comparison, _ wanted: Int, _ event: Located<String>,
    _ target: Target?, _ window: Window?, _ index: Int, _ range: SourceRange,
    _ check: inout ReplayCheck
  ) {
    guard let bounds = bounds(of: window, statement: nil),
      window == nil || !samples(in: window, statement: index).isEmpty
    else { return vacuous(range, &check) }
    let page = target.flatMap { target in
      look(of: index).flatMap {
        record.names.page(target, in: record.samples[$0].presentation.viewer)
      }
    }
    if target != nil, page == nil { return vacuous(range, &check) }
    var times: [Time] = []
    for (k, entry) in record.entries.enumerated() {
      guard case .event(let found) = entry, k >= bounds.entry, found.time >= bounds.from,
        found.time <= bounds.to, found.kind.name == event.value
      else { continue }
      if target == nil || page.map(found.kind.pages.contains) == true { times.append(found.time) }
    }
    let holds: Bool
    switch comparison {
    case .exactly: holds = times.count == wanted
    case .atLeast: holds = times.count >= wanted
    case .atMost: holds = times.count <= wanted
    }
    check.time = times.last ?? bounds.to
    check.margin = comparison == .exactly ? nil : Double(times.count - wanted).magnitude
    guard !holds else { return }
    check.holds = false
    check.margin = -Double(times.count - wanted).magnitude
    check.failure = .init(
      code: "X0005",
      message: "expected \(comparison.rawValue) \(wanted) \(event.value), found \(times.count)",
      range: range,
      label: times.isEmpty
        ? "none" : "at " + times.prefix(8).map(seconds).joined(separator: ", "))
  }

  private func vacuous(_ range: SourceRange, _ check: inout ReplayCheck) {
    check.holds = false
    check.failure = .init(
      code: "X0009", message: "this expectation was never evaluated", range: range,
      label: "nothing to judge: no frame, no input, or nothing that can be compared",
      notes: ["an expectation that was never evaluated counts as a failure, not as a pass"])
  }

  // MARK: Windows

  /// The samples of a window; without one, from the statement's own to the end.
  private func samples(in window: Window?, statement index: Int) -> [Int] {
    guard let bounds = bounds(of: window, statement: index) else { return [] }
    return record.samples.indices.filter {
      $0 >= bounds.sample && record.samples[$0].time >= bounds.from
        && record.samples[$0].time <= bounds.to
    }
  }

  private struct Bounds {
    var from: Time
    var to: Time
    /// What came before these, at the same time, is not part of it.
    var entry = 0
    var sample = 0
  }

  private func bounds(of window: Window?, statement index: Int?) -> Bounds? {
    guard let window else {
      guard let index else { return Bounds(from: .zero, to: lastTime) }
      guard let sample = look(of: index) else { return nil }
      return Bounds(from: record.samples[sample].time, to: lastTime, sample: sample)
    }
    guard let from = time(of: window.from), let to = time(of: window.to), from <= to else {
      return nil
    }
    var bounds = Bounds(from: from, to: to)
    if case .label(let label, false) = window.from.base, window.from.offset == nil,
      let mark = timeline.statement(labelled: label.value).flatMap({ record.marks[$0] })
    {
      bounds.entry = mark.entry
      bounds.sample = mark.sample
    }
    return bounds
  }

  /// The last frame may lie behind the end of the run.
  private var lastTime: Time { max(record.end, record.samples.last?.time ?? .zero) }

  private func time(of anchor: TimeAnchor) -> Time? {
    if case .end = anchor.base {
      let offset = timeline.offset(of: anchor)
      return offset == .zero ? lastTime : record.end + offset
    }
    return timeline.time(of: anchor)
  }

  private func seconds(_ time: Time) -> String { DecimalText.seconds(time) }
}
