import CollectionGallery
import TestSupport
import Testing

/// What happens to a viewer by chance shows, at every moment, what it showed before.
@Suite struct ViewerDigestTests {
  @Test func `every element and every event of a viewer is as it was`() {
    let found = Effort.some(1...300, of: 2).map { (name: "\($0)", digest: Self.digest(UInt64($0))) }
    let changed = KnownDigests("viewers").changed(found)
    #expect(changed.isEmpty, "seeds of this test")
  }

  private static func digest(_ seed: UInt64) -> Digest {
    var chance = SeededNumbers(seed: seed &+ 900)
    var digest = Digest()
    var viewer = Self.viewer(&chance)
    var events: [CollectionEvent] = []
    var inputs = RandomInputs(seed: Int(seed) + 4000, count: 14).inputs
    for number in inputs.indices where chance.chance(0.3) {
      inputs[number].input = input(&chance)
    }
    for (time, input) in inputs {
      let start = viewer.now
      for part in 1...3 {
        events += viewer.advance(to: start + Time(ticks: (time - start).ticks * Int64(part) / 3))
        read(viewer, &digest)
      }
      events += viewer.handle(input, at: time)
      read(viewer, &digest)
    }
    events += viewer.settle(limit: .seconds(20))
    read(viewer, &digest)
    for event in events { digest.add("\(event)") }
    return digest
  }

  private static func viewer(_ chance: inout SeededNumbers) -> CollectionViewer {
    let styles: [AppearanceStyle] = [
      .fade, .slide(.top), .slide(.left), .slide(.bottom), .slide(.right), .fall(seed: 9),
      .scale(0.4), .scale(20),
    ]
    return CollectionViewer(
      content: .random(&chance, most: 40), layout: .random(&chance),
      bounds: Size(width: chance.choice(of: [400, 90, 0]), height: 300),
      direction: chance.choice(of: [.leftToRight, .rightToLeft]),
      configuration: .init(
        style: TransitionStyle(
          appearing: chance.choice(of: styles), disappearing: chance.choice(of: styles)),
        updateAnchor: chance.choice(of: [.leading, .center, .trailing, .point(.zero)]),
        switchAnchor: chance.choice(of: [.leading, .center, .trailing]),
        boundsAnchor: chance.choice(of: [nil, .leading, .center, .trailing]),
        deceleration: chance.choice(of: [.normal, .fast]),
        stiffness: chance.choice(of: [10, 1, 60, 0, 90]), reducesMotion: chance.chance(0.1)))
  }

  /// What `RandomInputs` does not draw.
  private static func input(_ chance: inout SeededNumbers) -> CollectionViewer.Input {
    let time = Time.milliseconds(chance.choice(of: [0, 150, 700]))
    func known() -> ItemID { ItemID(UInt64(chance.whole(1...45))) }
    switch chance.whole(0...5) {
    case 0: return .setDirection(chance.choice(of: [.leftToRight, .rightToLeft]))
    case 1:
      return .changeBounds(
        Size(width: chance.choice(of: [400, 0, 300]), height: chance.choice(of: [300, 0, 90])),
        insets: EdgeInsets(
          top: chance.choice(of: [0, 44]), left: chance.choice(of: [0, 9]), bottom: 5, right: 1),
        over: time)
    case 2: return .switchLayout(.random(&chance), over: time)
    case 3: return .holdSwitch(.random(&chance))
    case 4:
      let section = ItemID(1000 + UInt64(chance.whole(0...4)))
      let changes: [GalleryChange] = [
        chance.choice(of: [
          .insertSection(section, at: chance.whole(0...3)), .deleteSection(section),
          .moveSection(section, to: chance.whole(0...3)), .reloadSection(section),
        ])
      ]
      let items = (0..<chance.whole(0...3)).map {
        GalleryItem.random(ItemID(700 + UInt64($0)), &chance)
      }
      return .update(
        changes, sections: [section: GallerySection(id: section, items, header: 12, footer: 0)],
        over: time)
    default:
      return .update(
        [
          .insert(
            .random(ItemID(UInt64(chance.whole(600...650))), &chance),
            chance.choice(of: [.before(known()), .at(ItemIndex(item: chance.whole(0...5)))])),
          .reload(known(), nil),
        ], sections: [:], over: time)
    }
  }

  private static func read(_ viewer: CollectionViewer, _ digest: inout Digest) {
    for shown in viewer.visibleElements {
      digest.add(place: shown.attributes)
      digest.add(bits: shown.id?.rawValue ?? 0)
      digest.add(shown.isLeaving ? 1 : 0, viewer.isPinned(shown.element) ? 1 : 0)
    }
    digest.add(viewer.contentOffset.x, viewer.contentOffset.y)
    digest.add(viewer.contentSize.width, viewer.contentSize.height, viewer.anchorDrift)
    digest.add(viewer.offsetLimits.lowerBound, viewer.offsetLimits.upperBound)
    digest.add(viewer.greatestContentOffset.x, viewer.greatestContentOffset.y)
    digest.add(viewer.paneSize.width, viewer.paneSize.height, viewer.progress ?? -1)
    digest.add(bits: viewer.anchor?.rawValue ?? 0)
    digest.add(bits: UInt64(bitPattern: viewer.nextDeadlineTime?.ticks ?? -1))
    digest.add("\(viewer.isSwitching) \(viewer.isHeld) \(viewer.isUpdating) \(viewer.isResizing)")
    digest.add("\(viewer.isOverscrolled) \(viewer.isSettled) \(viewer.needsFrames)")
    let middle = Point(
      x: viewer.contentOffset.x + viewer.paneSize.width * 0.4, y: viewer.contentOffset.y + 77)
    digest.add(bits: viewer.item(at: middle)?.rawValue ?? 0)
    digest.add(bits: UInt64(viewer.checkInvariants(thoroughly: false).count))
  }
}
