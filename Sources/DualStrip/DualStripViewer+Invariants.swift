import CollectionLayouts
import ScrollPhysics

/// A broken rule of the model: a bug in this package, never in the host.
public struct InvariantViolation: Hashable, Sendable, CustomStringConvertible {
  /// The number of the rule in the list of rules that must always hold.
  public var number: Int
  /// What was found, in words.
  public var description: String
}

extension DualStripViewer {
  /// Returns the rules that the present state breaks: empty as long as the model is right.
  ///
  /// - Complexity: O(cells on the screen + slots under edit); O(*n*) in documents of up to 16 pages.
  public func checkInvariants() -> [InvariantViolation] {
    var frame = FrameCells()
    let shown = frame.read(self)
    return checkInvariants(shown, frame)
  }

  /// Checks the same rules on a frame of the present state that has already been read.
  package func checkInvariants(
    _ shown: Presentation, _ frame: FrameCells
  ) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    checkFinite(shown, into: &found)
    checkRest(shown, frame.thumbnails, into: &found)
    checkCells(shown, frame, into: &found)
    checkPages(into: &found)
    return found
  }

  private func checkFinite(_ shown: Presentation, into found: inout [InvariantViolation]) {
    if !shown.isFinite {
      found.append(.init(number: 1, description: "a published number is not finite"))
    }
  }

  private func checkRest(
    _ shown: Presentation, _ cells: [LayoutAttributes<ThumbnailDetails>],
    into found: inout [InvariantViolation]
  ) {
    guard driver == .none, !isEditing, let live else { return }
    let place = slots.place(live)
    if positionFade == nil, shown.position != place {
      found.append(
        .init(number: 2, description: "at rest, position \(shown.position) is not \(place)"))
    }
    guard isSettled else { return }
    if anchor != live || settledSlot != live || shown.syncError != 0 || expansion.rule != .tent {
      found.append(.init(number: 2, description: "settled, but not all on one page"))
    }
    if browses {
      if browsingOffset != clampedBrowsing(browsingOffset) {
        found.append(.init(number: 2, description: "the strip rests beyond an end"))
      }
      return
    }
    let active = LayoutElement.cell(ItemIndex(item: slots.index(of: live)))
    guard let cell = cells.first(where: { $0.element == active }) else {
      if length(of: .thumbnails) > 0 {
        found.append(.init(number: 2, description: "the active thumbnail is not in view"))
      }
      return
    }
    let axis = axis(of: .thumbnails)
    let middle = axis.coordinate(of: thumbnailsViewport(at: moment).bounds.center)
    let center = axis.coordinate(of: cell.frame.center)
    if (center - middle).magnitude > max(1e-9, rounding) {
      found.append(
        .init(number: 2, description: "the active thumbnail is at \(center), not \(middle)"))
    }
  }

  /// The largest rounding error of a place in the strip after a few operations, in points. Right to
  /// left, a small place is the difference of two large ones, so the error grows with the length of
  /// the content.
  private var rounding: Double {
    8 * .ulpOfOne
      * (Double(slots.pageCount + 1) * configuration.thumbnails.pitch
        + length(of: .thumbnails))
  }

  private func checkCells(
    _ shown: Presentation, _ frame: FrameCells, into found: inout [InvariantViolation]
  ) {
    let (pages, cells) = (frame.preview, frame.thumbnails)
    checkOrder(cells, into: &found)
    checkFinite(cells, { $0.expansion.isFinite }, into: &found)
    checkFinite(
      pages, { $0.imageTranslation.isFinite && $0.parallax?.isFinite ?? true }, into: &found)
    // For small documents only: this check computes every cell.
    guard slots.pageCount <= 16, length(of: .thumbnails) > 0, hand.isEmpty else { return }
    let moment = moment
    let content = content(at: moment)
    let strip = thumbnailCells(of: content, at: moment)
    checkFilter(by: thumbnailsViewport(at: moment).bounds, gives: cells, into: &found) {
      strip.attributes(of: content, slot: $0)
    }
    let preview = previewCells(at: moment)
    checkFilter(by: previewViewport(at: moment).bounds, gives: pages, into: &found) {
      preview.attributes(of: content, slot: $0)
    }
  }

  private func checkFinite<Details>(
    _ cells: [LayoutAttributes<Details>], _ isFinite: (Details) -> Bool,
    into found: inout [InvariantViolation]
  ) {
    for cell in cells where !cell.hasFiniteNumbers || !isFinite(cell.details) {
      found.append(.init(number: 1, description: "an attribute of a cell is not finite"))
    }
  }

  private func checkOrder(
    _ cells: [LayoutAttributes<ThumbnailDetails>], into found: inout [InvariantViolation]
  ) {
    let axis = axis(of: .thumbnails)
    let sign = readingSign(of: .thumbnails)
    let least = configuration.thumbnails.spacing - 1e-9 - rounding
    for (cell, next) in zip(cells, cells.dropFirst()) {
      if isEditing || !hand.isEmpty { continue }
      let way = sign * axis.coordinate(of: next.center - cell.center)
      let gap = way - (axis.length(of: cell.size) + axis.length(of: next.size)) / 2
      if gap < least {
        found.append(
          .init(number: 3, description: "a gap of \(gap) pt is below the spacing"))
      }
    }
    if !cells.allSatisfy({ (0...1).contains($0.details.expansion) }) {
      found.append(.init(number: 4, description: "an expansion is outside 0…1"))
    }
  }

  private func checkFilter<Details>(
    by bounds: Rect, gives cells: [LayoutAttributes<Details>],
    into found: inout [InvariantViolation],
    ofAll attributes: (_ slot: Int) -> LayoutAttributes<Details>
  ) {
    var next = 0
    for item in 0..<slots.pageCount {
      let cell = attributes(slots.slot(at: item))
      let isListed = next < cells.count && cells[next].element == cell.element
      // A cell that only touches an edge may be in view or not: the rounding of its offset decides.
      let margin = isListed ? -2e-6 : 2e-6
      if cell.frame.insetBy(margin).sharesArea(with: bounds) != isListed {
        found.append(
          .init(number: 3, description: "item \(item) is wrongly in or out of view"))
      }
      if isListed { next += 1 }
    }
    if next < cells.count {
      found.append(.init(number: 3, description: "the cells in view are not in slot order"))
    }
  }

  private var slotsAnew: Slots {
    var slots = Slots(count: 0)
    edits.list(&slots, count: document.count, at: now)
    return slots
  }

  private func checkPages(into found: inout [InvariantViolation]) {
    // With few edits only: this check computes all slots under edit anew.
    if slots.edited.count <= 64, slots != slotsAnew {
      found.append(.init(number: 4, description: "the slots are not those of this time"))
    }
    func isPage(_ slot: Int?) -> Bool {
      slot.map { (0..<document.count).contains($0) && slots.isPage($0) } ?? true
    }
    if !isPage(live) || !isPage(settledSlot) || !isPage(anchor) {
      found.append(.init(number: 4, description: "a stored slot is no page of the document"))
    }
    if !isLiftValid || live.map({ slots.isStop($0) }) == false {
      found.append(.init(number: 4, description: "the active page or a lifted one is no stop"))
    }
    if live == nil, slots.stopCount > 0 {
      found.append(.init(number: 4, description: "there are stops and no active page"))
    }
    if !slots.edited.allSatisfy({ (0...1).contains($0.presence) && (0...1).contains($0.collapse) })
    {
      found.append(.init(number: 4, description: "a presence is outside 0…1"))
    }
  }
}

/// The cells of a frame; the next frame reuses their memory.
package struct FrameCells: Sendable {
  package var preview: [LayoutAttributes<PreviewDetails>] = []
  package var thumbnails: [LayoutAttributes<ThumbnailDetails>] = []

  package init() {}

  package mutating func read(_ viewer: borrowing DualStripViewer) -> Presentation {
    viewer.readFrame(preview: &preview, thumbnails: &thumbnails)
  }
}

extension LayoutAttributes {
  fileprivate var hasFiniteNumbers: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
      && alpha.isFinite && transform.translation.x.isFinite
  }
}

extension Rect {
  /// Returns the rectangle, smaller by a margin on every side.
  fileprivate func insetBy(_ margin: Double) -> Rect {
    Rect(
      x: minX + margin, y: minY + margin, width: size.width - 2 * margin,
      height: size.height - 2 * margin)
  }
}

extension Presentation {
  /// Calls a function with every number that a frame publishes.
  ///
  /// Lengths come first: offsets and sizes in points, velocities in points per second. Positions and
  /// distances in pages follow.
  package func forEachNumber(_ body: (_ number: Double, _ isLength: Bool) -> Void) {
    body(previewOffset, true)
    body(previewVelocity, true)
    body(thumbnailsOffset, true)
    body(thumbnailsVelocity, true)
    body(bounds.width, true)
    body(bounds.height, true)
    body(position, false)
    body(previewPosition, false)
    body(thumbnailsPosition, false)
    body(syncError, false)
    body(syncDistance, false)
  }

  /// Every number that a frame publishes, in that order.
  package var numbers: [Double] {
    var numbers: [Double] = []
    forEachNumber { number, _ in numbers.append(number) }
    return numbers
  }

  /// Whether every published number is finite.
  fileprivate var isFinite: Bool {
    var isFinite = true
    forEachNumber { number, _ in isFinite = isFinite && number.isFinite }
    return isFinite
  }
}
