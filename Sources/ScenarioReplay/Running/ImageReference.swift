public import DualStrip

/// Where the image of a page is: whoever draws it asks for it by this.
public struct ImageReference: Hashable, Sendable {
  /// As the scenario writes it, or as it was named otherwise.
  public let folder: String
  /// Of the file, without the folder.
  public let name: String

  /// An image by its folder and its file.
  ///
  /// - Parameters:
  ///   - folder: as the scenario writes it, or as it was named otherwise.
  ///   - name: of the file, without the folder.
  public init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }
}

/// What pages show, by where it is.
public typealias ImageReferences = [PageID: ImageReference]

extension ReplayRun {
  /// The images that the document names, by their pages; none where it has no folder of images.
  public var imageReferences: ImageReferences { setup.imageReferences }

  /// Images for the pages that are there at the start, in their order; what is beyond the last page is for none.
  public func imageReferences(inOrder images: [ImageReference]) -> ImageReferences {
    var references: ImageReferences = [:]
    for (page, image) in zip(setup.pages, images) { references[page.id] = image }
    return references
  }
}
