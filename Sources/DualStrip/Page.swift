/// Names a page for life; the host keeps its own table of what is on it.
public struct PageID: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static func < (left: PageID, right: PageID) -> Bool { left.rawValue < right.rawValue }
}

/// One item of the document.
public struct Page: Hashable, Sendable {
  public var id: PageID
  /// Width / height; finite and above 0.
  public var aspect: Double

  public init(id: PageID, aspect: Double) {
    self.id = id
    self.aspect = aspect
  }

  /// Whether an aspect can be drawn.
  static func isValid(aspect: Double) -> Bool { aspect.isFinite && aspect > 0 }
}

/// One of the two strips.
public enum Pane: Hashable, Sendable {
  /// The paging strip, one page wide.
  case preview
  /// The strip of thumbnails below it.
  case thumbnails
}
