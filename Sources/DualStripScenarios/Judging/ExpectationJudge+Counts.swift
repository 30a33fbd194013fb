import DualStrip

/// How often something happens.
extension ExpectationJudge {
  func judgeCount(
    _ count: Expectation.Count, of index: Int, _ check: inout ReplayCheck
  ) {
    let wanted = setup.whole(count.number)
    let (event, target, window) = (count.event, count.target, count.window)
    guard let bounds = bounds(of: window, statement: nil),
      window == nil || !samples(in: window, statement: index).isEmpty
    else { return vacuous(index, &check) }
    let page = target.flatMap { target in
      look(of: index).flatMap {
        record.names.page(target, in: record.samples[$0].presentation.viewer)
      }
    }
    if target != nil, page == nil { return vacuous(index, &check) }
    var times: [Time] = []
    for (k, entry) in record.entries.enumerated() {
      guard case .event(let found) = entry, k >= bounds.entry, found.time >= bounds.from,
        found.time <= bounds.to, found.kind.name == event.value
      else { continue }
      if target == nil || page.map(found.kind.pages.contains) == true { times.append(found.time) }
    }
    let holds: Bool
    switch count.comparison {
    case .exactly: holds = times.count == wanted
    case .atLeast: holds = times.count >= wanted
    case .atMost: holds = times.count <= wanted
    }
    check.time = times.last ?? bounds.to
    check.margin = count.comparison == .exactly ? nil : Double(times.count - wanted).magnitude
    guard !holds else { return }
    check.holds = false
    check.margin = -Double(times.count - wanted).magnitude
    check.failure = .init(
      code: "X0005",
      message:
        "expected \(count.comparison.rawValue) \(wanted) \(event.value), found \(times.count)",
      range: self.range(of: index),
      label: times.isEmpty
        ? "none" : "at " + times.prefix(8).map(seconds).joined(separator: ", "))
  }
}
