import ScenarioFolders

extension GoldenFiles {
  static let option = Arguments.Option(
    name: "--goldens", value: "WHEN",
    meaning: "compare with golden traces: auto (where a folder keeps them), always or never")

  init(_ arguments: Arguments) throws(CommandFailure) {
    let word = arguments.value("--goldens") ?? "auto"
    guard let demand = Demand(rawValue: word) else {
      throw .usage("--goldens is auto, always or never, not \(word)")
    }
    self.init(demand)
  }
}
