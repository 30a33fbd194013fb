import DualStrip

/// Counts how often something happens, during the run.
struct EventCount {
  let statement: Int
  let count: Expectation.Count
  /// The page or the item whose events are counted; `nil` for those of any.
  let thing: Named?
  /// Whether there is anything to count: the page or item is known, and the window has a state.
  private(set) var isAsked: Bool
  private let window: ExpectationWindow?
  private(set) var found = 0
  /// The times of the first events.
  private(set) var firstTimes: [Time] = []
  private(set) var lastTime: Time?

  /// - Parameter window: the window in which it counts; `nil` for the whole run.
  init(_ count: Expectation.Count, statement: Int, of thing: Named?, window: ExpectationWindow?) {
    self.count = count
    self.statement = statement
    self.thing = thing
    self.window = window
    isAsked = window == nil && (count.target == nil || thing != nil)
  }

  /// The end of its window; `nil` for the end of the run.
  var windowEnd: Time? { window?.to }

  /// Notes that there is a state in the window.
  mutating func open() { isAsked = count.target == nil || thing != nil }

  mutating func take(_ event: ReplayEvent, begun: Set<Int>) {
    guard window?.contains(event.time, begun: begun) ?? true,
      count.target == nil || thing.map({ event.isAbout($0) }) == true
    else { return }
    found += 1
    if firstTimes.count < EventCount.mostTimes { firstTimes.append(event.time) }
    lastTime = event.time
  }

  /// The most times that a message lists.
  private static let mostTimes = 8
}
