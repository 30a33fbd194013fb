import CollectionLayouts
import Elementary

extension DualStripViewer {
  /// What each key does: a value that a host can change.
  ///
  /// ```swift
  /// var shortcuts = DualStripViewer.Shortcuts.usual
  /// shortcuts[.init(.down)] = .step(1)
  /// if let input = shortcuts.input(for: .init(.right), in: viewer) {
  ///   viewer.handle(input, at: viewer.now)
  /// }
  /// ```
  public struct Shortcuts: Hashable, Sendable {
    private var bindings: [Binding] = []

    private struct Binding: Hashable {
      var press: KeyPress
      var command: Command
    }

    /// What a key asks for.
    @nonexhaustive public enum Command: Hashable, Sendable {
      /// A step by so many pages, in reading order.
      case step(Int)
      /// A step by so many pages to the right: earlier pages if the document is read from right to
      /// left.
      case stepRight(Int)
      /// A step by so many stripfuls of thumbnails, in reading order.
      case stripful(Int)
      /// A focus of the first page.
      case first
      /// A focus of the last page.
      case last
      /// A delete of the active page.
      case delete
      /// A move of the active page by so many places to the right.
      case moveRight(Int)
    }

    /// Creates shortcuts without any key.
    public init() {}

    /// The usual keys: arrows step, Page Up and Page Down go by a stripful, Home and End go to the
    /// ends, Delete deletes the active page, Alt with an arrow moves it.
    public static let usual: Shortcuts = {
      var shortcuts = Shortcuts()
      shortcuts[KeyPress(.left)] = .stepRight(-1)
      shortcuts[KeyPress(.right)] = .stepRight(1)
      shortcuts[KeyPress(.up)] = .step(-1)
      shortcuts[KeyPress(.down)] = .step(1)
      shortcuts[KeyPress(.pageUp)] = .stripful(-1)
      shortcuts[KeyPress(.pageDown)] = .stripful(1)
      shortcuts[KeyPress(.home)] = .first
      shortcuts[KeyPress(.end)] = .last
      shortcuts[KeyPress(.delete)] = .delete
      shortcuts[KeyPress(.left, .alt)] = .moveRight(-1)
      shortcuts[KeyPress(.right, .alt)] = .moveRight(1)
      return shortcuts
    }()

    /// What a key does; `nil` if it does nothing.
    public subscript(press: KeyPress) -> Command? {
      get { bindings.first { $0.press == press }?.command }
      set {
        bindings.removeAll { $0.press == press }
        if let newValue { bindings.append(Binding(press: press, command: newValue)) }
      }
    }

    /// Returns the input that a key press stands for, for each press and each repeat of the key;
    /// `nil` if the key does nothing now.
    ///
    /// - Parameters:
    ///   - press: the key that went down or repeats.
    ///   - pane: the pane on which the arrows step.
    ///   - viewer: the viewer that gets the input.
    public func input(
      for press: KeyPress, on pane: Pane = .preview, in viewer: borrowing DualStripViewer
    ) -> Input? {
      guard let command = self[press] else { return nil }
      switch command {
      case .step(let count): return .step(pane, by: count)
      case .stepRight(let count):
        return .step(pane, by: count.inReading(viewer.readingSign(of: pane)))
      case .stripful(let count): return .step(pane, by: count.times(viewer.stripful))
      case .first: return viewer.focus(onStop: 0)
      case .last: return viewer.focus(onStop: viewer.slots.stopCount - 1)
      case .delete: return viewer.activePage.map { .edit(.delete([$0])) }
      case .moveRight(let count):
        return viewer.move(by: count.inReading(viewer.readingSign(of: pane)))
      }
    }
  }
}

extension Int {
  /// The number with the sign of the reading direction.
  fileprivate func inReading(_ sign: Double) -> Int {
    sign > 0 ? self : self == .min ? .max : -self
  }

  /// The product, bounded.
  fileprivate func times(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? (self > 0 ? .max : .min) : product
  }
}

extension DualStripViewer {
  /// How many thumbnails fit into the strip, at least 1.
  fileprivate var stripful: Int {
    max(1, Int(ElementaryFunctions.floor(length(of: .thumbnails) / configuration.thumbnails.pitch)))
  }

  fileprivate func focus(onStop number: Int) -> Input? {
    guard slots.stopCount > 0 else { return nil }
    return .focus(document.ids[slots.stop(at: number)], animated: true)
  }

  /// The move of the active page by a number of places; `nil` at an end.
  fileprivate func move(by count: Int) -> Input? {
    guard let live, count != 0, let other = slots.stop(count, from: live), other != live else {
      return nil
    }
    let place: Destination =
      count > 0 ? .after(document.ids[other]) : .before(document.ids[other])
    return .edit(.move([document.ids[live]], place))
  }
}
