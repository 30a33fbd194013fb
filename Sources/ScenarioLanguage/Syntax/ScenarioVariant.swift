/// One value for each line of the matrix, in the order of its lines.
public struct ScenarioVariant: Hashable, Sendable {
  /// The name and the value of each line of the matrix; empty without a matrix.
  public var values: [(name: String, value: ScenarioValue)]

  /// Creates a variant with these values; with none for a scenario without a matrix.
  public init(_ values: [(name: String, value: ScenarioValue)] = []) {
    self.values = values
  }

  /// Whether both choose the same values for the same names, in the same order.
  public static func == (left: ScenarioVariant, right: ScenarioVariant) -> Bool {
    left.values.elementsEqual(right.values) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Hashes every name and its value, in order.
  public func hash(into hasher: inout Hasher) {
    for (name, value) in values {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  package subscript(name: String) -> ScenarioValue? { values.first { $0.name == name }?.value }

  /// The variant with the values of these names only, in this order.
  func choosing(_ names: [String]) -> ScenarioVariant {
    ScenarioVariant(names.compactMap { name in values.first { $0.name == name } })
  }

  package func name(_ key: String) -> String? {
    guard case .name(let name) = self[key] else { return nil }
    return name
  }

  package func number(_ key: String) -> Double? {
    guard case .quantity(let number, _) = self[key] else { return nil }
    return number
  }

  /// The values as text, such as `direction=rtl moment=300ms`.
  public var description: String {
    values.map { "\($0.name)=\($0.value.text)" }.joined(separator: " ")
  }

  /// The text to put behind a title or a path; empty without a matrix.
  package var suffix: String { values.isEmpty ? "" : "  [\(description)]" }

  /// The names that set the environment when they are varied, and are not used as `$variables`.
  static let environmentNames = [
    "device", "refresh", "touch", "direction", "orientation", "mapping",
  ]
}

extension ScenarioValue {
  /// The value as a scenario writes it.
  public var text: String {
    switch self {
    case .name(let name): return name
    case .quantity(let number, let unit): return DecimalText.exact(number) + unit
    }
  }
}
