import DualStrip

/// A state as predicates look at it: with the frames before it.
struct Sight {
  let now: SignalReader
  /// The number of the frame that shows it; `nil` between two frames.
  let frame: Int?
  /// Of those frames that are earlier than this state the last ones, as many as may be asked for.
  let earlier: ArraySlice<SignalReader>

  var time: Time { now.time }

  /// What the frame before has shown; `nil` for the first.
  var before: Sight? {
    earlier.last.map { Sight(now: $0, frame: nil, earlier: earlier.dropLast()) }
  }
}

/// The state at hand, and of those before it what a predicate may still ask for.
struct SightTrail {
  private(set) var sight: Sight?
  /// How many states have been seen.
  private(set) var count = 0
  private var frames: [SignalReader] = []
  private let depth: Int

  /// - Parameter depth: how many frames back predicates look.
  init(depth: Int) { self.depth = depth }

  /// Whether predicates look at frames before the state at hand.
  var goesBack: Bool { depth > 0 }

  /// There is a state that nobody will ask for: it is only counted.
  mutating func pass() {
    sight = nil
    count += 1
  }

  mutating func add(_ now: SignalReader, frame: Int?) {
    // A frame shows what all inputs at its time have made, so no state of that time follows it.
    sight = Sight(now: now, frame: frame, earlier: frames[...])
    count += 1
    if frame != nil, depth > 0 {
      if frames.count == depth { frames.removeFirst() }
      frames.append(now)
    }
  }
}
