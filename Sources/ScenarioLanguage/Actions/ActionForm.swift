/// An action of the language. Each has a file of its own, with its meaning, how it is parsed, and
/// what can be checked without a run.
protocol ActionForm: Sendable {
  /// What the action does to the two strips; `nil` if they have no such action.
  static var strips: ActionDescription? { get }
  /// What the action does to a collection; `nil` if a collection has no such action.
  static var collection: ActionDescription? { get }

  /// Reads the rest of the action, after its first word.
  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty)

  var facts: ActionFacts { get }
}

/// An action that means the same to every subject.
protocol SharedAction: ActionForm {
  static var description: ActionDescription { get }
}

extension SharedAction {
  static var strips: ActionDescription? { description }
  static var collection: ActionDescription? { description }
}

/// An action that only the two strips have.
protocol StripsAction: ActionForm {
  static var description: ActionDescription { get }
}

extension StripsAction {
  static var strips: ActionDescription? { description }
  static var collection: ActionDescription? { nil }
}

/// An action that only a collection has.
protocol CollectionAction: ActionForm {
  static var description: ActionDescription { get }
}

extension CollectionAction {
  static var strips: ActionDescription? { nil }
  static var collection: ActionDescription? { description }
}

/// What an action means, with an example that parses.
struct ActionDescription {
  var meaning: String
  var example: String

  init(_ meaning: String, _ example: String) {
    self.meaning = meaning
    self.example = example
  }
}

/// The facts about an action that can be checked without running it.
package struct ActionFacts {
  /// A value or a name to check; the claims of an action are checked in their order.
  enum Claim {
    case number(Measure, ClosedRange<Double>)
    /// A whole number.
    case whole(Measure, ClosedRange<Double>)
    case time(Measure)
    case aspect(Measure)
    /// A page or an item.
    case target(Target)
    case item(Located<String>)
    case traits(ItemTraits)
    case layout(Located<String>)
    /// A table of touches.
    case table(Located<String>)
    /// A table of wheel events.
    case wheelTable(Located<String>)
    /// The label of an edit or a change that the action answers or takes back.
    case edit(Located<String>)
    /// The label of a lift.
    case lift(Located<String>)
    /// The label of a held switch.
    case heldSwitch(Located<String>)
    /// The label of a switch or an update.
    case change(Located<String>)
    case batch([BatchChange])
  }

  var claims: [Claim] = []
  /// Whether the pages that it names must exist when it begins.
  package var needsPages = true
  /// Whether it puts a finger on the screen.
  package var putsFingerDown = false
  /// Whether `cancel` or `undo` may take it back by its label.
  var takesItsWay = false
  /// Whether the host may answer for it.
  package var isAnswered = false
  /// Whether the run decides which pages are left after it.
  package var leavesPagesUncertain = false
  /// The pages that it adds.
  package var newPages: [Located<String>] = []

  /// The pages that it names.
  package var pages: [Target] {
    claims.compactMap { if case .target(let target) = $0 { target } else { nil } }
  }
}

extension [ActionFacts.Claim] {
  /// The claim of a time, if it is given.
  static func time(_ measure: Measure?) -> Self { measure.map { [.time($0)] } ?? [] }

  /// The claim of a number, if it is given.
  static func number(_ measure: Measure?, _ limits: ClosedRange<Double>) -> Self {
    measure.map { [.number($0, limits)] } ?? []
  }
}
