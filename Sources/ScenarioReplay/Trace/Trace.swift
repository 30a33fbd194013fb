import ScrollPhysics

/// A parsed trace: one run, or several after each other as in a golden.
public struct Trace: Sendable {
  /// One run, from its header to its footer.
  struct Run: Sendable {
    var header: JSONValue
    var records: [Record] = []

    /// The variant in its header, such as `moment=20ms direction=rtl`.
    var variant: String {
      guard case .object(let members)? = header["variant"] else { return "" }
      return members.map { "\($0.key)=\($0.value.string ?? "")" }.joined(separator: " ")
    }

    func records(of kind: String) -> [JSONValue] {
      records.map { $0.value }.filter { $0[kind] != nil }
    }

    /// The last record, which says how the run ended.
    var footer: JSONValue? { records.last.map { $0.value }.flatMap { $0["end"] == nil ? nil : $0 } }
  }

  struct Record: Sendable {
    /// The number of its line, from 1.
    var line: Int
    var text: String
    var value: JSONValue
  }

  /// The line and the reason why a text is not a trace.
  public struct Fault: Error, Equatable, Sendable {
    /// The number of the line, from 1.
    public var line: Int
    /// What is wrong with the line, in words.
    public var reason: String
  }

  let runs: [Run]

  /// Parses a trace; unknown keys are kept, but have no meaning. Cost: O(*n*).
  public init(_ text: String) throws(Fault) {
    var runs: [Run] = []
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard !line.isEmpty else { continue }
      let text = String(Substring(line))
      let value = try Trace.value(of: text, line: number)
      let record = Record(line: number, text: text, value: value)
      if let version = value["trace"] {
        try Trace.check(version, line: number)
        runs.append(Run(header: value, records: [record]))
      } else if runs.isEmpty {
        throw Fault(line: number, reason: "a trace begins with its header, {\"trace\":1,…")
      } else {
        runs[runs.count - 1].records.append(record)
      }
    }
    guard !runs.isEmpty else { throw Fault(line: 1, reason: "the file is empty") }
    self.runs = runs
  }

  private static func value(of text: String, line: Int) throws(Fault) -> JSONValue {
    do throws(JSONValue.Fault) {
      return try JSONValue(text)
    } catch {
      throw Fault(
        line: line, reason: "invalid JSON at column \(error.offset + 1): \(error.reason)")
    }
  }

  private static func check(_ version: JSONValue, line: Int) throws(Fault) {
    guard version.number == Double(TraceWriter.formatVersion) else {
      let found = version.number.map { DecimalText.exact($0) } ?? "no number"
      throw Fault(
        line: line,
        reason: "its format is \(found); this command reads format \(TraceWriter.formatVersion)")
    }
  }
}
