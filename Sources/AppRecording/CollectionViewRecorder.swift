/// Writes down what an app's two collection views do, as JSON Lines that `dualstrip compare` judges.
///
/// It knows nothing of UIKit and of no other module: a `UICollectionView` is a ``RecordedScrollView``
/// and a `CGPoint` a ``RecordedPoint`` as they are, once the app says so. It is told from the app's
/// delegates, with the time of a clock that never goes back, such as `CACurrentMediaTime()` or the
/// `timestamp` of a `UITouch`, which is the same clock. It keeps what it was told until it is taken.
public struct CollectionViewRecorder: Sendable {
  /// One of both collection views.
  public enum Pane: String, Sendable {
    /// The paging one.
    case preview
    /// The strip below it.
    case thumbnails
  }

  /// What a finger does.
  public enum TouchPhase: String, Sendable {
    /// It came down.
    case down
    /// It is somewhere else.
    case move
    /// It lifted.
    case up
    /// The system took it away.
    case cancel
  }

  /// What the app's host answers for an edit.
  public enum Answer: String, Sendable {
    /// The data is another now.
    case commit
    /// It could not be changed.
    case fail
    /// The edit was taken back.
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
    /// Behind all others.
    case last
  }

  var lines = ""
  let start: Double

  /// Begins a recording, before anything moves.
  ///
  /// - Parameters:
  ///   - size: width and height of the view that both panes fill, in points.
  ///   - insets: its safe area: top, left, bottom, right, in points.
  ///   - pages: names, each for life, and aspects, width / height.
  ///   - activePage: the page in focus; the first where none is named.
  ///   - settings: where the app differs from Photos, in the words of `dualstrip explain settings`:
  ///     `["spacing": "10pt"]`.
  ///   - isRightToLeft: whether the pages are read from right to left.
  ///   - refreshRate: frames per second.
  ///   - uncertainty: how far a time may be off, in seconds. `compare` measures it unless given.
  ///   - showsFinalOffsets: whether the offsets that are sampled are model values: during a rotation UIKit's
  ///     `contentOffset` is where the rotation leads, from its first frame on. `nil` says nothing of it.
  ///   - time: seconds of the clock.
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

  /// What was recorded since it was taken last, whole lines: to be appended to a file.
  public mutating func takeLines() -> String {
    defer { lines = "" }
    return lines
  }

  /// Any line of the format: its fields without the time, as `"drag":-12.5`.
  public mutating func note(_ fields: String, at time: Double) { add(fields, at: time) }

  // MARK: What is seen

  /// What both panes show: once a frame, from a display link, or whenever one of them scrolls.
  public mutating func sample(
    preview: some RecordedScrollView, thumbnails: some RecordedScrollView, at time: Double
  ) {
    let offsets = [Double(preview.contentOffset.x), Double(thumbnails.contentOffset.x)]
    add(
      "\"offsets\":[\(CollectionViewRecorder.number(offsets[0])),\(CollectionViewRecorder.number(offsets[1]))]",
      at: time)
  }

  /// The app takes another page for the active one, or none.
  public mutating func activePage(_ name: String?, at time: Double) {
    add("\"active\":\(name.map(CollectionViewRecorder.quoted) ?? "null")", at: time)
  }

  // MARK: What a finger does

  /// A touch, with its own `timestamp`, and its place in the view that both panes fill.
  ///
  /// UIKit delivers touches with the next frame. Its `timestamp` says how fast the finger was; what is on the
  /// screen depends on when the app handled it, so say both:
  ///
  /// ```swift
  /// recorder.touch(.move, on: .preview, at: place, time: touch.timestamp, handled: CACurrentMediaTime())
  /// ```
  ///
  /// - Parameters:
  ///   - phase: what the finger does.
  ///   - pane: the collection view under it.
  ///   - place: where it is.
  ///   - time: the touch's own `timestamp`, in seconds.
  ///   - handled: the clock when the app handles it, in seconds. Without it `compare` cannot tell touches that
  ///     waited for the next frame from an app that is a frame late.
  public mutating func touch(
    _ phase: TouchPhase, on pane: Pane, at place: some RecordedPoint, time: Double,
    handled: Double? = nil
  ) {
    let fields =
      "\"touch\":\"\(phase.rawValue)\",\"pane\":\"\(pane.rawValue)\",\"x\":\(CollectionViewRecorder.number(Double(place.x)))"
    add(fields + handling(handled), at: time)
  }

  /// When something was handled, as a further field.
  private func handling(_ time: Double?) -> String {
    time.map { ",\"handled\":\(CollectionViewRecorder.number(max(0, ($0 - start) * 1000)))" } ?? ""
  }

  /// From `scrollViewWillBeginDragging`.
  public mutating func willBeginDragging(_ pane: Pane, at time: Double) {
    add("\"will-begin-dragging\":\"\(pane.rawValue)\"", at: time)
  }

  /// From `scrollViewDidScroll`; where both panes are sampled each frame it is not needed.
  public mutating func didScroll(
    _ pane: Pane, _ view: some RecordedScrollView, at time: Double
  ) {
    let offset = CollectionViewRecorder.number(Double(view.contentOffset.x))
    add("\"did-scroll\":\"\(pane.rawValue)\",\"offset\":\(offset)", at: time)
  }

  /// From `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, with its own values.
  public mutating func willEndDragging(
    _ pane: Pane, velocity: some RecordedPoint, target: some RecordedPoint, at time: Double
  ) {
    add(
      "\"will-end-dragging\":\"\(pane.rawValue)\",\"velocity\":\(CollectionViewRecorder.number(Double(velocity.x))),"
        + "\"target\":\(CollectionViewRecorder.number(Double(target.x)))", at: time)
  }
}
