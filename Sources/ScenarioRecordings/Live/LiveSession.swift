import DualStrip

/// Runs viewers behind a pipe: lines of JSON come in, lines of JSON go out.
///
/// The session answers each line with records in the trace format: one for everything that happened
/// up to the line's time and because of the line. The last record is `{"ok":LINE,…}`, or
/// `{"error":"…","line":LINE}` for an invalid line, which changes nothing.
public struct LiveSession: Sendable {
  /// The viewers by name, from their headers. A viewer without a name has the empty name.
  private var viewers: [String: SessionViewer] = [:]
  private var line = 0

  /// The version of the format. It grows when a client of the previous version would break.
  public static let formatVersion = AppHeader.version

  /// A session that waits for its header.
  public init() {}

  /// Handles one line, without its line ending.
  ///
  /// - Returns: The records, without line endings; the last one is `ok` or `error`. Empty for a
  ///   blank line.
  public mutating func take(_ text: String) -> [String] {
    line += 1
    if RecordFields.isBlank(text.utf8) { return [] }
    var name: String?
    do throws(RecordFault) {
      let fields = try RecordFields(text.utf8, line: line)
      name = fields["viewer"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      return try answer(fields)
    } catch {
      return [tagged(fault(error.reason), name)]
    }
  }

  /// Answers a line that cannot be read, such as one that is too long.
  ///
  /// - Parameter reason: What is wrong with the line, for the client.
  public mutating func refuse(because reason: String) -> [String] {
    line += 1
    return [fault(reason)]
  }

  private func fault(_ reason: String) -> String {
    var json = JSONText()
    json.add("error", reason)
    json.add("line", line)
    return json.closed
  }

  /// Whether the session has accepted a header.
  public private(set) var hasBegun = false

  private mutating func answer(_ fields: RecordFields) throws(RecordFault) -> [String] {
    let name = fields.has("viewer") ? try fields.text("viewer") : ""
    let tag = name.isEmpty ? nil : name
    guard viewers[name] != nil else { return try begin(fields, name).map { tagged($0, tag) } }
    if fields.has("session") {
      throw fields.fault(
        name.isEmpty
          ? "the session has already begun; a further viewer needs a name: \"viewer\":\"b\""
          : "there is a viewer \(JSONText.quoted(name)) already")
    }
    if try fields.isOn("close", unlessSaid: false) {
      viewers[name] = nil
      return [tagged(confirmation(of: name), tag)]
    }
    let records = try viewers[name]?.take(fields) ?? []
    return (records + [confirmation(of: name)]).map { tagged($0, tag) }
  }

  private mutating func begin(
    _ fields: RecordFields, _ name: String
  ) throws(RecordFault) -> [String] {
    if hasBegun, !fields.has("session") {
      guard !viewers.isEmpty else {
        throw fields.fault("all viewers are closed; a header, with \"session\", creates another")
      }
      let names = viewers.keys.sorted().prefix(5).map { JSONText.quoted($0) }
      throw fields.fault(
        name.isEmpty
          ? "name the viewer: \"viewer\" is one of \(names.joined(separator: ", "))"
          : "there is no viewer \(JSONText.quoted(name)); a header with this name creates it")
    }
    viewers[name] = try SessionViewer(fields)
    hasBegun = true
    var json = JSONText()
    json.add("session", AppHeader.version)
    json.add("version", DualStripVersion.current)
    return [json.closed, confirmation(of: name)]
  }

  /// Adds the name of a viewer to a record.
  private func tagged(_ record: String, _ name: String?) -> String {
    guard let name else { return record }
    return record.dropLast() + ",\"viewer\":\(JSONText.quoted(name))}"
  }

  /// The last record of an answer: the viewer's time, whether it is still, and its next deadline.
  private func confirmation(of name: String) -> String {
    var json = JSONText()
    json.add("ok", line)
    guard let session = viewers[name] else { return json.closed }
    json.add("time", raw: DecimalText.exact(session.viewer.now.milliseconds))
    json.add("still", raw: session.isStill ? "true" : "false")
    let next = session.nextDeadline.map { DecimalText.exact($0.milliseconds) }
    json.add("next", raw: next ?? "null")
    return json.closed
  }
}
