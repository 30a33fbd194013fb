import DualStrip

/// Writes a trace while the run goes.
struct TraceRecorder: RunWitness {
  private let writer: TraceWriter
  private let keepsText: Bool
  private(set) var bytes: [UInt8] = []
  /// Of the text.
  private(set) var fingerprint = Fingerprint()
  /// Of the frame at hand.
  private var cells = FrameCells()
  /// Of the cells of every frame that a golden keeps, as a trace would write them.
  private var cellsFingerprint = Fingerprint()
  private var states: StateFingerprint
  /// What the frame at hand shows, and what the last one that was written showed.
  private var state = JSONText()
  private var lastState = JSONText()

  init(_ writer: TraceWriter, keepsText: Bool) {
    self.writer = writer
    self.keepsText = keepsText
    states = StateFingerprint(isRounded: writer.extent != .whole)
    add(writer.header)
  }

  /// What comes behind all that the run has shown.
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

  mutating func note(_ happening: Happening, viewer: DualStripViewer, names: PageNames) {
    states.note(happening, viewer: viewer, names: names)
    switch happening {
    case .state(let frame): if let frame, writer.shows(frame) { add(frame, viewer) }
    case .event(let event): add(writer.record(event))
    case .input(let statement): add(writer.input(statement: statement, at: viewer.now))
    case .detail(let action, let time): add(writer.input(action, at: time))
    case .snapshot(let title):
      if writer.extent != .outline { add(writer.snapshot(title, viewer)) }
    case .began, .look, .ended, .warning: break
    }
  }

  private mutating func add(_ frame: Int, _ viewer: DualStripViewer) {
    let showsCells = writer.options.showsAttributes
    let shown =
      showsCells || writer.extent == .thinned ? cells.read(viewer) : viewer.presentation
    if writer.extent == .thinned {
      state.restart()
      writer.addFrame(viewer, shown, cells, to: &state)
      cellsFingerprint.add(state.bytes)
    }
    state.restart()
    writer.addFrame(viewer, shown, showsCells ? cells : nil, to: &state)
    state.closeObject()
    // Only what differs from the frame before is news.
    guard state.bytes != lastState.bytes else { return }
    swap(&state, &lastState)
    write(writer.head(ofFrame: frame, at: viewer.now).utf8)
    write(lastState.bytes.dropFirst())
    endLine()
  }
}
