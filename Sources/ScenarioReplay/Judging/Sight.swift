import DualStrip

/// A state as predicates see it, with the frames before it.
struct Sight {
  let now: SignalReader
  /// The number of the frame that shows it; `nil` between two frames.
  let frame: Int?
  /// The last frames before this state, as many as predicates may look at.
  let earlier: ArraySlice<SignalReader>

  var time: Time { now.time }

  /// What the previous frame showed; `nil` for the first.
  var before: Sight? {
    earlier.last.map { Sight(now: $0, frame: nil, earlier: earlier.dropLast()) }
  }
}

/// The current state, and the earlier states that a predicate may still look at.
struct SightTrail {
  private(set) var sight: Sight?
  /// The number of states so far.
  private(set) var count = 0
  private var frames: [SignalReader] = []
  private let depth: Int

  /// - Parameter depth: the number of frames that predicates look back.
  init(depth: Int) { self.depth = depth }

  /// Whether predicates look at frames before the current state.
  var goesBack: Bool { depth > 0 }

  /// Counts a state that no predicate will look at.
  mutating func pass() {
    sight = nil
    count += 1
  }

  mutating func add(_ now: SignalReader, frame: Int?) {
    // A frame shows the result of all inputs at its time, so no state of that time follows it.
    sight = Sight(now: now, frame: frame, earlier: frames[...])
    count += 1
    if frame != nil, depth > 0 {
      if frames.count == depth { frames.removeFirst() }
      frames.append(now)
    }
  }
}
