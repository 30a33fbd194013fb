import DualStrip
import Testing

/// Keys: what each does, and what a host can change.
@Suite struct ShortcutTests {
  typealias Press = DualStripViewer.KeyPress

  private func input(
    _ key: Press.Key, _ modifiers: Press.Modifiers = [],
    in viewer: DualStripViewer = StepTests.viewer(active: 5)
  ) -> DualStripViewer.Input? {
    DualStripViewer.Shortcuts.usual.input(for: Press(key, modifiers), in: viewer)
  }

  @Test func `page keys go by a stripful, whatever the width`() {
    // 400 pt have room for ten thumbnails of 37 pt.
    #expect(input(.pageDown) == .step(.preview, by: 10))
    #expect(input(.pageUp) == .step(.preview, by: -10))
    let narrow = DualStripViewer(
      pages: [Page(id: PageID(1), aspect: 1)], bounds: Size(width: 0, height: 0))
    #expect(input(.pageDown, in: narrow) == .step(.preview, by: 1))
  }

  @Test func `home and end go to the first and last page that stay`() throws {
    var viewer = StepTests.viewer()
    #expect(input(.home, in: viewer) == .focus(PageID(1), animated: true))
    #expect(input(.end, in: viewer) == .focus(PageID(12), animated: true))
    try viewer.delete([PageID(1), PageID(12)], at: .zero)
    #expect(input(.home, in: viewer) == .focus(PageID(2), animated: true))
    #expect(input(.end, in: viewer) == .focus(PageID(11), animated: true))
  }

  @Test func `without pages the keys that need one do nothing`() {
    let empty = StepTests.viewer(pages: 0)
    for key in [Press.Key.home, .end, .delete] { #expect(input(key, in: empty) == nil) }
    #expect(input(.right, .alt, in: empty) == nil)
  }

  @Test func `a key with modifiers is another key, and a host can change each`() {
    #expect(input(.right, [.shift, .alt]) == nil && input(.delete, [.alt, .command]) == nil)
    var shortcuts = DualStripViewer.Shortcuts.usual
    shortcuts[Press(.right)] = .last
    shortcuts[Press(.left)] = nil
    shortcuts[Press(.right, .command)] = .stepRight(.min)
    let viewer = StepTests.viewer(active: 5, .init(direction: .rightToLeft))
    #expect(
      shortcuts.input(for: Press(.right), in: viewer) == .focus(PageID(12), animated: true))
    #expect(shortcuts.input(for: Press(.left), in: viewer) == nil)
    #expect(
      shortcuts.input(for: Press(.right, .command), on: .thumbnails, in: viewer)
        == .step(.thumbnails, by: .max))
    #expect(DualStripViewer.Shortcuts().input(for: Press(.home), in: viewer) == nil)
  }

  @Test func `a key that repeats steps each time, and nothing comes to rest in between`() {
    var viewer = StepTests.viewer(pages: 40)
    var events: [ViewerEvent] = []
    for number in 0..<12 {
      let time = Time.milliseconds(500 + 33 * Double(number))
      viewer.advance(to: time)
      guard let input = input(.right, in: viewer) else { continue }
      events += viewer.handle(input, at: time)
    }
    #expect(!events.contains { if case .settled = $0.kind { true } else { false } })
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activeIndex == 12)
  }

  @Test func `what a host binds steps on the pane that it names, and no product turns round`() {
    var shortcuts = DualStripViewer.Shortcuts()
    let bound: [(DualStripViewer.Shortcuts.Command, Int)] = [
      (.step(3), 3), (.stripful(2), 20), (.stripful(.max), .max), (.stripful(.min), .min),
    ]
    let viewer = StepTests.viewer(active: 5)
    for pane in Pane.allCases {
      for (command, count) in bound {
        shortcuts[Press(.home)] = command
        let input = shortcuts.input(for: Press(.home), on: pane, in: viewer)
        #expect(input == .step(pane, by: count), "\(command)")
      }
    }
  }

  @Test func `on a vertical strip the right is where pages come, even from right to left`() {
    var configuration = DualStripViewer.Configuration(direction: .rightToLeft)
    configuration.thumbnails.axis = .vertical
    let viewer = StepTests.viewer(active: 5, configuration)
    func right(_ modifiers: Press.Modifiers) -> DualStripViewer.Input? {
      DualStripViewer.Shortcuts.usual.input(
        for: Press(.right, modifiers), on: .thumbnails, in: viewer)
    }
    #expect(right([]) == .step(.thumbnails, by: 1))
    #expect(right(.alt) == .edit(.move([PageID(5)], .after(PageID(6)))))
    #expect(right(.shift) == .select(.to(PageID(6))))
    #expect(input(.right, in: viewer) == .step(.preview, by: -1))
  }

  @Test func `selected pages go past the one beyond the outermost of them`() {
    var viewer = StepTests.viewer(active: 9)
    for page in [4, 6] as [PageID] { viewer.select(.toggle(page), at: .zero) }
    let pages = [PageID(4), PageID(6)]
    #expect(input(.left, .alt, in: viewer) == .edit(.move(pages, .before(PageID(3)))))
    #expect(input(.right, .alt, in: viewer) == .edit(.move(pages, .after(PageID(7)))))
  }

  @Test func `escape puts back what is lifted before it clears the selection`() {
    var viewer = StepTests.viewer(active: 5)
    viewer.select(.only(PageID(5)), at: .zero)
    viewer.lift(at: Point(x: 200, y: 30), at: .zero)
    #expect(viewer.liftedRows.map(\.first) == [PageID(5)])
    #expect(input(.escape, in: viewer) == .cancelLift)
    viewer.cancelLift(at: .zero)
    #expect(input(.escape, in: viewer) == .select(.none))
  }

  @Test func `a key with nothing to move, select, undo or redo does nothing`() throws {
    #expect(input(.left, .alt, in: StepTests.viewer(active: 1)) == nil)
    var viewer = StepTests.viewer(active: 12)
    #expect(input(.down, .shift, in: viewer) == nil)
    func undoAndRedo() -> [DualStripViewer.Input?] {
      [input(.z, .command, in: viewer), input(.z, [.command, .shift], in: viewer)]
    }
    #expect(undoAndRedo() == [nil, nil])
    try viewer.move([PageID(3)], .first, at: .zero)
    #expect(undoAndRedo() == [.edit(.undo), nil])
    try viewer.undo(at: .zero)
    #expect(undoAndRedo() == [nil, .edit(.redo)])
  }

  @Test func `the usual keys do these things, and no other key does anything`() {
    typealias Command = DualStripViewer.Shortcuts.Command
    let wanted: [(Press, Command)] = [
      (Press(.left), .stepRight(-1)), (Press(.right), .stepRight(1)),
      (Press(.up), .step(-1)), (Press(.down), .step(1)),
      (Press(.pageUp), .stripful(-1)), (Press(.pageDown), .stripful(1)),
      (Press(.home), .first), (Press(.end), .last), (Press(.delete), .delete),
      (Press(.left, .alt), .moveRight(-1)), (Press(.right, .alt), .moveRight(1)),
      (Press(.up, .alt), .move(-1)), (Press(.down, .alt), .move(1)),
      (Press(.left, .shift), .extendRight(-1)), (Press(.right, .shift), .extendRight(1)),
      (Press(.up, .shift), .extend(-1)), (Press(.down, .shift), .extend(1)),
      (Press(.a, .command), .selectAll), (Press(.escape), .clearSelection),
      (Press(.z, .command), .undo), (Press(.z, [.command, .shift]), .redo),
    ]
    let usual = DualStripViewer.Shortcuts.usual
    for key in Press.Key.allCases {
      for bits in UInt8(0)...7 {
        let press = Press(key, Press.Modifiers(rawValue: bits))
        let command = wanted.first { $0.0 == press }?.1
        #expect(usual[press] == command, "\(key) with \(bits)")
      }
    }
  }

  @Test func `a key may go by any count, to the right or in reading order, as far as pages go`() {
    typealias Command = DualStripViewer.Shortcuts.Command
    func move(_ place: Destination) -> DualStripViewer.Input { .edit(.move([5], place)) }
    func select(_ page: PageID) -> DualStripViewer.Input { .select(.to(page)) }
    let bound: [(Command, DualStripViewer.Input?, DualStripViewer.Input?)] = [
      (.move(2), move(.after(7)), move(.after(7))),
      (.move(-2), move(.before(3)), move(.before(3))),
      (.move(100), move(.after(12)), move(.after(12))),
      (.move(.min), move(.before(1)), move(.before(1))),
      (.move(0), nil, nil),
      (.moveRight(2), move(.after(7)), move(.before(3))),
      (.moveRight(-2), move(.before(3)), move(.after(7))),
      (.moveRight(.min), move(.before(1)), move(.after(12))),
      (.extend(3), select(8), select(8)), (.extend(-100), select(1), select(1)),
      (.extend(0), nil, nil), (.extendRight(3), select(8), select(2)),
      (.extendRight(-2), select(3), select(7)),
      (.step(3), .step(.preview, by: 3), .step(.preview, by: 3)),
      (.stepRight(2), .step(.preview, by: 2), .step(.preview, by: -2)),
      (.first, .focus(1, animated: true), .focus(1, animated: true)),
      (.last, .focus(12, animated: true), .focus(12, animated: true)),
      (.delete, .edit(.delete([5])), .edit(.delete([5]))),
    ]
    let plain = StepTests.viewer(active: 5)
    let mirrored = StepTests.viewer(active: 5, .init(direction: .rightToLeft))
    for (command, left, right) in bound {
      var shortcuts = DualStripViewer.Shortcuts()
      shortcuts[Press(.a)] = command
      #expect(shortcuts.input(for: Press(.a), in: plain) == left, "\(command)")
      #expect(shortcuts.input(for: Press(.a), in: mirrored) == right, "\(command), mirrored")
    }
  }

  @Test(arguments: [(Press.Key.right, 1), (.left, -1)])
  func `from a page on its way out, shift counts from the page in focus`(
    key: Press.Key, count: Int
  ) throws {
    var viewer = StepTests.viewer(active: 9)
    viewer.handle(.select(.only(PageID(5))), at: .zero)
    #expect(input(key, .shift, in: viewer) == .select(.to(PageID(UInt64(5 + count)))))
    try viewer.delete([PageID(5)], at: .zero)
    #expect(input(key, .shift, in: viewer) == .select(.to(PageID(UInt64(9 + count)))))
  }
}
