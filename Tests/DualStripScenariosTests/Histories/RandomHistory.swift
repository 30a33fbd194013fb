import DualStripScenarios
import TestSupport
import Testing

/// A viewer and a sequence of inputs with their times, the same for the same seed.
struct RandomHistory: CustomTestStringConvertible {
  let seed: UInt64
  private(set) var viewer: DualStripViewer
  private(set) var inputs: [(time: Time, input: DualStripViewer.Input)] = []
  private var random: SeededNumbers
  /// Draws steps. They have numbers of their own, so that histories with steps and without them are
  /// alike otherwise.
  private var hands: SeededNumbers?
  /// Draws what is selected, for the same reason.
  private var picks: SeededNumbers?
  /// Draws what is undone, for the same reason.
  private var undoes: SeededNumbers?
  /// Draws what a hand lifts, for the same reason.
  private var grabs: SeededNumbers?
  private let hasEdits: Bool
  private var time = Time.zero
  private var nextPage: UInt64

  var testDescription: String { "seed \(seed)" }

  /// - Parameters:
  ///   - hasEdits: whether pages come, go, move and change their size.
  ///   - hasSteps: whether keys and wheels step.
  ///   - settings: the viewer's; `nil` to draw them from the seed.
  init(
    seed: UInt64, hasEdits: Bool, hasSteps: Bool = true, length: Int = 16,
    direction: LayoutDirection? = nil,
    configuration settings: DualStripViewer.Configuration? = nil
  ) {
    self.seed = seed
    self.hasEdits = hasEdits
    var random = SeededNumbers(seed: seed)
    let count = random.whole(hasEdits ? 0...9 : 1...14)
    let pages = (0..<count).map {
      Page(id: PageID(UInt64($0 + 1)), aspect: random.choice(of: [0.05, 0.5, 0.7071, 1.4, 3, 9]))
    }
    nextPage = UInt64(count + 1)
    let drawn: LayoutDirection = random.chance(0.5) ? .leftToRight : .rightToLeft
    let configuration = DualStripViewer.Configuration(
      mapping: random.chance(0.5) ? .stepped : .continuous,
      focusPolicy: random.chance(0.5) ? .next : .previous,
      commits: random.chance(0.5) ? .immediate : .byHost,
      reducesMotion: random.chance(0.1), direction: direction ?? drawn)
    viewer = DualStripViewer(
      pages: pages, bounds: Size(width: random.choice(of: [0, 320, 393, 834]), height: 700),
      insets: EdgeInsets(bottom: 34), configuration: settings ?? configuration)
    self.random = random
    draw(length, hasSteps: hasSteps)
  }

  /// What happens by chance to a viewer that is there already, from its time on.
  init(of viewer: DualStripViewer, seed: UInt64, length: Int = 10, hasSteps: Bool = false) {
    self.seed = seed
    self.viewer = viewer
    hasEdits = true
    random = SeededNumbers(seed: seed)
    time = viewer.now
    nextPage = 1_000_000 + seed * 100
    draw(length, hasSteps: hasSteps)
  }

  private mutating func draw(_ length: Int, hasSteps: Bool) {
    if hasSteps {
      hands = SeededNumbers(seed: seed &+ 0x57E9)
      picks = SeededNumbers(seed: seed &+ 0x5E1E)
      undoes = SeededNumbers(seed: seed &+ 0xBAC4)
      grabs = SeededNumbers(seed: seed &+ 0x11F7)
    }
    // A probe runs along, so that edits can name what is there, and answer what is asked.
    var probe = viewer
    for _ in 0..<length { append(to: &probe) }
  }

  private mutating func append(to probe: inout DualStripViewer) {
    time = time + .milliseconds(random.choice(of: [0, 1, 8, 16, 40, 90, 150, 300, 700]))
    probe.advance(to: time)
    steps(&probe)
    selection(&probe)
    arrangement(&probe)
    turn(&probe)
    undo(&probe)
    hand(&probe)
    let kinds = hasEdits ? 16 : 9
    switch random.whole(0...kinds) {
    case 0...3: gesture(&probe)
    case 4, 5:
      if let page = page(of: probe) {
        give(.focus(page, animated: random.chance(0.8)), to: &probe)
      }
    case 6, 7:
      give(
        .changeBounds(
          Size(width: random.choice(of: [0, 320, 700, 852]), height: random.choice(of: [0, 500])),
          insets: EdgeInsets(bottom: random.choice(of: [0, 21])),
          over: .milliseconds(random.choice(of: [0, 120, 300]))), to: &probe)
    case 8: give(.touchBegan(random.chance(0.5) ? .preview : .thumbnails), to: &probe)
    case 9:
      give(.tapThumbnails(Point(x: random.number(in: 0...393), y: 30)), to: &probe)
    default: edit(&probe)
    }
  }

  /// Now and then some quick steps, as of a key that repeats.
  private mutating func steps(_ probe: inout DualStripViewer) {
    guard var hands else { return }
    defer { self.hands = hands }
    guard hands.chance(0.25) else { return }
    let pane: Pane = hands.chance(0.7) ? .preview : .thumbnails
    for _ in 0..<hands.choice(of: [1, 1, 2, 5]) {
      give(.step(pane, by: hands.choice(of: [1, 1, 1, -1, -1, 2, -3, 10])), to: &probe)
      time = time + .milliseconds(hands.choice(of: [0, 30, 80]))
    }
  }

  private mutating func selection(_ probe: inout DualStripViewer) {
    guard var picks, probe.count > 0 else { return }
    defer { self.picks = picks }
    guard picks.chance(0.3), let page = probe.page(at: picks.whole(0...probe.count - 1)) else {
      return
    }
    give(
      .select(
        picks.choice(of: [.only(page), .toggle(page), .toggle(page), .to(page), .to(page), .all])),
      to: &probe)
    if picks.chance(0.05) { give(.select(.none), to: &probe) }
  }

  private mutating func arrangement(_ probe: inout DualStripViewer) {
    guard hasEdits, var picks else { return }
    defer { self.picks = picks }
    guard picks.chance(0.06) else { return }
    let leaving = probe.pendingEdits.flatMap { $0.pages }
    var pages = probe.pages.filter { !leaving.contains($0) }
    switch picks.whole(0...2) {
    case 0: pages.reverse()
    case 1: pages = pages.interleaved
    default:
      // Some pages in other places.
      for _ in 0..<2 where pages.count > 1 {
        let page = pages.remove(at: picks.whole(0...pages.count - 1))
        pages.insert(page, at: picks.whole(0...pages.count))
      }
    }
    give(.edit(.arrange(pages)), to: &probe)
  }

  /// Now and then lifts pages, and carries, drops or puts back what is lifted.
  private mutating func hand(_ probe: inout DualStripViewer) {
    guard hasEdits, var grabs else { return }
    defer { self.grabs = grabs }
    guard grabs.chance(probe.liftedRows.isEmpty ? 0.06 : 0.85) else { return }
    if probe.liftedRows.isEmpty {
      give(.lift(Point(x: grabs.number(in: 0...400), y: 30)), to: &probe)
    }
    for _ in 0..<grabs.whole(0...4) {
      time = time + .milliseconds(grabs.choice(of: [0, 8, 60, 300, 900]))
      let point = Point(x: grabs.number(in: -20...420), y: grabs.number(in: -80...80))
      give(.carry(point), to: &probe)
    }
    if grabs.chance(0.6) { return give(.drop, to: &probe) }
    if grabs.chance(0.3) { give(.cancelLift, to: &probe) }
  }

  private mutating func turn(_ probe: inout DualStripViewer) {
    guard hasEdits, var picks, probe.count > 0 else { return }
    defer { self.picks = picks }
    guard picks.chance(0.15), let page = probe.page(at: picks.whole(0...probe.count - 1)) else {
      return
    }
    for _ in 0..<picks.choice(of: [1, 1, 3]) {
      give(.edit(.turn([page], quarters: picks.choice(of: [1, -1, 2]))), to: &probe)
    }
  }

  /// Now and then undoes or redoes some edits, answers for one, or lets the host make one.
  private mutating func undo(_ probe: inout DualStripViewer) {
    guard hasEdits, var undoes else { return }
    defer { self.undoes = undoes }
    if let edit = probe.pendingRestores.first, undoes.chance(0.4) {
      give(.edit(undoes.chance(0.7) ? .commit(edit.id) : .failCommit(edit.id)), to: &probe)
    }
    guard undoes.chance(0.25) else { return }
    for _ in 0..<undoes.choice(of: [1, 1, 2, 4]) {
      give(.edit(undoes.chance(0.6) ? .undo : .redo), to: &probe)
      time = time + .milliseconds(undoes.choice(of: [0, 50, 200]))
    }
    probe.advance(to: time)
    guard undoes.chance(0.2), probe.count > 0, let page = probe.page(at: 0) else { return }
    let scan = Page(id: PageID(nextPage + 1_000_000), aspect: 1)
    nextPage += 1
    give(
      .edit(.byHost(undoes.chance(0.5) ? .insert([scan], .after(page)) : .delete([page]))),
      to: &probe)
  }

  private mutating func gesture(_ probe: inout DualStripViewer) {
    let chosen: Pane = random.chance(0.5) ? .preview : .thumbnails
    // A finger that is down already goes on; now and then one of another pane is ignored.
    let pane = random.chance(0.9) ? probe.heldPane ?? chosen : chosen
    give(.touchBegan(pane), to: &probe)
    for _ in 0..<random.whole(0...6) {
      time = time + .milliseconds(random.whole(0...30))
      give(.dragMoved(pane, by: random.number(in: -120...120)), to: &probe)
      if hasEdits, random.chance(0.15) { edit(&probe) }
    }
    if random.chance(0.1) { return give(.touchCancelled(pane), to: &probe) }
    give(.touchEnded(pane, velocity: random.number(in: -3000...3000)), to: &probe)
  }

  private mutating func edit(_ probe: inout DualStripViewer) {
    probe.advance(to: time)
    switch random.whole(0...13) {
    case 0...3:
      let pages = (0..<random.choice(of: [1, 1, 1, 2, 3])).compactMap { _ in page(of: probe) }
      give(.edit(.delete(pages)), to: &probe)
    case 4, 5:
      let pages = (0..<random.choice(of: [1, 1, 1, 2, 3])).map { offset in
        Page(id: PageID(nextPage + UInt64(offset)), aspect: random.number(in: 0.1...4))
      }
      nextPage += UInt64(pages.count)
      give(.edit(.insert(pages, destination(probe))), to: &probe)
    case 6, 7, 8:
      let pages = (0..<random.choice(of: [1, 1, 1, 2, 3])).compactMap { _ in page(of: probe) }
      give(.edit(.move(pages, destination(probe))), to: &probe)
    case 9:
      if let page = page(of: probe) {
        give(.edit(.setAspect(page, random.number(in: 0.1...4))), to: &probe)
      }
    case 10:
      // Another list: some of the pages that are there, in another order, and a new one.
      guard random.chance(0.3) else { return }
      var pages = (0..<probe.count).compactMap { probe.page(at: $0) }
        .filter { _ in random.chance(0.7) }
        .compactMap { probe.page($0) }
      if random.chance(0.5) { pages.reverse() }
      if random.chance(0.3) {
        pages.append(Page(id: PageID(nextPage), aspect: 1))
        nextPage += 1
      }
      give(.edit(.replace(pages)), to: &probe)
    case 11:
      if let edit = probe.pendingEdits.first { give(.edit(.cancel(edit.id)), to: &probe) }
    default:
      guard let edit = probe.pendingEdits.first(where: \.isCommitting) else { return }
      give(.edit(random.chance(0.7) ? .commit(edit.id) : .failCommit(edit.id)), to: &probe)
    }
  }

  private mutating func destination(_ probe: DualStripViewer) -> Destination {
    guard let page = page(of: probe), random.chance(0.8) else {
      return random.chance(0.5) ? .first : .last
    }
    return random.chance(0.5) ? .before(page) : .after(page)
  }

  private mutating func page(of probe: DualStripViewer) -> PageID? {
    guard probe.count > 0 else { return nil }
    return probe.page(at: random.whole(0...probe.count - 1))
  }

  private mutating func give(_ input: DualStripViewer.Input, to probe: inout DualStripViewer) {
    inputs.append((time, input))
    probe.handle(input, at: time)
  }

  /// All inputs except undo and redo.
  var inputsWithoutUndo: [(time: Time, input: DualStripViewer.Input)] {
    inputs.filter { $0.input != .edit(.undo) && $0.input != .edit(.redo) }
  }

  /// Whether it is given another list of pages on the way.
  var replacesList: Bool {
    inputs.contains { if case .edit(.replace) = $0.input { true } else { false } }
  }

  /// The scenario that repeats it, ready to be saved.
  var scenario: String {
    var recorder = ScenarioRecorder(viewer, title: "Random history \(seed)")
    for (time, input) in inputs { recorder.record(input, at: time) }
    return recorder.text
  }

  /// Runs all inputs, with a look at every step of a clock in between.
  ///
  /// - Returns: what happened, and the viewer two seconds after the last input.
  func run(
    stepping step: Time? = nil, looking look: (DualStripViewer) -> Void = { _ in }
  ) -> (events: [ViewerEvent], viewer: DualStripViewer) {
    var viewer = self.viewer
    var events: [ViewerEvent] = []
    var tick = Time.zero
    func walk(to time: Time) {
      guard let step else { return }
      while tick < time {
        events += viewer.advance(to: tick)
        look(viewer)
        tick = tick + step
      }
    }
    for (time, input) in inputs {
      walk(to: time)
      events += viewer.handle(input, at: time)
      look(viewer)
    }
    let end = (inputs.last?.time ?? .zero) + .milliseconds(2000)
    walk(to: end)
    events += viewer.advance(to: end)
    return (events, viewer)
  }
}
