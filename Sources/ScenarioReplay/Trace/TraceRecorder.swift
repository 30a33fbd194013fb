import DualStrip

/// Writes a trace during the run.
struct TraceRecorder: RunWitness {
  private let writer: TraceWriter
  private let records: TraceRecords
  private let keepsText: Bool
  private(set) var bytes: [UInt8] = []
  /// The fingerprint of the text.
  private(set) var fingerprint = Fingerprint()
  /// The cells of the current frame.
  private var cells = FrameCells()
  /// The fingerprint of the cells of every frame that a golden keeps, as a trace would write them.
  private var cellsFingerprint = Fingerprint()
  private var states: StateFingerprint
  /// What the current frame shows, and what the last written frame showed.
  private var state = JSONText()
  private var lastState = JSONText()

  init(_ writer: TraceWriter, keepsText: Bool) {
    self.writer = writer
    records = writer.records
    self.keepsText = keepsText
    states = StateFingerprint(isRounded: writer.extent != .whole)
    add(writer.header)
  }

  /// Adds the checks and the footer after everything that the run has shown.
  mutating func finish(_ checks: [String]) {
    for check in checks { add(check) }
    add(writer.footer(states: states.fingerprint, cells: cellsFingerprint))
  }

  private mutating func add(_ line: String) {
    write(line.utf8)
    endLine()
  }

  private mutating func write(_ part: some Collection<UInt8>) {
    if keepsText { bytes += part } else { fingerprint.add(part) }
  }

  private mutating func endLine() { write(CollectionOfOne(UInt8(ascii: "\n"))) }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    states.note(happening, subject: subject, names: names)
    switch happening {
    case .state(let frame): if let frame, writer.shows(frame) { add(frame, subject) }
    case .event(let event): add(records.record(event))
    case .input(let statement): add(writer.input(statement: statement, at: subject.now))
    case .detail(let action, let time): add(writer.input(action, at: time))
    case .snapshot(let title):
      if writer.extent != .outline { add(writer.snapshot(title, subject)) }
    case .began, .given, .look, .ended, .warning: break
    }
  }

  private mutating func add(_ frame: Int, _ subject: ReplaySubject) {
    if writer.extent == .thinned {
      state.restart()
      records.addState(of: subject, showsCells: true, to: &state, reading: &cells)
      cellsFingerprint.add(state.bytes)
    }
    state.restart()
    records.addState(
      of: subject, showsCells: writer.options.showsAttributes, to: &state, reading: &cells)
    state.closeObject()
    // A frame is written only if it differs from the last one written.
    guard state.bytes != lastState.bytes else { return }
    swap(&state, &lastState)
    write(records.head(ofFrame: frame, at: subject.now).bytes)
    write(CollectionOfOne(UInt8(ascii: ",")))
    write(lastState.bytes.dropFirst())
    endLine()
  }
}
