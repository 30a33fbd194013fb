import DualStrip

/// Records what a timeline shows of a run.
struct TimelineWitness: RunWitness {
  /// A state that lasts for a while.
  struct Stretch {
    let text: String
    let start: Time
    var end: Time
  }

  struct Mark {
    /// The label; empty if the mark alone says enough.
    let text: String
    let time: Time
  }

  /// A curve: values and their times.
  struct Curve {
    let name: String
    var points: [(time: Time, value: Double)] = []

    var isConstant: Bool { points.allSatisfy { $0.value == points.first?.value } }
  }

  private(set) var curves: [Curve] = []
  /// The rows of lasting states, by name, from the top.
  private(set) var bands: [(name: String, stretches: [Stretch])] = []
  /// The touches, each from its beginning to its end.
  private(set) var touches: [Stretch] = []
  private var isTouched = false
  private(set) var events: [Mark] = []

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .state(let frame): see(subject, isFrame: frame != nil)
    case .event(let event):
      switch event.place {
      case .band: break
      case .curve: events.append(Mark(text: "", time: event.time))
      case .mark: events.append(Mark(text: event.brief(names), time: event.time))
      }
    case .given(let input): take(input, at: subject.now)
    case .began, .look, .input, .detail, .snapshot, .warning, .ended: break
    }
  }

  /// Curves have a point for each frame; bands change with every input too.
  private mutating func see(_ subject: ReplaySubject, isFrame: Bool) {
    if isFrame { plot(subject.plotted, at: subject.now) }
    show(subject.bands, at: subject.now)
    if isTouched { touches[touches.count - 1].end = subject.now }
  }

  private mutating func plot(_ values: [(name: String, value: Double)], at time: Time) {
    if curves.isEmpty { curves = values.map { Curve(name: $0.name) } }
    for (number, value) in values.enumerated() {
      curves[number].points.append((time, value.value))
    }
  }

  private mutating func show(_ texts: [(name: String, text: String)], at time: Time) {
    if bands.isEmpty { bands = texts.map { ($0.name, []) } }
    for (number, text) in texts.enumerated() {
      let last = bands[number].stretches.count - 1
      if last >= 0 { bands[number].stretches[last].end = time }
      if last < 0 || bands[number].stretches[last].text != text.text {
        bands[number].stretches.append(Stretch(text: text.text, start: time, end: time))
      }
    }
  }

  private mutating func take(_ input: ReplayInput, at time: Time) {
    switch input.touch {
    case .began(let pane):
      touches.append(Stretch(text: pane, start: time, end: time))
      isTouched = true
    case .ended:
      if isTouched { touches[touches.count - 1].end = time }
      isTouched = false
    case nil: break
    }
  }
}
