import DualStrip

/// Runs the model beside a recording, and gives it each input at the time that fits the next samples best.
///
/// Recorded times are never exact: a strip that a finger stops one millisecond later has moved two points on. So
/// an input that starts or stops a motion may come at any time within the allowance, and a finger may lift at any
/// velocity that its samples allow. What no choice explains is the app's fault.
struct FittedRun: Sendable {
  /// Everything that both panes showed, beside the model.
  private(set) var samples: [Pane: [ComparedSample]] = [:]
  /// The model on its way through the recording, and after its last record.
  var drive: RecordedDrive
  let allowance: TimeAllowance
  let alignment: Alignment

  let recording: Recording
  let inputs: [AppRecord]
  let toldPages: [(time: Time, page: PageID?)]
  /// All that the model may have shown lately.
  var track: ModelTrack
  /// The first sample that is not compared yet.
  var next = 0
  private let fits: Bool
  private let source: InputSource
  private var speeds = RecentSpeeds()
  /// How far each pane was off when it last rested, in points. No choice of times changes that.
  var bias = SIMD2<Double>(0, 0)
  private var stillness = SIMD2<Int>(0, 0)
  /// What the last choice costs, in points.
  var lastCost = 0.0
  /// The number of searches for a choice, and of those that found none that explains anything.
  var searches = 0
  var failures = 0
  /// What was chosen for each input.
  private var choices: [Choice] = []
  /// What was chosen for the first inputs by another run.
  private let known: [Choice]

  /// When an input was handled, and with what velocity.
  struct Choice {
    var shift: Time
    var velocity: Double?
  }

  /// - Parameters:
  ///   - recording: that was read.
  ///   - source: the inputs to drive the model by.
  ///   - allowance: how far times may be off.
  ///   - alignment: how far the samples are behind the inputs.
  ///   - showsFinalOffsets: see `OffsetsWord`.
  ///   - fits: whether to choose times; otherwise each input comes at its own.
  ///   - reconsiders: whether to choose again where what follows cannot be explained.
  ///   - other: a run of the same inputs, whose choices are reused.
  ///   - time: until when they are reused.
  init(
    _ recording: Recording, source: InputSource, _ allowance: TimeAllowance,
    _ alignment: Alignment, showsFinalOffsets: Bool = false, fits: Bool = true,
    reconsiders: Bool = false, following other: FittedRun? = nil, until time: Time = .zero
  ) {
    known =
      other.map { other in
        Array(zip(other.inputs, other.choices).prefix { $0.0.handlingTime < time }.map { $0.1 })
      } ?? []
    self.recording = recording
    self.allowance = allowance
    self.alignment = alignment
    self.fits = fits
    self.source = source
    inputs = recording.inputs(for: source, lag: alignment.lag)
    toldPages = recording.toldPages
    drive = RecordedDrive(recording, source: source, showsFinalOffsets: showsFinalOffsets)
    track = ModelTrack(
      drive.viewer, allowance, frame: recording.header.frame, lag: alignment.lag?.by ?? .zero)
    if reconsiders { takeAllReconsidering() } else { for number in inputs.indices { take(number) } }
    compareSamples(until: .never)
    drive.advance(to: recording.end)
  }

  private mutating func note(_ compared: ComparedSample) {
    var compared = compared
    let pane = compared.sample.pane
    if let last = samples[pane]?.last, compared.time > last.time {
      let way = ((compared.modelOffset - last.modelOffset) / compared.pitch).magnitude
      // A stepped preview goes on by whole pages: that is no speed.
      let isStep = pane == .preview && way > 0.5 && compared.page != last.page
      if !isStep { speeds.add(way / (compared.time - last.time).seconds, at: compared.time) }
    }
    // A pane that a finger stopped stays where it was stopped.
    if compared.held != nil { speeds.keep(at: compared.time) }
    compared.slack = 2 * speeds.fastest * allowance.clock.seconds * compared.pitch
    compared.frameWay = speeds.fastest * recording.header.frame.seconds * compared.pitch
    if source == .callbacks, !compared.isSettled || compared.expected != compared.modelOffset {
      // What one pane is rounded by is more in the other, whose pages are larger.
      let pitches = Pane.allCases.map { drive.viewer.pitch(ofPane: $0) }
      compared.slack += 2 * Sample.rounding * compared.pitch / max(1, min(pitches[0], pitches[1]))
    }
    samples[pane, default: []].append(compared)
    if pane == .thumbnails { allowForStrip(compared) }
    guard compared.isSettled, compared.distance.magnitude < 0.4 * compared.pitch else {
      stillness[pane.number] = 0
      return
    }
    stillness[pane.number] += 1
    if stillness[pane.number] >= 6 { bias[pane.number] = compared.distance }
  }

  /// While the strip leads, the preview follows each point of it by a tenth of a page: what the strip may be off,
  /// the preview is too, and many times as far.
  private mutating func allowForStrip(_ strip: ComparedSample) {
    guard drive.viewer.driver == .thumbnails, let last = samples[.preview]?.indices.last,
      let preview = samples[.preview]?[last], preview.sample.line == strip.sample.line
    else { return }
    let off = min(strip.distance.magnitude, FittedRun.mostStrayed)
    samples[.preview]?[last].slack += off * preview.pitch / max(1, strip.pitch)
  }

  /// How far the strip may be off and the preview with it, in points of the strip.
  private static let mostStrayed = 1.0

  /// - Parameters:
  ///   - number: of the next input.
  ///   - chosen: when it was handled; looked for unless given.
  mutating func take(_ number: Int, as chosen: Choice? = nil) {
    let record = inputs[number]
    let nominal = record.handlingTime
    if fits { goOnFromAppsPage(before: record) }
    var choice = Choice(shift: .zero, velocity: nil)
    if let chosen {
      choice = chosen
    } else if number < known.count {
      choice = known[number]
    } else if fits, isDecisive(record) {
      choice = bestChoice(for: number)
    }
    choices.append(choice)
    let time = max(.zero, nominal + choice.shift)
    compareSamples(until: time - allowance.samples)
    drive.take(record, at: time, velocity: choice.velocity)
    track.append(drive.viewer)
  }

  /// When a sample is of the model.
  func modelTime(of sample: Sample) -> Time {
    max(.zero, sample.time - alignment.delay(of: sample.pane))
  }

  /// Compares the samples before a time of the model.
  mutating func compareSamples(until time: Time) {
    let all = recording.samples
    while next < all.count {
      let own = modelTime(of: all[next])
      guard time == .never || own < time else { return }
      if drive.keepPromises(until: own) { track.append(drive.viewer) }
      note(track.compared(all[next], at: own))
      next += 1
    }
  }
}
