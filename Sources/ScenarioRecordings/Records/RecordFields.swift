import DualStrip

/// The fields of one line of JSON, which are read by key and kind.
///
/// Unknown keys are ignored, so that an app may add its own.
struct RecordFields {
  let line: Int
  private let members: [(key: String, value: JSONValue)]

  /// Parses a line that contains one object.
  init(_ text: some Collection<UInt8>, line: Int) throws(RecordFault) {
    let value: JSONValue
    do throws(JSONValue.Fault) {
      value = try JSONValue(utf8: Array(text))
    } catch {
      throw RecordFault(
        line: line, reason: "invalid JSON at column \(error.offset + 1): \(error.reason)")
    }
    guard case .object(let members) = value else {
      throw RecordFault(
        line: line, reason: "a line must be an object such as {\"time\":0,\"active\":\"p1\"}")
    }
    self.line = line
    self.members = members
  }

  /// Whether a line contains only white space.
  static func isBlank(_ text: some Collection<UInt8>) -> Bool {
    text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  func fault(_ reason: String) -> RecordFault { RecordFault(line: line, reason: reason) }

  func has(_ key: String) -> Bool { self[key] != nil }

  /// The value of a key; `nil` if it is missing or `null`.
  subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }.flatMap { $0.value == .null ? nil : $0.value }
  }

  var keys: [String] { members.map { $0.key } }

  // MARK: Values

  /// Reads a number within a range.
  func number(
    _ key: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(RecordFault) -> Double {
    guard let number = try optionalNumber(key, in: range) else {
      throw fault("\"\(key)\" is missing; expected a number")
    }
    return number
  }

  func whole(_ key: String, in range: ClosedRange<Double>) throws(RecordFault) -> Int {
    let number = try number(key, in: range)
    guard number == Double(Int(number)) else {
      throw fault("\"\(key)\" must be a whole number, not \(DecimalText.exact(number))")
    }
    return Int(number)
  }

  func optionalNumber(
    _ key: String, in range: ClosedRange<Double> = -1e9...1e9
  ) throws(RecordFault) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.number else { throw fault("\"\(key)\" must be a number") }
    guard range.contains(number) else {
      throw fault(
        "\"\(key)\" must be from \(DecimalText.exact(range.lowerBound)) to "
          + "\(DecimalText.exact(range.upperBound)), not \(DecimalText.exact(number))")
    }
    return number
  }

  /// Reads a duration, in milliseconds.
  func time(_ key: String) throws(RecordFault) -> Time {
    .milliseconds(try number(key, in: 0...RecordFields.latest))
  }

  /// Reads a time, in milliseconds; up to a second before the beginning counts as the beginning.
  func moment(_ key: String) throws(RecordFault) -> Time {
    .milliseconds(max(0, try number(key, in: -1000...RecordFields.latest)))
  }

  /// The latest time, in milliseconds: longer than any phone runs.
  private static let latest = 1e12

  func text(_ key: String) throws(RecordFault) -> String {
    guard let value = self[key] else { throw fault("\"\(key)\" is missing; expected a string") }
    guard let text = value.string else { throw fault("\"\(key)\" must be a string") }
    return text
  }

  /// Reads a word of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, _: Word.Type = Word.self
  ) throws(RecordFault) -> Word where Word.RawValue == String {
    let text = try text(key)
    guard let word = Word(rawValue: text) else {
      let all = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw fault("\"\(key)\" must be one of \(all), not \(JSONText.quoted(text))")
    }
    return word
  }

  func isOn(_ key: String, unlessSaid usual: Bool) throws(RecordFault) -> Bool {
    guard let value = self[key] else { return usual }
    guard case .bool(let isOn) = value else { throw fault("\"\(key)\" must be true or false") }
    return isOn
  }

  /// Reads the name of an edit, or its number in the viewer.
  func editName(_ key: String) throws(RecordFault) -> EditName {
    if let number = self[key]?.number, let whole = Int(exactly: number) { return .number(whole) }
    return .name(try text(key))
  }

  func list(_ key: String) throws(RecordFault) -> [JSONValue] {
    guard has(key) else { throw fault("\"\(key)\" is missing; expected a list") }
    guard let list = self[key]?.array else { throw fault("\"\(key)\" must be a list") }
    return list
  }

  /// Reads a list of numbers; the names describe its elements in the error.
  func numbers(
    _ key: String, _ names: [String], in range: ClosedRange<Double>
  ) throws(RecordFault) -> [Double] {
    let list = try list(key)
    let numbers = list.compactMap { $0.number }
    guard list.count == names.count, numbers.count == names.count,
      numbers.allSatisfy(range.contains)
    else {
      throw fault(
        "\"\(key)\" must be [\(names.joined(separator: ","))], in points, from "
          + "\(DecimalText.exact(range.lowerBound)) to \(DecimalText.exact(range.upperBound))")
    }
    return numbers
  }

  // MARK: The viewer's words

  func pane(_ key: String) throws(RecordFault) -> Pane { try word(key) }

  /// Reads a list of words.
  func words<Word: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(RecordFault) -> [Word] where Word.RawValue == String {
    try list(key).map { value throws(RecordFault) in
      guard let word = value.string.flatMap(Word.init(rawValue:)) else {
        throw fault(
          "\"\(key)\" must be a list of "
            + Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
      }
      return word
    }
  }

  func size(_ key: String) throws(RecordFault) -> Size {
    let lengths = try numbers(key, ["width", "height"], in: 0...1e6)
    return Size(width: lengths[0], height: lengths[1])
  }

  /// Reads insets; returns `nil` if there are none.
  func insets(_ key: String) throws(RecordFault) -> EdgeInsets? {
    guard has(key) else { return nil }
    let edges = try numbers(key, ["top", "left", "bottom", "right"], in: 0...1e6)
    return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// Reads pages: names with aspects, `["p1",0.7071]`, and turns, `["p1",0.7071,1]`; or names alone.
  func pages(_ key: String, _ names: inout Names) throws(RecordFault) -> [Page] {
    var found: [(name: String, aspect: Double, turns: Int)] = []
    for value in try list(key) {
      var (name, aspect) = (value.string, Optional(Vocabulary.usualAspect))
      var turns: Double? = 0
      if let parts = value.array, (2...3).contains(parts.count) {
        (name, aspect) = (parts[0].string, parts[1].number)
        if parts.count == 3 { turns = parts[2].number }
      }
      guard let name, let aspect, Page.isValid(aspect: aspect), let turns,
        [0, 1, 2, 3].contains(turns)
      else {
        throw fault(
          "\"\(key)\" must be a list of pages, each a name or [name,aspect], as [\"p1\",0.7071]; "
            + "a third number says by how many quarters it is turned, 0 to 3")
      }
      found.append((name, aspect, Int(turns)))
    }
    return found.map { Page(id: names.add($0.name), aspect: $0.aspect, quarterTurns: $0.turns) }
  }

  /// Reads the names of known pages.
  func pageNames(_ key: String, _ names: Names) throws(RecordFault) -> [PageID] {
    var pages: [PageID] = []
    for value in try list(key) {
      guard let name = value.string else { throw fault("\"\(key)\" must be a list of names") }
      pages.append(try page(named: name, names))
    }
    return pages
  }

  func page(_ key: String, _ names: Names) throws(RecordFault) -> PageID {
    try page(named: try text(key), names)
  }

  private func page(named name: String, _ names: Names) throws(RecordFault) -> PageID {
    guard let page = names.id(name) else {
      throw fault("there is no page \(JSONText.quoted(name)) yet")
    }
    return page
  }
}
