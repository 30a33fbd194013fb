/// Looks on while a scenario runs, and keeps of it what it is there for.
package protocol RunWitness {
  /// - Parameters:
  ///   - subject: in the state that it has when this happens.
  ///   - names: of the pages that have been there so far.
  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names)
}

/// What a run shows to those who look on, in the order in which it happens.
package enum Happening {
  /// The time of a statement has come.
  case began(Int)
  /// There is a state to look at: at a frame, which has a number, or after an input.
  case state(frame: Int?)
  /// The last state is what this was to look at.
  case look(Look)
  case event(ReplayEvent)
  case input(statement: Int)
  /// What the subject is given at this moment: of a statement, a finger or a host.
  case given(ReplayInput)
  /// One of the inputs that a statement stands for, where the text does not tell them.
  case detail(String, Time)
  case snapshot(String)
  /// Something is hardly meant as it is.
  case warning(Diagnostic)
  /// The run is over; what is left to show is the first frame at this time or after it.
  case ended(Time)

  /// What a state is taken for.
  package enum Look: Hashable {
    /// The expectation with this number among the statements.
    case statement(Int)
    /// The value with this number among those that predicates look at by `signal@anchor`.
    case probe(Int)
  }
}

/// Keeps what the subject is given, and what happens to it.
struct RunLog: RunWitness {
  private(set) var given: [(time: Time, input: ReplayInput)] = []
  private(set) var events: [ReplayEvent] = []

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    switch happening {
    case .given(let input): given.append((subject.now, input))
    case .event(let event): events.append(event)
    case .began, .state, .look, .input, .detail, .snapshot, .warning, .ended: break
    }
  }
}
