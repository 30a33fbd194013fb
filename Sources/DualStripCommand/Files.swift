import Foundation

/// A file that could not be read or written, and why.
struct FileFailure: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}

/// Reads and writes whole files.
enum Files {
  static func read(_ path: String) throws(FileFailure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileFailure(path: path, reason: "cannot be read: \(reason(of: error))")
    }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes a file beside its place and renames it when it is whole: what was there stays until
  /// then, whatever happens. A device or a pipe is written to as it is.
  static func write(_ text: String, to path: String) throws(FileFailure) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
      let isSpecial = type.map { $0 as? FileAttributeType != .typeRegular } ?? false
      try Data(text.utf8).write(to: url, options: isSpecial ? [] : .atomic)
    } catch {
      throw FileFailure(path: path, reason: "cannot be written: \(reason(of: error))")
    }
  }

  /// Makes the folders in which a file is to be.
  static func makeFolder(of path: String) throws(FileFailure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(path: folder.path, reason: "cannot be made: \(reason(of: error))")
    }
  }

  /// What the system says of it, in its own words.
  private static func reason(of error: any Error) -> String {
    var error = error as NSError
    while let deeper = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = deeper }
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return unsafe String(cString: strerror(Int32(error.code)))
  }
}
