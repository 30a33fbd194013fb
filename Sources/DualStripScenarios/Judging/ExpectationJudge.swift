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
    var probes: [SourceRange: Int] = [:]
    for (k, anchor) in syntax.probes.enumerated() {
      if case .end = anchor.base {
        let time = record.end + timeline.offset(of: anchor)
        probes[anchor.range] =
          anchor.offset == nil
          ? record.samples.count - 1 : record.samples.lastIndex { $0.time <= time }
      } else {
        probes[anchor.range] = record.looks[.probe(k)]
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
    case .now(let predicate): judgeNow(predicate, of: index, &check)
    case .always(let predicate, let window):
      judgeAlways(predicate, isNever: false, in: window, of: index, &check)
    case .never(let predicate, let window):
      judgeAlways(predicate, isNever: true, in: window, of: index, &check)
    case .eventually(let predicate, let limit):
      judgeEventually(predicate, within: setup.time(limit), of: index, &check)
    case .count(let count): judgeCount(count, of: index, &check)
    }
    return check
  }

  private func judgeNow(_ predicate: Predicate, of index: Int, _ check: inout ReplayCheck) {
    guard let sample = look(of: index) else { return vacuous(index, &check) }
    let judgement = evaluator.judge(predicate, at: sample)
    check.time = record.samples[sample].time
    check.margin = judgement.margin
    check.relativeMargin = judgement.relativeMargin
    guard !judgement.holds else { return }
    check.holds = false
    check.failure = .init(
      code: "X0001", message: "this does not hold at \(seconds(check.time))",
      range: self.range(of: index),
      label: judgement.found)
  }

  func range(of index: Int) -> SourceRange { syntax.script[index].bodyRange }

  /// The sample that was taken for an expectation; that of the end for one anchored there.
  func look(of index: Int) -> Int? {
    if let look = record.looks[.statement(index)] { return look }
    guard case .end = syntax.script[index].anchor?.base, let anchor = syntax.script[index].anchor
    else { return nil }
    let time = record.end + timeline.offset(of: anchor)
    return record.samples.lastIndex { $0.time <= time }
  }

  private func judgeAlways(
    _ predicate: Predicate, isNever: Bool, in window: Window?, of index: Int,
    _ check: inout ReplayCheck
  ) {
    let samples = samples(in: window, statement: index)
    var wasAsked = false
    defer { if check.holds, !wasAsked { vacuous(index, &check) } }
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
        message: "expected \(word), broken at \(seconds(time))", range: self.range(of: index),
        label: judgement.found + frame)
      return
    }
  }

  private func judgeEventually(
    _ predicate: Predicate, within limit: Time, of index: Int, _ check: inout ReplayCheck
  ) {
    guard let first = look(of: index) else { return vacuous(index, &check) }
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
      code: "X0004", message: "did not come true by \(seconds(latest))",
      range: self.range(of: index),
      label: "\(found) at the end")
  }

  func vacuous(_ index: Int, _ check: inout ReplayCheck) {
    check.holds = false
    check.failure = .init(
      code: "X0009", message: "this expectation was never evaluated", range: self.range(of: index),
      label: "nothing to judge: no frame, no input, or nothing that can be compared",
      notes: ["an expectation that was never evaluated counts as a failure, not as a pass"])
  }
}
