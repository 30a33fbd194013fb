import Foundation
import Synchronization

/// Whether somebody has pressed ⌃C: what has come of the runs so far is told before the end.
enum Interruption {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// While it lasts, the first ⌃C is a request, and the second ends the command at once.
  struct Watch {
    private let source: any DispatchSourceSignal

    init() {
      signal(SIGINT, SIG_IGN)
      source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
      source.setEventHandler {
        if flag.exchange(true, ordering: .relaxed) { exit(ExitCode.interrupted.rawValue) }
      }
      source.resume()
    }

    func end() { source.cancel() }
  }
}
