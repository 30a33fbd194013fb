import DualStrip

/// Judges the two panes by each other, without knowing what a finger did.
///
/// Each offset is converted to a position by the geometry of its own pane. At rest both panes show
/// the same whole page. While they move, a continuous preview shows what the strip shows, and a
/// stepped one the nearest page. A strip that browses may be anywhere. Nothing jumps, and the page
/// in the middle is the same before and after a rotation.
struct OffsetsJudge {
  private(set) var findings: [RecordingFinding] = []
  private let recording: Recording
  private let tolerance: Double
  /// A viewer that provides the geometry, and does not scroll.
  private var viewer: DualStripViewer
  private var edits = EditNames()
  /// Until when the bounds, an edit or a focus are animating, so that the geometry is between two
  /// states.
  private var busyUntil = Time.zero
  private var offsets: [Pane: Double] = [:]
  /// The last few samples, oldest first.
  private var steps: [Pane: [(time: Time, offset: Double)]] = [:]
  /// When the panes began to show different positions, and those positions.
  private var apart: (since: Time, preview: Double, strip: Double)?
  /// When a pane last moved.
  private var lastMove = Time.zero
  /// Whether a finger holds a pane, as far as the recorded touches say.
  private var isHeld = false
  /// The page before the bounds changed, and when they changed; `nil` after the first rest since.
  private var turned: (page: Double, time: Time)?
  /// The panes that have a finding for resting beside a page.
  private var isTold: Set<Pane> = []

  init(_ recording: Recording, tolerance: Double) {
    self.recording = recording
    self.tolerance = tolerance
    viewer = recording.viewer
    for record in recording.records { take(record) }
  }

  private var durations: DualStripViewer.Durations {
    viewer.configuration.effectiveDurations
  }

  /// How long one pane may take to follow the other after a finger has changed panes.
  private var patience: Time { durations.handOver + .milliseconds(50) }

  private mutating func take(_ record: AppRecord) {
    let time = record.time
    switch record.kind {
    case .offsets(let preview, let thumbnails):
      see(.preview, preview, at: time)
      see(.thumbnails, thumbnails, at: time)
      judge(at: time)
    case .didScroll(let pane, let offset):
      see(pane, offset, at: time)
      judge(at: time)
    case .bounds(let size, let insets, let duration):
      // A motion continues to its target when the bounds change, so only a page at rest must stay.
      if time > busyUntil, isResting(at: time) {
        turned = position(of: .preview).map { ($0, time) }
      }
      viewer.handle(
        .changeBounds(size, insets: insets ?? viewer.finalInsets, over: .zero), at: time)
      pause(until: time + duration.boundedDuration + recording.header.frame)
    case .edit(let edit, let name):
      let events = viewer.handle(.edit(edit), at: time)
      if let name { edits.note(name, events) }
      changed(at: time)
    case .answer(let answer, let name):
      if let edit = edits.edit(name) { viewer.handle(.edit(answer.edit(edit)), at: time) }
      changed(at: time)
    case .asked, .key:
      turned = nil
      pause(until: time + durations.focus + durations.handOver)
    case .down:
      turned = nil
      isHeld = true
    case .lifted, .cancelled: isHeld = false
    case .wheel:
      turned = nil
      // A notch moves a browsing strip at once.
      if viewer.browses { pause(until: time + recording.header.frame) }
    case .willBeginDragging: turned = nil
    case .moved, .dragged, .commits, .willEndDragging, .active, .pass: break
    }
  }

  private mutating func changed(at time: Time) {
    turned = nil
    let longest = max(durations.shrinking + durations.closing, durations.move, durations.aspect)
    pause(until: time + longest + durations.settlement + durations.handOver)
  }

  /// Suspends judging until a time: states between two others cannot be judged.
  private mutating func pause(until time: Time) {
    busyUntil = max(busyUntil, time)
    steps = [:]
    apart = nil
  }

  private mutating func see(_ pane: Pane, _ offset: Double, at time: Time) {
    if let last = offsets[pane], (last - offset).magnitude > 0.005 { lastMove = time }
    offsets[pane] = offset
    guard time > busyUntil else { return }
    var recent = steps[pane] ?? []
    // Several samples in one frame are one step.
    if let last = recent.last, time - last.time < recording.header.frame.scaled(by: 0.5) {
      recent.removeLast()
    } else if recent.count == 4 {
      recent.removeFirst()
    }
    recent.append((time, offset))
    steps[pane] = recent
    judgeJump(of: pane, recent)
  }

  /// Whether the panes are at rest. While a finger holds still, they are not.
  private func isResting(at time: Time) -> Bool {
    !isHeld && time - lastMove >= .milliseconds(150)
  }

  // MARK: Positions

  private func position(of pane: Pane) -> Double? {
    offsets[pane].map { viewer.position(of: pane, at: $0) }
  }

  private mutating func judge(at time: Time) {
    viewer.advance(to: time)
    guard time > busyUntil, let preview = position(of: .preview),
      let strip = position(of: .thumbnails)
    else { return }
    let rests = isResting(at: time)
    if rests {
      judgeTurn(to: preview)
      judgeRest(of: .preview, preview, at: time)
    }
    // A strip that browses rests anywhere, whatever the preview shows.
    if viewer.browses { return }
    if rests { judgeRest(of: .thumbnails, strip, at: time) }
    let isStepped = viewer.configuration.mapping == .stepped || rests
    let pitch = viewer.configuration.thumbnails.pitch
    let allowed = isStepped ? 0.55 : tolerance / pitch
    guard (preview - strip).magnitude > allowed else {
      apart = nil
      return
    }
    let first = apart ?? (time, preview, strip)
    apart = first
    guard time - first.since >= patience, !findings.contains(where: { $0.time == first.since })
    else { return }
    report(
      .notMapped, at: first.since,
      "from \(RecordingFinding.seconds(first.since)) on the preview shows page "
        + "\(number(first.preview)) and the strip page \(number(first.strip))")
  }

  private mutating func judgeTurn(to position: Double) {
    guard let turn = turned else { return }
    turned = nil
    guard (position - turn.page).magnitude > 0.5 else { return }
    report(
      .indexLost, at: turn.time,
      "page \(number(turn.page)) was in view when the bounds changed at "
        + "\(RecordingFinding.seconds(turn.time)), and page \(number(position)) afterwards")
  }

  private mutating func judgeRest(of pane: Pane, _ position: Double, at time: Time) {
    let off = (position - position.rounded()) * viewer.pitch(ofPane: pane)
    guard off.magnitude > tolerance, isTold.insert(pane).inserted else { return }
    report(
      .restsOff, at: time,
      "\(pane.words) rests \(RecordingFinding.points(off.magnitude)) beside a page, first at "
        + "\(RecordingFinding.seconds(time))")
  }

  /// Reports a step that is far longer than those around it.
  private mutating func judgeJump(of pane: Pane, _ recent: [(time: Time, offset: Double)]) {
    guard recent.count == 4,
      recent[3].time - recent[0].time <= recording.header.frame.scaled(by: 5)
    else { return }
    let ways = zip(recent, recent.dropFirst()).map { $1.offset - $0.offset }
    let around = max(ways[0].magnitude, ways[2].magnitude)
    guard ways[1].magnitude > 3 * around + max(2, 2 * tolerance) else { return }
    // A stepped preview moves by whole pages.
    let pages = ways[1].magnitude / viewer.pitch(ofPane: .preview)
    if pane == .preview, viewer.configuration.mapping == .stepped,
      pages > 0.5, (pages - pages.rounded()).magnitude < 0.01
    {
      return
    }
    let other = steps[pane == .preview ? .thumbnails : .preview] ?? []
    let otherWays = zip(other, other.dropFirst()).map { ($1.offset - $0.offset).magnitude }
    guard (otherWays.max() ?? 0) < ways[1].magnitude / 20 + 0.5 else { return }
    report(
      .jump, at: recent[2].time,
      "\(pane.words) jumps by \(RecordingFinding.points(ways[1])) at "
        + "\(RecordingFinding.seconds(recent[2].time)), and the other pane does not")
  }

  private func number(_ position: Double) -> String {
    DecimalText.rounded(position + 1, decimals: 3)
  }

  private mutating func report(
    _ kind: RecordingFinding.Kind, at time: Time, _ message: String
  ) {
    findings.append(RecordingFinding(kind: kind, time: time, message: message))
  }
}
