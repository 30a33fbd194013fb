import Foundation

/// All regular files below a folder, in path order. Links that stay within the folder are followed;
/// each folder is listed once.
package struct FileTree {
  package let folder: String
  /// Paths that begin with the folder as it was given.
  package private(set) var files: [String] = []
  /// What could not be listed, and why.
  package private(set) var failures: [FileFailure] = []
  /// What is skipped, and why: links that lead out of the folder, pipes and devices.
  package private(set) var skipped: [FileFailure] = []
  private var visited: Set<Place> = []
  /// The folder's path, with links resolved.
  private let root: String

  /// Identifies a folder, whatever path leads to it.
  private struct Place: Hashable {
    let device: UInt64
    let number: UInt64
  }

  package init(_ path: String) {
    folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    root = Files.realPath(path) ?? path
    list(folder)
    files.sort()
  }

  private mutating func list(_ folder: String) {
    guard let place = FileTree.folder(at: folder), visited.insert(place).inserted else { return }
    guard let stream = unsafe opendir(folder) else {
      return failures.append(FileFailure(folder, "cannot be read"))
    }
    let prefix = folder == "/" ? folder : folder + "/"
    var paths: [String] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe Array(name.prefix { $0 != 0 })
      }
      guard bytes != [0x2E], bytes != [0x2E, 0x2E] else { continue }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        let shown = prefix + String(decoding: bytes, as: UTF8.self)
        failures.append(FileFailure(path: shown, reason: "its name is not UTF-8; rename it"))
        continue
      }
      paths.append(prefix + name)
    }
    unsafe closedir(stream)
    // In order: if two paths lead to one folder, the first one counts.
    for path in paths.sorted() {
      if Files.isLink(path), !leadsInside(path) {
        skipped.append(FileFailure(path: path, reason: "is a link to nothing in \(self.folder)"))
        continue
      }
      switch FileTree.kind(of: path)?.mode {
      case S_IFDIR: list(path)
      case S_IFREG: files.append(path)
      default: skipped.append(FileFailure(path: path, reason: "is not a regular file"))
      }
    }
  }

  /// Whether a link leads to something within the folder.
  private func leadsInside(_ link: String) -> Bool {
    guard let place = Files.realPath(link) else { return false }
    return place == root || Files.isBelow(root, place)
  }

  /// The folder at a path, links followed; `nil` if there is no folder.
  private static func folder(at path: String) -> Place? {
    kind(of: path).flatMap { $0.mode == S_IFDIR ? $0.place : nil }
  }

  /// The kind and identity of the file at a path, links followed; `nil` if there is none.
  private static func kind(of path: String) -> (mode: mode_t, place: Place)? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    let place = Place(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return (status.st_mode & S_IFMT, place)
  }

  package static func isFolder(_ path: String) -> Bool { folder(at: path) != nil }

  /// The scenarios among the files. In a folder called `Rejected`, scenarios with their
  /// `.diagnostics` beside them are skipped, because they must be rejected.
  package var scenarios: [String] {
    let all = Set(files)
    return files.filter { path in
      guard path.hasSuffix(".scenario") else { return false }
      return !path.contains("/Rejected/") && !path.hasPrefix("Rejected/")
        || !all.contains(path.dropLast("scenario".count) + "diagnostics")
    }
  }
}
