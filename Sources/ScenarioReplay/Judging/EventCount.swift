import DualStrip

/// How often something happens, counted as it does.
struct EventCount {
  let statement: Int
  let count: Expectation.Count
  /// The page or the item whose events these are; `nil` for those of any.
  let thing: Named?
  /// Whether there is anything to count: a page or an item that is known, a window with a state in it.
  private(set) var isAsked: Bool
  private let window: ExpectationWindow?
  private(set) var found = 0
  /// When the first ones and the last happened.
  private(set) var firstTimes: [Time] = []
  private(set) var lastTime: Time?

  /// - Parameter window: where it counts; `nil` for all of the run.
  init(_ count: Expectation.Count, statement: Int, of thing: Named?, window: ExpectationWindow?) {
    self.count = count
    self.statement = statement
    self.thing = thing
    self.window = window
    isAsked = window == nil && (count.target == nil || thing != nil)
  }

  /// When its window is over; `nil` where that is the run's end.
  var windowEnd: Time? { window?.to }

  /// There is a state in the window.
  mutating func open() { isAsked = count.target == nil || thing != nil }

  mutating func take(_ event: ReplayEvent, begun: Set<Int>) {
    guard window?.contains(event.time, begun: begun) ?? true,
      count.target == nil || thing.map({ event.isAbout($0) }) == true
    else { return }
    found += 1
    if firstTimes.count < EventCount.mostTimes { firstTimes.append(event.time) }
    lastTime = event.time
  }

  /// As many times as a message lists.
  private static let mostTimes = 8
}
