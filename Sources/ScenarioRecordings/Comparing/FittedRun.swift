import DualStrip

/// Runs the model beside a recording, and gives it each input at the time that fits the next
/// samples best.
///
/// Recorded times are never exact: if a finger stops a strip one millisecond later, the strip has
/// moved on by two points. So an input that starts or stops a motion may come at any time within
/// the allowance, and a finger may lift at any velocity that its samples allow. If no choice
/// explains a sample, the app is at fault.
struct FittedRun: Sendable {
  /// The samples of both panes, compared with the model.
  private(set) var samples: [Pane: [ComparedSample]] = [:]
  /// The model while it runs through the recording; finally, the model after the last record.
  var drive: RecordedDrive
  let allowance: TimeAllowance
  let alignment: Alignment

  let recording: Recording
  let inputs: [AppRecord]
  let toldPages: [(time: Time, page: PageID?)]
  /// Everything that the model may have shown recently.
  var track: ModelTrack
  /// The index of the first sample that is not compared yet.
  var next = 0
  private let fits: Bool
  private let source: InputSource
  private var speeds = RecentSpeeds()
  /// How far each pane was off when it last rested, in points. No choice of times changes that.
  var bias = SIMD2<Double>(0, 0)
  private var stillness = SIMD2<Int>(0, 0)
  /// The cost of the last choice, in points.
  var lastCost = 0.0
  /// The number of searches for a choice, and of those that found no choice that explains anything.
  var searches = 0
  var failures = 0
  /// The choice for each input.
  private var choices: [Choice] = []
  /// The choices for the first inputs, reused from another run.
  private let known: [Choice]

  /// How much later than its recorded time an input was handled, and with what velocity.
  struct Choice {
    var shift: Time
    var velocity: Double?
  }

  /// - Parameters:
  ///   - recording: The recording.
  ///   - source: The inputs that drive the model.
  ///   - allowance: How far times may be off.
  ///   - alignment: How far the samples are behind the inputs.
  ///   - showsFinalOffsets: See `OffsetsWord`.
  ///   - fits: Whether to choose times; otherwise each input comes at its own.
  ///   - reconsiders: Whether to choose again if the next input cannot be explained.
  ///   - other: A run of the same inputs, whose choices are reused.
  ///   - time: Until when they are reused.
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
      // A stepped preview moves by whole pages, which is not a speed.
      let isStep = pane == .preview && way > 0.5 && compared.page != last.page
      if !isStep { speeds.add(way / (compared.time - last.time).seconds, at: compared.time) }
    }
    // A pane that a finger stopped stays where it stopped, so an error in its time stays visible.
    if compared.held != nil { speeds.keep(at: compared.time) }
    compared.slack = 2 * speeds.fastest * allowance.clock.seconds * compared.pitch
    compared.frameWay = speeds.fastest * recording.header.frame.seconds * compared.pitch
    if source == .callbacks, !compared.isSettled || compared.expected != compared.modelOffset {
      // A rounded offset in one pane is a larger distance in the pane whose pages are larger.
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

  /// Allows the preview to be off as far as the strip's error explains. While the strip leads, the
  /// preview moves by about ten points for each point of the strip, so it multiplies the error.
  private mutating func allowForStrip(_ strip: ComparedSample) {
    guard drive.viewer.driver == .thumbnails, let last = samples[.preview]?.indices.last,
      let preview = samples[.preview]?[last], preview.sample.line == strip.sample.line
    else { return }
    let off = min(strip.distance.magnitude, FittedRun.mostStrayed)
    samples[.preview]?[last].slack += off * preview.pitch / max(1, strip.pitch)
  }

  /// The largest distance of the strip that excuses the preview, in points of the strip.
  private static let mostStrayed = 1.0

  /// - Parameters:
  ///   - number: The number of the next input.
  ///   - chosen: When it was handled; if `nil`, the run reuses a known choice or searches for the
  ///     best.
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

  /// Returns the time of the model that corresponds to a sample.
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
