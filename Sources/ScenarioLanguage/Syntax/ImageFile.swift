public import CollectionLayouts

/// An image file in a folder; in a document of images, each file is a page.
public struct ImageFile: Hashable, Sendable {
  /// The name of the file, without its folder.
  public var name: String
  /// The size as it is meant to be seen, in pixels; `nil` if the file's header cannot be read.
  public var size: Size?

  /// Creates an image file with a name and a size.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its folder.
  ///   - size: the size as it is meant to be seen, in pixels; `nil` if its header cannot be read.
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
