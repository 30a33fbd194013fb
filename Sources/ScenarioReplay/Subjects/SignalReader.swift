import CollectionGallery
import DualStrip

/// The value of a signal or an operand at one moment.
enum SignalValue: Equatable {
  case number(Double)
  case page(PageID?)
  case item(ItemID?)
  case word(String)
  /// There is no value at this moment: the cell is off the screen, or the page is gone.
  case absent

  /// Whether both are the same; `none` stands for no driver, no page and no item.
  func isSame(as other: SignalValue) -> Bool {
    isNobody || other.isNobody
      ? [self, other].allSatisfy { $0.isNobody || $0 == .word("none") } : self == other
  }

  /// Whether it is no page, or no item.
  var isNobody: Bool { self == .page(nil) || self == .item(nil) }
}

/// Reads the signals of the language from a state. It is boxed, because the last ones are kept.
indirect enum SignalReader {
  case strips(StripReader)
  case collection(CollectionReader)

  init(_ subject: ReplaySubject, names: Names) {
    switch subject {
    case .strips(let viewer): self = .strips(StripReader(viewer, viewer.presentation, names: names))
    case .collection(let collection):
      self = .collection(CollectionReader(collection, names: names))
    }
  }

  /// The reader of the two strips; `nil` for a collection.
  var ofStrips: StripReader? { if case .strips(let reader) = self { reader } else { nil } }

  /// The reader of a collection; `nil` for the two strips.
  var ofCollection: CollectionReader? {
    if case .collection(let reader) = self { reader } else { nil }
  }

  /// The time of the state.
  var time: Time {
    switch self {
    case .strips(let reader): return reader.presentation.time
    case .collection(let reader): return reader.viewer.now
    }
  }

  /// The names of all pages that have existed so far.
  var names: Names {
    switch self {
    case .strips(let reader): return reader.names
    case .collection(let reader): return reader.names
    }
  }

  func value(of signal: Signal) -> SignalValue {
    switch self {
    case .strips(let reader): return reader.value(of: signal)
    case .collection(let reader): return reader.value(of: signal)
    }
  }

  /// The page or item that a target refers to, as a value.
  func page(_ target: Target) -> SignalValue {
    switch self {
    case .strips(let reader): return reader.page(target)
    case .collection(let reader): return reader.item(target)
    }
  }

  /// The page that a target refers to, whether it exists or not.
  func page(meant target: Target) -> PageID? {
    switch self {
    case .strips(let reader): return reader.page(of: target)
    case .collection: return nil
    }
  }

  /// The page or item with a name, which need not exist.
  func thing(named name: String) -> Named? {
    switch self {
    case .strips(let reader): return reader.names.id(name).map(Named.page)
    case .collection(let reader): return reader.names.item(name).map(Named.item)
    }
  }

  /// The index of a page or an item among the others.
  func index(of thing: Named) -> Int? {
    switch (self, thing) {
    case (.strips(let reader), .page(let page)): return reader.viewer.index(of: page)
    case (.collection(let reader), .item(let item)): return reader.index(of: item)
    default: return nil
    }
  }
}
