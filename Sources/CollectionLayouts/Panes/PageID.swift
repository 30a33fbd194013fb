/// The name of a page for life. The host keeps its own table of page contents.
public struct PageID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that the host chose.
  public var rawValue: UInt64

  /// Creates a page ID from the number that the host chose.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a page ID from any whole number from 0 up.
  ///
  /// - Precondition: the number fits into a `UInt64`.
  @inlinable
  public init(_ number: some BinaryInteger) {
    rawValue = UInt64(number)
  }

  /// Orders by number; the order of pages in a document is a different one.
  public static func < (left: PageID, right: PageID) -> Bool { left.rawValue < right.rawValue }
}

extension PageID: ExpressibleByIntegerLiteral {
  /// Creates a page ID from a literal, as in `viewer.focus(7, animated: true, at: now)`.
  public init(integerLiteral value: UInt64) {
    self.init(rawValue: value)
  }
}

extension PageID: CustomStringConvertible {
  /// The name that scenarios use for a page without a name of its own: `p7`.
  public var description: String { "p\(rawValue)" }
}

#if !hasFeature(Embedded)
  extension PageID: Codable {}
#endif
