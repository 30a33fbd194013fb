import CollectionLayouts

extension Array where Element: Comparable {
  /// Whether this list, which is in ascending order, contains an element. Cost: O(log *n*).
  func holds(ascending element: Element) -> Bool {
    let place = partitionPoint(of: count) { self[$0] >= element }
    return place < count && self[place] == element
  }
}

extension Array {
  /// Whether each element has a greater key than the one before it. Cost: O(*n*).
  func ascends(by key: (Element) -> some Comparable) -> Bool {
    zip(self, dropFirst()).allSatisfy { key($0) < key($1) }
  }

  /// Inserts elements into a list ordered by a key, each after those with the same key. Cost: O(*n*
  /// + *k*).
  mutating func insert(
    contentsOf added: [Element], orderedBy key: (Element) -> some Comparable
  ) {
    guard let first = added.first else { return }
    let start = partitionPoint(of: count) { key(self[$0]) > key(first) }
    guard let last = added.last, start < count, key(self[start]) <= key(last) else {
      insert(contentsOf: added, at: start)
      return
    }
    let later = self[start...]
    removeSubrange(start...)
    reserveCapacity(start + later.count + added.count)
    var rest = added[...]
    for element in later {
      while let next = rest.first, key(next) < key(element) { append(rest.removeFirst()) }
      append(element)
    }
    append(contentsOf: rest)
  }
}
