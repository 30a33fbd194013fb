import DualStrip

/// What a signal, a page or a value is at one moment.
enum SignalValue: Equatable {
  case number(Double)
  case page(PageID?)
  case word(String)
  /// Not there at this moment: a cell that is off the screen, a page that is gone.
  case absent

  /// Whether both say the same; `none` is the name of no driver and of no page.
  func isSame(as other: SignalValue) -> Bool {
    if self == .page(nil) || other == .page(nil) {
      return [self, other].allSatisfy { $0 == .page(nil) || $0 == .word("none") }
    }
    return self == other
  }
}

/// Reads the signals of the language off a state.
enum SignalReader {
  case strips(StripReader)

  init(_ subject: ReplaySubject, names: PageNames) {
    switch subject {
    case .strips(let viewer): self = .strips(StripReader(viewer, viewer.presentation, names: names))
    }
  }

  /// The time of the state.
  var time: Time {
    switch self {
    case .strips(let reader): return reader.presentation.time
    }
  }

  /// Of all pages that have been there so far.
  var names: PageNames {
    switch self {
    case .strips(let reader): return reader.names
    }
  }

  func value(of signal: Signal) -> SignalValue {
    switch self {
    case .strips(let reader): return reader.value(of: signal)
    }
  }

  func flag(_ name: String) -> Bool {
    switch self {
    case .strips(let reader): return reader.flag(name)
    }
  }

  /// The page that a target means, as a value.
  func page(_ target: Target) -> SignalValue {
    switch self {
    case .strips(let reader): return reader.page(target)
    }
  }

  /// The page that a target means, there or not.
  func page(meant target: Target) -> PageID? {
    switch self {
    case .strips(let reader): return reader.page(of: target)
    }
  }

  /// Where a page is among the others.
  func index(of page: PageID) -> Int? {
    switch self {
    case .strips(let reader): return reader.viewer.index(of: page)
    }
  }
}
