/// A range of a file, in bytes from its start. Lines and columns are computed when printing.
public struct SourceRange: Hashable, Sendable {
  // Every token and every word of a tree stores a range: 32 bits are enough for the largest file.
  private let first: UInt32
  private let next: UInt32

  /// The first byte, from 0.
  public var lower: Int { Int(first) }
  /// The byte behind the last one.
  public var upper: Int { Int(next) }

  /// Creates a range from one byte up to, but not including, another.
  public init(_ lower: Int, _ upper: Int) {
    first = UInt32(clamping: lower)
    next = UInt32(clamping: upper)
  }

  func joined(with other: SourceRange) -> SourceRange {
    SourceRange(min(lower, other.lower), max(upper, other.upper))
  }
}

/// The text of a file, with its name and the places where its lines begin.
public struct SourceText: Sendable {
  /// The path as the user wrote it.
  public let name: String
  /// The content as it was read, which need not be UTF-8.
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Creates a text from bytes, and finds its lines. Cost: O(*n*).
  ///
  /// - Parameters:
  ///   - name: the name of the text in messages, as a path.
  ///   - bytes: the content as it was read; `Scenario.read` finds what is wrong with it.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (k, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(k + 1) }
    lineStarts = starts
  }

  /// Creates a text from a string. Cost: O(*n*).
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  package var lineCount: Int { lineStarts.count }

  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// Returns the number of the line that contains a byte, from 1. Cost: O(log *lines*).
  public func line(at offset: Int) -> Int {
    var lower = 0
    var upper = lineStarts.count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if lineStarts[middle] <= offset { lower = middle + 1 } else { upper = middle }
    }
    return max(lower, 1)
  }

  /// Returns the column of the character at a byte, from 1.
  public func column(at offset: Int) -> Int {
    let end = min(max(offset, 0), bytes.count)
    return text(SourceRange(lineStarts[line(at: end) - 1], end)).count + 1
  }

  /// Returns the text of a line, by its number from 1, without its line end.
  package func lineText(_ number: Int) -> String {
    let range = lineRange(number)
    return text(range)
  }

  package func lineRange(_ number: Int) -> SourceRange {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start, end)
  }

  /// Whether the file is not a text: there is a byte 0 in the first 8000.
  var isBinary: Bool { bytes.prefix(8000).contains(0) }

  /// The offset of the first byte that is not valid UTF-8; `nil` if all bytes are.
  var firstInvalidByte: Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(offset, max(0, bytes.count - 1))
      }
    }
  }
}
