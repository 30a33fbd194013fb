import DualStrip

/// Turns the findings about an expectation into the words of a check.
struct VerdictWriter {
  let syntax: ScenarioSyntax
  let source: SourceText
  let setup: Setup
  let record: ReplayRecord

  /// The check of an expectation about states; without a verdict, it was never evaluated.
  func check(of index: Int, _ verdict: ExpectationVerdict?) -> ReplayCheck {
    var check = held(index)
    switch verdict {
    case nil: neverAsked(&check, index)
    case .now(let judgement, let time, let names):
      check.time = time
      check.margin = judgement.margin
      check.relativeMargin = judgement.relativeMargin
      if !judgement.holds {
        fail(
          &check, index, "X0001", "this does not hold at \(DecimalText.seconds(time))",
          found: judgement.found.text(names))
      }
    case .stretch(let answer, let names): write(answer, names, of: index, into: &check)
    }
    return check
  }

  /// The check of a count; without one, nothing could be counted.
  func check(of index: Int, _ counted: EventCount?) -> ReplayCheck {
    var check = held(index)
    guard let counted, counted.isAsked else {
      neverAsked(&check, index)
      return check
    }
    let wanted = setup.whole(counted.count.number)
    let difference = Double(counted.found - wanted).magnitude
    let comparison = counted.count.comparison
    let holds: Bool
    switch comparison {
    case .exactly: holds = counted.found == wanted
    case .atLeast: holds = counted.found >= wanted
    case .atMost: holds = counted.found <= wanted
    }
    check.time = counted.lastTime ?? counted.windowEnd ?? record.lastTime
    check.margin = comparison == .exactly ? nil : difference
    if !holds {
      check.margin = -difference
      let times = counted.firstTimes.map { DecimalText.seconds($0) }
      fail(
        &check, index, "X0005",
        "expected \(comparison.rawValue) \(wanted) \(counted.count.event.value), "
          + "found \(counted.found)",
        found: times.isEmpty ? "none" : "at " + times.joined(separator: ", "))
    }
    return check
  }

  /// The check of a trouble: something that went wrong apart from the expectations.
  func check(_ trouble: ReplayRecord.Trouble) -> ReplayCheck {
    let range = trouble.statement.map { syntax.script[$0].bodyRange } ?? SourceRange(0, 0)
    let kind: ReplayCheck.Kind
    let code: String
    let message: String
    let time = "at \(DecimalText.seconds(trouble.time))"
    switch trouble.kind {
    case .invariant:
      (kind, code, message) = (.invariant, "X0006", "the viewer broke an invariant \(time)")
    case .settle: (kind, code, message) = (.settle, "X0007", "not settled \(time)")
    case .statement:
      (kind, code, message) = (.statement, "X0008", "this statement failed \(time)")
    }
    return ReplayCheck(
      kind: kind, statement: trouble.statement, line: source.line(at: range.lower), holds: false,
      time: trouble.time,
      failure: .init(
        code: code, message: message, range: range, label: trouble.text,
        notes: trouble.statement.map { roundNotes(of: $0) } ?? [],
        round: trouble.statement.flatMap { syntax.script[$0].round }))
  }

  private func write(
    _ answer: Watch.Answer, _ names: Names, of index: Int, into check: inout ReplayCheck
  ) {
    switch answer {
    case .held(_, wasAsked: false): neverAsked(&check, index)
    case .held(let least, wasAsked: true):
      guard let least else { return }
      check.margin = least.margin
      check.relativeMargin = least.relativeMargin
      check.time = least.time
    case .cameTrue(let time): check.time = time
    case .missing(let step, let since, let found, let time):
      check.time = time
      check.since = since
      guard case .expectation(.course(let course)) = syntax.script[index].body else { return }
      fail(
        &check, index, "X0011", course.missing(step, since: since, by: time),
        found: "\(found.text(names)) at the end")
    case .broken(let judgement, let time, let frame):
      check.time = time
      let (code, words, hasMargin) = broken(index, at: DecimalText.seconds(time))
      check.margin = hasMargin ? judgement.margin : nil
      fail(
        &check, index, code, words,
        found: judgement.found.text(names)
          + (frame.map { " at frame \($0)" } ?? ""))
    case .stayedFalse(let found, let time):
      check.time = time
      fail(
        &check, index, "X0004", "this did not come true by \(DecimalText.seconds(time))",
        found: "\(found.text(names)) at the end")
    }
  }

  /// The code and the words for an expectation that a state breaks, and whether its margin is told.
  private func broken(
    _ index: Int, at time: String
  ) -> (code: String, words: String, hasMargin: Bool) {
    switch syntax.script[index].body {
    case .expectation(.never): return ("X0003", "this holds at \(time)", false)
    case .expectation(.course):
      return ("X0011", "this does not hold at \(time), before the end of `until`", true)
    default: return ("X0002", "this does not hold at \(time)", true)
    }
  }

  private func held(_ index: Int) -> ReplayCheck {
    ReplayCheck(
      kind: .expect, statement: index,
      line: source.line(at: syntax.script[index].bodyRange.lower), holds: true, time: record.end)
  }

  private func fail(
    _ check: inout ReplayCheck, _ index: Int, _ code: String, _ message: String, found: String,
    notes: [String] = []
  ) {
    check.holds = false
    check.failure = .init(
      code: code, message: message, range: syntax.script[index].bodyRange, label: found,
      notes: notes + roundNotes(of: index), round: syntax.script[index].round)
  }

  /// The number of the round, as all rounds of a block stand in the same lines.
  private func roundNotes(of index: Int) -> [String] {
    syntax.script[index].round.map { ["in round \($0)"] } ?? []
  }

  private func neverAsked(_ check: inout ReplayCheck, _ index: Int) {
    fail(
      &check, index, "X0009", "this expectation was never evaluated",
      found: "no frame, no input or no comparable value to judge",
      notes: ["an expectation that is never evaluated counts as failed"])
  }
}
