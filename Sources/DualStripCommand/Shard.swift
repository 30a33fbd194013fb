import Foundation

/// A share of all runs, for one of several machines: of n runs in a row each has one.
struct Shard {
  static let option = Arguments.Option(
    name: "--shard", value: "I/N",
    meaning: "only each Nth run, from the Ith on; DUALSTRIP_SHARD says the same")

  private let number: Int
  private let count: Int
  /// How many runs and relations came before, as far as it matters: modulo the count.
  private var passed = 0

  /// The numbers of some runs at even distances; none is stored.
  struct Share {
    fileprivate let first: Int
    fileprivate let step: Int
    let count: Int

    /// Whether it has the first of them.
    var isFirst: Bool { first == 0 && count > 0 }

    subscript(index: Int) -> Int { first + index * step }
  }

  /// As it was given; `nil` for all runs.
  var name: String? { count == 1 ? nil : "\(number + 1)/\(count)" }

  /// Whether what belongs to no run is to be told here.
  var isFirst: Bool { number == 0 }

  init(_ arguments: Arguments) throws(CommandFailure) {
    // Whoever chooses a variant means that one: a repeat line is pasted on any machine.
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

  /// The I and the N of `I/N`; `nil` for what is no shard.
  static func parts(of word: String) -> (number: Int, count: Int)? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count, count <= 1_000_000
    else { return nil }
    return (number, count)
  }

  /// Of the next runs the numbers of those that belong to this share.
  mutating func take(_ runs: Int) -> Share {
    let first = number >= passed ? number - passed : count - (passed - number)
    passed = (passed + runs % count) % count
    return Share(
      first: first, step: count, count: runs > first ? (runs - first - 1) / count + 1 : 0)
  }
}
