import DualStripScenarios
import TestSupport
import Testing

/// Every act of a hand at the moments of every other: nothing jumps beyond what the rules say, each
/// request has one answer, and no page is lost or there twice.
@Suite struct ActMatrixTests {
  /// How long after the beginning of the first act the second one begins, in milliseconds.
  private static let moments = Effort.some([120.0, 0, 280, 30, 430, 900], of: 6)

  @Test(arguments: Act.all)
  func `any act goes with any other at any of its moments`(_ first: Act) {
    for second in Act.all {
      for moment in Self.moments {
        var course = Course()
        course.run(first.steps, second.steps.map { (moment + $0.after, $0.input) })
        #expect(course.faults.isEmpty, "\(first.name), after \(moment) ms \(second.name)")
      }
    }
  }
}

/// A row of inputs; some depend on what is shown then, and may be none.
struct Act: CustomTestStringConvertible, Sendable {
  typealias Input = DualStripViewer.Input
  typealias Step = (after: Double, input: @Sendable (DualStripViewer) -> Input?)

  let name: String
  let steps: [Step]

  var testDescription: String { name }

  init(_ name: String, _ steps: Step...) {
    (self.name, self.steps) = (name, steps)
  }

  static let all =
    hands + edits + [
      Act("a focus", (0, { _ in .focus(9, animated: true) })),
      Act("steps", (0, { _ in .step(.preview, by: 1) }), (90, { _ in .step(.preview, by: 1) })),
      Act(
        "a swipe of the other hand", (0, { _ in .touchBegan(.preview) }),
        (20, { _ in .dragMoved(.preview, by: -90) }), (50, { _ in .dragMoved(.preview, by: -90) }),
        (60, { _ in .touchEnded(.preview, velocity: 900) })),
      Act(
        "a finger on the strip", (0, { _ in .touchBegan(.thumbnails) }),
        (100, { _ in .dragMoved(.thumbnails, by: -50) }),
        (300, { _ in .touchEnded(.thumbnails, velocity: 0) })),
      Act(
        "a rotation",
        (
          0,
          { _ in .changeBounds(Size(width: 852, height: 393), insets: .zero, over: .seconds(0.4)) }
        )),
      Act("a selection", (0, { _ in .select(.only(6)) }), (40, { _ in .select(.to(8)) })),
    ]

  private static let hands = [
    Act(
      "a lift, carried and dropped", lifting, (60, carrying(to: 250)), (200, carrying(to: 120)),
      (350, { _ in .drop })),
    Act(
      "a lift at the edge", lifting, (40, carrying(to: 390)), (800, { _ in .drop })),
    Act("a lift that is put back", lifting, (60, carrying(to: 300)), (260, { _ in .cancelLift })),
    Act("a drop", (0, { _ in .drop })),
  ]

  private static let edits = [
    Act("a delete of the lifted page", (0, edit(.delete([7]))), answer(350)),
    Act("a delete of its neighbor", (0, edit(.delete([8]))), answer(350)),
    Act("a delete of the active page", (0, edit(.delete([5]))), answer(350)),
    Act("a delete that fails", (0, edit(.delete([6]))), failure(350)),
    Act("an insert", (0, edit(.insert([Page(id: 99, aspect: 1)], .before(7))))),
    Act("a move", (0, edit(.move([9, 10], .before(4))))),
    Act("an arrangement", (0, { .edit(.arrange($0.pages.reversed())) })),
    Act("a turn", (0, edit(.turn([5, 7], quarters: 1)))),
    Act("a late size", (0, edit(.setAspect(8, 1.6)))),
    Act("an undo", (0, edit(.undo))),
    Act("two undos and a restore", (0, edit(.undo)), (40, edit(.undo)), answer(300)),
    Act("two undos and a failure", (0, edit(.undo)), (40, edit(.undo)), failure(300)),
    Act("an undo and a redo", (0, edit(.undo)), (150, edit(.redo))),
  ]

  private static let lifting: Step = (
    0,
    { viewer in
      guard let index = viewer.index(of: 7) else { return nil }
      let strip = viewer.thumbnails
      return strip.layoutAttributesForItem(at: ItemIndex(item: index))
        .map { .lift($0.center - strip.contentOffset) }
    }
  )

  private static func carrying(to place: Double) -> @Sendable (DualStripViewer) -> Input? {
    { _ in .carry(Point(x: place, y: 20)) }
  }

  private static func edit(_ edit: Edit) -> @Sendable (DualStripViewer) -> Input? {
    { _ in .edit(edit) }
  }

  /// The host's answer to the first edit that waits for one.
  private static func answer(_ after: Double) -> Step {
    (after, { viewer in viewer.waiting.map { .edit(.commit($0)) } })
  }

  private static func failure(_ after: Double) -> Step {
    (after, { viewer in viewer.waiting.map { .edit(.failCommit($0)) } })
  }
}

extension DualStripViewer {
  /// The first edit that waits for its host.
  fileprivate var waiting: EditID? {
    (pendingEdits.filter(\.isCommitting) + pendingRestores).first?.id
  }
}

/// Runs two acts on a viewer and collects what goes wrong.
private struct Course {
  private(set) var faults: [String] = []
  private var viewer = DualStripViewer(
    pages: (1...14).map { Page(id: PageID($0), aspect: 0.7) }, activePage: 5,
    bounds: Size(width: 393, height: 852), configuration: .init(commits: .byHost))
  private var present = Set((1...14).map { PageID($0) })

  /// Two edits can be undone: a move, and a delete whose page the host has to bring back.
  init() {
    give(.edit(.delete([3])))
    give(.edit(.commit(viewer.pendingEdits[0].id)))
    give(.edit(.move([12], .before(4))))
    viewer.settle(limit: .seconds(2))
  }

  mutating func run(_ first: [Act.Step], _ second: [Act.Step]) {
    let start = viewer.now
    for (after, input) in (first + second).sorted(by: { $0.after < $1.after }) {
      walk(to: start + .milliseconds(after))
      if let input = input(viewer) { give(input) }
    }
    give(.drop)
    walk(to: viewer.now + .seconds(1))
    while let edit = viewer.waiting { give(.edit(.commit(edit))) }
    note(viewer.settle(limit: .seconds(5)))
    if !viewer.isSettled { faults.append("no rest") }
    let pages = viewer.pages
    if Set(pages) != present || pages.count != present.count {
      faults.append("pages \(pages) instead of \(present.sorted())")
    }
  }

  /// Lets time pass in three steps, and checks the invariants after each.
  private mutating func walk(to time: Time) {
    let way = time - viewer.now
    for part in 1...3 {
      note(viewer.advance(to: time - Time(ticks: way.ticks * Int64(3 - part) / 3)))
      faults += viewer.checkInvariants().map { "\($0)" }
    }
  }

  private mutating func give(_ input: DualStripViewer.Input) {
    let before = viewer
    let events = viewer.handle(input, at: viewer.now)
    note(events)
    faults += viewer.checkInvariants().map { "\($0) at \(input)" }
    if case .edit(let edit) = input, viewer != before { account(edit, events) }
    guard !input.movesAtOnce(in: before) else { return }
    // What a hand carries follows it, and others may come into view.
    let shown = Picture(before, .thumbnails, withoutLifted: input.isCarry)
    let after = Picture(viewer, .thumbnails, withoutLifted: input.isCarry)
    // A touch within 0.05 pt of a page is at rest at once.
    if !shown.isContinued(by: after, within: 0.05) {
      faults.append("\(shown.difference(from: after)) at \(input)")
    }
  }

  /// Each edit has one answer at once.
  private mutating func account(_ edit: Edit, _ events: [ViewerEvent]) {
    let answers = events.count {
      switch (edit, $0.kind) {
      case (.undo, .undone), (.redo, .redone), (_, .editRefused): true
      case (.delete, .editAccepted), (.insert, .editAccepted), (.move, .editAccepted): true
      case (.arrange, .editAccepted), (.turn, .editAccepted): true
      default: false
      }
    }
    switch edit {
    case .delete, .insert, .move, .arrange, .turn, .undo, .redo:
      if answers != 1 { faults.append("\(answers) answers to \(edit): \(events.map(\.kind))") }
    default: break
    }
    if case .insert(let pages, _) = edit, !events.contains(where: { $0.kind.isRefusal }) {
      present.formUnion(pages.map(\.id))
    }
  }

  private mutating func note(_ events: [ViewerEvent]) {
    for event in events {
      switch event.kind {
      case .committed(_, let pages): present.subtract(pages)
      case .restored(_, let pages): present.formUnion(pages)
      default: break
      }
    }
  }
}
