import DualStripScenarios
import TestSupport
import Testing

/// Random histories show, at every moment, what they showed before.
@Suite struct HistoryDigestTests {
  @Test func `every frame and every event of a history is as it was`() {
    let histories = Effort.some(1...600, of: 10).map { Self.history($0) }
    let found = histories.map { (name: "\($0.seed)", digest: digest(of: $0)) }
    let changed = KnownDigests("histories").changed(found)
    let example = histories.first { "\($0.seed)" == changed.first }
    #expect(changed.isEmpty, "\(example?.scenario ?? "")")
  }

  private static func history(_ number: Int) -> RandomHistory {
    let isUsual = number.isMultiple(of: 3)
    return RandomHistory(
      seed: UInt64(5_000_000 + number), hasEdits: !number.isMultiple(of: 4), hasSteps: number > 500,
      configuration: isUsual ? nil : .random(seed: UInt64(number)))
  }

  private func digest(of history: RandomHistory) -> Digest {
    var digest = Digest()
    var pages: [LayoutAttributes<PreviewDetails>] = []
    var cells: [LayoutAttributes<ThumbnailDetails>] = []
    let (events, end) = history.run(stepping: .milliseconds(41)) { viewer in
      digest.add(viewer.readFrame(preview: &pages, thumbnails: &cells))
      for page in pages {
        digest.add(place: page)
        digest.add(page.details.parallax ?? 2, page.details.imageTranslation)
        digest.add(page.details.imageRect.minX, page.details.imageRect.maxY)
        digest.add(bits: page.details.page.rawValue)
      }
      for cell in cells {
        digest.add(place: cell)
        digest.add(cell.details.expansion)
        digest.add(bits: cell.details.page.rawValue)
      }
      digest.add("\(viewer.driver) \(viewer.phase) \(viewer.isSettled) \(viewer.isEditing)")
      let words = [viewer.activePage, viewer.targetPage, viewer.settledPage]
        .map { $0.map { "\($0.rawValue)" } ?? "-" }
      digest.add(words.joined(separator: " "))
      digest.add(bits: UInt64(bitPattern: viewer.nextDeadlineTime?.ticks ?? -1))
      digest.add("\(viewer.pendingEdits.map { "\($0.id.rawValue) \($0.isCommitting)" })")
      digest.add(bits: UInt64(viewer.checkInvariants().count))
      let bounds = viewer.thumbnails.viewport.bounds
      let point = Point(x: bounds.minX + bounds.size.width * 0.37, y: 20)
      digest.add("\(String(describing: viewer.thumbnails.item(at: point)?.item))")
    }
    for event in events { digest.add("\(event)") }
    digest.add("\(end.pages.map { $0.rawValue }) \(end.documentRevision) \(end.isSettled)")
    return digest
  }
}

extension Digest {
  fileprivate mutating func add(_ shown: Presentation) {
    add(shown.time.seconds, shown.bounds.width, shown.bounds.height, shown.position)
    add(shown.previewPosition, shown.previewOffset, shown.previewVelocity, shown.previewLimit)
    add(shown.thumbnailsPosition, shown.thumbnailsOffset, shown.thumbnailsVelocity)
    add(shown.syncError, shown.syncDistance, shown.isOverscrolled ? 1 : 0)
    for frame in [shown.previewFrame, shown.thumbnailsFrame] {
      add(frame.minX, frame.minY, frame.maxX, frame.maxY)
    }
  }
}

extension DualStripViewer.Configuration {
  /// Every option at its least, its greatest, its usual value, or some other.
  static func random(seed: UInt64) -> DualStripViewer.Configuration {
    var chance = SeededNumbers(seed: seed)
    func time(_ usual: Double) -> Time {
      .milliseconds(chance.choice(of: [usual, usual, 0, 1, usual / 2, 700, 3_600_000, -1]))
    }
    func number(_ choices: Double...) -> Double { chance.choice(of: choices) }
    func rate() -> DecelerationRate {
      chance.choice(of: [
        .normal, .fast, DecelerationRate(perMillisecond: number(0.4, 0.95, 0.99995)),
      ])
    }
    let range = chance.choice(of: [0.2...5, 0.001...1000, 1...1, 0.5...0.6])
    return DualStripViewer.Configuration(
      thumbnails: ThumbnailMetrics(
        height: number(66, 66, 1, 120, 0, 20_000), spacing: number(4, 0, 30, -1, 20_000),
        focusedSpacing: number(20, 0, 3, -1, 20_000), aspect: number(0.5, 1, 0.01, 0, 200),
        aspectRange: range),
      parallaxGap: number(44, 0, -44, 10_000, -20_000),
      imageShift: number(0.3, 0, -0.3, 10, 20),
      mapping: chance.choice(of: [.stepped, .continuous]),
      focusPolicy: chance.choice(of: [.next, .previous]),
      commits: chance.choice(of: [.immediate, .byHost]), reducesMotion: chance.chance(0.15),
      direction: chance.choice(of: [.leftToRight, .rightToLeft]),
      durations: .init(
        focus: time(300), handOver: time(300), expansion: time(150), settlement: time(150),
        shrinking: time(150), closing: time(150), move: time(300), aspect: time(150)),
      easing: chance.choice(of: [.linear, .easeInOut, .easeIn, .easeOut]),
      scrolling: .init(
        activationDistance: number(0.52, 0.5, 0.99, 0.4, 2),
        previewStiffness: number(18, 1, 60, 0, 90),
        thumbnailsStiffness: number(10, 1, 60, 0, 90), previewDeceleration: rate(),
        thumbnailsDeceleration: rate(), pageTurnEdge: number(0.5, 0.05, 0.95, 0.2, 0, 1),
        pageTurnSpeed: number(0, 300, 10_000, -1),
        pageTurnLimit: chance.choice(of: [1, 2, 100, 0, 500]),
        rubberBand: number(0.55, 0.01, 1, 0, 2)))
  }
}
