import DualStrip

/// Looks for an explanation in which the app is in step; else for the one with the fewest unexplained samples.
struct ExplanationSearch {
  let recording: Recording
  let source: InputSource
  let tolerance: Double
  /// The recording as it stands, but for what one pane is behind the other.
  private let plain: Explanation

  /// The first explanation in which the app is in step; else the one with the fewest unexplained samples.
  mutating func best() -> Result {
    if plain.findings.isEmpty { return Result(plain) }
    let exact = explanations(allowance, finalOffsets, or: plain)
    if exact.findings.isEmpty { return Result(exact, lacks: mayBeLater(exact) ? [.precision] : []) }
    if !exact.hasPageFindings, exact.isHardlyOff(by: tolerance / 2) { return Result(exact) }
    if exact.mayBeMischosen {
      let other = explanation(allowance, exact.run.alignment, finalOffsets, reconsiders: true)
      if other.findings.isEmpty { return Result(other) }
    }
    let isPoor = allowance.clock >= TimeAllowance.usualClock
    if exact.isHardlyOff(by: 2 * tolerance) || (isPoor && exact.isBriefAndWithinAFrame) {
      return Result(exact, lacks: [.uncertainty(moreUncertainty)])
    }
    if let (adapted, difference) = Adaptation(explanation: plain).ofWhole() {
      if difference.kind == .mirrored, source == .callbacks {
        // Half of the inputs are mirrored, too: nothing more can be said.
        return Result(plain, findings: [], differences: [difference], isComplete: false)
      }
      var search = ExplanationSearch(from: adapted)
      return search.best().adopting(difference, log: plain.run.drive.log)
    }
    // If every sample fits, other assumptions cannot remove the findings.
    if plain.unexplained == 0, !plain.hasPagesInDoubt {
      return Result(plain, isComplete: false)
    }
    if exact.mayBeUntold
      || (source == .callbacks && (exact.isNearlyComplete || exact.isWithinAFrame))
    {
      return Result(exact, lacks: [.touches])
    }
    let (near, others) = otherAssumptions(besides: exact)
    if let near { return near }
    let waiting = others.first { $0.explanation.run.allowance.delivery > .zero }
    if let waiting, exact.isNearlyComplete {
      return Result(exact, lacks: waiting.lacks)
    }
    let (adapted, differences) = Adaptation.explained(plain)
    if adapted.findings.isEmpty {
      return Result(
        adapted, differences: differences, log: plain.run.drive.log,
        isComplete: false)
    }
    let left = leastLeft(of: [Result(exact)] + others)
    return source == .callbacks && isUntold(left) ? Result(exact, lacks: [.touches]) : left
  }

  /// The explanations by other assumptions; among them the first that leaves nothing, or nearly nothing.
  private mutating func otherAssumptions(
    besides exact: Explanation
  ) -> (near: Result?, all: [Result]) {
    var others: [Result] = []
    for (lacks, allowance, showsFinal) in alternatives(to: allowance) {
      // Try two assumptions together only if one of them helps alone.
      let isHelped = others.contains { $0.explanation.unexplained * 2 < exact.unexplained }
      if lacks.count > 1, !isHelped { continue }
      let other = explanations(allowance, showsFinal, or: nil)
      // If touches may come at any time of a frame, the search may miss the exact one.
      let isNear =
        allowance.delivery > .zero && !showsFinal
        && (other.isNearlyComplete || other.isWithinAFrame)
      let result = Result(other, lacks: lacks)
      if other.findings.isEmpty || isNear { return (result, others) }
      others.append(result)
    }
    return (nil, others)
  }

  /// Whether delegates' calls do not tell what was done to the app: they leave findings of many kinds, or only what a
  /// hair decides.
  private func isUntold(_ left: Result) -> Bool {
    let kinds = Set((left.findings + left.differences).map { $0.kind }).subtracting([.apart])
    let isInDoubt = left.findings.allSatisfy { $0.mayBeDelivery || $0.kind == .apart }
    return kinds.count > ExplanationSearch.mostKinds
      || !kinds.isEmpty && left.differences.isEmpty && isInDoubt
  }

  /// How many kinds of findings one fault may have.
  private static let mostKinds = 2

  /// The best of all results, with differences adopted.
  private func leastLeft(of results: [Result]) -> Result {
    let best = fittest(of: results)
    let (adapted, differences) = Adaptation.explained(best.explanation)
    guard best.explanation.run.allowance.delivery > .zero else {
      let certain = adapted.findings.filter { !$0.mayBeDelivery }
      let hasMore = !certain.isEmpty || !differences.isEmpty
      return Result(
        adapted, findings: mayWait && hasMore ? certain : nil, differences: differences,
        lacks: best.lacks, log: best.log, isComplete: false)
    }
    // Without handling times, a search may miss the times that explain a motion; the rest is certain.
    let certain = adapted.findings.filter { !$0.mayBeDelivery && !$0.kind.isOfMotion }
    let isDoubtful = certain.isEmpty && differences.isEmpty
    return Result(
      adapted, findings: certain, differences: differences, lacks: [.handling], log: best.log,
      isComplete: isDoubtful)
  }

  /// The first result, unless another leaves less than half of its samples unexplained, or fewer of them and fewer
  /// findings. Touches that wait for their frame are likelier than a worse clock.
  private func fittest(of results: [Result]) -> Result {
    func isFitter(_ few: Explanation) -> Bool {
      let many = results[0].explanation
      return few.unexplained * 2 < many.unexplained
        || few.unexplained < many.unexplained && few.findings.count < many.findings.count
    }
    func least(of some: [Result]) -> Result? {
      some.min { $0.explanation.unexplained < $1.explanation.unexplained }
        .flatMap { isFitter($0.explanation) ? $0 : nil }
    }
    let waiting = results.filter { $0.explanation.run.allowance.delivery > .zero }
    return least(of: waiting) ?? least(of: results) ?? results[0]
  }

  /// What the clock may be off besides what the recording says or shows.
  private var moreUncertainty: Time {
    max(allowance.clock.scaled(by: 2), TimeAllowance.usualClock)
  }

  /// Whether an app that is late by a frame more would look the same, as the clock is so poor.
  private func mayBeLater(_ explanation: Explanation) -> Bool {
    let frame = recording.header.frame
    return explanation.run.alignment.delay > frame.scaled(by: 0.5)
      && allowance.samples.scaled(by: 2) > frame
  }

  private var finalOffsets: Bool { recording.header.offsets == .final }

  /// Whether touches may have waited for their frame.
  private var mayWait: Bool {
    source == .touches && recording.records.contains { $0.kind.isOfFinger && $0.handled == nil }
  }

  /// Other assumptions that the recording does not rule out, the likeliest first.
  private func alternatives(
    to own: TimeAllowance
  ) -> [(lacks: [Lack], allowance: TimeAllowance, showsFinal: Bool)] {
    let frame = recording.header.frame
    let resizes =
      recording.header.offsets == nil
      && recording.records.contains { record in
        if case .bounds(_, _, let duration) = record.kind { return duration > frame }
        return false
      }
    var found: [(lacks: [Lack], allowance: TimeAllowance, showsFinal: Bool)] = []
    if mayWait { found.append(([.handling], own.waiting, finalOffsets)) }
    if resizes { found.append(([.finalOffsets], own, true)) }
    let more = moreUncertainty
    let isUnsaid = recording.header.uncertainty == nil
    if isUnsaid { found.append(([.uncertainty(more)], own.off(by: more), finalOffsets)) }
    if mayWait, resizes { found.append(([.handling, .finalOffsets], own.waiting, true)) }
    if mayWait, isUnsaid {
      found.append(([.handling, .uncertainty(more)], own.off(by: more).waiting, finalOffsets))
    }
    return found
  }

  private func explanation(
    _ allowance: TimeAllowance, _ alignment: Alignment, _ showsFinal: Bool,
    reconsiders: Bool = false
  ) -> Explanation {
    Explanation(
      recording, source: source, tolerance: tolerance, allowance, alignment,
      showsFinalOffsets: showsFinal, reconsiders: reconsiders)
  }

  /// The best explanation over all alignments that the times suggest.
  ///
  /// - Parameter plain: the explanation without a delay, if it is known already.
  private mutating func explanations(
    _ allowance: TimeAllowance, _ showsFinal: Bool, or plain: Explanation?
  ) -> Explanation {
    let own = Alignment(lag: lag)
    var best = plain
    for alignment in alignments(allowance) where plain == nil || alignment != own {
      let other = explanation(allowance, alignment, showsFinal)
      if other.findings.isEmpty { return other }
      // An app is said to be late only if that explains most of what is off.
      let share = alignment == own ? 1 : 2
      if share * other.unexplained < best?.unexplained ?? .max { best = other }
    }
    return best ?? explanation(allowance, own, showsFinal)
  }

  /// The delay that the times suggest, computed once.
  private lazy var delay = Alignment.delay(
    recording, source: source, tolerance: tolerance, lag: lag)

  private var lag: Alignment.Lag? { plain.run.alignment.lag }

  init(_ recording: Recording, source: InputSource, tolerance: Double) {
    self.init(
      from: Explanation(
        recording, source: source, tolerance: tolerance, TimeAllowance(recording), Alignment(),
        showsFinalOffsets: recording.header.offsets == .final))
  }

  /// - Parameter first: a recording as it stands.
  private init(from first: Explanation) {
    recording = first.recording
    source = first.source
    tolerance = first.tolerance
    plain = ExplanationSearch.withLag(first)
  }

  /// The same with what one pane is behind the other, unless it explains less.
  private static func withLag(_ first: Explanation) -> Explanation {
    guard let lag = first.lag else { return first }
    let other = Explanation(
      first.recording, source: first.source, tolerance: first.tolerance, first.run.allowance,
      Alignment(lag: lag), showsFinalOffsets: first.showsFinalOffsets)
    return other.unexplained <= first.unexplained ? other : first
  }

  private var allowance: TimeAllowance { plain.run.allowance }

  /// The alignments to try, the simplest first, without delays that the allowance covers already.
  private mutating func alignments(_ allowance: TimeAllowance) -> [Alignment] {
    let frame = recording.header.frame
    var delays: [Time] = []
    if var delay {
      if allowance.delivery > .zero {
        // Touches that wait for a frame are late by half of one on average.
        delay = delay - allowance.delivery.scaled(by: 0.5)
        if delay <= frame.scaled(by: 0.6) { delay = .zero }
      }
      if delay.ticks.magnitude > allowance.clock.scaled(by: 0.5).ticks.magnitude {
        delays.append(delay)
      }
    }
    delays.append(.zero)
    // Where times are off by much, the search may miss an app that is a frame or two late.
    if source == .touches, allowance.delivery == .zero {
      delays += [frame, frame.scaled(by: 2)].filter { !delays.contains($0) }
    }
    return delays.map { Alignment(delay: $0, lag: lag) }
  }
}
