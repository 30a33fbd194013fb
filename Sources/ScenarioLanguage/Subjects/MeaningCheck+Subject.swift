/// Checks that differ between the strips and a collection.
extension MeaningCheck {
  /// Checks the content at the start, except for the pages of a document.
  mutating func checkContent() {
    switch syntax.kind {
    case .strips: break
    case .collection: checkCollection()
    }
  }

  mutating func check(_ target: Target) {
    switch (syntax.kind, target) {
    case (.strips, .name(let name)): checkPage(name)
    // Only the run can tell whether there is a page at a position.
    case (.strips, _): break
    case (.collection, .name(let name)): checkItem(name)
    case (.collection, _): report(.placeOfItem(at: target.range))
    }
  }

  /// Checks the label of the edit or change that a statement answers or takes back.
  mutating func checkEdit(_ label: Located<String>) {
    switch syntax.kind {
    case .strips: checkPageEdit(label)
    case .collection: checkWay(label)
    }
  }

  func isThing(_ name: String) -> Bool {
    switch syntax.kind {
    case .strips: return isPage(name)
    case .collection: return isItem(name)
    }
  }

  /// Whether a target is the name of a layout, which reads like that of an item. Without a
  /// collection, a section of layouts is an error of its own.
  func isLayout(_ target: Target) -> Bool {
    switch (syntax.kind, target) {
    case (.collection, .name(let name)):
      return syntax.layouts.contains { $0.name.value == name.value }
    case (.collection, _), (.strips, _): return false
    }
  }

  /// Whether an event can be about a single page or item.
  func isOfThings(_ event: String) -> Bool {
    switch syntax.kind {
    case .strips: return true
    case .collection: return CollectionEventWord.ofItems.contains { $0.rawValue == event }
    }
  }
}
