/// One choice of a value for each line of the matrix, in the order of its lines.
public struct ScenarioVariant: Hashable, Sendable {
  public var values: [(name: String, value: ScenarioValue)]

  public init(_ values: [(name: String, value: ScenarioValue)] = []) {
    self.values = values
  }

  public static func == (left: ScenarioVariant, right: ScenarioVariant) -> Bool {
    left.values.elementsEqual(right.values) { $0.name == $1.name && $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for (name, value) in values {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  subscript(name: String) -> ScenarioValue? { values.first { $0.name == name }?.value }

  func name(_ key: String) -> String? {
    guard case .name(let name) = self[key] else { return nil }
    return name
  }

  func number(_ key: String) -> Double? {
    guard case .quantity(let number, _) = self[key] else { return nil }
    return number
  }

  /// As on the command line: `direction=rtl moment=300ms`.
  public var description: String {
    values.map { "\($0.name)=\($0.value.text)" }.joined(separator: " ")
  }

  /// What stands for names of the environment, not for `$variables`.
  static let environmentNames = [
    "device", "refresh", "touch", "direction", "orientation", "mapping",
  ]
}

extension ScenarioValue {
  /// As it is written in a scenario.
  public var text: String {
    switch self {
    case .name(let name): return name
    case .quantity(let number, let unit): return DecimalText.exact(number) + unit
    }
  }
}
