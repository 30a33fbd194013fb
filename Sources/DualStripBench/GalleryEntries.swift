import CollectionGallery

/// The gallery: preparing its layouts, querying them, changing content, and a viewer's frames.
enum GalleryEntries {
  private static let layouts: [(name: String, layout: GalleryLayout)] = [
    ("list of one length", .list(ListMetrics(itemSize: Size(width: 180, height: 90)))),
    ("list", .list()), ("columns", .columns()), ("flow", .flow()), ("mosaic", .mosaic()),
    ("carousel", .carousel()), ("waterfall", .waterfall()),
    ("quilt", .quilt(QuiltMetrics(unit: .columns(4)))),
  ]

  static func all(sizes: [Int]) -> [Entry] {
    sizes.filter { $0 >= 1000 }.flatMap { size in
      layouts.flatMap { name, layout in
        [
          Entry(name: "prepare, \(name)", size: size, operations: 1) {
            let content = content(size)
            return Work { consume(pane(layout, content).contentSize.height) }
          },
          Entry(name: "query, \(name)", size: size, operations: 100) {
            let pane = scrolled(pane(layout, content(size)))
            return Work {
              var found: [LayoutAttributes<GalleryDetails>] = []
              for place in 0..<100 {
                var rect = pane.viewport.bounds
                rect.origin.y += Double(place)
                found.removeAll(keepingCapacity: true)
                pane.appendLayoutAttributes(in: rect, to: &found)
                consume(Double(found.count))
              }
            }
          },
          Entry(name: "insert halfway, \(name)", size: size, operations: 1) {
            let start = pane(layout, content(size))
            var after = start.content
            let place = ItemIndex(item: size / 2)
            let batch = try? after.apply([.insert(at: place)])
            return Work { [after] in
              var pane = start
              if let batch { pane.update(to: after, by: batch) }
              consume(pane.contentSize.height)
            }
          },
        ]
      } + frames(size)
    }
  }

  private static func frames(_ size: Int) -> [Entry] {
    [
      Entry(name: "gallery frame, scrolling", size: size, operations: 120) {
        let start = viewer(size)
        return Work {
          var viewer = start
          viewer.handle(.touchEnded(velocity: Point(x: 0, y: -3000)), at: .zero)
          read(&viewer, frames: 120)
        }
      },
      Entry(name: "gallery frame, switching", size: size, operations: 36) {
        let start = viewer(size)
        var switching = start
        switching.handle(.switchLayout(.list(), over: .milliseconds(300)), at: .zero)
        return Work { [switching] in
          var viewer = switching
          read(&viewer, frames: 36)
        }
      },
    ]
  }

  private static func read(_ viewer: inout CollectionViewer, frames: Int) {
    for frame in 1...frames {
      viewer.advance(to: .frame(frame, perSecond: 120))
      consume(Double(viewer.visibleElements.count))
    }
  }

  private static func viewer(_ size: Int) -> CollectionViewer {
    var viewer = CollectionViewer(
      content: content(size), layout: .quilt(QuiltMetrics(unit: .columns(4))),
      bounds: Size(width: 393, height: 852))
    viewer.handle(.scrollBy(viewer.contentSize.height / 2), at: .zero)
    viewer.handle(.touchBegan, at: .zero)
    viewer.handle(.dragMoved(by: Point(x: 0, y: -20)), at: .zero)
    return viewer
  }

  private static func content(_ size: Int) -> GalleryContent {
    GalleryContent([
      GallerySection(
        (0..<size).map { number in
          let chance = (number &* 2_654_435_761) >> 7
          return GalleryItem(
            id: ItemID(UInt64(number)),
            size: Size(width: 80 + Double(chance % 100), height: 80 + Double(chance % 160)),
            block: BlockSize(width: 1 + chance % 5 / 3, height: 1 + chance % 7 / 5))
        })
    ])
  }

  private static func pane(
    _ layout: GalleryLayout, _ content: GalleryContent
  ) -> LayoutController<GalleryLayout> {
    LayoutController(
      layout: layout, content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 393, height: 852)))
  }

  private static func scrolled(
    _ pane: LayoutController<GalleryLayout>
  ) -> LayoutController<GalleryLayout> {
    var pane = pane
    pane.scroll(
      to: pane.layout.axis == .vertical
        ? Point(x: 0, y: pane.contentSize.height / 2) : Point(x: pane.contentSize.width / 2, y: 0))
    return pane
  }
}
