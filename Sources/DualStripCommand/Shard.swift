import Foundation

/// A share of all runs, for one of several machines: of N runs in a row, each machine has one.
struct Shard {
  static let option = Arguments.Option(
    name: "--shard", value: "I/N",
    meaning: "every Nth run, from the Ith on; default: DUALSTRIP_SHARD")

  private let number: Int
  private let count: Int
  /// The number of runs and relations that came before, modulo the count.
  private var passed = 0

  /// The numbers of a share's runs, at even distances; they are computed, not stored.
  struct Share {
    fileprivate let first: Int
    fileprivate let step: Int
    let count: Int

    /// Whether it includes the first run.
    var isFirst: Bool { first == 0 && count > 0 }

    subscript(index: Int) -> Int { first + index * step }
  }

  /// The shard as it was given, `I/N`; `nil` for all runs.
  var name: String? { count == 1 ? nil : "\(number + 1)/\(count)" }

  init(_ arguments: Arguments) throws(CommandFailure) {
    // A chosen variant overrides the environment's shard: a repeat line must work on any machine.
    let variable =
      arguments.has("--variant")
      ? "" : ProcessInfo.processInfo.environment["DUALSTRIP_SHARD"] ?? ""
    guard let word = arguments.value("--shard") ?? (variable.isEmpty ? nil : variable) else {
      (number, count) = (0, 1)
      return
    }
    guard let (number, count) = Shard.parts(of: word) else {
      throw .usage("a shard is I/N with I from 1 through N, such as 1/8, not \(word)")
    }
    (self.number, self.count) = (number - 1, count)
  }

  /// Reads the I and the N of `I/N`; `nil` if the word is not a shard.
  static func parts(of word: String) -> (number: Int, count: Int)? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count, count <= 1_000_000
    else { return nil }
    return (number, count)
  }

  /// Counts the next runs, and returns the numbers of those that belong to this share.
  mutating func take(_ runs: Int) -> Share {
    let first = number >= passed ? number - passed : count - (passed - number)
    passed = (passed + runs % count) % count
    return Share(
      first: first, step: count, count: runs > first ? (runs - first - 1) / count + 1 : 0)
  }
}
