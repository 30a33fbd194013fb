import Foundation

/// A folder of files that is gone when the test is over.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "scenarios-\(UUID().uuidString)")

  /// - Parameter files: the bytes of each, by path.
  init(bytes files: [String: [UInt8]]) throws {
    for (path, bytes) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  convenience init(_ files: [String: String]) throws {
    try self.init(bytes: files.mapValues { Array($0.utf8) })
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
