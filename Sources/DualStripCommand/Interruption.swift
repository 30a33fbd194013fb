import Foundation
import ScenarioFolders
import Synchronization

/// Ends the command after ⌃C or SIGTERM: it reports what is done, and leaves no half-written file.
enum Interruption {
  private struct State {
    var code: ExitCode?
    /// How many parts of the command end by themselves on request.
    var watches = 0
    /// Functions to call when the command should end, by number.
    var waiting: [Int: @Sendable () -> Void] = [:]
    var lastNumber = 0
  }

  private static let state = Mutex(State())
  /// A queue of its own gets a thread even while all cores are busy.
  private static let queue = DispatchQueue(label: "dualstrip.signals")
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// Whether a signal has requested the command to end.
  static var isRequested: Bool { exitCode != nil }

  /// The exit code of a requested end; `nil` while none is requested.
  static var exitCode: ExitCode? { state.withLock { $0.code } }

  /// Starts to handle the signals. Call this once, before anything else.
  static func listen() {
    for (number, code) in [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { request(code) }
      source.resume()
      unsafe sources.append(source)
    }
  }

  private static func request(_ code: ExitCode) {
    let (isFirst, awake) = state.withLock { state in
      let isFirst = state.code == nil && state.watches > 0
      state.code = code
      return (isFirst, Array(state.waiting.values))
    }
    // Nothing watches, or this is the second request: the command ends at once.
    guard isFirst else {
      UnfinishedFile.removeAll()
      exit(code.rawValue)
    }
    for wake in awake { wake() }
  }

  /// While it lasts, the command itself handles the first request; the second ends it at once.
  struct Watch {
    init() { Interruption.state.withLock { $0.watches += 1 } }

    func end() { Interruption.state.withLock { $0.watches -= 1 } }
  }

  /// Calls a function when the command should end, from any thread; at once if that is already so.
  ///
  /// - Returns: the number with which to forget the function.
  static func wake(_ wake: @escaping @Sendable () -> Void) -> Int {
    let (number, isRequested) = state.withLock { state in
      state.lastNumber += 1
      state.waiting[state.lastNumber] = wake
      return (state.lastNumber, state.code != nil)
    }
    if isRequested { wake() }
    return number
  }

  static func forget(_ number: Int) { state.withLock { $0.waiting[number] = nil } }
}
