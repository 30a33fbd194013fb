public import CollectionLayouts
import Elementary
public import ScrollPhysics

extension DualStripViewer {
  /// A page whose image will be needed.
  public struct Preparation: Hashable, Sendable {
    /// The page.
    public var page: PageID
    /// The pane that shows it.
    public var pane: Pane
    /// When its image must be there if nothing else happens: the page comes into view then, or a
    /// little later. `nil` if only another gesture would bring it there.
    public var time: Time?
  }

  /// Lists the pages whose images to prepare, in the order in which they are needed: what is
  /// visible; what the present motion brings into view, by its time; then the neighbours of the
  /// page where it ends, and a stripful of thumbnails on either side. Edits count as done; what a
  /// hand that carries pages will uncover is not foreseen.
  ///
  /// - Parameter limit: the largest number of pages to return.
  /// - Complexity: O(*limit* · log *t*), where *t* is the length of the motion.
  public func preparation(limit: Int) -> [Preparation] {
    guard limit > 0, slots.stopCount > 0 else { return [] }
    var probe = self
    let preview = probe.comingPages(of: .preview, limit: limit)
    let thumbnails = probe.comingPages(of: .thumbnails, limit: limit)
    let all = (preview + thumbnails).enumerated().sorted { left, right in
      let (first, second) = (left.element.time ?? .never, right.element.time ?? .never)
      return first == second ? left.offset < right.offset : first < second
    }
    return all.prefix(limit).map { $0.element }
  }

  /// The pages that a pane shows, will show, or may show after that. Looks at other times, and comes
  /// back to the present.
  private mutating func comingPages(of pane: Pane, limit: Int) -> [Preparation] {
    let start = now
    defer { now = start }
    // A lag only shrinks: what it shows now is the most that it will show.
    let lag = (lag?.value(of: pane, at: now) ?? 0).magnitude
    var known = shownStops(of: pane)
    var result = known.prefix(limit).map { preparation(of: $0, in: pane, at: start) }
    var last = known
    var begin = start
    for end in ends(ofMotionOf: pane) {
      now = end
      last = visibleStops(of: pane, lag: lag)
      let (lower, upper) = (known.lowerBound, known.upperBound)
      let behind = upper..<max(upper, last.upperBound)
      let before = min(lower, last.lowerBound)..<lower
      for number in Array(behind.prefix(limit)) + before.suffix(limit).reversed() {
        let time = Self.firstTime(after: begin, through: end) { time in
          now = time
          let stops = visibleStops(of: pane, lag: lag)
          return number < lower ? number >= stops.lowerBound : number < stops.upperBound
        }
        result.append(preparation(of: number, in: pane, at: time))
      }
      known = before.lowerBound..<behind.upperBound
      begin = end
    }
    let more = min(pane == .preview ? 1 : last.count, limit)
    for number in Array(last.upperBound..<last.upperBound + more)
      + (last.lowerBound - more..<last.lowerBound).reversed()
    where (0..<slots.stopCount).contains(number) && !known.contains(number) {
      result.append(preparation(of: number, in: pane, at: nil))
    }
    return result
  }

  /// When the present motion of a pane turns back, if it does, and when everything rests.
  private func ends(ofMotionOf pane: Pane) -> [Time] {
    guard pane == .preview || !browses else { return browsing.end.map { [$0] } ?? [] }
    let blends = [motion.end, lag?.fade.end, expansion.blend?.end, positionFade?.end]
    guard let end = blends.compactMap({ $0 }).max(), end > now else { return [] }
    guard case .settling(let settling) = motion, let turning = settling.turning, turning > now,
      turning < end
    else { return [end] }
    return [turning, end]
  }

  private func preparation(of number: Int, in pane: Pane, at time: Time?) -> Preparation {
    Preparation(page: document.ids[slots.stop(at: number)], pane: pane, time: time)
  }

  /// The numbers of the stops that a pane may show at `now`: rather too many than too few.
  ///
  /// - Parameter lag: how far the pane may be from what it should show, in pages.
  private func visibleStops(of pane: Pane, lag: Double) -> Range<Int> {
    let metrics = configuration.thumbnails
    let lower: Double
    let upper: Double
    switch pane {
    case .preview:
      // Beyond an end it shows the page there.
      let place = min(max(previewPlace, 0), Double(slots.stopCount - 1))
      (lower, upper) = (place - 1 - lag, place + 1 + lag)
    case .thumbnails where browses:
      lower = (browsingOffset - metrics.width) / metrics.pitch
      upper = (browsingOffset + length(of: .thumbnails)) / metrics.pitch
    case .thumbnails:
      // A page that opens elsewhere may push others into view, and so may one that closes.
      let reach = (length(of: .thumbnails) + metrics.width) / 2 + 2 * metrics.greatestPush
      let half = reach / metrics.pitch + lag
      (lower, upper) = (finalPosition - half, finalPosition + half)
    }
    let first = Int(ElementaryFunctions.floor(max(lower, -1))) + 1
    let end = min(Double(slots.stopCount), max(0, -ElementaryFunctions.floor(-upper)))
    return first..<max(first, Int(end))
  }

  /// The numbers of the stops with a visible cell, and those between them.
  private func shownStops(of pane: Pane) -> Range<Int> {
    let pages =
      pane == .preview
      ? preview.visibleLayoutAttributes.map { $0.details.page }
      : thumbnails.visibleLayoutAttributes.map { $0.details.page }
    let numbers = pages.compactMap { document.slot(of: $0) }.filter { slots.isStop($0) }
      .map { slots.finalPlace($0) }
    guard let first = numbers.min(), let last = numbers.max() else {
      // Beyond an end nothing is in view: the page there is the first to come.
      let number = slots.nearestStopNumber(to: finalPosition)
      let next = finalPosition > Double(number) ? number + 1 : number
      return next..<next
    }
    return first..<last + 1
  }

  /// What the preview shows at `now`, in pages, when all edits are done and without its lag.
  private var previewPlace: Double {
    guard configuration.mapping == .stepped, let live else { return finalPosition }
    switch motion {
    case .focusing(let focusing): return Double(slots.finalPlace(focusing.target))
    case .settling(let settling) where settling.pane == .thumbnails:
      // The live page gives way when the position is farther from it than this.
      let distance = configuration.scrolling.activationDistance
      let place = Double(slots.finalPlace(live))
      let position = finalPosition
      return position > place
        ? max(place, -ElementaryFunctions.floor(distance - position))
        : min(place, ElementaryFunctions.floor(position + distance))
    case .held(let hold) where hold.pane == .thumbnails: return Double(slots.finalPlace(live))
    case .resting, .held, .settling: return finalPosition
    }
  }
}
