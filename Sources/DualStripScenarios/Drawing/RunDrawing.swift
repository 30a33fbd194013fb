public import DualStrip

/// Pictures of a run: single files, that need nothing else.
///
/// A run keeps no recording of itself: each picture is made while it runs once more.
public struct RunDrawing: Sendable {
  let run: ReplayRun
  let images: PageImages

  /// - Parameters:
  ///   - run: a finished run, failed or not.
  ///   - images: what the pages show; a page without one is drawn as a document.
  public init(_ run: ReplayRun, images: PageImages = PageImages()) {
    self.run = run
    self.images = images
  }

  /// What is to be drawn of a run.
  public enum Moment: Sendable {
    /// Where the first expectation fails; where none does, the end.
    case decisive
    /// A moment in the words of the language: `1.2s`, `throw`, `throw.end + 40ms`, `end`.
    case at(String)
    /// A snapshot by its title.
    case snapshot(String)
    /// Many: one at the start, and then one at each multiple of this time.
    case every(Time)
  }

  /// A moment that a run does not have, or more moments than anybody looks at.
  public struct Fault: Error, Sendable, CustomStringConvertible {
    /// What is wrong, and what there is instead.
    public let description: String
  }

  /// A length of time in the words of the language, as `100ms`; `nil` for what is none.
  public static func time(_ text: String) -> Time? {
    guard let anchor = Parser.anchor(text, of: .strips), case .start = anchor.base,
      case .literal(.quantity(let number, let unit)) = anchor.offset?.time.content
    else { return nil }
    return Unit(rawValue: unit) == .seconds ? .seconds(number) : .milliseconds(number)
  }

  /// As many moments as a picture has.
  public static let mostMoments = 120

  /// The viewer at a moment, or at many, as SVG. Cost: that of another run for each.
  ///
  /// - Throws: `Fault` where there is no such moment.
  public func svg(_ moment: Moment = .decisive) throws(Fault) -> [UInt8] {
    var sheet = SceneSheet(run, try scenes(moment), images: images)
    return sheet.svg()
  }

  /// The viewer at a moment, or at many, in block characters, with a line end behind each line. Cost: that of
  /// another run.
  ///
  /// - Parameters:
  ///   - moment: what is to be drawn.
  ///   - painted: whether what is active stands out in the colours of a terminal.
  ///   - columns: how broad the text is.
  /// - Throws: `Fault` where there is no such moment.
  public func text(
    _ moment: Moment = .decisive, painted: Bool = false, columns: Int = 72
  ) throws(Fault) -> String {
    let names = run.record.names
    return try scenes(moment).map { scene, name in
      let drawing = TextDrawing(scene, names: names, columns: columns)
      return ([name] + drawing.lines(painted: painted)).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The whole run over time, as SVG: where both panes are, the active page, who moves them, touches, events,
  /// and the expectations. Cost: that of another run.
  public func timeline() -> [UInt8] { TimelineDrawing(run).svg() }

  func scenes(_ moment: Moment) throws(Fault) -> [(scene: Scene, name: String)] {
    switch moment {
    case .every(let step):
      guard step > .zero else {
        throw Fault(description: "the time between two pictures is above 0")
      }
      let count = Int(run.end.ticks / step.ticks) + 1
      guard count <= RunDrawing.mostMoments else {
        throw Fault(
          description:
            "\(count) pictures are too many: up to \(RunDrawing.mostMoments), the run has "
            + DecimalText.seconds(run.end))
      }
      return scenes(at: (0..<count).map { Time(ticks: step.ticks * Int64($0)) })
    case .snapshot(let title): return [try snapshot(title)]
    case .decisive:
      let failed = run.checks.filter { !$0.holds }.map { $0.time }.min()
      let time = failed ?? run.end
      return scenes(at: [time])
    case .at(let text): return scenes(at: [try time(of: text)])
    }
  }

  private func time(of text: String) throws(Fault) -> Time {
    guard let anchor = Parser.anchor(text, of: run.syntax.kind) else {
      throw Fault(
        description: "\(text) is no moment; 1.2s, 300ms, a label, throw.end + 40ms or end are")
    }
    if let time = run.time(of: anchor) { return time }
    let labels = run.syntax.script.flatMap { $0.labels }
    throw Fault(
      description: labels.isEmpty
        ? "\(text) names a statement by its label, and none has one"
        : "no statement is called so that begins and ends: \(text); labels: "
          + labels.prefix(12).joined(separator: ", "))
  }

  private func snapshot(_ title: String) throws(Fault) -> (scene: Scene, name: String) {
    let snapshots = run.again(showing: SnapshotWitness()).snapshots
    guard let found = snapshots.first(where: { $0.title == title }) else {
      throw Fault(
        description: snapshots.isEmpty
          ? "this run takes no snapshot; a statement `snapshot \"title\"` takes one"
          : "no snapshot is called so; there are: "
            + snapshots.map { $0.title }.joined(separator: ", "))
    }
    return (found.scene, "\(title) · \(DecimalText.seconds(found.scene.time))")
  }

  private func scenes(at times: [Time]) -> [(scene: Scene, name: String)] {
    run.again(showing: MomentWitness(times)).finished(names: run.record.names).map {
      ($0, DecimalText.seconds($0.time))
    }
  }
}

/// Keeps what is seen at some times, all that is given at each included.
private struct MomentWitness: RunWitness {
  private var times: ArraySlice<Time>
  private var last: ReplaySubject?
  private var scenes: [Scene] = []

  /// - Parameter times: in order.
  init(_ times: [Time]) { self.times = times[...] }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    guard case .state = happening, !times.isEmpty else { return }
    look(before: subject.now, names: names)
    last = subject
  }

  /// All scenes; what is behind the end of the run is as it would go on.
  func finished(names: Names) -> [Scene] {
    var rest = self
    rest.look(before: .never, names: names)
    return rest.scenes
  }

  private mutating func look(before now: Time, names: Names) {
    while let time = times.first, time < now, var subject = last {
      times.removeFirst()
      _ = subject.advance(to: time)
      scenes.append(Scene(subject, names: names))
    }
  }
}

/// Keeps what snapshots show.
private struct SnapshotWitness: RunWitness {
  private(set) var snapshots: [(title: String, scene: Scene)] = []

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    if case .snapshot(let title) = happening {
      snapshots.append((title, Scene(subject, names: names)))
    }
  }
}
