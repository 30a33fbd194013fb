import DualStrip

/// Drives a subject through a script, and shows a witness what happens.
struct ReplayRunner<Witness: RunWitness> {
  let syntax: ScenarioSyntax
  var setup: Setup
  var subject: ReplaySubject
  var timeline: Timeline
  private(set) var witness: Witness
  var record: ReplayRecord
  var queue = TimedQueue<Work>()
  var waiting: [Waiting] = []
  var finger: FingerState?
  var wheel = DualStripViewer.WheelReader()
  /// Where the hand is that carries pages, in points of the strip.
  var handPoint = Point.zero
  var edits: [String: EditID] = [:]
  /// Whether a statement that cannot be performed is skipped: random statements may not fit.
  var isLenient = false
  /// Whether the statement that is performed is the host's own edit.
  var isByHost = false
  private let limit: Int
  /// Statements with an `at` that have not begun; the first one is last.
  private var unbegun: [Int]
  private var begun: Set<Int> = []
  private var nextFrame = 0
  /// The time of the next frame; the first one is at the start.
  private var nextFrameTime = Time.zero
  /// The number of states so far.
  private var stateCount = 0

  /// Work that a statement leaves for later.
  enum Work {
    case begin(Int)
    case gesture([(time: Time, input: FingerInput)], next: Int, start: Time)
    case touch(table: Int, row: Int, start: Time)
    /// A hand that carries pages, with points of the strip.
    case hand([(time: Time, point: Point)], next: Int, start: Time)
    case wheel([DualStripViewer.WheelEvent], next: Int, start: Time, Pane)
    /// The end of a burst of wheel events, unless another event comes before.
    case wheelDeadline
    case key(DualStripViewer.KeyPress)
    case answer(EditID, isCommit: Bool)
    /// A gesture that `random` has drawn.
    case drawn(Action, text: String)
  }

  struct Waiting {
    var statement: Int
    var limit: Time
  }

  /// - Parameter limit: the largest number of frames and inputs.
  init(_ syntax: ScenarioSyntax, setup: Setup, limit: Int, showing witness: Witness) {
    self.limit = limit
    self.syntax = syntax
    self.setup = setup
    self.witness = witness
    subject = setup.subject
    timeline = Timeline(syntax, setup: setup, probes: syntax.probes)
    record = ReplayRecord(timeline: timeline, names: setup.names)
    unbegun = syntax.script.indices.reversed().filter { index in
      guard case .action = syntax.script[index].body else { return false }
      return syntax.script[index].anchor != nil
    }
  }

  /// Runs the script to its end. Cost: O(frames + inputs).
  mutating func run() {
    enqueueKnown()
    while step() {}
    finish()
  }

  var now: Time { subject.now }

  /// Shows the witness what happens now.
  mutating func show(_ happening: Happening) {
    witness.note(happening, subject: subject, names: setup.names)
  }

  private mutating func enqueueKnown() {
    for index in timeline.begun {
      guard let start = timeline.starts[index] else { continue }
      queue.add(.begin(index), at: start, rank: timeline.rank(of: index))
    }
    timeline.begun = []
  }

  /// Advances to the next thing that happens; returns `false` if there is none.
  private mutating func step() -> Bool {
    if endWaiting() { return true }
    guard let time = nextMoment(isFinishing: false) else { return false }
    advance(to: time)
    if endWaiting() { return true }
    if let entry = queue.first, entry.time <= now {
      perform(queue.removeFirst())
      enqueueKnown()
    }
    return true
  }

  private func nextMoment(isFinishing: Bool) -> Time? {
    var next = queue.first?.time
    func consider(_ time: Time?) {
      if let time { next = min(next ?? time, time) }
    }
    // The subject can run on alone between two stops, unless a statement waits for what it does.
    if !waiting.isEmpty || isFinishing || queue.first != nil && subject.asksForAnswers {
      consider(subject.nextDeadlineTime)
    }
    for wait in waiting { consider(wait.limit) }
    return next
  }

  /// Ends the first statement that waits for rest, if the subject rests or the wait has timed out.
  private mutating func endWaiting() -> Bool {
    guard
      let first = waiting.firstIndex(where: { subject.isSettled || now >= $0.limit })
    else { return false }
    let wait = waiting.remove(at: first)
    if !subject.isSettled {
      record.troubles.append(
        .init(
          kind: .settle, statement: wait.statement, time: now,
          text: subject.unrest))
    }
    warnIfEarly(wait.statement)
    timeline.end(wait.statement, at: now)
    enqueueKnown()
    return true
  }

  /// Begins a statement, as its time has come.
  mutating func begin(_ index: Int) {
    show(.began(index))
    if index < syntax.script.count, syntax.script[index].anchor != nil { begun.insert(index) }
    while let last = unbegun.last, begun.contains(last) { unbegun.removeLast() }
  }

  /// Warns if a statement that is judged now stands below a statement that has not begun.
  mutating func warnIfEarly(_ index: Int) {
    guard let other = unbegun.last, other < index, syntax.script[index].anchor == nil
    else { return }
    show(
      .warning(
        .tooEarly(
          syntax.script[index], time: DecimalText.seconds(now), notBegun: syntax.script[other])))
  }

  /// Goes on until the subject is at rest, at most until 10 s after the last statement.
  private mutating func finish() {
    let last = timeline.inputEnds(of: syntax)
    let latest = last + .milliseconds(10_000)
    while now < last || !subject.isSettled {
      var time = now < last ? last : latest
      if let stop = nextMoment(isFinishing: true) { time = min(time, max(stop, now)) }
      if time >= latest, now >= latest { break }
      advance(to: time)
      while let entry = queue.first, entry.time <= now { perform(queue.removeFirst()) }
    }
    record.end = now
    show(.ended(now))
    // The last frame is the first at or after the end.
    advance(to: nextFrameTime, showingFrameThere: true)
    record.lastTime = max(record.end, now)
    record.timeline = timeline
    record.names = setup.names
    if isTooLong, let last = syntax.script.indices.last {
      trouble(
        last, "the run has more than \(limit) frames and inputs")
    }
    for index in syntax.script.indices
    where timeline.starts[index] == nil && !syntax.script[index].isAtEnd {
      trouble(index, "never begins, since its anchor never happens")
    }
  }

  /// Advances frame by frame; a frame shows the state after all inputs at its time.
  private mutating func advance(to time: Time, showingFrameThere: Bool = false) {
    while !isTooLong, nextFrameTime < time || showingFrameThere && nextFrameTime == time {
      take(subject.advance(to: nextFrameTime))
      showFrame()
    }
    take(subject.advance(to: time))
  }

  private var isTooLong: Bool { stateCount >= limit }

  private mutating func showFrame() {
    showState(frame: nextFrame)
    nextFrame += 1
    nextFrameTime = .frame(nextFrame, perSecond: setup.device.refresh)
    record.frameCount = nextFrame
  }

  /// Shows the witness the state, at a frame or after an input.
  mutating func showState(frame: Int? = nil) {
    stateCount += 1
    show(.state(frame: frame))
  }

  /// Takes the subject's events, and answers its requests.
  mutating func take(_ events: [ReplayEvent]) {
    for event in events {
      // The statement of an edit says already that it has begun.
      if case .editAccepted = event.ofStrips?.kind { continue }
      show(.event(event))
      record.eventCount += 1
      guard let edit = event.ofStrips?.kind.request else { continue }
      switch setup.host {
      case .atOnce: queue.add(.answer(edit, isCommit: true), at: event.time, rank: .host)
      case .after(let delay):
        queue.add(.answer(edit, isCommit: true), at: event.time + delay, rank: .host)
      case .fail(let delay):
        queue.add(.answer(edit, isCommit: false), at: event.time + delay, rank: .host)
      case .never: break
      }
    }
  }

  mutating func trouble(_ statement: Int, _ text: String) {
    if isLenient { return }
    record.troubles.append(.init(kind: .statement, statement: statement, time: now, text: text))
  }
}
