import Foundation

/// The lines of standard input, as they arrive.
package struct InputLines {
  /// One line, without its end.
  package enum Line {
    case text(String)
    /// The line was too long, and is skipped.
    case tooLong
  }

  /// The longest line, in bytes: a header with the names of two million pages is shorter.
  package static let longest = 64_000_000

  private var buffer: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// How far the buffer has been searched for the end of a line.
  private var searched = 0
  private var isTooLong = false

  package init() {}

  /// The next line; `nil` at the end.
  package mutating func next() throws(FileFailure) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { (start, searched, isTooLong) = (end + 1, end + 1, false) }
        return isTooLong ? .tooLong : .text(text(until: end))
      }
      searched = buffer.count
      if searched - start > InputLines.longest { isTooLong = true }
      if isTooLong { start = searched }
      guard try fill() else {
        defer { (start, isTooLong) = (buffer.count, false) }
        if isTooLong { return .tooLong }
        return start < buffer.count ? .text(text(until: buffer.count)) : nil
      }
    }
  }

  private func text(until end: Int) -> String {
    let bytes = buffer[start..<end]
    return String(
      decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// - Returns: whether more bytes have arrived.
  private mutating func fill() throws(FileFailure) -> Bool {
    buffer.removeFirst(start)
    (start, searched) = (0, searched - start)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = try Files.readPiece(of: STDIN_FILENO, named: "standard input", into: &piece)
    buffer += piece[..<count]
    return count > 0
  }
}
