import Foundation

/// A temporary file beside its final place. It must not outlive the command, however that ends.
package struct UnfinishedFile {
  let path: String

  private static let lock = NSLock()
  private nonisolated(unsafe) static var paths: Set<String> = []

  init(beside place: String) {
    let path = "\(place).\(getpid())\(UnfinishedFile.ending)"
    self.path = path
    _ = UnfinishedFile.lock.withLock { unsafe UnfinishedFile.paths.insert(path) }
  }

  /// Stops tracking the file: it has been renamed or removed.
  func forget() {
    _ = UnfinishedFile.lock.withLock { unsafe UnfinishedFile.paths.remove(path) }
  }

  private static let ending = ".new"

  /// Removes all unfinished files of this process, for a signal handler.
  package static func removeAll() {
    lock.withLock {
      for path in unsafe paths { unsafe unlink(path) }
    }
  }

  /// Whether a file is an unfinished one whose process no longer exists.
  package static func isLeftOver(_ path: String) -> Bool {
    guard path.hasSuffix(ending) else { return false }
    let parts = path.split(separator: ".").suffix(2)
    guard parts.count == 2, let process = parts.first.flatMap({ pid_t($0) }), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
