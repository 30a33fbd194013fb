public import CollectionLayouts

/// One item of the document.
public struct Page: Hashable, Sendable {
  /// What the host calls it, for life.
  public var id: PageID
  /// Width / height; finite and above 0.
  public var aspect: Double

  /// An item of a document; the viewer that gets it checks its aspect.
  ///
  /// - Parameters:
  ///   - id: what the host calls it; no other page of the document may have it.
  ///   - aspect: width / height; finite and above 0.
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
