package import DualStripScenarios
import Foundation

/// The images of a folder, in the order of people: 2 before 10.
package struct ImageFolder {
  package let path: String
  /// Their names, without the folder.
  package let names: [String]

  /// A PNG or a JPEG is known by the end of its name.
  package init(_ path: String) throws(FileFailure) {
    self.path = path
    guard FileTree.isFolder(path) else { throw FileFailure(path: path, reason: "is no folder") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFailure(path: path, reason: "cannot be read")
    }
    // A name that begins with a dot is no scan, but what some system has left beside one.
    self.names = names.filter { name in
      !name.hasPrefix(".")
        && [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    }.sorted { NumberedName($0) < NumberedName($1) }
  }

  /// Where the folder is that a scenario names: beside its own file.
  package static func path(of folder: String, besides scenario: String) -> String {
    let home = (scenario as NSString).deletingLastPathComponent
    return folder.hasPrefix("/") || home.isEmpty ? folder : "\(home)/\(folder)"
  }

  /// The images that a scenario's document names, for `Scenario.read`; none where there is no such folder.
  package static func files(in folder: String, besides scenario: String) -> [ImageFile] {
    guard let folder = try? ImageFolder(path(of: folder, besides: scenario)) else { return [] }
    return folder.names.map { name in
      ImageFile(name: name, size: header(of: "\(folder.path)/\(name)")?.size)
    }
  }

  /// The whole of an image; `nil` where it is damaged, or none at all.
  package static func image(_ name: String, in folder: String) -> PageImage? {
    let path = "\(folder)/\(name)"
    guard Files.isFile(path), let bytes = try? Files.read(path, upTo: largestImage),
      bytes.count <= largestImage
    else { return nil }
    return PageImage(whole: bytes)
  }

  /// In bytes; no scan is larger.
  private static let largestImage = 100_000_000

  /// A header is at the beginning of a file; what a camera tells of itself may stand before it.
  private static let usualHeader = 1 << 18

  /// An image as far as its size is known.
  private static func header(of path: String) -> PageImage? {
    guard Files.isFile(path), let start = try? Files.read(path, upTo: usualHeader) else {
      return nil
    }
    if let image = PageImage(start) { return image }
    guard start.count > usualHeader, let whole = try? Files.read(path, upTo: largestImage)
    else { return nil }
    return PageImage(whole)
  }
}
