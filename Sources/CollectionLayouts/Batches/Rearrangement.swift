/// The places in lists that elements leave, the places that elements take, and the moves between
/// them.
struct Rearrangement: Equatable, Sendable {
  struct Move: Equatable, Sendable {
    let from: ItemIndex
    let to: ItemIndex
  }

  /// The moves, sorted by origin.
  let moves: [Move]
  /// The moves, sorted by target.
  private let movesByTarget: [Move]
  /// The places before that elements leave, including the origins of moves.
  let departures: PlaceList
  /// The places after that elements take, including the targets of moves.
  let arrivals: PlaceList

  init(deletes: [ItemIndex] = [], inserts: [ItemIndex] = [], moves: [Move] = []) {
    self.init(
      moves: moves, departures: PlaceList(deletes + moves.map { $0.from }),
      arrivals: PlaceList(inserts + moves.map { $0.to }))
  }

  private init(moves: [Move], departures: PlaceList, arrivals: PlaceList) {
    self.moves = moves.sorted { $0.from < $1.from }
    movesByTarget = moves.sorted { $0.to < $1.to }
    self.departures = departures
    self.arrivals = arrivals
  }

  /// The rearrangement back.
  var inverse: Rearrangement {
    Rearrangement(
      moves: moves.map { Move(from: $0.to, to: $0.from) }, departures: arrivals,
      arrivals: departures)
  }

  /// Returns where an element moves to; `nil` if it does not move.
  func target(of origin: ItemIndex) -> ItemIndex? {
    let k = partitionPoint(of: moves.count) { moves[$0].from >= origin }
    return k < moves.count && moves[k].from == origin ? moves[k].to : nil
  }

  /// Returns where an element moved from; `nil` if it did not move.
  func origin(of target: ItemIndex) -> ItemIndex? {
    let k = partitionPoint(of: movesByTarget.count) { movesByTarget[$0].to >= target }
    return k < movesByTarget.count && movesByTarget[k].to == target ? movesByTarget[k].from : nil
  }

  /// The places that elements leave for good.
  var deletes: [ItemIndex] { departures.places.filter { target(of: $0) == nil } }

  /// The places that new elements take.
  var inserts: [ItemIndex] { arrivals.places.filter { origin(of: $0) == nil } }
}
