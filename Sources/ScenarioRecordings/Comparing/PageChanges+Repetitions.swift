import DualStrip

/// Finds page changes that repeat.
extension PageChanges {
  /// Returns where the app alternates between two pages at least three times: the first and the
  /// last stay of each flicker.
  func flickers() -> [(first: Int, last: Int)] {
    var found: [(first: Int, last: Int)] = []
    var first: Int?
    for number in told.indices.dropFirst(2) {
      let isBack =
        told[number].page == told[number - 2].page
        && told[number].from - told[number - 2].from < PageChanges.flicker
      if isBack, first == nil { first = number - 2 }
      if let start = first, !isBack || number == told.count - 1 {
        let last = isBack ? number : number - 1
        if last - start >= 3 { found.append((start, last)) }
        first = nil
      }
    }
    // It is not the app's fault if the model alternates too.
    return found.filter { flicker in
      let (from, through) = (told[flicker.first].from, told[flicker.last].from)
      return expected.count(where: { $0.from > from - late && $0.from < through + late }) < 3
    }
  }

  mutating func report(_ flicker: (first: Int, last: Int)) {
    let stay = told[flicker.first + 1]
    let model = expected[self.stay(at: stay.from)]
    add(
      .flicker, at: stay.from,
      "the active page flickers at \(seconds(stay.from)): \(name(stay.page)) and "
        + "\(name(told[flicker.first].page)) by turns, \(flicker.last - flicker.first) times; the model changes once",
      model)
  }

  /// Replaces more than two findings of one kind by the first, with their count.
  mutating func fold() {
    var counts: [RecordingFinding.Kind: Int] = [:]
    for finding in findings { counts[finding.kind, default: 0] += 1 }
    var folded: [RecordingFinding] = []
    for var finding in findings where !folded.contains(where: { $0.kind == finding.kind }) {
      let count = counts[finding.kind] ?? 1
      if count > 2 {
        finding.message += "; \(count) such changes"
        folded.append(finding)
      } else {
        folded += findings.filter { $0.kind == finding.kind }
      }
    }
    // If pages come late, some come too late to become active at all.
    if counts[.pageLate, default: 0] > 2 { folded.removeAll { $0.kind == .pageMissing } }
    findings = folded
  }
}
