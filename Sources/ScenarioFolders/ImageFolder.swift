package import DualStripScenarios
import Foundation

/// The images of a folder, in natural order: 2 before 10.
package struct ImageFolder {
  package let path: String
  /// The names of the images, without the folder.
  package let names: [String]

  /// Lists PNG and JPEG files, which are recognized by their extensions.
  package init(_ path: String) throws(FileFailure) {
    self.path = path
    guard FileTree.isFolder(path) else { throw FileFailure(path: path, reason: "is not a folder") }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFailure(path: path, reason: "cannot be read")
    }
    // A name that begins with a dot is not a scan, but a file that some system left beside one.
    self.names = names.filter { name in
      !name.hasPrefix(".")
        && [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    }.sorted { NumberedName($0) < NumberedName($1) }
  }

  /// The path of a folder that a scenario names, relative to the scenario's own file.
  package static func path(of folder: String, besides scenario: String) -> String {
    // Standard input, `-`, is in no folder, and Foundation traps on it.
    let home = scenario.contains("/") ? (scenario as NSString).deletingLastPathComponent : ""
    return folder.hasPrefix("/") || home.isEmpty ? folder : "\(home)/\(folder)"
  }

  /// The images of the folder that a scenario names, for `Scenario.read`; none if there is no such
  /// folder.
  package static func files(in folder: String, besides scenario: String) -> [ImageFile] {
    guard let folder = try? ImageFolder(path(of: folder, besides: scenario)) else { return [] }
    return folder.names.map { name in
      ImageFile(name: name, size: header(of: "\(folder.path)/\(name)")?.size)
    }
  }

  /// Reads a whole image; `nil` if it is damaged, or not an image.
  package static func image(_ name: String, in folder: String) -> PageImage? {
    let path = "\(folder)/\(name)"
    guard Files.isFile(path), let bytes = try? Files.read(path, upTo: largestImage),
      bytes.count <= largestImage
    else { return nil }
    return PageImage(whole: bytes)
  }

  /// The largest scan that is read, in bytes.
  private static let largestImage = 100_000_000

  /// How many bytes usually include the header: a camera's metadata may come before it.
  private static let usualHeader = 1 << 18

  /// Reads as much of an image as its size needs.
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
