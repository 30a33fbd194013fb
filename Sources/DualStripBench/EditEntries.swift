import DualStrip

/// Entries other than frames: touches, hit tests, edits, new documents and bounds.
enum EditEntries {
  static func all(sizes: [Int]) -> [Entry] {
    sizes.flatMap { size in
      [
        once("making a document", size, from: { FrameEntries.pages(size) }) { pages in
          let viewer = DualStripViewer(pages: pages, bounds: Size(width: 393, height: 852))
          consume(viewer.position)
        },
        events("drag event", size, dragEvents), events("touch event", size, touchEvents),
        events("wheel event", size, wheelEvents),
        Entry(name: "hit test", size: size, operations: 100) {
          let strip = FrameEntries.viewer(size).thumbnails
          let origin = strip.viewport.bounds.origin
          return Work {
            for place in 0..<100 {
              let found = strip.item(at: Point(x: origin.x + Double(place) * 3.9, y: 30))
              consume(Double(found?.item ?? 0))
            }
          }
        },
        once("delete request", size, from: { viewer(size) }) { viewer in
          _ = try? viewer.delete([PageID(UInt64(size / 2))], at: .zero)
        },
        once("commit of one page", size, from: { deleting(1, of: size) }) { viewer in
          _ = try? viewer.commit(EditID(rawValue: 1), at: .seconds(1))
        },
        once("insert", size, from: { viewer(size) }) { viewer in
          _ = try? viewer.insert([page(size)], .after(PageID(UInt64(size / 2))), at: .zero)
        },
        once("move", size, from: { viewer(size) }) { viewer in
          _ = try? viewer.move([PageID(1)], .after(PageID(UInt64(size / 2))), at: .zero)
        },
        once("late size", size, from: { viewer(size) }) { viewer in
          _ = try? viewer.setAspect(1.4, of: PageID(UInt64(size / 2)), at: .zero)
        },
        once("resize", size, from: { viewer(size) }) { viewer in
          viewer.handle(
            .changeBounds(
              Size(width: 852, height: 393), insets: .zero, over: .milliseconds(300)),
            at: .zero)
        },
        once("replace by half", size, from: { viewer(size) }) { viewer in
          _ = try? viewer.replace(with: FrameEntries.pages(size / 2), at: .zero)
        },
      ] + batches(size)
    }
  }

  /// An entry for a thousand events, of which the first few begin something.
  private static func events(
    _ name: String, _ size: Int, _ events: @escaping (DualStripViewer, (Int, Int) -> Void) -> Void
  ) -> Entry {
    Entry(name: name, size: size, operations: 1000, isFreeOfMemory: true) {
      let start = FrameEntries.viewer(size)
      return Work(
        run: { events(start) { _, _ in } },
        allocations: {
          var most = 0
          events(start) { number, count in most = max(most, number > 9 ? count : 0) }
          return Double(most)
        })
    }
  }

  /// - Parameter note: called with the number of each event, and of its allocations.
  private static func dragEvents(_ start: DualStripViewer, note: (Int, Int) -> Void) {
    var viewer = start
    viewer.handle(.touchBegan(.preview), at: .zero)
    for event in 1...1000 {
      let before = Measurement.allocations
      viewer.handle(
        .dragMoved(.preview, by: event % 20 < 10 ? -3 : 3), at: .frame(event, perSecond: 120))
      note(event, Measurement.allocations - before)
    }
  }

  /// A finger that moves the preview to and fro, in raw touches: what a wheel event compares with.
  ///
  /// - Parameter note: called with the number of each event, and of its allocations.
  private static func touchEvents(_ start: DualStripViewer, note: (Int, Int) -> Void) {
    var viewer = start
    var (finger, input) = DualStripViewer.TouchReader.began(on: .preview, at: 200, time: .zero)
    viewer.handle(input, at: .zero)
    for event in 1...1000 {
      let before = Measurement.allocations
      let time = Time.milliseconds(Double(event) * 8)
      let x = 200 - 3 * Double(event % 20 < 10 ? event % 20 : 20 - event % 20)
      if let input = finger.moved(to: x, at: time) { viewer.handle(input, at: time) }
      note(event, Measurement.allocations - before)
    }
  }

  /// Fingers on a trackpad that move the preview to and fro.
  ///
  /// - Parameter note: called with the number of each event, and of its allocations.
  private static func wheelEvents(_ start: DualStripViewer, note: (Int, Int) -> Void) {
    var viewer = start
    var wheel = DualStripViewer.WheelReader()
    for number in 1...1000 {
      let before = Measurement.allocations
      let event = DualStripViewer.WheelEvent(
        time: .milliseconds(Double(number) * 8), dx: number % 20 < 10 ? 3 : -3,
        phase: number == 1 ? .began : .changed)
      let events = viewer.handle(event, on: .preview, with: &wheel).count
      // Events need memory.
      note(number, events == 0 ? Measurement.allocations - before : 0)
    }
  }

  /// Edits of many pages, for sizes that have so many.
  private static func batches(_ size: Int) -> [Entry] {
    guard size >= 10_000 else { return [] }
    return [
      once("1 000 deletes in one commit", size, from: { deleting(1000, of: size) }) { viewer in
        _ = try? viewer.commit(EditID(rawValue: 1), at: .seconds(1))
      },
      once("1 000 deletes", size, from: { edits(1000, of: size) }) { viewer in
        for number in 0..<1000 { delete(number, of: size, &viewer) }
      },
      once("1 000 undos", size, from: { deleted(1000, of: size) }) { viewer in
        for _ in 0..<1000 { _ = try? viewer.undo(at: viewer.now + .seconds(1)) }
      },
    ]
  }

  /// Inserts one by one, all at the same time.
  static func inserts() -> [Entry] {
    [1000, 2000, 4000].map { count in
      Entry(name: "\(count) inserts at one moment", size: 1000, operations: 1) {
        var viewer = viewer(1000)
        return Work {
          for number in 0..<count {
            let place = Destination.after(PageID(UInt64(number * 7 % 1000)))
            _ = try? viewer.insert([page(1000 + number)], place, at: .zero)
          }
        }
      }
    }
  }

  private static func once<State>(
    _ name: String, _ size: Int, from make: @escaping () -> State,
    _ work: @escaping (inout State) -> Void
  ) -> Entry {
    Entry(name: name, size: size, operations: 1) {
      var state = make()
      return Work { work(&state) }
    }
  }

  /// A viewer that commits at once and can undo so many edits.
  private static func edits(_ count: Int, of size: Int) -> DualStripViewer {
    var configuration = DualStripViewer.Configuration()
    configuration.undoLimit = count
    return DualStripViewer(
      pages: FrameEntries.pages(size), activePage: PageID(UInt64(size / 2)),
      bounds: Size(width: 393, height: 852), configuration: configuration)
  }

  /// Deletes one of many pages, a second after the edit before.
  private static func delete(_ number: Int, of size: Int, _ viewer: inout DualStripViewer) {
    let page = PageID(UInt64(number * 7 % size))
    _ = try? viewer.delete([page], at: viewer.now + .seconds(1))
  }

  private static func deleted(_ count: Int, of size: Int) -> DualStripViewer {
    var viewer = edits(count, of: size)
    for number in 0..<count { delete(number, of: size, &viewer) }
    return viewer
  }

  private static func page(_ number: Int) -> Page {
    Page(id: PageID(UInt64(number)), aspect: 0.7)
  }

  private static func viewer(_ size: Int) -> DualStripViewer {
    var viewer = FrameEntries.viewer(size)
    viewer.handle(.setCommits(.byHost), at: .zero)
    return viewer
  }

  /// A viewer with a delete that waits for its commit.
  private static func deleting(_ count: Int, of size: Int) -> DualStripViewer {
    var viewer = viewer(size)
    let step = max(1, size / count / 2)
    let gone = (0..<count).map { PageID(UInt64(($0 * step + size / 4) % size)) }
    _ = try? viewer.delete(gone, at: .zero)
    viewer.advance(to: .seconds(1))
    return viewer
  }
}
