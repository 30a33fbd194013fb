/// What leaves its place in lists, what takes one, and what does both.
struct Rearrangement: Equatable, Sendable {
  struct Move: Equatable, Sendable {
    let from: ItemIndex
    let to: ItemIndex
  }

  /// By their origins.
  let moves: [Move]
  /// By their targets.
  private let movesByTarget: [Move]
  /// The places before that are left, origins of moves included.
  let departures: PlaceList
  /// The places after that are taken anew, targets of moves included.
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

  /// The way back.
  var inverse: Rearrangement {
    Rearrangement(
      moves: moves.map { Move(from: $0.to, to: $0.from) }, departures: arrivals,
      arrivals: departures)
  }

  /// Where something moves to; `nil` for what does not.
  func target(of origin: ItemIndex) -> ItemIndex? {
    let k = partitionPoint(of: moves.count) { moves[$0].from >= origin }
    return k < moves.count && moves[k].from == origin ? moves[k].to : nil
  }

  /// Where something has moved from; `nil` for what has not.
  func origin(of target: ItemIndex) -> ItemIndex? {
    let k = partitionPoint(of: movesByTarget.count) { movesByTarget[$0].to >= target }
    return k < movesByTarget.count && movesByTarget[k].to == target ? movesByTarget[k].from : nil
  }

  /// What leaves for good.
  var deletes: [ItemIndex] { departures.places.filter { target(of: $0) == nil } }

  /// What comes from nowhere.
  var inserts: [ItemIndex] { arrivals.places.filter { origin(of: $0) == nil } }
}
