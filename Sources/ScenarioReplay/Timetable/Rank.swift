/// The order of work at one time: the host's answers come first, then statements in the order of
/// the file.
struct Rank: Comparable {
  /// The statement that the work belongs to; −1 for the host.
  let statement: Int
  /// Whether the work comes after the last input of that statement.
  private let followsInput: Bool

  static let host = Rank(statement: -1, followsInput: false)

  static func statement(_ index: Int) -> Rank { Rank(statement: index, followsInput: false) }

  static func after(_ index: Int) -> Rank { Rank(statement: index, followsInput: true) }

  static func < (left: Rank, right: Rank) -> Bool {
    left.statement != right.statement
      ? left.statement < right.statement : !left.followsInput && right.followsInput
  }
}
