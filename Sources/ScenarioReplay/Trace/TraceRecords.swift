public import CollectionGallery
public import DualStrip

/// Writes single records of a trace, as JSON without a line end, for example into an app's log.
///
/// The records have the project's public format. They need no scenario: any viewer will do, at any
/// moment.
public struct TraceRecords: Sendable {
  package let names: Names
  private let isPrecise: Bool
  /// The host's names for edits, which are written beside their numbers.
  package var editNames: [EditID: String] = [:]

  /// Creates a writer of records.
  ///
  /// - Parameters:
  ///   - names: the names of pages; a page without one is called by its number, as `p7`.
  ///   - isPrecise: whether numbers are the shortest that read back the same, instead of rounded.
  public init(names: [PageID: String] = [:], isPrecise: Bool = false) {
    self.init(names: Names(chosen: names), isPrecise: isPrecise)
  }

  package init(names: Names, isPrecise: Bool) {
    self.names = names
    self.isPrecise = isPrecise
  }

  // MARK: Records

  /// Returns the record of an event.
  public func event(_ event: ViewerEvent) -> String { record(event) }

  /// Returns the record of a viewer's current frame.
  ///
  /// - Parameters:
  ///   - viewer: the viewer, in any state.
  ///   - number: the number of the frame; `nil` for a moment between two frames.
  ///   - showsCells: whether to write all visible cells, with their frames.
  public func frame(
    _ viewer: DualStripViewer, number: Int? = nil, showsCells: Bool = false
  ) -> String {
    var json = head(ofFrame: number, at: viewer.now)
    addState(of: .strips(viewer), showsCells: showsCells, to: &json)
    return json.closed
  }

  /// Returns the record of a presentation: a frame without what the viewer is doing.
  public func frame(_ shown: Presentation, number: Int? = nil) -> String {
    var json = head(ofFrame: number, at: shown.time)
    json.add("position", shown.position + 1, decimals: pageDecimals)
    addPanes(shown, nil, to: &json)
    json.add("sync", shown.syncError, decimals: pageDecimals)
    addBounds(shown, to: &json)
    return json.closed
  }

  /// The beginning of the record of a frame.
  func head(ofFrame number: Int?, at moment: Time) -> JSONText {
    var json = JSONText()
    json.add("frame", raw: number.map { String($0) } ?? "null")
    json.add("time", raw: time(moment))
    return json
  }

  // MARK: Numbers

  func name(_ page: PageID?) -> String {
    page.map { JSONText.quoted(names.name($0)) } ?? "null"
  }

  func length(_ points: Double) -> String { DecimalText.rounded(points, decimals: lengthDecimals) }

  func pages(_ pages: Double) -> String { DecimalText.rounded(pages, decimals: pageDecimals) }

  func time(_ time: Time) -> String {
    DecimalText.rounded(time.milliseconds, decimals: lengthDecimals)
  }

  /// The decimals of lengths in points and of milliseconds; `nil` for exact numbers.
  var lengthDecimals: Int? { isPrecise ? nil : 3 }
  /// The decimals of numbers in pages and of shares; `nil` for exact numbers.
  var pageDecimals: Int? { isPrecise ? nil : 6 }
}
