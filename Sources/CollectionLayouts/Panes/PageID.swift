/// Names a page for life; the host keeps its own table of what is on it.
public struct PageID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that the host has chosen.
  public var rawValue: UInt64

  /// A page by the number that the host has chosen.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A page by any whole number from 0 up.
  ///
  /// - Precondition: the number fits into 64 bits without a sign.
  public init(_ number: some BinaryInteger) {
    rawValue = UInt64(number)
  }

  /// By number; the order of pages in a document is another thing.
  public static func < (left: PageID, right: PageID) -> Bool { left.rawValue < right.rawValue }
}

extension PageID: ExpressibleByIntegerLiteral {
  /// A page by its number, as in `viewer.focus(7, animated: true, at: now)`.
  public init(integerLiteral value: UInt64) {
    self.init(rawValue: value)
  }
}

extension PageID: CustomStringConvertible {
  /// As scenarios call a page that has no name of its own: `p7`.
  public var description: String { "p\(rawValue)" }
}

#if !hasFeature(Embedded)
  extension PageID: Codable {}
#endif
