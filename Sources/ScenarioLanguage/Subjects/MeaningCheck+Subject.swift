/// Checks that differ between the strips and a collection.
extension MeaningCheck {
  /// What there is at the start, besides the pages of a document.
  mutating func checkContent() {
    switch syntax.kind {
    case .strips: break
    case .collection: checkCollection()
    }
  }

  mutating func check(_ target: Target) {
    switch (syntax.kind, target) {
    case (.strips, .name(let name)): checkPage(name)
    // Where there may be no page the viewer says it, when it is asked.
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

  /// Whether it is the name of a layout, which is a value like that of an item. Where there is no collection
  /// a section of layouts is an error of its own.
  func isLayout(_ target: Target) -> Bool {
    switch (syntax.kind, target) {
    case (.collection, .name(let name)):
      return syntax.layouts.contains { $0.name.value == name.value }
    case (.collection, _), (.strips, _): return false
    }
  }

  /// Whether an event may be about one thing.
  func isOfThings(_ event: String) -> Bool {
    switch syntax.kind {
    case .strips: return true
    case .collection: return CollectionEventWord.ofItems.contains { $0.rawValue == event }
    }
  }
}
