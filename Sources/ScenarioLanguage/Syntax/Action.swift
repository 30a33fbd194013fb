/// What a statement does.
package enum Action: Sendable {
  // What is large stands by itself: most statements are short, and a script has many.
  indirect case gesture(Gesture)
  case tap(Target)
  case rotate(isLandscape: Bool, over: Measure)
  indirect case resize(
    Measure, Measure, over: Measure, insets: [(edge: EdgeName, length: Measure)]?)
  indirect case edit(Edit)
  /// What only a collection can do.
  indirect case collection(CollectionAction)
  case commits(Host)
  case focus(Target, animated: Bool)
  case play(Located<String>)
  case touch(Touch)
  indirect case random(Measure, seed: Measure, over: Measure, from: [Located<String>])
  case wait(Measure)
  case settle(within: Measure?)
  case snapshot(String)

  /// A finger that comes down, moves or stays, and lifts; a collection has but one pane.
  package enum Gesture: Sendable {
    case drag(PaneName?, HeadingName, Measure, over: Measure, hold: Measure?, release: Measure?)
    case flick(PaneName?, HeadingName, Measure, over: Measure?)
    case hold(PaneName?, Measure)
  }

  /// What is done to the pages.
  package enum Edit: Sendable {
    case delete([Target])
    /// Pages by their names, each with its aspect or with the usual one.
    case insert([NewPage], Placement)
    case move([Target], Placement)
    /// Pages by their names; one that is new comes with its aspect.
    case replace([NewPage])
    case resolve(Target, aspect: Measure)
    case cancel(Located<String>)
    case answer(Located<String>, isCommit: Bool)
  }

  package struct NewPage: Sendable {
    package var name: Located<String>
    package var aspect: Measure?
  }

  /// One input of a finger that is recognized already, as an app gives it to its viewer.
  package enum Touch: Sendable {
    case down(PaneName?)
    case move(Measure)
    case up(release: Measure?)
    case cancel
  }

  package enum Placement: Sendable {
    case before(Target)
    case after(Target)
    case first
    case last

    /// The page that it is relative to, if there is one.
    var targets: [Target] {
      switch self {
      case .before(let target), .after(let target): return [target]
      case .first, .last: return []
      }
    }
  }
}
