import DualStripScenarios
import TestSupport
import Testing

/// Panes along the vertical axis do what they do along the horizontal one.
@Suite struct TransposedTests {
  @Test(arguments: HistoryLawsTests.parts) func `transposed runs agree`(part: Int) {
    for seed in HistoryLawsTests.seeds(of: part, share: 60) {
      var settings = DualStripViewer.Configuration()
      settings.thumbnails.mode = .browsing
      let history = RandomHistory(
        seed: seed, hasEdits: true, direction: .leftToRight,
        configuration: seed.isMultiple(of: 3) ? settings : nil)
      var across = history.viewer
      // Down, both reading directions are the same.
      var down = across.transposed(seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft)
      for (time, input) in history.inputs {
        // An aspect grows evenly to a late size; turned over, it would not.
        if case .edit(.setAspect) = input { continue }
        for moment in [time - .milliseconds(3), time] {
          across.advance(to: moment)
          down.advance(to: moment)
          let difference = Self.difference(across, down)
          guard difference < 1e-6 else {
            Issue.record("\(difference) at \(moment.milliseconds) ms\n\(history.scenario)")
            return
          }
        }
        let events = across.handle(input, at: time)
        let others = down.handle(input.transposed(down.configuration.direction), at: time)
        #expect(events.map(\.kind.pages) == others.map(\.kind.pages), "\(history.scenario)")
        #expect(down.checkInvariants().isEmpty, "\(history.scenario)")
      }
    }
  }

  /// The largest difference of two viewers, the second one transposed, in points.
  private static func difference(_ across: DualStripViewer, _ down: DualStripViewer) -> Double {
    var (shown, other) = (across.presentation, down.presentation)
    var worst = zip(shown.numbers, other.numbers.transposedBounds).map { abs($0 - $1) }.max() ?? 0
    func compare(_ a: Rect, _ b: Rect, _ what: String) {
      let parts = [
        a.minX - b.minY, a.minY - b.minX, a.size.width - b.size.height,
        a.size.height - b.size.width,
      ]
      worst = max(worst, parts.map(abs).max() ?? 0)
    }
    compare(shown.previewFrame.atZero, other.previewFrame.atZero, "preview")
    compare(shown.thumbnailsFrame.atZero, other.thumbnailsFrame.atZero, "strip")
    guard across.activePage == down.activePage, across.targetPage == down.targetPage else {
      return .infinity
    }
    var (pages, cells) = (
      [LayoutAttributes<PreviewDetails>](), [LayoutAttributes<ThumbnailDetails>]()
    )
    var (others, otherCells) = (pages, cells)
    shown = across.readFrame(preview: &pages, thumbnails: &cells)
    other = down.readFrame(preview: &others, thumbnails: &otherCells)
    guard pages.count == others.count, cells.count == otherCells.count else { return .infinity }
    for (a, b) in zip(pages, others) {
      compare(a.frame, b.frame, "page")
      compare(a.details.imageRect, b.details.imageRect, "image")
      worst = max(worst, abs(a.details.imageTranslation - b.details.imageTranslation))
    }
    for (a, b) in zip(cells, otherCells) {
      compare(a.frame, b.frame, "thumbnail")
      let (point, otherPoint) = (a.frame.center, b.frame.center)
      let hit = across.thumbnails.item(at: point), otherHit = down.thumbnails.item(at: otherPoint)
      if hit != otherHit { worst = .infinity }
    }
    return worst
  }
}

extension Rect {
  fileprivate var atZero: Rect { Rect(origin: .zero, size: size) }
}

extension [Double] {
  /// The numbers of a frame with width and height exchanged: the fifth and the sixth.
  fileprivate var transposedBounds: [Double] {
    var result = self
    result.swapAt(4, 5)
    return result
  }
}

extension DualStripViewer {
  /// The same viewer with both panes vertical, width and height exchanged, and pages as high as
  /// they were wide.
  fileprivate func transposed(_ direction: LayoutDirection) -> DualStripViewer {
    var settings = configuration
    settings.thumbnails.axis = .vertical
    settings.previewAxis = .vertical
    settings.direction = direction
    return DualStripViewer(
      pages: pages.map { Page(id: $0, aspect: 1 / (aspect(of: $0) ?? 1)) }, activePage: activePage,
      bounds: Size(width: bounds.height, height: bounds.width),
      insets: insets.transposed(direction), configuration: settings)
  }
}

extension EdgeInsets {
  /// The strip's inset at the side where reading begins.
  fileprivate func transposed(_ direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight ? EdgeInsets(left: bottom) : EdgeInsets(right: bottom)
  }
}

extension DualStripViewer.Input {
  fileprivate func transposed(_ direction: LayoutDirection) -> Self {
    switch self {
    case .tapThumbnails(let point): return .tapThumbnails(Point(x: point.y, y: point.x))
    case .lift(let point): return .lift(Point(x: point.y, y: point.x))
    case .carry(let point): return .carry(Point(x: point.y, y: point.x))
    case .changeBounds(let size, let insets, let time):
      return .changeBounds(
        Size(width: size.height, height: size.width), insets: insets.transposed(direction),
        over: time)
    case .edit(.insert(let pages, let place)): return .edit(.insert(pages.transposed, place))
    case .edit(.replace(let pages)): return .edit(.replace(pages.transposed))
    default: return self
    }
  }
}

extension [Page] {
  fileprivate var transposed: [Page] {
    map { Page(id: $0.id, aspect: 1 / $0.aspect, quarterTurns: $0.quarterTurns) }
  }
}
