package import DualStripScenarios
import Foundation

/// The images of a folder, in the order of people: 2 before 10.
package struct ImageFolder {
  package let path: String
  /// Their names, without the folder.
  package let names: [String]

  /// As many images as a document of scans has.
  package static let mostImages = 10_000

  /// A PNG or a JPEG is known by the end of its name.
  package init(_ path: String) throws(FileFailure) {
    self.path = path
    guard FileTree.isFolder(path) else { throw FileFailure(path: path, reason: "is no folder") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFailure(path: path, reason: "cannot be read")
    }
    let images = names.filter { name in
      [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    }.sorted {
      $0.compare($1, options: [.numeric, .caseInsensitive, .forcedOrdering]) == .orderedAscending
    }
    self.names = Array(images.prefix(ImageFolder.mostImages))
  }

  /// A folder that a scenario names, beside its own file.
  package init(_ folder: String, besides scenario: String) throws(FileFailure) {
    let isAbsolute = folder.hasPrefix("/")
    let home = (scenario as NSString).deletingLastPathComponent
    try self.init(isAbsolute || home.isEmpty ? folder : "\(home)/\(folder)")
  }

  /// A header is at the beginning of a file, behind what a camera tells of itself.
  private static let longestHeader = 1 << 18

  /// Their sizes, by their headers alone.
  package var files: [ImageFile] {
    names.map { name in
      let bytes = try? Files.read("\(path)/\(name)", upTo: ImageFolder.longestHeader)
      return ImageFile(name: name, size: bytes.flatMap { PageImage($0)?.size })
    }
  }

  /// The whole of one; `nil` where it is damaged, or no image at all.
  package func image(_ name: String) -> PageImage? {
    guard let bytes = try? Files.read("\(path)/\(name)") else { return nil }
    return PageImage(whole: bytes)
  }

  /// The images that a scenario's document names, for `Scenario.read`.
  package static func files(in folder: String, besides scenario: String) -> [ImageFile] {
    (try? ImageFolder(folder, besides: scenario))?.files ?? []
  }
}
