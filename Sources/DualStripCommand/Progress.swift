import DualStripScenarios
import Foundation
import Synchronization

/// Reports the progress of some work on standard error: on a terminal in a line that disappears
/// when the work is done, elsewhere as a line a minute. It also reports while a single run takes
/// long.
final class Progress: Sendable {
  private let name: String
  private let total: Int
  private let start = ContinuousClock.now
  private let isTerminal = Console.errorIsTerminal
  private let state = Mutex(State())
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// A queue of its own gets a thread even while all cores are busy.
  private static let queue = DispatchQueue(label: "dualstrip.progress")

  private struct State {
    var done = 0
    var isShown = false
    var isOver = false
  }

  /// - Parameters:
  ///   - name: the name of the work.
  ///   - total: how many things there are to do; 0 if that is unknown.
  init(_ name: String, total: Int = 0) {
    self.name = TerminalText.shown(name)
    self.total = total
    unsafe timer = DispatchSource.makeTimerSource(queue: Progress.queue)
    // Most work is over before anybody wonders how long it takes.
    let pause = isTerminal ? 0.25 : Progress.pause
    unsafe timer.schedule(deadline: .now() + max(0.5, pause), repeating: pause)
    unsafe timer.setEventHandler { [weak self] in self?.tell() }
    unsafe timer.resume()
  }

  /// Seconds between two lines if standard error is not a terminal.
  private static var pause: Double {
    let given = ProcessInfo.processInfo.environment["DUALSTRIP_PROGRESS"].flatMap(Double.init)
    return given.flatMap { $0.isFinite ? min(max($0, 0.1), 86_400) : nil } ?? 60
  }

  func show(_ done: Int) { state.withLock { $0.done = done } }

  func clear() {
    unsafe timer.cancel()
    state.withLock { state in
      state.isOver = true
      if state.isShown, isTerminal { Console.printError("\r\u{1B}[K") }
    }
  }

  private func tell() {
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    state.withLock { state in
      guard !state.isOver else { return }
      state.isShown = true
      let count = total > 0 ? "\(state.done) of \(total)" : "\(state.done)"
      let text = "\(name): \(count), \(seconds) s"
      Console.printError(isTerminal ? "\r\(text)\u{1B}[K" : "\(text)\n")
    }
  }
}
