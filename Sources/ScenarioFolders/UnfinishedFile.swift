import Foundation

/// A file that is being written beside its place. It must not outlive the command, however that ends.
package struct UnfinishedFile {
  let path: String

  private static let lock = NSLock()
  private nonisolated(unsafe) static var paths: Set<String> = []

  init(beside place: String) {
    let path = "\(place).\(getpid())\(UnfinishedFile.ending)"
    self.path = path
    _ = UnfinishedFile.lock.withLock { unsafe UnfinishedFile.paths.insert(path) }
  }

  /// It has its place, or is gone.
  func forget() {
    _ = UnfinishedFile.lock.withLock { unsafe UnfinishedFile.paths.remove(path) }
  }

  private static let ending = ".new"

  /// Removes all that this process has not finished: for the handler of a signal.
  package static func removeAll() {
    lock.withLock {
      for path in unsafe paths { unsafe unlink(path) }
    }
  }

  /// Whether a file is what a process that is no more has left beside a place.
  package static func isLeftOver(_ path: String) -> Bool {
    guard path.hasSuffix(ending) else { return false }
    let parts = path.split(separator: ".").suffix(2)
    guard parts.count == 2, let process = parts.first.flatMap({ pid_t($0) }), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
