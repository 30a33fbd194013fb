/// What follows from an action without running it, in one place: who checks scripts, times them
/// or looks for pages that are gone asks for these.
struct ActionFacts {
  /// How long its input takes.
  enum Length {
    /// The sum of these.
    case measures([Measure])
    /// A flick that does not say.
    case flick
    /// As long as a table of touches.
    case table(String)
    /// Only the run can tell.
    case untilRest
  }

  var length = Length.measures([])
  /// The pages that it names.
  var pages: [Target] = []
  /// Whether those have to be there when it begins.
  var needsPages = true
  /// The pages that come with it.
  var newPages: [Located<String>] = []
  /// Numbers, and what they may be.
  var numbers: [(Measure, ClosedRange<Double>)] = []
  var times: [Measure] = []
  var aspects: [Measure] = []
  /// The label of the delete that it is about.
  var edit: Located<String>?
  var table: Located<String>?
  /// Whether it puts a finger on the glass.
  var isGesture = false
  /// Whether after it nobody can say which pages are there.
  var leavesPagesUncertain = false
}

extension Action {
  private static let sizes = 0.0...1_000_000

  var facts: ActionFacts {
    switch self {
    case .gesture(let gesture): return gesture.facts
    case .edit(let edit): return edit.facts
    case .tap(let target), .focus(let target, _): return ActionFacts(pages: [target])
    case .rotate(_, let time), .wait(let time):
      let times = [time]
      return ActionFacts(length: .measures(times), times: times)
    case .resize(let width, let height, let time, let insets):
      let all = [width, height] + (insets ?? []).map { $0.length }
      return ActionFacts(
        length: .measures([time]), numbers: all.map { ($0, Action.sizes) }, times: [time])
    case .settle(let limit):
      return ActionFacts(length: .untilRest, times: limit.map { [$0] } ?? [])
    case .commits(let host):
      var facts = ActionFacts(leavesPagesUncertain: true)
      if let delay = host.delay { facts.times = [delay] }
      return facts
    case .play(let table):
      return ActionFacts(length: .table(table.value), table: table, isGesture: true)
    case .touch(let touch): return touch.facts
    case .random(let count, let seed, let time, _):
      return ActionFacts(
        length: .measures([time]), numbers: [(count, 0...10_000), (seed, 0...1e15)],
        times: [time], leavesPagesUncertain: true)
    case .snapshot: return ActionFacts()
    }
  }
}

extension Action.Gesture {
  fileprivate var facts: ActionFacts {
    switch self {
    case .drag(_, _, let length, let time, let hold, let release):
      let times = [time] + (hold.map { [$0] } ?? [])
      var numbers = [(length, 0.0...1_000_000)]
      if let release { numbers.append((release, -1_000_000...1_000_000)) }
      return ActionFacts(
        length: .measures(times), numbers: numbers, times: times, isGesture: true)
    case .flick(_, _, let speed, let time):
      return ActionFacts(
        length: time.map { .measures([$0]) } ?? .flick, numbers: [(speed, 0...1_000_000)],
        times: time.map { [$0] } ?? [], isGesture: true)
    case .hold(_, let time):
      return ActionFacts(length: .measures([time]), times: [time], isGesture: true)
    }
  }
}

extension Action.Edit {
  fileprivate var facts: ActionFacts {
    switch self {
    case .delete(let targets): return ActionFacts(pages: targets)
    case .insert(let pages, let placement):
      return ActionFacts(
        pages: placement.targets, newPages: pages.map { $0.name },
        aspects: pages.compactMap { $0.aspect })
    case .move(let targets, let placement):
      return ActionFacts(pages: targets + placement.targets)
    case .replace(let pages):
      return ActionFacts(
        pages: pages.filter { $0.aspect == nil }.map { .name($0.name) }, needsPages: false,
        newPages: pages.filter { $0.aspect != nil }.map { $0.name },
        aspects: pages.compactMap { $0.aspect }, leavesPagesUncertain: true)
    case .resolve(let target, let aspect):
      // A late size may well come too late.
      return ActionFacts(pages: [target], needsPages: false, aspects: [aspect])
    case .cancel(let label): return ActionFacts(edit: label)
    case .answer(let label, _): return ActionFacts(edit: label, leavesPagesUncertain: true)
    }
  }
}

extension Action.Touch {
  fileprivate var facts: ActionFacts {
    switch self {
    case .move(let length): return ActionFacts(numbers: [(length, -10_000_000...10_000_000)])
    case .up(let release):
      return ActionFacts(numbers: release.map { [($0, -1_000_000...1_000_000)] } ?? [])
    case .down, .cancel: return ActionFacts()
    }
  }
}
