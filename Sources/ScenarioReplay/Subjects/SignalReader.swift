import CollectionGallery
import DualStrip

/// What a signal, a page or a value is at one moment.
enum SignalValue: Equatable {
  case number(Double)
  case page(PageID?)
  case item(ItemID?)
  case word(String)
  /// Not there at this moment: a cell that is off the screen, a page that is gone.
  case absent

  /// Whether both say the same; `none` is the name of no driver and of no page.
  func isSame(as other: SignalValue) -> Bool {
    isNobody || other.isNobody
      ? [self, other].allSatisfy { $0.isNobody || $0 == .word("none") } : self == other
  }

  /// Whether it is no page, or no item.
  var isNobody: Bool { self == .page(nil) || self == .item(nil) }
}

/// Reads the signals of the language off a state. In a box: the last ones are kept.
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

  /// Of the two strips; `nil` of a collection.
  var ofStrips: StripReader? { if case .strips(let reader) = self { reader } else { nil } }

  /// Of a collection; `nil` of the two strips.
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

  /// Of all pages that have been there so far.
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

  /// The page that a target means, as a value.
  func page(_ target: Target) -> SignalValue {
    switch self {
    case .strips(let reader): return reader.page(target)
    case .collection(let reader): return reader.item(target)
    }
  }

  /// The page that a target means, there or not.
  func page(meant target: Target) -> PageID? {
    switch self {
    case .strips(let reader): return reader.page(of: target)
    case .collection: return nil
    }
  }

  /// What a name stands for, which need not be there.
  func thing(named name: String) -> Named? {
    switch self {
    case .strips(let reader): return reader.names.id(name).map(Named.page)
    case .collection(let reader): return reader.names.item(name).map(Named.item)
    }
  }

  /// Where a page or an item is among the others.
  func index(of thing: Named) -> Int? {
    switch (self, thing) {
    case (.strips(let reader), .page(let page)): return reader.viewer.index(of: page)
    case (.collection(let reader), .item(let item)): return reader.index(of: item)
    default: return nil
    }
  }
}
