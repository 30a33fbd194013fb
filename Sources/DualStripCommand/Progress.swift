import DualStripScenarios
import Foundation
import Synchronization

/// Says how far some work is, on standard error: on a terminal in a line that goes when the work
/// is done, elsewhere by a line a minute; also while a single run takes its time.
final class Progress: Sendable {
  private let name: String
  private let total: Int
  private let start = ContinuousClock.now
  private let isTerminal = Console.errorIsTerminal
  private let state = Mutex(State())
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// A queue of its own has a thread also while all cores are busy.
  private static let queue = DispatchQueue(label: "dualstrip.progress")

  private struct State {
    var done = 0
    var isShown = false
    var isOver = false
  }

  /// - Parameters:
  ///   - name: of the work.
  ///   - total: how many things are to be done; none where nobody knows.
  init(_ name: String, total: Int = 0) {
    self.name = TerminalText.shown(name)
    self.total = total
    unsafe timer = DispatchSource.makeTimerSource(queue: Progress.queue)
    // Most work is over before anybody wonders.
    let pause = isTerminal ? 0.25 : Progress.pause
    unsafe timer.schedule(deadline: .now() + max(0.5, pause), repeating: pause)
    unsafe timer.setEventHandler { [weak self] in self?.tell() }
    unsafe timer.resume()
  }

  /// Seconds between two lines where nobody sits before a terminal.
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
