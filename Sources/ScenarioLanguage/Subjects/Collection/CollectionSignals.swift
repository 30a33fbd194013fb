/// A value of a collection.
package enum CollectionSignal: String, DescribedWord {
  case offsetX = "offset.x"
  case offsetY = "offset.y"
  case limitX = "limit.x"
  case limitY = "limit.y"
  case contentWidth = "content.width"
  case contentHeight = "content.height"
  case layout
  case progress
  case count
  case shownCount = "shown.count"
  case first
  case last
  case anchor
  case anchorDrift = "anchor.drift"
  case overlap

  var about: (meaning: String, example: String) {
    switch self {
    case .offsetX: return ("the left edge of the pane in the content", "expect offset.x == 0pt")
    case .offsetY: return ("the upper edge of the pane in the content", "expect offset.y == 0pt")
    case .limitX:
      return ("the largest offset at which the content rests", "expect offset.x <= limit.x")
    case .limitY:
      return ("the largest offset at which the content rests", "expect offset.y <= limit.y")
    case .contentWidth: return ("width of all the content", "expect content.width == 400pt")
    case .contentHeight: return ("height of all the content", "expect content.height == 800pt")
    case .layout: return ("the name of the current layout", "expect layout == wall")
    case .progress:
      return ("progress of a change; absent without a change", "expect progress < 1")
    case .count: return ("items in all sections; `count(b)`: in one section", "expect count == 12")
    case .shownCount: return ("cells in view", "expect shown.count <= 12")
    case .first: return ("the first item in view, by index", "expect first == a1")
    case .last: return ("the last item in view, by index", "expect last == a9")
    case .anchor: return ("the item that stays where it is in a change", "expect anchor == a1")
    case .anchorDrift:
      return (
        "how far the anchor moved since the change began", "expect anchor.drift <= 0.001pt"
      )
    case .overlap:
      return ("how far two cells in view overlap", "expect overlap == 0pt")
    }
  }

  /// The kind of the value.
  var kind: SignalKind {
    switch self {
    case .offsetX, .offsetY, .limitX, .limitY, .contentWidth, .contentHeight, .anchorDrift,
      .overlap:
      return .length
    case .layout: return .layout
    case .progress, .count, .shownCount: return .number
    case .first, .last, .anchor: return .item
    }
  }
}

/// A Boolean value of a collection.
package enum CollectionFlag: String, DescribedWord {
  case still
  case idle
  case updating
  case switching
  case resizing
  case overscroll
  case exact

  var about: (meaning: String, example: String) {
    switch self {
    case .still: return ("nothing moves, and no change is under way", "expect still")
    case .idle: return ("no finger and no motion drives the view", "expect idle")
    case .updating: return ("an update is on its way", "expect not updating")
    case .switching: return ("a switch is on its way", "expect not switching")
    case .resizing: return ("a resize is under way", "expect not resizing")
    case .overscroll: return ("the content is beyond an end", "expect not overscroll")
    case .exact: return ("all sizes are known", "expect exact")
    }
  }
}

/// A Boolean value of an element of a collection.
package enum ElementFlag: String, DescribedWord {
  case visible
  case pinned

  var about: (meaning: String, example: String) {
    switch self {
    case .visible: return ("whether an element is in view", "expect visible(a3)")
    case .pinned:
      return ("whether a header or a footer is held in the pane", "expect pinned(header a)")
    }
  }
}

/// A value of an element of a collection.
package enum ElementSignal: String, DescribedWord {
  case alpha
  case scale
  case rotation
  case level
  case column
  case row
  case lane
  case band

  var about: (meaning: String, example: String) {
    switch self {
    case .alpha: return ("opacity of an element", "expect alpha(a3) == 1")
    case .scale: return ("drawn size, relative to its own size", "expect scale(a3) == 1")
    case .rotation: return ("rotation in radians", "expect rotation(a3) == 0")
    case .level: return ("height in the pile", "expect level(a3) == 0")
    case .column: return ("number of its column, from 1", "expect column(a3) == 3")
    case .row: return ("number of its row or line, from 1", "expect row(a3) == 1")
    case .lane: return ("number of its lane, from 1", "expect lane(a3) == 3")
    case .band: return ("number of its band, from 1", "expect band(a3) == 1")
    }
  }
}

/// The frame of an element of a collection.
package enum ElementFrame: String, DescribedWord {
  case cell
  case shown
  case header
  case footer

  var about: (meaning: String, example: String) {
    switch self {
    case .cell: return ("where an element is drawn, in the content", "expect cell(a3).top == 0pt")
    case .shown: return ("where an element is drawn, in the pane", "expect shown(a3).midy >= 0pt")
    case .header:
      return ("what stands before the items of a section", "expect header(a).top == 0pt")
    case .footer:
      return ("what stands behind the items of a section", "expect footer(a).height == 0pt")
    }
  }
}

/// An edge, a midpoint or a size of an element's frame.
package enum FrameSide: String, CaseIterable, Sendable {
  case left
  case top
  case right
  case bottom
  case midx
  case midy
  case width
  case height
}

/// An event of a collection's viewer, by its name in scenarios and traces.
package enum CollectionEventWord: String, DescribedWord {
  case layoutChanged = "layout-changed"
  case switchFinished = "switch-finished"
  case switchCancelled = "switch-cancelled"
  case updateApplied = "update-applied"
  case updateFinished = "update-finished"
  case updateCancelled = "update-cancelled"
  case updateRefused = "update-refused"
  case appeared
  case disappeared
  case moved
  case settled
  case resized
  case anchorLost = "anchor-lost"
  case measured
  case itemUnknown = "item-unknown"

  private var meaning: String {
    switch self {
    case .layoutChanged: return "another layout became current"
    case .switchFinished: return "a switch has arrived"
    case .switchCancelled: return "a switch ended before it arrived"
    case .updateApplied: return "the content has changed"
    case .updateFinished: return "an update has arrived"
    case .updateCancelled: return "an update ended before it arrived"
    case .updateRefused: return "an update was refused"
    case .appeared: return "a new item has arrived"
    case .disappeared: return "an item is gone"
    case .moved: return "an item has arrived at another place"
    case .settled: return "the view came to rest"
    case .resized: return "a resize has ended"
    case .anchorLost: return "the anchor item is gone"
    case .measured: return "an item was measured"
    case .itemUnknown: return "an input named an unknown item"
    }
  }

  var about: (meaning: String, example: String) { (meaning, "expect exactly 0 \(rawValue)") }

  /// The events that name an item.
  static let ofItems: [Self] = [
    .appeared, .disappeared, .moved, .measured, .anchorLost, .itemUnknown,
  ]
}
