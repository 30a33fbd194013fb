public import CollectionLayouts

/// One item of the document.
public struct Page: Hashable, Sendable {
  /// The page's identifier, which never changes.
  public var id: PageID
  /// The aspect ratio before turning, width / height; finite and above 0.
  public var aspect: Double
  /// By how many quarters the page is turned clockwise, 0…3; another number is brought into this
  /// range.
  public var quarterTurns: Int {
    get { turned ?? 0 }
    set { turned = newValue & 3 == 0 ? nil : newValue & 3 }
  }

  /// `nil` for a page that is not turned, which then says nothing about it where it is stored.
  private var turned: Int?

  /// Creates a page. The viewer that gets it checks the aspect.
  ///
  /// - Parameters:
  ///   - id: the identifier; no other page of the document may have it.
  ///   - aspect: the aspect ratio before turning, width / height; finite and above 0.
  ///   - quarterTurns: by how many quarters the page is turned clockwise.
  public init(id: PageID, aspect: Double, quarterTurns: Int = 0) {
    self.id = id
    self.aspect = aspect
    self.quarterTurns = quarterTurns
  }

  /// Whether an aspect can be drawn.
  package static func isValid(aspect: Double) -> Bool { aspect.isFinite && aspect > 0 }
}

#if !hasFeature(Embedded)
  extension Page: Codable {
    private enum CodingKeys: String, CodingKey {
      case id
      case aspect
      case turned = "quarterTurns"
    }

    /// Decodes a page. Like the initializer, it brings the number of quarters into 0…3.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try values.decode(PageID.self, forKey: .id),
        aspect: try values.decode(Double.self, forKey: .aspect),
        quarterTurns: try values.decodeIfPresent(Int.self, forKey: .turned) ?? 0)
    }
  }
#endif
