import Elementary
import Foundation

/// A number for everything that was added, in its order.
public struct Digest: Sendable {
  public private(set) var value: UInt64 = 0

  public init() {}

  public mutating func add(bits: UInt64) {
    value = SplitMix.number(of: value &+ bits &+ SplitMix.step)
  }

  /// Both zeros are the same number.
  public mutating func add(_ numbers: Double...) {
    for number in numbers { add(bits: (number + 0).bitPattern) }
  }

  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(bits: UInt64(byte)) }
    add(bits: 256)
  }
}

/// The known results of random cases: a line with a digest for each seed, in a file of `Tests/Digests`.
///
/// They notice an unintended change of behaviour, wherever it is. To accept an intended one, run
/// `DUALSTRIP_DIGESTS=write swift test`, and say in the commit which rule changed.
public struct KnownDigests: Sendable {
  private let file: URL

  /// - Parameter name: that of the file, without its ending.
  public init(_ name: String) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    file = tests.appendingPathComponent("Digests/\(name).digests")
  }

  /// The cases that differ from what is known; with `DUALSTRIP_DIGESTS=write` none, and the file has them.
  public func changed(_ found: [(name: String, digest: Digest)]) -> [String] {
    let lines = found.map { ($0.name, String($0.digest.value, radix: 16)) }
    guard ProcessInfo.processInfo.environment["DUALSTRIP_DIGESTS"] == "write" else {
      let known = known
      return lines.filter { known[$0.0] != $0.1 }.map { $0.0 }
    }
    // Several parts of a test may share a file.
    KnownDigests.writing.withLock {
      let all = known.merging(lines) { _, new in new }
      let text = all.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
      try? text.write(to: file, atomically: true, encoding: .utf8)
    }
    return []
  }

  private static let writing = NSLock()

  private var known: [String: String] {
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: " ").map(String.init)
        return (parts[0], parts[parts.count - 1])
      }, uniquingKeysWith: { _, last in last })
  }
}
