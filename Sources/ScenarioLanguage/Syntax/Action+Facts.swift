/// What an action says that can be checked without running it, in one place: the names and the
/// numbers in it.
package struct ActionFacts {
  /// The pages that it names.
  package var pages: [Target] = []
  /// Whether those have to be there when it begins.
  package var needsPages = true
  /// Numbers, and what they may be.
  var numbers: [(Measure, ClosedRange<Double>)] = []
  var times: [Measure] = []
  var aspects: [Measure] = []
  /// The label of the delete that it is about.
  var edit: Located<String>?
  var table: Located<String>?
}

extension Action {
  private static let sizes = 0.0...1_000_000

  package var facts: ActionFacts {
    switch self {
    case .gesture(let gesture): return gesture.facts
    case .edit(let edit): return edit.facts
    // Its names are of another kind: they are checked by themselves.
    case .collection: return ActionFacts()
    case .tap(let target), .focus(let target, _): return ActionFacts(pages: [target])
    case .rotate(_, let time), .wait(let time): return ActionFacts(times: [time])
    case .resize(let width, let height, let time, let insets):
      let all = [width, height] + (insets ?? []).map { $0.length }
      return ActionFacts(numbers: all.map { ($0, Action.sizes) }, times: [time])
    case .settle(let limit): return ActionFacts(times: limit.map { [$0] } ?? [])
    case .commits(let host): return ActionFacts(times: host.delay.map { [$0] } ?? [])
    case .play(let table): return ActionFacts(table: table)
    case .touch(let touch): return touch.facts
    case .random(let count, let seed, let time, _):
      return ActionFacts(numbers: [(count, 0...10_000), (seed, 0...1e15)], times: [time])
    case .snapshot: return ActionFacts()
    }
  }
}

extension Action {
  /// Whether it puts a finger on the glass.
  package var isGesture: Bool {
    switch self {
    case .gesture, .play: return true
    case .edit, .tap, .focus, .rotate, .resize, .settle, .commits, .touch: return false
    case .collection: return false
    case .random, .snapshot, .wait: return false
    }
  }

  /// Whether after it nobody can say which pages are there.
  package var leavesPagesUncertain: Bool {
    switch self {
    case .commits, .random, .edit(.replace), .edit(.answer): return true
    case .edit(.delete), .edit(.insert), .edit(.move), .edit(.resolve), .edit(.cancel): return false
    case .gesture, .tap, .focus, .rotate, .resize, .settle, .play, .touch, .snapshot, .wait,
      .collection:
      return false
    }
  }
}

extension Action.Gesture {
  fileprivate var facts: ActionFacts {
    switch self {
    case .drag(_, _, let length, let time, let hold, let release):
      var numbers = [(length, 0.0...1_000_000)]
      if let release { numbers.append((release, -1_000_000...1_000_000)) }
      return ActionFacts(numbers: numbers, times: [time] + (hold.map { [$0] } ?? []))
    case .flick(_, _, let speed, let time):
      return ActionFacts(numbers: [(speed, 0...1_000_000)], times: time.map { [$0] } ?? [])
    case .hold(_, let time): return ActionFacts(times: [time])
    }
  }
}

extension Action.Edit {
  /// The pages that come with it.
  package var newPages: [Located<String>] {
    switch self {
    case .insert(let pages, _): return pages.map { $0.name }
    case .replace(let pages): return pages.filter { $0.aspect != nil }.map { $0.name }
    case .delete, .move, .resolve, .cancel, .answer: return []
    }
  }

  fileprivate var facts: ActionFacts {
    switch self {
    case .delete(let targets): return ActionFacts(pages: targets)
    case .insert(let pages, let placement):
      return ActionFacts(pages: placement.targets, aspects: pages.compactMap { $0.aspect })
    case .move(let targets, let placement):
      return ActionFacts(pages: targets + placement.targets)
    case .replace(let pages):
      return ActionFacts(
        pages: pages.filter { $0.aspect == nil }.map { .name($0.name) }, needsPages: false,
        aspects: pages.compactMap { $0.aspect })
    case .resolve(let target, let aspect):
      // A late size may well come too late.
      return ActionFacts(pages: [target], needsPages: false, aspects: [aspect])
    case .cancel(let label), .answer(let label, _): return ActionFacts(edit: label)
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
