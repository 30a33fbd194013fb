public import CollectionGallery
public import DualStrip

/// Writes single records of a trace, as JSON without a line end: for the log of an app that runs.
///
/// They are those of the project's public format, of any viewer at any moment, with no scenario.
public struct TraceRecords: Sendable {
  package let names: Names
  private let isPrecise: Bool
  /// What the host calls edits; told beside their numbers.
  package var editNames: [EditID: String] = [:]

  /// - Parameters:
  ///   - names: what pages are called; those without one are called by their number, as `p7`.
  ///   - isPrecise: whether numbers are the shortest that read back the same, or rounded ones.
  public init(names: [PageID: String] = [:], isPrecise: Bool = false) {
    self.init(names: Names(chosen: names), isPrecise: isPrecise)
  }

  package init(names: Names, isPrecise: Bool) {
    self.names = names
    self.isPrecise = isPrecise
  }

  // MARK: Records

  /// Something that happened.
  public func event(_ event: ViewerEvent) -> String { record(event) }

  /// What a viewer shows now.
  ///
  /// - Parameters:
  ///   - viewer: in any state.
  ///   - number: of the frame; a record without one is of a moment between two.
  ///   - showsCells: whether all visible cells are told, with their frames.
  public func frame(
    _ viewer: DualStripViewer, number: Int? = nil, showsCells: Bool = false
  ) -> String {
    var json = head(ofFrame: number, at: viewer.now)
    addState(of: .strips(viewer), showsCells: showsCells, to: &json)
    return json.closed
  }

  /// Where everything is, as far as one reading tells it: a frame without what the viewer is doing.
  public func frame(_ shown: Presentation, number: Int? = nil) -> String {
    var json = head(ofFrame: number, at: shown.time)
    json.add("position", shown.position + 1, decimals: pageDecimals)
    addPanes(shown, nil, to: &json)
    json.add("sync", shown.syncError, decimals: pageDecimals)
    addBounds(shown, to: &json)
    return json.closed
  }

  /// What comes before all that a frame shows.
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

  /// Of lengths in points, and of milliseconds; `nil` where numbers are exact.
  var lengthDecimals: Int? { isPrecise ? nil : 3 }
  /// Of numbers in pages, and of shares of one.
  var pageDecimals: Int? { isPrecise ? nil : 6 }
}
