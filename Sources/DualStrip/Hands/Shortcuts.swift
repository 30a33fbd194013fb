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
      /// A delete of the selected pages; if there are none, of the active page.
      case delete
      /// A move of the selected pages by so many places, in reading order; if there are none, of the
      /// active page.
      case move(Int)
      /// The same to the right.
      case moveRight(Int)
      /// Selects the pages up to one that is so many pages farther, in reading order.
      case extend(Int)
      /// Selects the pages up to one that is so many pages to the right.
      case extendRight(Int)
      /// Selects all pages.
      case selectAll
      /// Selects no page.
      case clearSelection
      /// Undoes the latest edit.
      case undo
      /// Does the edit again that was undone last.
      case redo
    }

    /// Creates shortcuts without any key.
    public init() {}

    /// The usual keys: arrows step, Page Up and Page Down go by a stripful, Home and End go to the
    /// ends, Delete deletes the selected pages and Alt with an arrow moves them, or the active page if
    /// none is selected. Shift with an arrow selects, Command with A selects all, Escape none;
    /// Command with Z undoes, and with Shift does it again.
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
      shortcuts[KeyPress(.up, .alt)] = .move(-1)
      shortcuts[KeyPress(.down, .alt)] = .move(1)
      shortcuts[KeyPress(.left, .shift)] = .extendRight(-1)
      shortcuts[KeyPress(.right, .shift)] = .extendRight(1)
      shortcuts[KeyPress(.up, .shift)] = .extend(-1)
      shortcuts[KeyPress(.down, .shift)] = .extend(1)
      shortcuts[KeyPress(.a, .command)] = .selectAll
      shortcuts[KeyPress(.escape)] = .clearSelection
      shortcuts[KeyPress(.z, .command)] = .undo
      shortcuts[KeyPress(.z, [.command, .shift])] = .redo
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
      case .delete:
        let pages = viewer.chosenSlots.map { viewer.document.ids[$0] }
        return pages.isEmpty ? nil : .edit(.delete(pages))
      case .move(let count): return viewer.move(by: count)
      case .moveRight(let count):
        return viewer.move(by: count.inReading(viewer.readingSign(of: pane)))
      case .extend(let count): return viewer.extend(by: count)
      case .extendRight(let count):
        return viewer.extend(by: count.inReading(viewer.readingSign(of: pane)))
      case .selectAll: return .select(.all)
      case .undo: return viewer.canUndo == nil ? nil : .edit(.undo)
      case .redo: return viewer.canRedo == nil ? nil : .edit(.redo)
      case .clearSelection where viewer.hand.holdsPages: return .cancelLift
      case .clearSelection: return viewer.selectedSlots.isEmpty ? nil : .select(.none)
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

  /// The slots of the selected pages, in order; if there are none, that of the active page.
  fileprivate var chosenSlots: [Int] {
    let selected = selectedSlots
    return selected.isEmpty ? live.map { [$0] } ?? [] : selected.spans.flatMap { $0 }
  }

  /// The move of the chosen pages by a number of places; `nil` at an end.
  fileprivate func move(by count: Int) -> Input? {
    let chosen = chosenSlots
    guard count != 0, let end = count > 0 ? chosen.last : chosen.first,
      let other = slots.stop(count, from: end), other != end
    else { return nil }
    let place: Destination =
      count > 0 ? .after(document.ids[other]) : .before(document.ids[other])
    return .edit(.move(chosen.map { document.ids[$0] }, place))
  }

  /// Selects up to a page that is a number of pages farther than the last one; `nil` at an end.
  fileprivate func extend(by count: Int) -> Input? {
    // If the last page is being deleted, the active page takes its place, as after the commit.
    let lead = selection.lead.flatMap { slots.isStop($0) ? $0 : nil }
    guard let from = lead ?? live, let other = slots.stop(count, from: from), other != from
    else { return nil }
    return .select(.to(document.ids[other]))
  }
}
