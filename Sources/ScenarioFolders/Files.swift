import Foundation

/// A file that could not be read or written, and why.
package struct FileFailure: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A failure with the system's last error, in its own words.
  package init(_ path: String, _ what: String) {
    self.init(path: path, reason: "\(what): \(unsafe String(cString: strerror(errno)))")
  }
}

/// Reads and writes whole files, by the system's own calls, because these say why something failed.
package enum Files {
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether there is an ordinary file, or a link to one.
  package static func isFile(_ path: String) -> Bool {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: place))?[.type]
    return type as? FileAttributeType == .typeRegular
  }

  /// Whether the path itself is a link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// A path with all links resolved; `nil` if nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let place = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(place) }
    return unsafe String(cString: place)
  }

  /// Whether a path lies below a folder, both as they are written.
  static func isBelow(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Whether two paths lead to one place.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    let places = [path, other].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    return places[0] == places[1]
  }

  /// The path that stands for standard input.
  package static let standardInput = "-"

  /// The largest file that a command reads, in bytes: an endless one must not fill the memory.
  package static let largest = 512_000_000

  /// Reads all of a regular file, or of standard input. Pipes and devices are refused: they could
  /// block, or never end.
  package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let bytes = try read(path, upTo: largest)
    guard bytes.count <= largest else {
      let name = path == standardInput ? "standard input" : path
      throw FileFailure(path: name, reason: "is larger than \(largest / 1_000_000) MB")
    }
    return bytes
  }

  /// - Parameter limit: reading stops soon after this many bytes; callers need only the beginning
  ///   of a larger file.
  package static func read(_ path: String, upTo limit: Int) throws(FileFailure) -> [UInt8] {
    if path == standardInput { return try read(STDIN_FILENO, named: "standard input", upTo: limit) }
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { throw FileFailure(path, "cannot be read") }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(path: path, reason: "is not a regular file; pipe it in, and name it -")
    }
    return try read(file, named: path, upTo: limit)
  }

  private static func read(
    _ file: Int32, named path: String, upTo limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try readPiece(of: file, named: path, into: &buffer)
      bytes += buffer[..<count]
      if count == 0 || bytes.count > limit { return bytes }
    }
  }

  /// - Returns: how many bytes were read; 0 at the end.
  static func readPiece(
    of file: Int32, named path: String, into buffer: inout [UInt8]
  ) throws(FileFailure) -> Int {
    while true {
      let count = unsafe readBytes(file, &buffer, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw FileFailure(path, "cannot be read") }
    }
  }

  /// Whether writing to a path adds to a stream and replaces nothing: a device, a pipe or an open
  /// file.
  package static func isStream(_ path: String) -> Bool {
    descriptor(path) != nil
      || exists(path) && !isFile(path) && !isLink(path) && !FileTree.isFolder(path)
  }

  /// The file descriptor of a path such as `/dev/stdout`; `nil` for any other path.
  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: return path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst("/dev/fd/".count)) : nil
    }
  }

  /// Writes a temporary file beside its place, and renames it when it is complete: until then the
  /// old file stays, whatever happens. Streams are written to directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    if let file = descriptor(path) {
      guard writeAll(bytes, to: file) else { throw FileFailure(path, "cannot be written") }
      return
    }
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if exists(place), !isFile(place) {
      return try fill(place, with: bytes, flags: O_WRONLY, named: path)
    }
    if exists(place) {
      let isWritable = unsafe access(place, W_OK) == 0
      guard isWritable else { throw FileFailure(path, "cannot be written") }
    }
    let beside = UnfinishedFile(beside: place)
    defer { beside.forget() }
    let mode = (try? FileManager.default.attributesOfItem(atPath: place))?[.posixPermissions]
    do throws(FileFailure) {
      try fill(beside.path, with: bytes, flags: O_WRONLY | O_CREAT | O_TRUNC, named: path)
      // A private file stays private.
      if let mode = mode as? Int { unsafe chmod(beside.path, mode_t(mode)) }
      let isInPlace = unsafe rename(beside.path, place) == 0
      guard isInPlace else { throw FileFailure(path, "cannot be written") }
    } catch {
      unsafe unlink(beside.path)
      throw error
    }
  }

  private static func fill(
    _ place: String, with bytes: [UInt8], flags: Int32, named path: String
  ) throws(FileFailure) {
    let file = unsafe open(place, flags, 0o644)
    guard file >= 0 else { throw FileFailure(path, "cannot be written") }
    guard writeAll(bytes, to: file) else {
      let failure = FileFailure(path, "cannot be written")
      close(file)
      throw failure
    }
    fsync(file)
    guard close(file) == 0 else { throw FileFailure(path, "cannot be written") }
  }

  package static func write(_ text: String, to path: String) throws(FileFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes all bytes to an open file; if it returns `false`, `errno` says why.
  package static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes a file.
  ///
  /// - Returns: whether the file was removed.
  package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

  /// Creates the folders that contain a file.
  package static func makeFolder(of path: String) throws(FileFailure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw FileFailure(path: path, reason: "its folder cannot be created")
    }
  }
}

// The system's calls, whose names are also the names of our functions.

private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(file, buffer, count)
}

private func writeBytes(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, buffer, count)
}
