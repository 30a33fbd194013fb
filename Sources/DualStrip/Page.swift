public import CollectionLayouts

/// One item of the document.
public struct Page: Hashable, Sendable {
  /// The page's identifier, which never changes.
  public var id: PageID
  /// The aspect ratio, width / height; finite and above 0.
  public var aspect: Double

  /// Creates a page. The viewer that gets it checks the aspect.
  ///
  /// - Parameters:
  ///   - id: the identifier; no other page of the document may have it.
  ///   - aspect: the aspect ratio, width / height; finite and above 0.
  public init(id: PageID, aspect: Double) {
    self.id = id
    self.aspect = aspect
  }

  /// Whether an aspect can be drawn.
  package static func isValid(aspect: Double) -> Bool { aspect.isFinite && aspect > 0 }
}

#if !hasFeature(Embedded)
  extension Page: Codable {}
#endif
