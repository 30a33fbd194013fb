public import DualStrip

/// The folder and the file name of a page's image, by which it is loaded for drawing.
public struct ImageReference: Hashable, Sendable {
  /// The folder, as the scenario writes it or as it was named otherwise.
  public let folder: String
  /// The name of the file, without the folder.
  public let name: String

  /// Creates a reference to an image by its folder and its file.
  ///
  /// - Parameters:
  ///   - folder: the folder, as the scenario writes it or as it was named otherwise.
  ///   - name: the name of the file, without the folder.
  public init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }
}

/// The images of pages.
public typealias ImageReferences = [PageID: ImageReference]

extension ReplayRun {
  /// The images that the document names, by page; empty if it has no folder of images.
  public var imageReferences: ImageReferences { setup.imageReferences }

  /// Assigns images to the pages at the start, in their order; further images are ignored.
  public func imageReferences(inOrder images: [ImageReference]) -> ImageReferences {
    var references: ImageReferences = [:]
    for (page, image) in zip(setup.pages, images) { references[page.id] = image }
    return references
  }
}
