/// Records what an app's two collection views do, as JSON Lines that `dualstrip compare` judges.
///
/// It depends on neither UIKit nor another module. Declare that `UICollectionView` conforms to
/// ``RecordedScrollView`` and `CGPoint` to ``RecordedPoint``: both already have all that is
/// required. Call the recorder from the app's delegates, with the time of a clock that never goes
/// back, such as `CACurrentMediaTime()`, or the `timestamp` of a `UITouch`, which is the same
/// clock. It keeps its lines until you take them.
public struct CollectionViewRecorder: Sendable {
  /// One of the two collection views.
  public enum Pane: String, Sendable {
    /// The paging preview.
    case preview
    /// The strip below it.
    case thumbnails
  }

  /// The phase of a touch.
  public enum TouchPhase: String, Sendable {
    /// The finger came down.
    case down
    /// The finger moved.
    case move
    /// The finger lifted.
    case up
    /// The system cancelled the touch.
    case cancel
  }

  /// The host's answer for an edit.
  public enum Answer: String, Sendable {
    /// The data has been changed.
    case commit
    /// The data could not be changed.
    case fail
    /// The edit was cancelled.
    case cancel
  }

  /// Where an edit puts its pages.
  public enum Destination: Sendable {
    /// Directly before a page.
    case before(String)
    /// Directly after a page.
    case after(String)
    /// Before all others.
    case first
    /// After all others.
    case last
  }

  var lines = ""
  let start: Double

  /// Starts a recording. Call this before anything moves.
  ///
  /// - Parameters:
  ///   - size: width and height of the view that both panes fill, in points.
  ///   - insets: its safe area: top, left, bottom, right, in points.
  ///   - pages: the pages' names, which never change, and aspects, width / height.
  ///   - activePage: the active page; the first if `nil`.
  ///   - settings: the settings in which the app differs from Photos, in the words of
  ///     `dualstrip explain settings`: `["spacing": "10pt"]`.
  ///   - isRightToLeft: whether the pages are read from right to left.
  ///   - refreshRate: frames per second.
  ///   - uncertainty: how far a time may be off, in seconds. If `nil`, `compare` measures it.
  ///   - showsFinalOffsets: whether the sampled offsets are model values: during a rotation,
  ///     UIKit's `contentOffset` is the final one from the first frame on. `nil` if you do not
  ///     know.
  ///   - time: the clock's time, in seconds.
  public init(
    size: (width: Double, height: Double),
    insets: (top: Double, left: Double, bottom: Double, right: Double) = (0, 0, 0, 0),
    pages: [(name: String, aspect: Double)], activePage: String? = nil,
    settings: [String: String] = [:], isRightToLeft: Bool = false, refreshRate: Double = 60,
    uncertainty: Double? = nil, showsFinalOffsets: Bool? = nil, at time: Double
  ) {
    start = time
    var fields =
      "\"recording\":1,\"bounds\":\(CollectionViewRecorder.list([size.width, size.height]))"
    fields +=
      ",\"insets\":\(CollectionViewRecorder.list([insets.top, insets.left, insets.bottom, insets.right]))"
    fields += ",\"refresh\":\(CollectionViewRecorder.number(refreshRate))"
    fields += ",\"pages\":[\(CollectionViewRecorder.list(pages))]"
    if isRightToLeft { fields += ",\"direction\":\"rtl\"" }
    if let uncertainty {
      fields += ",\"uncertainty\":\(CollectionViewRecorder.number(uncertainty * 1000))"
    }
    if let showsFinalOffsets {
      fields += ",\"offsets\":\"\(showsFinalOffsets ? "final" : "shown")\""
    }
    if let activePage { fields += ",\"active\":\(CollectionViewRecorder.quoted(activePage))" }
    if !settings.isEmpty {
      let texts = settings.sorted { $0.key < $1.key }.map {
        "\(CollectionViewRecorder.quoted($0.key)):\(CollectionViewRecorder.quoted($0.value))"
      }
      fields += ",\"settings\":{\(texts.joined(separator: ","))}"
    }
    lines += "{\(fields)}\n"
  }

  /// Returns what was recorded since the last call, as whole lines to append to a file.
  public mutating func takeLines() -> String {
    defer { lines = "" }
    return lines
  }

  /// Records any line of the format, given as its fields without the time, as `"drag":-12.5`.
  public mutating func note(_ fields: String, at time: Double) { add(fields, at: time) }

  // MARK: What is seen

  /// Records what both panes show. Call this once a frame, from a display link, or whenever a pane
  /// scrolls.
  public mutating func sample(
    preview: some RecordedScrollView, thumbnails: some RecordedScrollView, at time: Double
  ) {
    let offsets = [Double(preview.contentOffset.x), Double(thumbnails.contentOffset.x)]
    add(
      "\"offsets\":[\(CollectionViewRecorder.number(offsets[0])),\(CollectionViewRecorder.number(offsets[1]))]",
      at: time)
  }

  /// Records that the app has another active page, or none.
  public mutating func activePage(_ name: String?, at time: Double) {
    add("\"active\":\(name.map(CollectionViewRecorder.quoted) ?? "null")", at: time)
  }

  // MARK: What a finger does

  /// Records a touch, with its own `timestamp`, and its location in the view that both panes fill.
  ///
  /// UIKit delivers touches with the next frame. The `timestamp` tells how fast the finger was, but
  /// what is on the screen depends on when the app handled the touch, so pass both:
  ///
  /// ```swift
  /// recorder.touch(.move, on: .preview, at: place, time: touch.timestamp, handled: CACurrentMediaTime())
  /// ```
  ///
  /// - Parameters:
  ///   - phase: what the finger does.
  ///   - pane: the collection view under the finger.
  ///   - place: the finger's location.
  ///   - time: the touch's own `timestamp`, in seconds.
  ///   - handled: the clock's time when the app handles the touch, in seconds. Without it `compare`
  ///     cannot tell touches that waited for the next frame from an app that is a frame late.
  public mutating func touch(
    _ phase: TouchPhase, on pane: Pane, at place: some RecordedPoint, time: Double,
    handled: Double? = nil
  ) {
    let fields =
      "\"touch\":\"\(phase.rawValue)\",\"pane\":\"\(pane.rawValue)\",\"x\":\(CollectionViewRecorder.number(Double(place.x)))"
    add(fields + handling(handled), at: time)
  }

  /// The time at which something was handled, as an additional field.
  private func handling(_ time: Double?) -> String {
    time.map { ",\"handled\":\(CollectionViewRecorder.number(max(0, ($0 - start) * 1000)))" } ?? ""
  }

  /// Records a call of `scrollViewWillBeginDragging`.
  public mutating func willBeginDragging(_ pane: Pane, at time: Double) {
    add("\"will-begin-dragging\":\"\(pane.rawValue)\"", at: time)
  }

  /// Records a call of `scrollViewDidScroll`; not needed if both panes are sampled each frame.
  public mutating func didScroll(
    _ pane: Pane, _ view: some RecordedScrollView, at time: Double
  ) {
    let offset = CollectionViewRecorder.number(Double(view.contentOffset.x))
    add("\"did-scroll\":\"\(pane.rawValue)\",\"offset\":\(offset)", at: time)
  }

  /// Records `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, with its own values.
  public mutating func willEndDragging(
    _ pane: Pane, velocity: some RecordedPoint, target: some RecordedPoint, at time: Double
  ) {
    add(
      "\"will-end-dragging\":\"\(pane.rawValue)\",\"velocity\":\(CollectionViewRecorder.number(Double(velocity.x))),"
        + "\"target\":\(CollectionViewRecorder.number(Double(target.x)))", at: time)
  }
}
