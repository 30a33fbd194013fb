import DualStrip

/// One reading of a recording: a run of the model with chosen times, and the findings that remain.
struct Explanation: Sendable {
  let recording: Recording
  let source: InputSource
  let tolerance: Double
  let showsFinalOffsets: Bool
  let run: FittedRun
  let panes: [PaneFindings]
  let changes: PageChanges
  let causes: Causes
  /// The unexplained samples, by pane and cause.
  let groups: [Group]
  /// The findings, in the order of a report.
  private(set) var findings: [RecordingFinding] = []

  /// The samples of a pane that are apart from the model and share a cause.
  struct Group: Sendable {
    var pane: Pane
    /// The number of the cause; `nil` before the first input.
    var cause: Int?
    var numbers: [Int]
  }

  init(
    _ recording: Recording, source: InputSource, tolerance: Double, _ allowance: TimeAllowance,
    _ alignment: Alignment, showsFinalOffsets: Bool, reconsiders: Bool = false
  ) {
    self.recording = recording
    self.source = source
    self.tolerance = tolerance
    self.showsFinalOffsets = showsFinalOffsets
    let run = FittedRun(
      recording, source: source, allowance, alignment, showsFinalOffsets: showsFinalOffsets,
      reconsiders: reconsiders)
    self.run = run
    let log = run.drive.log
    let causes = Causes(log)
    self.causes = causes
    changes = PageChanges(recording, log, alignment, allowance)
    panes = Pane.allCases.map { pane in
      PaneFindings(
        pane, run.samples[pane] ?? [], tolerance: tolerance, frame: recording.header.frame,
        start: log.inputs.first?.time ?? .zero)
    }
    var groups: [Group] = []
    for pane in panes {
      for number in pane.apart {
        let cause = causes.number(at: pane.samples[number].time)
        if let last = groups.last, last.pane == pane.pane, last.cause == cause {
          groups[groups.count - 1].numbers.append(number)
        } else {
          groups.append(Group(pane: pane.pane, cause: cause, numbers: [number]))
        }
      }
    }
    self.groups = groups
    findings = found()
  }

  /// The number of unexplained samples.
  var unexplained: Int { groups.reduce(0) { $0 + $1.numbers.count } }

  func findings(of pane: Pane) -> PaneFindings { panes[pane.number] }

  // MARK: Findings

  private func found() -> [RecordingFinding] {
    let log = run.drive.log
    var found = RecordingComparison.broken(log)
    found += RecordingComparison.delays(run.alignment, recording, panes)
    found += RecordingComparison.commits(run.drive, recording)
    let (pages, stretches) = otherPages()
    found += pages
    found += panes.compactMap { $0.restsOff }
    found += motions(besides: stretches)
    found += changes.findings.filter { change in
      !stretches.contains { $0.contains(change.time) }
    }
    return withoutConsequences(found).enumerated().sorted {
      ($0.element.order.0, $0.element.order.1, $0.offset) < (
        $1.element.order.0, $1.element.order.1, $1.offset
      )
    }
    .map { $0.element }
  }

  /// Removes the consequences of other findings, so that one cause gives one finding.
  ///
  /// An echo also keeps a pane from bouncing. An edit that moves the panes at once changes the page
  /// at another time, and may look like a jump just before it. An app that loses its page in a
  /// rotation continues from another one.
  private func withoutConsequences(_ found: [RecordingFinding]) -> [RecordingFinding] {
    let echoes = found.contains { $0.kind == .echo }
    let editJumps = found.filter { $0.kind == .editJump }.map { jump in
      jump.time - .seconds(0.5)...jump.time + .seconds(0.5)
    }
    let lost = found.first { $0.kind == .indexLost }.map { lost in
      lost.time...(run.drive.log.restarts.first { $0.time > lost.time }?.time ?? .never)
    }
    return found.filter { finding in
      if echoes, finding.kind == .noBounce { return false }
      if finding.kind.isOfPages || finding.kind == .jump,
        editJumps.contains(where: { $0.contains(finding.time) })
      {
        return false
      }
      guard let lost, lost.contains(finding.time), finding.kind != .indexLost else { return true }
      return ![.jump, .otherTarget].contains(finding.kind) && !finding.kind.isOfPages
    }
  }

  /// Returns a finding for each rest on another page, and the times that these findings cover.
  private func otherPages() -> (findings: [RecordingFinding], stretches: [ClosedRange<Time>]) {
    var findings: [RecordingFinding] = []
    var stretches: [ClosedRange<Time>] = []
    let rests = panes.flatMap { pane in pane.otherPages.map { (pane, $0) } }
      .sorted { ($0.1.samples.first?.time ?? .zero) < ($1.1.samples.first?.time ?? .zero) }
    for (pane, rest) in rests {
      guard let first = rest.samples.first, let last = rest.samples.last else { continue }
      let number = causes.number(at: first.time)
      let cause = number.map { causes[$0] }
      // The edit, or its line, may come later than its effect on the page.
      let start =
        min(cause?.time ?? .zero, first.sample.time) - run.allowance.early - run.allowance.late
      let stretch = start...max(start, last.sample.time + .seconds(1))
      let isKnown = stretches.last.map { $0.contains(first.sample.time) } ?? false
      stretches.append(stretch)
      if isKnown { continue }
      findings.append(otherPage(pane, rest, first, cause))
    }
    return (findings, stretches)
  }

  private func otherPage(
    _ pane: PaneFindings, _ rest: PaneFindings.Rest, _ first: ComparedSample, _ cause: Causes.Cause?
  ) -> RecordingFinding {
    let when = RecordingFinding.seconds(cause?.time ?? .zero)
    let model = first.page.map { recording.names.name($0) } ?? "no page"
    let restart = run.drive.log.restarts.first { $0.time >= first.time }
    let pages = rest.pages ?? 0
    let (ahead, behind) =
      recording.viewer.axis(of: pane.pane) == .vertical
      ? ("further down than", "further up than") : ("to the right of", "to the left of")
    let side = "\(counted(abs(pages), "page")) \(pages > 0 ? ahead : behind)"
    let goesOn = restart.map { "; the comparison continues from \(recording.names.name($0.page))" }
    var isByAHair = false
    // At the border of two pages, a tiny difference decides the page of a slow release. And
    // delegates do not report how far the finger went after their last call.
    if case .touchEnded(_, let velocity)? = cause?.input, pages.magnitude == 1 {
      isByAHair = source == .callbacks || velocity.magnitude < Explanation.slowRelease
    }
    return RecordingFinding(
      kind: cause?.input.isRotation == true ? .indexLost : .otherTarget,
      time: cause?.time ?? .zero,
      message: "after the \(cause?.input.words(recording.names) ?? "start") at \(when) "
        + "\(pane.pane.words) rests \(side) \(model), where the model is\(goesOn ?? "")",
      expectation: pane.expectation(of: first), place: first.place, mayBeDelivery: isByAHair)
  }

  /// The highest velocity of a release that counts as slow, in points per second.
  private static let slowRelease = 50.0

  /// Returns findings about samples that are apart during motions: one for each cause, and only the
  /// first of each kind and pane.
  private func motions(besides stretches: [ClosedRange<Time>]) -> [RecordingFinding] {
    var findings: [RecordingFinding] = []
    var unnamed: [Pane: [Int]] = [:]
    var toldCauses: Set<Int> = []
    var toldKinds: Set<String> = []
    for group in groups {
      let pane = self.findings(of: group.pane)
      let numbers = group.numbers.filter { number in
        !stretches.contains { $0.contains(pane.samples[number].time) }
      }
      guard !numbers.isEmpty else { continue }
      if let finding = named(group, numbers) {
        // One finding covers both panes.
        let isNew = toldKinds.insert("\(finding.kind) \(group.pane)").inserted
        if toldCauses.insert(group.cause ?? -1).inserted, isNew { findings.append(finding) }
      } else {
        unnamed[group.pane, default: []] += numbers
      }
    }
    findings += jumps(
      &unnamed, besides: stretches, toldCauses, echoes: findings.contains { $0.kind == .echo })
    findings += panes.compactMap { $0.parting(unnamed[$0.pane] ?? []) }
    return findings
  }

  private func named(_ group: Group, _ numbers: [Int]) -> RecordingFinding? {
    let pane = self.findings(of: group.pane)
    let cause = group.cause.map { causes[$0] }
    if let number = group.cause, let cause, case .touchBegan = cause.input {
      let drag = pane.samples(from: cause.time, until: causes.end(of: number))
      if let echo = pane.echo(in: drag) { return echo }
    }
    if let cause, cause.input.isEdit,
      let jump = pane.editJump(numbers, cause, early: run.allowance.early, recording.names)
    {
      return jump
    }
    return pane.noBounce(numbers)
  }

  /// Returns findings about steps that only one pane makes. A jump also covers the samples of the
  /// next half second.
  ///
  /// - Parameters:
  ///   - unnamed: The samples without a finding so far.
  ///   - stretches: The times that a rest on another page covers.
  ///   - named: The causes that have a finding already.
  ///   - echoes: Whether a pane moves to and fro under the finger, which also makes it jump.
  private func jumps(
    _ unnamed: inout [Pane: [Int]], besides stretches: [ClosedRange<Time>], _ named: Set<Int>,
    echoes: Bool
  ) -> [RecordingFinding] {
    var findings: [RecordingFinding] = []
    for (number, pane) in panes.enumerated() {
      let others = panes[1 - number].jumps.map { $0.time }
      let apart = Set(unnamed[pane.pane] ?? [])
      let alone = pane.jumps.filter { jump in
        let next = partitionPoint(of: others.count) { others[$0] >= jump.time - pane.frame }
        let isAlone = next == others.count || others[next] > jump.time + pane.frame
        let isKnown =
          stretches.contains { $0.contains(jump.sample.time) }
          || named.contains(causes.number(at: jump.sample.time) ?? -1)
          || echoes && jump.sample.held == pane.pane
        return isAlone && !isKnown
          && (apart.contains(jump.number) || pane.lasts(jump))
      }
      guard let first = alone.first else { continue }
      findings.append(pane.finding(of: first, count: alone.count))
      let times = alone.map { $0.time }
      unnamed[pane.pane]?.removeAll { sample in
        let time = pane.samples[sample].sample.time
        let last = partitionPoint(of: times.count) { times[$0] > time } - 1
        return last >= 0 && time <= times[last] + .seconds(0.5)
      }
    }
    return findings
  }
}
