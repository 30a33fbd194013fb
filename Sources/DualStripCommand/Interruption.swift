import Foundation
import Synchronization

/// Whether somebody has pressed ⌃C: what has come of the runs so far is told before the end.
enum Interruption {
  private static let flag = Atomic(false)
  private static let watches = Atomic(0)
  /// How long nothing is said of what is still under way, in seconds.
  private static let patience = 1.0

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// While it lasts, the first ⌃C is a request, and the second ends the command at once. One
  /// within another does nothing.
  struct Watch {
    private let source: (any DispatchSourceSignal)?

    init() {
      guard watches.add(1, ordering: .relaxed).oldValue == 0 else {
        source = nil
        return
      }
      signal(SIGINT, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
      source.setEventHandler {
        if flag.exchange(true, ordering: .relaxed) { exit(ExitCode.interrupted.rawValue) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Interruption.patience) {
          guard watches.load(ordering: .relaxed) > 0 else { return }
          Console.printError("\nfinishing the runs under way; ⌃C again ends at once\n")
        }
      }
      source.resume()
      self.source = source
    }

    func end() {
      watches.subtract(1, ordering: .relaxed)
      source?.cancel()
    }
  }
}
