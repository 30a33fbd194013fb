import DualStrip

/// Draws a run as single files that need nothing else.
///
/// A run does not record itself, so each picture repeats it.
public struct RunDrawing: Sendable {
  let run: ReplayRun
  private let images: ImageReferences

  /// - Parameters:
  ///   - run: A finished run, failed or not.
  ///   - images: The images of pages. A page without an image is drawn as a document.
  public init(_ run: ReplayRun, images: ImageReferences = [:]) {
    self.run = run
    self.images = images
  }

  /// Which moments of a run to draw.
  public enum Moment: Sendable {
    /// When the first expectation fails, or the end if none fails.
    case decisive
    /// A moment in the words of the language: `1.2s`, `throw`, `throw.end + 40ms`, `end`.
    case at(String)
    /// A snapshot by its title.
    case snapshot(String)
    /// Many moments: the start, each multiple of this time, the first failures and the end. Moments
    /// that show the same are one.
    case every(Time)
  }

  /// An error: the run has no such moment, or there are too many moments to draw.
  public struct Fault: Error, Sendable, CustomStringConvertible {
    /// What is wrong, and which moments there are instead.
    public let description: String
  }

  /// The most multiples of a time in one sheet.
  public static let mostMoments = 120

  /// Draws the viewer at one or many moments, as SVG. Cost: it repeats the run.
  ///
  /// - Parameters:
  ///   - moment: The moments to draw.
  ///   - read: Reads the image of a visible page; returns `nil` if the image cannot be read.
  /// - Throws: `Fault` if there is no such moment.
  public func svg(
    _ moment: Moment = .decisive, reading read: (ImageReference) -> PageImage? = { _ in nil }
  ) throws(Fault) -> [UInt8] {
    var sheet = SceneSheet(run, try shots(moment), images: images)
    return sheet.svg(reading: read)
  }

  /// Draws the viewer at one or many moments, in block characters, with a line ending after each
  /// line. Cost: it repeats the run.
  ///
  /// - Parameters:
  ///   - moment: The moments to draw.
  ///   - painted: Whether to highlight the active page in a terminal colour.
  ///   - columns: The width of the text, in characters.
  /// - Throws: `Fault` if there is no such moment.
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

  /// Draws the run as a moving picture, as SVG: it runs in real time and again and again, with the
  /// finger and the statements, and stands still where people prefer less motion. Cost: it repeats the
  /// run.
  ///
  /// - Parameter read: Reads the image of a visible page; returns `nil` if the image cannot be read.
  /// - Throws: `Fault` if the run is too long for a picture, or shows too many pages.
  public func animation(
    reading read: (ImageReference) -> PageImage? = { _ in nil }
  ) throws(Fault) -> [UInt8] {
    guard run.end <= RunDrawing.longestAnimation else {
      throw Fault(
        description:
          "the run lasts \(DecimalText.seconds(run.end)), and a moving picture "
          + "\(DecimalText.seconds(RunDrawing.longestAnimation)) at most: `dualstrip play` has no limit"
      )
    }
    var drawing = AnimationDrawing(run, images: images)
    guard drawing.canBeDrawn else {
      throw Fault(
        description: "the run shows too much for a moving picture: `dualstrip play` has no limit")
    }
    return drawing.svg(reading: read)
  }

  /// The longest run of a moving picture.
  public static let longestAnimation = Time.seconds(20)

  /// Draws a card for a pull request, as SVG: the first failure, the device before, then and after, the
  /// ways of both panes, and how to repeat the run. Cost: it repeats the run twice.
  ///
  /// - Parameters:
  ///   - source: The text of the scenario.
  ///   - read: Reads the image of a visible page; returns `nil` if the image cannot be read.
  public func card(
    of source: SourceText, reading read: (ImageReference) -> PageImage? = { _ in nil }
  ) -> [UInt8] {
    let command = FailureReport.command(for: run.variant, of: source)
    var drawing = CardDrawing(run, images: images, command: TerminalText.shown(command))
    return drawing.svg(reading: read)
  }

  /// Draws the whole run over time, as SVG: the positions of both panes, the active page, the
  /// driver, touches, events, and expectations. Cost: it repeats the run.
  public func timeline() -> [UInt8] { TimelineDrawing(run).svg() }
}
