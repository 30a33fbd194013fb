extension SubjectKind {
  /// Draws a random scenario, the same for the same seed.
  func draft(seed: UInt64) -> ScenarioDraft {
    switch self {
    case .strips: return RandomScenario.draft(seed: seed)
    case .collection: return RandomCollection.draft(seed: seed)
    }
  }
}
