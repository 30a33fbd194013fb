/// Where the view may come to rest, and where that will be when all edits are done.
extension Slots {
  package func isStop(_ slot: Int) -> Bool { edit(of: slot)?.isStop ?? true }

  /// Whether the page of a slot is selected: a page on its way out does not count.
  @inline(__always)
  package func isSelected(_ slot: Int, among selected: SlotRanges) -> Bool {
    !selected.isEmpty && selected.contains(slot) && isStop(slot)
  }

  package var stopCount: Int { count - sums.barred }

  /// Returns where the slot will begin when all edits are done: the number of stops before it.
  package func finalPlace(_ slot: Int) -> Int {
    edited.isEmpty ? slot : slot - sums(before: slot).barred
  }

  /// Returns the slot of the stop with this number. Cost: O(log *n* · log *k*).
  package func stop(at number: Int) -> Int {
    edited.isEmpty ? number : firstSlot { finalPlace($0 + 1) > number }
  }

  /// Returns the stop that is a number of stops behind another, or before it if the number is
  /// negative; at an end, the last one there. `nil` if there is no stop.
  package func stop(_ distance: Int, from slot: Int) -> Int? {
    guard stopCount > 0 else { return nil }
    let way = min(max(distance, -stopCount), stopCount)
    return stop(at: min(max(finalPlace(slot) + way, 0), stopCount - 1))
  }

  /// Returns the number of the stop nearest to a final position; a tie goes to the later stop.
  package func nearestStopNumber(to position: Double) -> Int {
    guard position == position else { return 0 }
    let bounded = min(max(position, 0), Double(max(0, stopCount - 1)))
    let lower = Int(bounded)
    // Distances that are equal within 1e-12 are ties.
    return Double(lower + 1) - bounded <= bounded - Double(lower) + 1e-12
      ? min(lower + 1, max(0, stopCount - 1)) : lower
  }

  /// Returns the stop nearest to a final position; `nil` if there is no stop.
  package func nearestStop(to position: Double) -> Int? {
    stopCount > 0 ? stop(at: nearestStopNumber(to: position)) : nil
  }

  /// Returns the stop whose page is nearest to a place, as places are now; a tie goes to the later
  /// stop.
  package func nearestStop(toPlace place: Double) -> Int? {
    guard stopCount > 0, place == place else { return nil }
    return nearest(to: place, among: isStop, at: self.place) ?? nearestStop(to: place)
  }

  /// Returns the slot around a position that is nearest to it; a tie goes to the later slot.
  ///
  /// - Parameters:
  ///   - position: in pages; if it is out of range, the slots at that end are around it.
  ///   - isWanted: returns whether a slot counts.
  ///   - place: returns where a slot is, within a page of its own place.
  package func nearest(
    to position: Double, among isWanted: (Int) -> Bool, at place: (Int) -> Double
  ) -> Int? {
    let within = clamped(position)
    func nearest(among candidates: Candidates) -> (slot: Int, distance: Double)? {
      var nearest: (slot: Int, distance: Double)?
      for slot in candidates where isWanted(slot) {
        let distance = (place(slot) - position).magnitude
        if distance <= (nearest?.distance ?? .infinity) + 1e-12 { nearest = (slot, distance) }
      }
      return nearest
    }
    // A page on the move that is not a candidate is more than two pages away.
    let found = nearest(among: candidates(from: within - 2, through: within + 2))
    if let found, found.distance < 1.9 || edited.isEmpty { return found.slot }
    let near = slots(from: within - 2, through: within + 2)
    return nearest(among: candidates(near) { _ in true })?.slot
  }
}
