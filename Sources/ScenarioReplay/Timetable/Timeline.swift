import DualStrip

/// The times when each statement begins and ends, as far as they are known.
///
/// A statement without an anchor begins when the one before it has ended; an anchored one at its
/// anchor, and those below it do not wait for it unless it says `after`. Only the end of a `settle`
/// is not known before the run.
package struct Timeline {
  package private(set) var starts: [Time?]
  package private(set) var ends: [Time?]
  /// The statements whose start became known since the last look, in the order of becoming known.
  var begun: [Int] = []
  private let lengths: [Time?]
  private let anchors: [TimeAnchor?]
  private var dependents: Dependents
  private let labels: [String: Int]
  private let previous: [Int?]
  private let statementCount: Int
  private let setup: Setup

  /// - Parameters:
  ///   - probes: values that are read at other moments; they follow the statements.
  ///   - settlesAtOnce: whether a `settle` takes no time, which gives the earliest times.
  init(
    _ syntax: ScenarioSyntax, setup: Setup, probes: [Probe] = [], settlesAtOnce: Bool = false
  ) {
    self.setup = setup
    statementCount = syntax.script.count
    let count = syntax.script.count + probes.count
    starts = Array(repeating: nil, count: count)
    ends = starts
    lengths =
      syntax.script.map {
        $0.span(setup, syntax).length ?? (settlesAtOnce ? .zero : nil)
      }
      + probes.map { _ in Time.zero }
    anchors = syntax.script.map { $0.anchor } + probes.map { $0.anchor }
    var labels: [String: Int] = [:]
    var previous: [Int?] = []
    var last: Int?
    for (k, statement) in syntax.script.enumerated() {
      for label in statement.labels { labels[label] = k }
      previous.append(statement.anchor == nil ? last : nil)
      if statement.keepsWaiting { last = k }
    }
    self.labels = labels
    self.previous = previous + probes.map { _ in nil }
    dependents = Dependents(count)
    for k in 0..<count {
      if let other = dependency(of: k) { dependents.add(k, of: other) }
    }
    for k in 0..<count where dependency(of: k) == nil { resolve([k]) }
  }

  /// For each statement, the statements that wait for it: chains in two arrays, as nearly every
  /// statement has one that waits.
  private struct Dependents {
    /// For each statement, the last one that waits for it.
    private var last: [Int?]
    /// For each statement, the previous one that waits for the same statement.
    private var previous: [Int?]

    init(_ count: Int) {
      last = Array(repeating: nil, count: count)
      previous = last
    }

    mutating func add(_ dependent: Int, of statement: Int) {
      previous[dependent] = last[statement]
      last[statement] = dependent
    }

    /// Pushes the statements that wait for a statement, the first one on top.
    func push(of statement: Int, to stack: inout [Int]) {
      var next = last[statement]
      while let dependent = next {
        stack.append(dependent)
        next = previous[dependent]
      }
    }
  }

  /// The statement that a statement waits for.
  func dependency(of index: Int) -> Int? {
    guard let anchor = anchors[index] else { return previous[index] }
    guard case .label(let label, _) = anchor.base else { return nil }
    return labels[label.value]
  }

  /// The time of an anchor; `nil` while it is not known, and for the end of the run.
  package func time(of anchor: TimeAnchor) -> Time? {
    let base: Time?
    switch anchor.base {
    case .start: base = .zero
    case .end: base = nil
    case .label(let label, let isEnd):
      base = labels[label.value].flatMap { isEnd ? ends[$0] : starts[$0] }
    }
    return base.map { $0 + setup.offset(of: anchor) }
  }

  /// The order of a statement among others at its time. A statement that waits for the end of a
  /// later one comes after that one's last input.
  func rank(of index: Int) -> Rank {
    guard case .label(_, isEnd: true) = anchors[index]?.base, let other = dependency(of: index),
      other > index
    else { return .statement(index) }
    return .after(other)
  }

  /// What an index of the timetable stands for: the probes follow the statements.
  func look(at index: Int) -> Happening.Look {
    index < statementCount ? .statement(index) : .probe(index - statementCount)
  }

  /// The statement with a label.
  func statement(labelled label: String) -> Int? { labels[label] }

  mutating func end(_ index: Int, at time: Time) {
    guard ends[index] == nil else { return }
    ends[index] = time
    var waiting: [Int] = []
    dependents.push(of: index, to: &waiting)
    resolve(waiting)
  }

  /// The time when the last input has ended.
  func inputEnds(of syntax: ScenarioSyntax) -> Time {
    var last = Time.zero
    for (k, statement) in syntax.script.enumerated() {
      let isOverAtOnce = statement.anchor != nil && statement.span(setup, syntax).isOverAtOnce
      last = max(last, (isOverAtOnce ? starts[k] : ends[k]) ?? .zero)
    }
    return last
  }

  /// - Parameter stack: statements whose time may be known now, the first one on top.
  private mutating func resolve(_ stack: [Int]) {
    // A chain of statements may be long: no recursion.
    var open = stack
    while let k = open.popLast() {
      guard starts[k] == nil, let start = start(of: k) else { continue }
      starts[k] = start
      begun.append(k)
      if let length = lengths[k] { ends[k] = start + length }
      dependents.push(of: k, to: &open)
    }
  }

  private func start(of index: Int) -> Time? {
    guard let anchor = anchors[index] else {
      guard let before = previous[index] else { return .zero }
      return ends[before]
    }
    return time(of: anchor)
  }
}

extension Setup {
  /// The offset that an anchor adds to its moment; negative for an earlier time.
  package func offset(of anchor: TimeAnchor) -> Time {
    guard let (sign, measure) = anchor.offset else { return .zero }
    let time = time(measure)
    return sign < 0 ? .zero - time : time
  }

  /// The time of a measure that may be left out.
  func time(_ measure: Measure?, usually usual: Time = .zero) -> Time {
    measure.map { time($0) } ?? usual
  }
}

extension Statement {
  /// The time it takes, as far as it is known before the run; an expectation takes no time.
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    switch body {
    case .action(let action): return action.span(setup, syntax)
    case .expectation: return ActionSpan()
    }
  }
}
