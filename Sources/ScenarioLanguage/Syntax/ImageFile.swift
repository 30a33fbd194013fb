public import CollectionLayouts

/// An image of a folder, as a document of images has it for a page.
public struct ImageFile: Hashable, Sendable {
  /// Without its folder.
  public var name: String
  /// As it is meant to be seen, in pixels; `nil` where its header cannot be read.
  public var size: Size?

  /// An image as a folder has it.
  ///
  /// - Parameters:
  ///   - name: of the file, without its folder.
  ///   - size: as it is meant to be seen, in pixels; `nil` where its header cannot be read.
  public init(name: String, size: Size?) {
    self.name = name
    self.size = size
  }
}

extension ScenarioSyntax {
  /// Puts the images of folders into the document.
  package mutating func fill(_ images: (String) -> [ImageFile]) {
    document = document.map { line in
      guard case .images(let folder, _) = line else { return line }
      return .images(folder, images(folder.value))
    }
  }
}
