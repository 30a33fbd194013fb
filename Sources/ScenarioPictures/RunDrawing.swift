import DualStrip

/// Pictures of a run: single files, that need nothing else.
///
/// A run keeps no recording of itself: each picture is made while it runs once more.
public struct RunDrawing: Sendable {
  let run: ReplayRun
  private let images: ImageReferences

  /// - Parameters:
  ///   - run: a finished run, failed or not.
  ///   - images: what pages show, by where it is; a page without one is drawn as a document.
  public init(_ run: ReplayRun, images: ImageReferences = [:]) {
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

  /// As many moments as a picture has.
  public static let mostMoments = 120

  /// The viewer at a moment, or at many, as SVG. Cost: that of another run.
  ///
  /// - Parameters:
  ///   - moment: what is to be drawn.
  ///   - read: the image of a page that is seen; `nil` for one that cannot be read.
  /// - Throws: `Fault` where there is no such moment.
  public func svg(
    _ moment: Moment = .decisive, reading read: (ImageReference) -> PageImage? = { _ in nil }
  ) throws(Fault) -> [UInt8] {
    var sheet = SceneSheet(run, try shots(moment), images: images)
    return sheet.svg(reading: read)
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
    return try shots(moment).map { shot in
      let drawing = TextDrawing(shot.scene, names: names, columns: columns)
      let lines = [shot.name] + shot.failures + drawing.lines(painted: painted)
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The whole run over time, as SVG: where both panes are, the active page, who moves them, touches, events,
  /// and the expectations. Cost: that of another run.
  public func timeline() -> [UInt8] { TimelineDrawing(run).svg() }
}
