/// A value for each of some items, which needs no memory per item while all values are equal.
struct AlikeValues<Value: Equatable & Sendable>: Sendable {
  private enum Storage: Sendable {
    case same(Value)
    case own([Value])
  }

  private var storage: Storage
  private(set) var count: Int

  init(repeating value: Value, count: Int) {
    storage = .same(value)
    self.count = max(0, count)
  }

  /// Whether one stored value stands for all items.
  var areAlike: Bool {
    if case .same = storage { return true }
    return false
  }

  subscript(place: Int) -> Value {
    get {
      switch storage {
      case .same(let value): return value
      case .own(let values): return values[place]
      }
    }
    set {
      if case .same(let value) = storage {
        if value == newValue { return }
        storage = .own(Array(repeating: value, count: count))
      }
      guard case .own(var values) = storage else { return }
      // Give up the stored array first, so that writing does not copy it.
      storage = .same(newValue)
      values[place] = newValue
      storage = .own(values)
    }
  }

  /// Returns whether all values satisfy a condition. Cost: O(*n*); constant while one value stands
  /// for all.
  func allSatisfy(_ holds: (Value) -> Bool) -> Bool {
    switch storage {
    case .same(let value): return count == 0 || holds(value)
    case .own(let values): return values.allSatisfy(holds)
    }
  }

  /// Adds a value at the end. Cost: constant on average; O(*n*) for the first value that differs.
  mutating func append(_ value: Value) {
    if case .same(let other) = storage, other == value || count == 0 {
      storage = .same(value)
      count += 1
      return
    }
    var values = all
    storage = .same(value)
    values.append(value)
    count += 1
    storage = .own(values)
  }

  /// Removes some values, and inserts others. Cost: O(*n*), of memory that is moved.
  ///
  /// - Parameters:
  ///   - departures: the places of the removed values before; ascending.
  ///   - arrivals: the inserted values with their places afterwards; ascending.
  mutating func rearrange(departures: [Int], arrivals: [(place: Int, value: Value)]) {
    if departures.isEmpty, arrivals.isEmpty { return }
    let growth = arrivals.count - departures.count
    if case .same(let value) = storage, arrivals.allSatisfy({ $0.value == value }) {
      count += growth
      return
    }
    storage = .own(all.rearranged(departures: departures, arrivals: arrivals))
    count += growth
  }

  private var all: [Value] {
    switch storage {
    case .same(let value): return Array(repeating: value, count: count)
    case .own(let values): return values
    }
  }
}

extension AlikeValues: Equatable {
  /// Whether all values are equal, however they are stored.
  static func == (left: AlikeValues, right: AlikeValues) -> Bool {
    guard left.count == right.count else { return false }
    if case .same(let a) = left.storage, case .same(let b) = right.storage {
      return a == b || left.count == 0
    }
    return (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}

extension Array {
  /// Returns the list without some elements, and with others inserted at their places.
  func rearranged(departures: [Int], arrivals: [(place: Int, value: Element)]) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count + arrivals.count - departures.count)
    var (next, leaving) = (0, 0)
    /// Copies elements that stay until the result has this size.
    func fill(to size: Int) {
      while result.count < size, next < count {
        if leaving < departures.count, departures[leaving] == next {
          (next, leaving) = (next + 1, leaving + 1)
          continue
        }
        let end = leaving < departures.count ? departures[leaving] : count
        let run = Swift.min(end - next, size - result.count)
        result += self[next..<next + run]
        next += run
      }
    }
    for (place, value) in arrivals {
      fill(to: place)
      result.append(value)
    }
    fill(to: .max)
    return result
  }
}
