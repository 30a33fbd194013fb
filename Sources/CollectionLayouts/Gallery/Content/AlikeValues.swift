/// A value for each of some items, without memory for them while all are alike.
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

  /// Whether one value stands for all.
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
      // Nobody else has hold of them while one is written.
      storage = .same(newValue)
      values[place] = newValue
      storage = .own(values)
    }
  }

  /// Whether all values are as is asked for. Cost: O(*n*), constant where all are alike.
  func allSatisfy(_ holds: (Value) -> Bool) -> Bool {
    switch storage {
    case .same(let value): return count == 0 || holds(value)
    case .own(let values): return values.allSatisfy(holds)
    }
  }

  /// Adds a value at the end. Cost: constant on average, O(*n*) where it is the first that differs.
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

  /// Takes some values out, and puts others in. Cost: O(*n*), of memory that is moved.
  ///
  /// - Parameters:
  ///   - departures: ascending places before.
  ///   - arrivals: ascending places afterwards, with what comes there.
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
  /// Whether all values are the same, however they are kept.
  static func == (left: AlikeValues, right: AlikeValues) -> Bool {
    guard left.count == right.count else { return false }
    if case .same(let a) = left.storage, case .same(let b) = right.storage {
      return a == b || left.count == 0
    }
    return (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}

extension Array {
  /// The same list without some elements, and with others at their places.
  func rearranged(departures: [Int], arrivals: [(place: Int, value: Element)]) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count + arrivals.count - departures.count)
    var (next, leaving) = (0, 0)
    /// Copies what stays, up to so many elements.
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
