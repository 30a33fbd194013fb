import CollectionLayouts
import Testing
import TestSupport

/// The way from one state to another.
@Suite struct TransitionTests {
  private typealias Pane = LayoutController<GalleryLayout>

  private static let demo = GalleryContent([
    GallerySection(count: 30, header: 30, footer: 30),
    GallerySection(count: 30, header: 30, footer: 30),
  ])
  private static let tall = GalleryLayout.list(
    ListMetrics(itemSize: Size(width: 180, height: 180), spacing: 40))
  private static let words = GalleryLayout.flow(
    FlowMetrics(
      itemSize: Size(width: 90, height: 90),
      insets: EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)))

  private func pane(_ layout: GalleryLayout, at offset: Double) -> Pane {
    Pane(
      layout: layout, content: Self.demo,
      viewport: Viewport(bounds: Rect(x: 0, y: offset, width: 320, height: 480)))
  }

  private func inPane(
    _ attributes: LayoutAttributes<GalleryDetails>, _ offset: Point
  ) -> [Double] {
    var attributes = attributes
    attributes.center = attributes.center - offset
    return attributes.frame.numbers
  }

  // MARK: Worked examples

  @Test func `a list becomes a flow, and the cell in the middle stays there`() throws {
    let name = "list to flow, item 12 in the middle"
    let list = pane(Self.tall, at: 2560)
    let flow = list.switched(to: Self.words)
    #expect(
      flow.contentOffset.y == (try GalleryVectors.example("transitions", name, "offsetAfter")))
    let way = LayoutTransition(from: list, to: flow)
    #expect(
      way.contentOffset(at: 0.5).y
        == (try GalleryVectors.example("transitions", name, "offsetHalfway")))
    #expect(way.elements.count == (try GalleryVectors.example("transitions", name, "taking")))
    let cells: [String: [String: [Double]]] = try GalleryVectors.example(
      "transitions", name, "cells")
    for (name, cell) in cells {
      let element = try #require(way.elements.first { $0.after?.name == name })
      func frame(_ t: Double) -> [Double] {
        inPane(way.layoutAttributes(of: element, at: t), way.contentOffset(at: t))
      }
      #expect(frame(0) == cell["fromInPane"])
      #expect(frame(1) == cell["toInPane"])
      let half = way.layoutAttributes(of: element, at: 0.5)
      let center = half.center - way.contentOffset(at: 0.5)
      #expect([center.x, center.y] == cell["centerHalfway"])
      #expect([half.size.width, half.size.height] == cell["sizeHalfway"])
    }
  }

  @Test func `at the ends the content holds the offset`() throws {
    for name in ["list to flow at the very top", "list to flow at the very end"] {
      let offset: Double = try GalleryVectors.example("transitions", name, "offsetBefore")
      let flow = pane(Self.tall, at: offset).switched(to: Self.words)
      #expect(
        flow.contentOffset.y == (try GalleryVectors.example("transitions", name, "offsetAfter")))
    }
  }

  @Test func `people change places in one motion`() throws {
    let name = "the sample's frames, 375 pt"
    let people = ["Steve", "Mohammed", "Samir", "Priyanka"]
    var content = GalleryContent(count: 4)
    let before = Pane(
      layout: .columns(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 375, height: 667)))
    let batch = try content.apply(
      (0..<3).map { .move(from: ItemIndex(item: $0), to: ItemIndex(item: $0 + 1)) }
        + [.reload(at: ItemIndex(item: 3))])
    var after = before
    after.update(to: content, by: batch)
    let way = LayoutTransition(from: before, to: after, map: batch.map)
    #expect(way.elements.count == 4)
    for (t, key) in [(0.0, "starts"), (1, "ends"), (0.5, "halfway")] {
      let frames: [String: [Double]] = try GalleryVectors.example("updates", name, key)
      for (person, frame) in frames {
        let number = try #require(people.firstIndex(of: person))
        let element = try #require(way.elements.first { $0.before?.item == number })
        #expect(way.layoutAttributes(of: element, at: t).frame.numbers == frame, "\(person), \(t)")
      }
    }
  }

  @Test func `a cell comes from the left as worked out`() throws {
    var content = GalleryContent(count: 0)
    let before = Pane(
      layout: .list(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 600, height: 480)))
    let batch = try content.apply(
      [.insert(at: ItemIndex(item: 0))],
      inserting: [ItemIndex(item: 0): GalleryItem(size: Size(width: 200, height: 100))])
    var after = before
    after.update(to: content, by: batch)
    let way = LayoutTransition(
      from: before, to: after, map: batch.map, style: TransitionStyle(appearing: .slide(.left)))
    let cell = try #require(way.elements.first)
    for (t, x, alpha) in [(0.0, -100.0, 0.0), (0.5, 100, 0.5), (1, 300, 1)] {
      let attributes = way.layoutAttributes(of: cell, at: t)
      #expect(attributes.center == Point(x: x, y: 50) && attributes.alpha == alpha)
    }
  }

  @Test func `a cell falls by its own chance, as worked out`() throws {
    let chances: [[Double]] = try GalleryVectors.example(
      "updates", "proposed: chance of the fall", "values")
    var content = GalleryContent(count: 6, of: GalleryItem(size: Size(width: 200, height: 80)))
    let before = Pane(
      layout: .list(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 200, height: 480)))
    let batch = try content.apply((0..<6).map { .delete(at: ItemIndex(item: $0)) })
    var after = before
    after.update(to: content, by: batch)
    let way = LayoutTransition(
      from: before, to: after, map: batch.map,
      style: TransitionStyle(disappearing: .fall(seed: 1)))
    for (element, chance) in zip(way.elements, chances) {
      let end = way.layoutAttributes(of: element, at: 1)
      let fallen = AppearanceStyle.fallen(
        Size(width: 200, height: 80), drop: chance[1], turn: chance[2])
      #expect(end.transform == fallen)
      #expect(end.alpha == 0 && end.size == Size(width: 200, height: 80))
    }
    let examples: [[String: Any]] = try GalleryVectors.example("updates", "falling away")
    for example in examples {
      let size = try #require(example["size"] as? [Double])
      let fallen = AppearanceStyle.fallen(
        Size(width: size[0], height: size[1]), drop: try #require(example["vy"] as? Double),
        turn: try #require(example["vr"] as? Double))
      let translation = try #require(example["translation"] as? [Double])
      #expect(abs(fallen.translation.x - translation[0]) < 1e-6)
      #expect(abs(fallen.translation.y - translation[1]) < 1e-6)
      #expect(abs(fallen.rotation - (try #require(example["rotation"] as? Double))) < 1e-6)
    }
  }

  @Test func `other styles begin beyond their edges, or smaller`() throws {
    var content = GalleryContent(count: 3)
    let before = Pane(
      layout: .list(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 50, width: 320, height: 240)))
    let batch = try content.apply([.delete(at: ItemIndex(item: 1))])
    var after = before
    after.update(to: content, by: batch)
    for (style, box, scale) in [
      (AppearanceStyle.slide(.top), Rect(x: 110, y: -100, width: 100, height: 100), 1.0),
      (.slide(.bottom), Rect(x: 110, y: 240, width: 100, height: 100), 1),
      (.slide(.right), Rect(x: 320, y: 50, width: 100, height: 100), 1),
      (.scale(0.5), Rect(x: 135, y: 75, width: 50, height: 50), 0.5),
    ] {
      let way = LayoutTransition(
        from: before, to: after, map: batch.map, style: TransitionStyle(disappearing: style))
      let gone = try #require(way.elements.first { $0.after == nil })
      let end = way.layoutAttributes(of: gone, at: 1)
      #expect(inPane(end, way.contentOffset(at: 1)) == box.numbers, "\(style)")
      #expect(end.transform.scale == scale && end.alpha == 0)
    }
  }

  // MARK: Laws

  /// Two states of which the second comes from the first by chance: another layout, other content, or
  /// other bounds.
  private struct Change {
    var gallery: RandomGallery
    var pane: Pane
    var next: Pane
    var map = ElementMap.identity
    let name: String

    init(seed: Int) throws {
      var chance = SeededNumbers(seed: UInt64(seed))
      gallery = RandomGallery(seed: seed, count: 50)
      let direction = chance.choice(of: [LayoutDirection.leftToRight, .rightToLeft])
      let name = chance.choice(of: RandomGallery.names)
      pane = RandomGallery.controller(name, gallery.content, direction: direction)
      pane.scroll(
        to: Point(
          x: pane.layout.axis == .horizontal ? chance.number(in: 0...pane.contentSize.width) : 0,
          y: pane.layout.axis == .vertical ? chance.number(in: 0...pane.contentSize.height) : 0))
      next = pane
      self.name = "seed \(seed), \(name)"
      try follow(&chance, seed: seed)
    }

    mutating func follow(_ chance: inout SeededNumbers, seed: Int) throws {
      map = .identity
      switch chance.whole(0...2) {
      case 0: next = next.switched(to: chance.choice(of: RandomGallery.layouts).layout)
      case 1:
        let batch = try gallery.change(seed: seed).batch
        next.update(to: gallery.content, by: batch)
        map = batch.map
      default:
        var viewport = next.viewport
        viewport.bounds.size = Size(
          width: chance.number(in: 100...500), height: chance.number(in: 100...500))
        next.changeViewport(to: viewport)
      }
    }
  }

  @Test func `a way begins with exactly what was shown, and ends with exactly what will be`() throws
  {
    for seed in 1...300 {
      let change = try Change(seed: seed)
      let way = LayoutTransition(from: change.pane, to: change.next, map: change.map)
      for (t, pane) in [(0.0, change.pane), (1, change.next)] {
        let shown = way.visibleElements(at: t).map { $0.attributes }
        let expected = pane.visibleLayoutAttributes
        #expect(shown.count == expected.count, "\(change.name), \(t)")
        #expect(shown.allSatisfy(expected.contains), "\(change.name), \(t)")
        #expect(way.contentOffset(at: t) == pane.contentOffset)
        #expect(way.contentSize(at: t) == pane.contentSize)
        #expect(way.paneSize(at: t) == pane.viewport.bounds.size)
      }
      for t in [0.1, 0.5, 0.9] {
        let shown = way.visibleElements(at: t)
        #expect(
          zip(shown, shown.dropFirst()).allSatisfy { $0.attributes.zIndex <= $1.attributes.zIndex })
        let names = shown.compactMap { $0.element.after }
        #expect(Set(names).count == names.count, "\(change.name): one cell per item")
      }
    }
  }

  @Test func `a way to where one is moves nothing`() throws {
    for seed in 1...40 {
      let pane = try Change(seed: seed).pane
      let way = LayoutTransition(from: pane, to: pane)
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let shown = way.visibleElements(at: t).map { $0.attributes }
        #expect(
          Set(shown.map { $0.element }) == Set(pane.visibleLayoutAttributes.map { $0.element }))
        for attributes in shown {
          let still = try #require(pane.layoutAttributes(for: attributes.element))
          #expect([attributes].isNear([still]), "seed \(seed), \(t)")
        }
      }
    }
  }

  @Test func `an interruption shows the same before and after, ten times over`() throws {
    for seed in 1...60 {
      var chance = SeededNumbers(seed: UInt64(seed) &* 77)
      var change = try Change(seed: seed)
      var way = LayoutTransition(from: change.pane, to: change.next, map: change.map)
      for step in 1...10 {
        let t = chance.number(in: 0...1)
        let frozen = way.frozen(at: t, on: change.next)
        let shown = way.visibleElements(at: t)
        try change.follow(&chance, seed: seed * 1000 + step)
        let next = LayoutTransition(from: frozen, to: change.next, map: change.map)
        let still = Dictionary(
          uniqueKeysWithValues: next.visibleElements(at: 0).map {
            ($0.element.before, $0.attributes)
          })
        #expect(shown.count == still.count, "\(change.name), step \(step)")
        let leaving = way.elements.filter { $0.after == nil }
        for (element, attributes) in shown {
          let number = leaving.firstIndex(of: element)
          let name = number.map { FrozenLayout<GalleryLayout>.leavingElement($0) } ?? element.after
          let other = try #require(still[name])
          let frames = (
            inPane(attributes, way.contentOffset(at: t)), inPane(other, next.contentOffset(at: 0))
          )
          #expect(zip(frames.0, frames.1).allSatisfy { abs($0 - $1) < 1e-6 }, "\(change.name)")
          #expect(attributes.alpha == other.alpha && attributes.transform == other.transform)
        }
        way = next
      }
      let end = way.visibleElements(at: 1).map { $0.attributes }
      #expect(end.count == change.next.visibleLayoutAttributes.count, "\(change.name)")
    }
  }

  @Test func `an anchor stays in its place all the way`() throws {
    for seed in 1...200 {
      var chance = SeededNumbers(seed: UInt64(seed) &* 5)
      let change = try Change(seed: seed)
      let pane = change.pane
      guard pane.contentSize.height > 600, let anchor = pane.anchor(by: .center),
        anchor.limit == nil
      else { continue }
      let next = pane.switched(to: chance.choice(of: [Self.tall, Self.words, .quilt(), .mosaic()]))
      let edges = [next.contentOffset.y, next.contentSize.height - 300 - next.contentOffset.y]
      guard pane.layout.axis == .vertical, edges.allSatisfy({ $0 > 1e-6 }) else { continue }
      let way = LayoutTransition(from: pane, to: next)
      let element = try #require(way.elements.first { $0.after == anchor.element })
      for t in stride(from: 0.0, through: 1, by: 0.1) {
        let center = way.layoutAttributes(of: element, at: t).center.y - way.contentOffset(at: t).y
        #expect(abs(center - 150 - anchor.place) < 1e-6, "\(change.name), \(t)")
      }
    }
  }

  @Test func `into a pile the earlier card is on top all the way`() {
    let grid = pane(Self.words, at: 0)
    let way = LayoutTransition(from: grid, to: grid.switched(to: GalleryLayout.pile()))
    for t in [0.01, 0.3, 0.5, 0.99, 1] {
      let cells = way.visibleElements(at: t).map { $0.attributes }
        .filter { $0.element.item >= 0 }
      #expect(
        zip(cells, cells.dropFirst()).allSatisfy { $0.element.item > $1.element.item }, "\(t)")
    }
  }
}
