import DualStrip

/// Checks what is certain about times before anything runs: cycles of anchors, two fingers at once,
/// pages that are gone, windows that are empty.
struct TimelineCheck {
  private let syntax: ScenarioSyntax
  private let source: SourceText
  private let setup: Setup
  private let timeline: Timeline
  /// For each statement, the `settle` that its time counts from. Times that count from the same one
  /// have an exact distance, whenever it is over.
  private var epochs: [Int?]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Precondition: every label and every name is known.
  init(_ syntax: ScenarioSyntax, source: SourceText, variant: ScenarioVariant) {
    self.syntax = syntax
    self.source = source
    setup = Setup(syntax, variant: variant, omitsPages: true)
    timeline = Timeline(syntax, setup: setup, settlesAtOnce: true)
    epochs = Array(repeating: nil, count: syntax.script.count)
  }

  mutating func run() {
    guard !findCircle(), !findEndlessness() else { return }
    findEpochs()
    checkFingers()
    if syntax.deletesPages {
      let pages = GonePages(syntax, timeline: timeline, epochs: epochs, setup: setup)
      diagnostics += pages.diagnostics()
    }
    checkWindows()
    keepFirstOfEachPlace()
  }

  /// Sorts the diagnostics in the order of the text, and keeps one for all rounds of a block.
  private mutating func keepFirstOfEachPlace() {
    var told: Set<ReplayCheck.Failure.Cause> = []
    diagnostics = diagnostics.filter { told.insert($0.cause).inserted }
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].primary.range.lower, $0) < (diagnostics[$1].primary.range.lower, $1)
    }
    diagnostics = order.map { diagnostics[$0] }
  }

  // MARK: Circles and epochs

  /// Finds a cycle of anchors. A statement whose time never becomes known waits for itself, or for
  /// one that does; or for the end of the run, which is no cycle.
  private mutating func findCircle() -> Bool {
    var found: Int?
    for k in syntax.script.indices where timeline.starts[k] == nil && found == nil {
      found = circle(from: k)
    }
    guard let member = found else { return false }
    var labels: [String] = []
    var current = member
    repeat {
      labels.append(syntax.script[current].label?.value ?? name(of: current))
      current = timeline.dependency(of: current) ?? member
    } while current != member
    let range = syntax.script[member].anchor?.range ?? syntax.script[member].range
    diagnostics.append(.circle(labels, at: range))
    return true
  }

  /// A member of the cycle that a statement's chain of anchors runs into; `nil` if the chain ends.
  private func circle(from statement: Int) -> Int? {
    var seen: Set<Int> = []
    var current = statement
    while seen.insert(current).inserted {
      guard let next = timeline.dependency(of: current) else { return nil }
      current = next
    }
    return current
  }

  /// Reports a script that certainly has more frames and inputs than a run may have.
  private mutating func findEndlessness() -> Bool {
    var end = Time.zero
    var inputs = 0.0
    for index in syntax.script.indices {
      end = max(end, timeline.ends[index] ?? .zero)
      inputs += syntax.script[index].span(setup, syntax).inputs
      let states = end.seconds * setup.device.refresh + inputs
      guard states > Double(ReplayRun.mostStates) else { continue }
      let variant = setup.variant.description
      diagnostics.append(
        .tooLarge(
          variant.isEmpty ? "this run" : "this run [\(variant)]",
          limit: "\(ReplayRun.mostStates) frames and inputs",
          at: syntax.script[index].bodyRange))
      return true
    }
    return false
  }

  private func name(of statement: Int) -> String {
    "line \(source.line(at: syntax.script[statement].range.lower))"
  }

  private mutating func findEpochs() {
    // `begun` has every dependency before its dependents.
    for k in timeline.begun where k < syntax.script.count {
      guard let other = timeline.dependency(of: k) else { continue }
      let anchor = syntax.script[k].anchor
      var waitsForEnd = anchor == nil
      if case .label(_, isEnd: true) = anchor?.base { waitsForEnd = true }
      epochs[k] = waitsForEnd && isSettle(other) ? other : epochs[other]
    }
  }

  private func isSettle(_ index: Int) -> Bool {
    if case .action(.settle) = syntax.script[index].body { return true }
    return false
  }

  private func epoch(of anchor: TimeAnchor) -> Int? {
    guard case .label(let label, let isEnd) = anchor.base,
      let statement = timeline.statement(labelled: label.value)
    else { return nil }
    return isEnd && isSettle(statement) ? statement : epochs[statement]
  }

  // MARK: Fingers

  private mutating func checkFingers() {
    var down: [(index: Int, start: Time, end: Time)] = []
    for index in syntax.script.indices {
      guard case .action(let action) = syntax.script[index].body, action.facts.putsFingerDown,
        let start = timeline.starts[index], let end = timeline.ends[index]
      else { continue }
      down.append((index, start, end))
    }
    down.sort { ($0.start, $0.index) < ($1.start, $1.index) }
    // Sorted by touch-down, fingers that overlap are neighbours, or one of them overlaps its
    // neighbour already.
    var last: [Int?: (index: Int, start: Time, end: Time)] = [:]
    for finger in down {
      let epoch = epochs[finger.index]
      if let first = last[epoch], finger.start < first.end {
        report(finger.index, at: finger.start, during: first)
      }
      last[epoch] = finger
    }
  }

  private mutating func report(
    _ index: Int, at time: Time, during first: (index: Int, start: Time, end: Time)
  ) {
    diagnostics.append(
      .secondFinger(
        at: syntax.script[index].bodyRange, touching: milliseconds(time),
        first: syntax.script[first.index].bodyRange,
        lasting: "from \(milliseconds(first.start)) to \(milliseconds(first.end))"))
  }

  private func milliseconds(_ time: Time) -> String {
    "\(DecimalText.rounded(time.milliseconds, decimals: 3)) ms"
  }

  private func seconds(_ time: Time) -> String { DecimalText.seconds(time) }

  // MARK: Windows

  private mutating func checkWindows() {
    for index in syntax.script.indices {
      guard case .expectation(let expectation) = syntax.script[index].body,
        let window = expectation.window,
        let from = timeline.time(of: window.from), let to = timeline.time(of: window.to), from > to,
        epoch(of: window.from) == epoch(of: window.to)
      else { continue }
      diagnostics.append(
        .emptyWindow(at: window.range, "from \(seconds(from)) to \(seconds(to))"))
    }
  }
}
