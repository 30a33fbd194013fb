import CollectionGallery
import Testing
import TestSupport

/// What holds whatever happens.
@Suite struct ViewerLawTests {
  private struct Frame: Equatable {
    let id: ItemID?
    let isLeaving: Bool
    let rect: Rect
    let alpha: Double
  }

  /// What is shown, from the pane's corner.
  private func frames(_ viewer: CollectionViewer) -> [Frame] {
    viewer.visibleElements.map { shown in
      var attributes = shown.attributes
      attributes.center = attributes.center - viewer.contentOffset
      return Frame(
        id: shown.id, isLeaving: shown.isLeaving, rect: attributes.boundingBox,
        alpha: attributes.alpha)
    }
  }

  @Test func `how often one looks changes nothing`() {
    for seed in 1...60 {
      let inputs = RandomInputs(seed: seed)
      var plain = RandomInputs.viewer(seed: seed)
      var watched = plain
      var (told, heard) = ([CollectionEvent](), [CollectionEvent]())
      for (time, input) in inputs.inputs {
        let start = watched.now
        for k in 1..<7 {
          heard += watched.advance(to: start + Time(ticks: (time - start).ticks * Int64(k) / 7))
          _ = frames(watched)
        }
        heard += watched.handle(input, at: time)
        told += plain.handle(input, at: time)
        #expect(frames(plain) == frames(watched), "\(inputs.name) at \(time)")
        #expect(plain.contentOffset == watched.contentOffset)
      }
      told += plain.settle(limit: .seconds(60))
      heard += watched.settle(limit: .seconds(60))
      #expect(told == heard, "\(inputs.name)")
      #expect(frames(plain) == frames(watched), "\(inputs.name)")
    }
  }

  @Test func `reading from right to left is the mirror image`() {
    for seed in 1...60 {
      var viewer = RandomInputs.viewer(seed: seed)
      var mirror = RandomInputs.viewer(seed: seed, direction: .rightToLeft)
      let inputs = RandomInputs(seed: seed)
      for (one, other) in zip(
        inputs.inputs, RandomInputs(seed: seed, isMirrored: true).inputs)
      {
        viewer.handle(one.input, at: one.time)
        mirror.handle(other.input, at: other.time)
        let (a, b) = (frames(viewer), frames(mirror))
        #expect(a.count == b.count, "\(inputs.name) at \(one.time)")
        for frame in a where !frame.isLeaving {
          // What falls falls over its lower left corner, whichever way reading goes.
          let x = viewer.paneSize.width - frame.rect.maxX
          let isMirrored = b.contains {
            $0.id == frame.id && abs($0.rect.minX - x) < 1e-6
              && abs($0.rect.minY - frame.rect.minY) < 1e-6
          }
          #expect(isMirrored, "\(inputs.name) at \(one.time): \(frame)")
        }
      }
    }
  }

  @Test func `what begins, or interrupts, shows the same before and after`() {
    for seed in 1...120 {
      var viewer = RandomInputs.viewer(seed: seed)
      let inputs = RandomInputs(seed: seed, count: 40)
      for (time, input) in inputs.inputs {
        viewer.advance(to: time)
        let before = viewer
        viewer.handle(input, at: time)
        let isJump: Bool
        switch input {
        case .dragMoved, .scrollBy, .measure: isJump = true
        case .scrollTo(_, _, let isAnimated): isJump = !isAnimated
        case .switchLayout(_, let duration), .update(_, _, let duration),
          .changeBounds(_, _, let duration), .takeBack(let duration),
          .moveSwitch(_, let duration), .finishSwitch(let duration):
          isJump = duration == .zero
        default: isJump = false
        }
        if isJump { continue }
        let (a, b) = (frames(before), frames(viewer))
        #expect(a.count == b.count, "\(inputs.name) at \(time), \(input)")
        // A scroll rests where it differs from its target by less than anybody sees.
        var way = 1e-6
        if case .touchEnded = input { way = 0.05 }
        let near = a.allSatisfy { frame in
          b.contains {
            $0.id == frame.id && abs($0.rect.minX - frame.rect.minX) < way
              && abs($0.rect.minY - frame.rect.minY) < way
              && abs($0.rect.size.width - frame.rect.size.width) < 1e-6
              && abs($0.alpha - frame.alpha) < 1e-9
          }
        }
        #expect(near, "\(inputs.name) at \(time), \(input)")
      }
    }
  }

  @Test func `the rules that it looks at itself hold at every moment`() {
    for seed in 1...30 {
      var viewer = RandomInputs.viewer(seed: seed)
      let inputs = RandomInputs(seed: seed, count: 40)
      for (time, input) in inputs.inputs {
        viewer.advance(to: Time(ticks: (viewer.now.ticks + time.ticks) / 2))
        let between = viewer.checkInvariants(thoroughly: false)
        viewer.handle(input, at: time)
        let broken = between + viewer.checkInvariants()
        #expect(broken.isEmpty, "\(inputs.name) at \(time), \(input)")
      }
    }
  }

  @Test func `it comes to rest within the limits, with every item once`() {
    for seed in 1...120 {
      var viewer = RandomInputs.viewer(seed: seed)
      let inputs = RandomInputs(seed: seed, count: 40)
      for (time, input) in inputs.inputs {
        viewer.handle(input, at: time)
        let shown = viewer.visibleElements
        let items = shown.filter {
          if case .cell = $0.element { return !$0.isLeaving }
          return false
        }.map { $0.id }
        #expect(Set(items).count == items.count, "\(inputs.name) at \(time)")
        #expect(shown.allSatisfy { $0.attributes.center.x.isFinite && $0.attributes.alpha <= 1 })
      }
      viewer.handle(.touchCancelled, at: viewer.now)
      viewer.handle(.finishSwitch(over: .zero), at: viewer.now)
      viewer.settle(limit: .seconds(60))
      #expect(viewer.isSettled && !viewer.needsFrames, "\(inputs.name)")
      #expect(!viewer.isOverscrolled, "\(inputs.name)")
    }
  }

  @Test func `numbers that are none move nothing, and nothing stops it`() {
    for seed in 1...20 {
      var viewer = RandomInputs.viewer(seed: seed)
      let hostile: [CollectionViewer.Input] = [
        .touchBegan, .dragMoved(by: Point(x: .nan, y: .nan)),
        .dragMoved(by: Point(x: .infinity, y: -.infinity)),
        .touchEnded(velocity: Point(x: .nan, y: .nan)),
        .scrollBy(.nan), .scrollBy(1e300), .scrollBy(-.infinity),
        .changeBounds(
          Size(width: .nan, height: -3), insets: EdgeInsets(top: .nan), over: .seconds(-3)),
        .switchLayout(.quilt(QuiltMetrics(unit: .columns(-5), gap: .nan)), over: .seconds(1e300)),
        .update(
          [
            .insert(
              GalleryItem(
                id: 700, size: Size(width: .nan, height: -1),
                block: BlockSize(width: .max, height: .min), span: .min),
              .at(ItemIndex(section: 0, item: 0)))
          ], sections: [:], over: .zero),
        .update(
          [.insertSection(5, at: .max), .moveSection(1000, to: .min)], sections: [:], over: .zero),
        .update(
          [.insert(GalleryItem(id: 800), .after(801)), .insert(GalleryItem(id: 801), .after(800))],
          sections: [:], over: .zero),
        .update(
          [.insert(GalleryItem(id: 900), .at(ItemIndex(section: .min, item: .max)))], sections: [:],
          over: .zero),
        .holdSwitch(.waterfall(WaterfallMetrics(lanes: .max))),
        .moveSwitch(progress: .nan, over: .zero),
        .measure([1: Size(width: .infinity, height: .infinity)]), .takeBack(over: .zero),
        .changeBounds(Size(width: 1e300, height: 1e300), insets: .zero, over: .zero),
        .changeBounds(Size(width: 300, height: 300), insets: EdgeInsets(top: 1e9), over: .zero),
      ]
      for (k, input) in hostile.enumerated() {
        viewer.handle(input, at: .milliseconds(10 * k))
        for shown in viewer.visibleElements {
          let frame = shown.attributes.boundingBox
          #expect(frame.minX.isFinite && frame.minY.isFinite, "seed \(seed), \(input)")
        }
      }
      viewer.settle(limit: .seconds(60))
    }
  }

  private func list(stiffness: Double = 10) -> CollectionViewer {
    CollectionViewer(
      content: GalleryContent(count: 100), layout: .list(), bounds: Size(width: 400, height: 600),
      configuration: .init(stiffness: stiffness))
  }

  @Test func `a stiffness that is no number is the usual one`() {
    let usual = CollectionViewer.Configuration().stiffness
    #expect(list(stiffness: .nan).configuration.stiffness == usual)
  }

  @Test func `a finger goes ten million points between two samples at most`() {
    var viewer = list()
    viewer.handle(.scrollBy(500), at: .zero)
    viewer.handle(.touchBegan, at: .zero)
    for way in [Double.infinity, -5e6, -5e6] {
      viewer.handle(.dragMoved(by: Point(x: 0, y: way)), at: .zero)
    }
    #expect(viewer.contentOffset.y == 500)
  }

  @Test func `no finger throws faster than a million points in a second`() {
    func offset(thrownBy speed: Double) -> Double {
      var viewer = list()
      viewer.handle(.touchBegan, at: .zero)
      viewer.handle(.dragMoved(by: .zero), at: .zero)
      viewer.handle(.touchEnded(velocity: Point(x: 0, y: -speed)), at: .zero)
      viewer.advance(to: .milliseconds(8))
      return viewer.contentOffset.y
    }
    #expect(offset(thrownBy: .infinity) == offset(thrownBy: 1e6))
    #expect(offset(thrownBy: 1e6) > offset(thrownBy: 5e5) + 1000)
  }

  @Test func `a viewer is idle while no finger is on it, and not under one that only rests`() {
    var viewer = list()
    #expect(viewer.isIdle && !viewer.isTouched)
    viewer.handle(.touchBegan, at: .zero)
    #expect(!viewer.isIdle && viewer.isTouched)
    viewer.handle(.touchEnded(velocity: .zero), at: .milliseconds(9))
    #expect(viewer.isIdle && !viewer.isTouched)
  }

  @Test func `beyond an end, too, a throw at no number is none`() {
    func offset(thrownBy speed: Double) -> Double {
      var viewer = list()
      viewer.handle(.touchBegan, at: .zero)
      viewer.handle(.dragMoved(by: Point(x: 0, y: 200)), at: .zero)
      viewer.handle(.touchEnded(velocity: Point(x: 0, y: speed)), at: .zero)
      viewer.advance(to: .milliseconds(50))
      return viewer.contentOffset.y
    }
    #expect(offset(thrownBy: .nan) == offset(thrownBy: 0) && offset(thrownBy: 0) < -1)
  }
}
