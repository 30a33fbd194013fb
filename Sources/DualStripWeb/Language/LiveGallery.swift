import CollectionGallery
import CollectionLayouts
import ScrollPhysics

/// The kind of viewer in this module.
typealias Live = LiveGallery

/// A collection that a page drives, and the finger that touches it.
struct LiveGallery: LiveViewer {
  private var viewer: CollectionViewer
  /// The recognizers of the finger along both axes.
  private var finger: (x: TouchRecognizer, y: TouchRecognizer)?
  private var layout: Int
  /// The layout to return to if the user takes a switch back.
  private var layoutBefore: Int

  /// Reads size, insets, direction, layout, whether motion is reduced, how many sections, and how
  /// many items each section has.
  init?(_ given: inout NumberReader) {
    let (size, insets, direction) = (given.size(), given.insets(), given.direction())
    layout = given.whole()
    layoutBefore = layout
    var configuration = CollectionViewer.Configuration()
    configuration.reducesMotion = given.isOn()
    viewer = CollectionViewer(
      content: Showpiece.content(sections: given.whole(), items: given.whole()),
      layout: Showpiece.layout(layout), bounds: size, insets: insets, direction: direction,
      configuration: configuration)
  }

  mutating func advance(to time: Time) -> [CollectionEvent] { viewer.advance(to: time) }

  static func tell(_ event: CollectionEvent, in told: inout NumberList) { told.append(event) }

  mutating func handle(_ input: CollectionViewer.Input, at time: Time) -> [CollectionEvent] {
    viewer.handle(input, at: time)
  }

  mutating func inputs(
    _ word: Int, _ given: inout NumberReader, at time: Time
  ) -> [CollectionViewer.Input] {
    switch word {
    case 0, 1, 2, 3: return touch(word, &given, at: time)
    case 4: return [.scrollTo(given.item(), at: .center, animated: given.isOn())]
    case 5: return [.scrollBy(given.number())]
    case 6: return [.changeBounds(given.size(), insets: given.insets(), over: given.time())]
    case 7: return [.setDirection(given.direction())]
    case 8: return [.switchLayout(nextLayout(&given), over: given.time())]
    case 9: return [.holdSwitch(nextLayout(&given))]
    case 10: return [.moveSwitch(progress: given.number(), over: given.time())]
    case 11: return [.finishSwitch(over: given.time())]
    case 12:
      if viewer.isSwitching { swap(&layout, &layoutBefore) }
      return [.takeBack(over: given.time())]
    case 13:
      let duration = given.time()
      return [.update(given.changes(), sections: [:], over: duration)]
    default: return []
    }
  }

  private mutating func nextLayout(_ given: inout NumberReader) -> GalleryLayout {
    layoutBefore = layout
    layout = given.whole()
    return Showpiece.layout(layout)
  }

  private mutating func touch(
    _ word: Int, _ given: inout NumberReader, at time: Time
  ) -> [CollectionViewer.Input] {
    let place = given.point()
    if word == 0 {
      guard finger == nil else { return [] }
      finger = (TouchRecognizer(at: place.x, time: time), TouchRecognizer(at: place.y, time: time))
      return [.touchBegan]
    }
    guard finger != nil else { return [] }
    if word == 3 {
      finger = nil
      return [.touchCancelled]
    }
    let way = Point(
      x: finger?.x.moved(to: place.x, at: time) ?? 0,
      y: finger?.y.moved(to: place.y, at: time) ?? 0)
    let drag: [CollectionViewer.Input] = way == .zero ? [] : [.dragMoved(by: way)]
    guard word == 2 else { return drag }
    let velocity = Point(
      x: finger?.x.velocity(at: time) ?? 0, y: finger?.y.velocity(at: time) ?? 0)
    finger = nil
    return drag + [.touchEnded(velocity: velocity)]
  }

  // MARK: Frames

  /// Writes a frame in the format of the strips, with one pane. The state has the progress of a
  /// change plus 0.0001, the layout from 1, whether a hand holds the change, two zeros, and what
  /// changes: 1 the layout, 2 the content, 3 the size. Then come the count of items, and whether
  /// everything is still.
  mutating func tellFrame(in told: inout NumberList) {
    let start = told.count
    told.append(0)
    told.append(viewer.paneSize)
    told.append(Rect(origin: .zero, size: viewer.paneSize), offset: viewer.contentOffset)
    for _ in 0..<6 { told.append(0) }
    told.append(viewer.progress.map { $0 + 0.0001 } ?? 0)
    told.append(Double(layout + 1))
    told.append(viewer.isHeld ? 1 : 0)
    told.append(0)
    told.append(0)
    told.append(viewer.isSwitching ? 1 : viewer.isUpdating ? 2 : viewer.isResizing ? 3 : 0)
    told.append(Double(viewer.content.sections.reduce(0) { $0 + $1.count }))
    told.append(viewer.isSettled ? 1 : 0)
    told[start] = Double(told.count - start - 1)
    let shown = viewer.visibleElements.enumerated().sorted {
      ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
    }
    told.append(Double(shown.count))
    for (_, element) in shown { told.append(element) }
  }
}
