/// Watches a run, and keeps what it needs of it.
package protocol RunWitness {
  /// - Parameters:
  ///   - subject: the subject in its state at this moment.
  ///   - names: the names of the pages that have existed so far.
  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names)
}

/// Something that a run shows to its witness; happenings come in order.
package enum Happening {
  /// The time of a statement has come.
  case began(Int)
  /// There is a state to look at: at a frame, which has a number, or after an input.
  case state(frame: Int?)
  /// The last state is the one that an expectation or a probe looks at.
  case look(Look)
  case event(ReplayEvent)
  case input(statement: Int)
  /// An input for the subject, from a statement, a finger or a host.
  case given(ReplayInput)
  /// One of the inputs that a statement stands for, if the text does not show them.
  case detail(String, Time)
  case snapshot(String)
  /// Something is valid, but probably not meant.
  case warning(Diagnostic)
  /// The run is over; only the first frame at this time or after it is still to come.
  case ended(Time)

  /// What looks at a state.
  package enum Look: Hashable {
    /// The expectation with this index among the statements.
    case statement(Int)
    /// The value with this index among those that predicates read by `signal@anchor`.
    case probe(Int)
  }
}

/// Keeps the inputs and the events of a run.
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
