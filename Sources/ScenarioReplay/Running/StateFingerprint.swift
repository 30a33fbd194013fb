import DualStrip

/// The fingerprint of all numbers that the frames of a run publish.
struct StateFingerprint: RunWitness {
  /// Whether the numbers are rounded as in traces: a golden should change only if the text of a
  /// trace does.
  let isRounded: Bool
  private(set) var fingerprint = Fingerprint()

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    guard case .state(frame: .some) = happening else { return }
    subject.addNumbers(to: &self)
  }

  mutating func add(_ number: Double, steps: Double) {
    if isRounded { fingerprint.add(number, roundedBy: steps) } else { fingerprint.add(number) }
  }
}
