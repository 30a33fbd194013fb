import CollectionLayouts
public import DualStrip

/// Finds what a run shows at given moments.
extension RunDrawing {
  /// A scene with its caption.
  struct Shot {
    let scene: Scene
    /// Where the finger is and was a little before; empty while none is down.
    let finger: [Point]
    /// What a hand does with a wheel or a key; `nil` if it does nothing.
    let badge: String?
    /// The time of the scene; for a snapshot, its title and the time.
    let name: String
    /// The checks that fail at this very time, one line each.
    let failures: [String]
  }

  /// Parses a duration in the words of the language, in milliseconds or seconds; returns `nil` for
  /// any other text.
  public static func time(_ text: String) -> Time? {
    guard let anchor = Parser.anchor(text, of: .strips), case .start = anchor.base,
      let (sign, measure) = anchor.offset, sign > 0, text.utf8.first != UInt8(ascii: "s"),
      case .literal(.quantity(let number, let unit)) = measure.content
    else { return nil }
    switch Unit(rawValue: unit) {
    case .seconds: return .seconds(number)
    case .milliseconds: return .milliseconds(number)
    default: return nil
    }
  }

  func shots(_ moment: Moment) throws(Fault) -> [Shot] {
    switch moment {
    case .every(let step):
      guard step > .zero else {
        throw Fault(description: "the time between two pictures must be above 0")
      }
      let count = run.end.ticks / step.ticks + 1
      guard count <= Int64(RunDrawing.mostMoments) else {
        let least = run.end.milliseconds / Double(RunDrawing.mostMoments - 1)
        throw Fault(
          description:
            "\(count) pictures are more than \(RunDrawing.mostMoments): use "
            + "\(DecimalText.rounded(least + 0.5, decimals: 0))ms or more")
      }
      let failures = Set(run.checks.filter { !$0.holds }.map { $0.time }).sorted().prefix(20)
      let times = (0..<count).map { Time(ticks: step.ticks * $0) } + failures + [run.end]
      return withoutRepetitions(shots(at: Set(times).sorted()))
    case .snapshot(let title): return [try snapshot(title)]
    case .decisive:
      return shots(at: [run.checks.filter { !$0.holds }.map { $0.time }.min() ?? run.end])
    case .at(let text): return shots(at: [try time(of: text)])
    }
  }

  private func time(of text: String) throws(Fault) -> Time {
    guard let anchor = Parser.anchor(text, of: run.syntax.kind) else {
      throw Fault(
        description: "\(text) is not a moment such as 1.2s, throw.end + 40ms or end")
    }
    if let time = run.time(of: anchor) {
      guard time <= max(run.end, run.record.lastTime) else {
        throw Fault(
          description: "\(text) is after the end of the run, \(DecimalText.seconds(run.end))")
      }
      return time
    }
    let labels = run.syntax.script.flatMap { $0.labels }
    throw Fault(
      description: labels.isEmpty
        ? "\(text) is not a time, and no statement has a label"
        : "\(text) names no statement that ran; labels: "
          + labels.prefix(12).joined(separator: ", "))
  }

  private func snapshot(_ title: String) throws(Fault) -> Shot {
    let witness = run.again(showing: MomentWitness([]))
    let snapshots = witness.snapshots
    guard let found = snapshots.first(where: { $0.title == title }) else {
      throw Fault(
        description: snapshots.isEmpty
          ? "this run takes no snapshot; a statement `snapshot \"title\"` takes one"
          : "no snapshot has this title; titles: "
            + snapshots.map { $0.title }.joined(separator: ", "))
    }
    return shot(
      found.scene, witness.fingers.trail(inScene: found.number), run.badges,
      named: "\(TerminalText.shown(title)) · ")
  }

  /// - Parameter times: The times, in order.
  func shots(at times: [Time]) -> [Shot] {
    let witness = run.again(showing: MomentWitness(times))
    let badges = run.badges
    return witness.finished(names: run.record.names).map {
      shot($0.scene, witness.fingers.trail(inScene: $0.number), badges)
    }
  }

  /// Leaves out moments that show what the one before shows, which then tells until when.
  private func withoutRepetitions(_ shots: [Shot]) -> [Shot] {
    var result: [Shot] = []
    for shot in shots {
      guard let last = result.last, last.scene.looksLike(shot.scene), last.finger == shot.finger,
        last.badge == shot.badge, last.failures.isEmpty, shot.failures.isEmpty
      else {
        result.append(shot)
        continue
      }
      let name =
        DecimalText.seconds(last.scene.time)
        + ", alike until \(DecimalText.seconds(shot.scene.time))"
      result[result.count - 1] = Shot(
        scene: last.scene, finger: last.finger, badge: last.badge, name: name,
        failures: last.failures)
    }
    return result
  }

  private func shot(
    _ scene: Scene, _ finger: [Point], _ badges: [HandBadge], named prefix: String = ""
  ) -> Shot {
    let failures = run.checks.filter { !$0.holds && $0.time == scene.time }.map { check in
      let found = check.failure.map { " (\($0.label))" } ?? ""
      return TerminalText.shown("✗ line \(check.line): \(run.text(of: check))\(found)")
    }
    let badge = badges.last { $0.isShown(at: scene.time) }?.text
    return Shot(
      scene: scene, finger: finger, badge: badge, name: prefix + DecimalText.seconds(scene.time),
      failures: failures)
  }
}

/// Records the scenes at some times, after all inputs of each time, and the scenes of snapshots.
private struct MomentWitness: RunWitness {
  private var times: ArraySlice<Time>
  private var last: ReplaySubject?
  private var scenes: [NumberedScene] = []
  private(set) var snapshots: [(title: String, scene: Scene, number: Int)] = []
  private(set) var fingers = FingerPlaces()

  /// A scene with its number among those whose fingers are known.
  typealias NumberedScene = (scene: Scene, number: Int)

  /// - Parameter times: The times, in order.
  init(_ times: [Time]) { self.times = times[...] }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .snapshot(let title):
      snapshots.append((title, Scene(subject, names: names), fingers.places.count))
      fingers.addScene(at: subject.now)
    case .state:
      if !times.isEmpty {
        look(before: subject.now, names: names)
        last = subject
      }
      fingers.addScene(at: subject.now)
    case .given(let input):
      guard let act = input.fingerAct else { return }
      fingers.take(act, in: Scene(subject, names: names))
    case .ended: fingers.settle()
    default: break
    }
  }

  /// Returns all scenes. For a time after the last frame, the subject simply runs on.
  func finished(names: Names) -> [NumberedScene] {
    var rest = self
    rest.look(before: .never, names: names)
    return rest.scenes
  }

  private mutating func look(before now: Time, names: Names) {
    while let time = times.first, time < now, var subject = last {
      times.removeFirst()
      _ = subject.advance(to: time)
      scenes.append((Scene(subject, names: names), fingers.places.count - 1))
    }
  }
}
