import DualStripScenarios

/// Which variants of a matrix are selected.
struct VariantChoice {
  static let options = [
    Arguments.Option(
      name: "--variant", value: "NAME=VALUE,…", meaning: "only variants with these values"),
    limitOption,
  ]

  static let limitOption = Arguments.Option(
    name: "--max-variants", value: "N",
    meaning: "most runs of a matrix; default: 2000")

  private(set) var selection: [(name: String, value: String)]
  let limit: Int

  /// All variants, up to the usual limit.
  init() {
    selection = []
    limit = Scenario.defaultLimit
  }

  init(_ arguments: Arguments) throws(CommandFailure) {
    var selection: [(name: String, value: String)] = []
    for part in arguments.values("--variant").joined(separator: ",").split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else {
        throw .usage("--variant needs NAME=VALUE, not \(part)")
      }
      selection.append((sides[0], sides[1]))
    }
    self.selection = selection
    limit =
      try arguments.number("--max-variants", from: 1) ?? Scenario.defaultLimit
  }

  var isEmpty: Bool { selection.isEmpty }

  /// The same limit, and no selection.
  var ofAll: VariantChoice {
    var choice = self
    choice.selection = []
    return choice
  }
}
