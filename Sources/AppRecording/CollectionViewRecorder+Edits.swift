/// What the app itself does to its panes and pages.
extension CollectionViewRecorder {
  /// Records that the app scrolls to a page by itself, or after a tap.
  public mutating func focus(_ page: String, animated: Bool, at time: Double) {
    add("\"focus\":\(CollectionViewRecorder.quoted(page)),\"animated\":\(animated)", at: time)
  }

  /// Records a tap on the strip, at a point relative to the strip's corner.
  public mutating func tap(at place: some RecordedPoint, time: Double) {
    add("\"tap\":\(CollectionViewRecorder.list([Double(place.x), Double(place.y)]))", at: time)
  }

  /// Records the new size and insets from `viewWillTransition(to:with:)`, and how long the change
  /// takes, in seconds.
  public mutating func bounds(
    _ size: (width: Double, height: Double),
    insets: (top: Double, left: Double, bottom: Double, right: Double), over duration: Double,
    at time: Double
  ) {
    add(
      "\"bounds\":\(CollectionViewRecorder.list([size.width, size.height])),"
        + "\"insets\":\(CollectionViewRecorder.list([insets.top, insets.left, insets.bottom, insets.right])),"
        + "\"over\":\(CollectionViewRecorder.number(duration * 1000))", at: time)
  }

  /// Records the request of a delete, with a name to which its answer refers.
  public mutating func delete(_ pages: [String], edit: String, at time: Double) {
    add(
      "\"delete\":[\(CollectionViewRecorder.list(pages))],"
        + "\"edit\":\(CollectionViewRecorder.quoted(edit))", at: time)
  }

  /// Records the answer for a delete, when the data has changed.
  public mutating func answer(_ answer: Answer, edit: String, at time: Double) {
    add("\"\(answer.rawValue)\":\(CollectionViewRecorder.quoted(edit))", at: time)
  }

  /// Records that pages were inserted.
  public mutating func insert(
    _ pages: [(name: String, aspect: Double)], _ destination: Destination, at time: Double
  ) {
    add(
      "\"insert\":[\(CollectionViewRecorder.list(pages))],\(CollectionViewRecorder.text(destination))",
      at: time)
  }

  /// Records that the list of pages was replaced.
  public mutating func replace(
    with pages: [(name: String, aspect: Double)], at time: Double
  ) {
    add("\"replace\":[\(CollectionViewRecorder.list(pages))]", at: time)
  }

  /// Records the true aspect of a page that was not known before.
  public mutating func aspect(_ aspect: Double, of page: String, at time: Double) {
    add(
      "\"aspect\":\(CollectionViewRecorder.number(aspect)),"
        + "\"page\":\(CollectionViewRecorder.quoted(page))", at: time)
  }

  /// Records that all pages were arranged in this order.
  public mutating func arrange(_ pages: [String], at time: Double) {
    add("\"arrange\":[\(CollectionViewRecorder.list(pages))]", at: time)
  }

  /// Records that pages were turned by so many quarters, clockwise if above 0: ±1 or ±2.
  public mutating func turn(_ pages: [String], quarters: Int, at time: Double) {
    add("\"turn\":[\(CollectionViewRecorder.list(pages))],\"quarters\":\(quarters)", at: time)
  }

  /// Records that a hand lifted the page at a point of the strip, or all selected pages with it.
  public mutating func lift(x: Double, y: Double, at time: Double) {
    add("\"lift\":\(CollectionViewRecorder.list([x, y]))", at: time)
  }

  /// Records where the hand is that carries the lifted pages, in points of the strip.
  public mutating func carry(x: Double, y: Double, at time: Double) {
    add("\"carry\":\(CollectionViewRecorder.list([x, y]))", at: time)
  }

  /// Records that the hand dropped the pages, or put them back.
  public mutating func drop(puttingBack: Bool = false, at time: Double) {
    add(puttingBack ? "\"cancel-lift\":true" : "\"drop\":true", at: time)
  }

  /// Records that people undid an edit. A delete that is committed comes back with an answer, which
  /// refers to the name.
  public mutating func undo(edit: String, at time: Double) {
    add("\"undo\":true,\"edit\":\(CollectionViewRecorder.quoted(edit))", at: time)
  }

  /// Records that people did an edit again.
  public mutating func redo(edit: String, at time: Double) {
    add("\"redo\":true,\"edit\":\(CollectionViewRecorder.quoted(edit))", at: time)
  }

  /// Records that pages were moved to another place.
  public mutating func move(_ pages: [String], _ destination: Destination, at time: Double) {
    add(
      "\"move\":[\(CollectionViewRecorder.list(pages))],\(CollectionViewRecorder.text(destination))",
      at: time)
  }
}
