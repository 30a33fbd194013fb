/// What the words of a collection mean, with an example of each that parses.
extension Vocabulary {
  /// Actions that are written in another way than for the strips, or are not theirs.
  static func collectionWord(_ action: ActionWord) -> Word {
    let (meaning, example) = about(action)
    return Word(action.rawValue, meaning, example)
  }

  private static func about(_ action: ActionWord) -> (meaning: String, example: String) {
    switch action {
    case .layout:
      return (
        "another layout: at once, over a time, or held, with a progress that is given by hand",
        "layout words over 300ms"
      )
    case .progress: return ("how far a held switch is, from 0 to 1", "progress turn 0.4 over 100ms")
    case .finish: return ("a held switch runs to its end", "finish turn over 200ms")
    case .undo: return ("a switch goes back from where it is, by its label", "undo turn over 200ms")
    case .update:
      return (
        "changes of the content that happen together: insert, delete, move, reload, of items and of "
          + "sections", "update delete a4, move a2 after a7 over 300ms"
      )
    case .measure: return ("the true sizes of items arrive", "measure a3 height 120pt")
    case .scroll:
      return (
        "the view goes to an item, or some way at once", "scroll to a12 at middle animated"
      )
    case .direction: return ("reading goes the other way", "direction rtl")
    case .drag:
      return (
        "a finger moves the content evenly, and lifts at rest or at a speed",
        "drag forward 300pt over 900ms release 900pt/s"
      )
    case .flick:
      return ("a short drag that speeds up and lifts at its speed", "flick forward 2500pt/s")
    case .tap: return ("a tap on the visible part of an item; it stops what coasts", "tap a3")
    case .hold: return ("a finger comes down, stays, and lifts at rest", "hold for 200ms")
    case .cancel:
      return ("what is on its way is taken back, by its label, from where it is", "cancel cut")
    case .touch: return ("one input of a finger, along the axis that scrolls", "touch down")
    case .random:
      return (
        "changes that chance draws, the same for the same seed: of the kinds "
          + "\(randomChanges.joined(separator: ", ")); of all where none is named",
        "random 10 changes seed 7 over 5s from insert, delete"
      )
    default:
      let word = word(action)
      return (word.meaning, word.example)
    }
  }

  /// What `random` can draw.
  package static let randomChanges = [
    "insert", "delete", "move", "reload", "layout", "resize", "scroll", "drag", "measure",
  ]

  static let collectionSignals = [
    Word("offset.x", "the left edge of the pane in the content", "expect offset.x == 0pt"),
    Word("offset.y", "the upper edge of the pane in the content", "expect offset.y == 0pt"),
    Word("limit.x", "the largest offset at which the content rests", "expect offset.x <= limit.x"),
    Word("limit.y", "the largest offset at which the content rests", "expect offset.y <= limit.y"),
    Word("content.width", "width of all the content", "expect content.width == 400pt"),
    Word("content.height", "height of all the content", "expect content.height == 800pt"),
    Word("layout", "the layout that counts, by its name", "expect layout == wall"),
    Word("progress", "how far a change is; absent where none is on its way", "expect progress < 1"),
    Word("count", "items in all sections; of one by `count(b)`", "expect count == 12"),
    Word("shown.count", "cells in view", "expect shown.count <= 12"),
    Word("first", "the first item in view, by index", "expect first == a1"),
    Word("last", "the last item in view, by index", "expect last == a9"),
    Word("anchor", "the item that stays where it is in a change", "expect anchor == a1"),
    Word(
      "anchor.drift", "how far that is from where it was when the change began",
      "expect anchor.drift <= 0.001pt"),
    Word("overlap", "how deep two cells in view lie over each other", "expect overlap == 0pt"),
  ]

  static let collectionFlags = [
    Word("still", "nothing moves, and nothing is on its way", "expect still"),
    Word("idle", "no finger and no motion has the view", "expect idle"),
    Word("updating", "an update is on its way", "expect not updating"),
    Word("switching", "a switch is on its way", "expect not switching"),
    Word("resizing", "the bounds are on their way", "expect not resizing"),
    Word("overscroll", "the content is beyond an end", "expect not overscroll"),
    Word("exact", "no size is a guess", "expect exact"),
  ]

  static let elementFlags = [
    Word("visible", "whether an element is in view", "expect visible(a3)"),
    Word("pinned", "whether a header or a footer is held in the pane", "expect pinned(header a)"),
  ]

  static let elementSignals = [
    Word("alpha", "opacity of an element", "expect alpha(a3) == 1"),
    Word("scale", "size as it is drawn to its own", "expect scale(a3) == 1"),
    Word("rotation", "how far it is turned, in radians", "expect rotation(a3) == 0"),
    Word("level", "height in the pile", "expect level(a3) == 0"),
    Word("column", "number of its column, from 1", "expect column(a3) == 3"),
    Word("row", "number of its row or line, from 1", "expect row(a3) == 1"),
    Word("lane", "number of its lane, from 1", "expect lane(a3) == 3"),
    Word("band", "number of its band, from 1", "expect band(a3) == 1"),
  ]

  static let elementFrames = [
    Word("cell", "where an element is drawn, in the content", "expect cell(a3).top == 0pt"),
    Word("shown", "the same from the pane's corner", "expect shown(a3).midy >= 0pt"),
    Word("header", "what stands before the items of a section", "expect header(a).top == 0pt"),
    Word("footer", "what stands behind the items of a section", "expect footer(a).height == 0pt"),
  ]

  static let elementParts = ["left", "top", "right", "bottom", "midx", "midy", "width", "height"]

  static let collectionEvents = [
    Word("layout-changed", "another layout counts", event("layout-changed")),
    Word("switch-finished", "a switch has arrived", event("switch-finished")),
    Word("switch-cancelled", "a switch will not arrive", event("switch-cancelled")),
    Word("update-applied", "the content has changed", event("update-applied")),
    Word("update-finished", "an update has arrived", event("update-finished")),
    Word("update-cancelled", "an update will not arrive", event("update-cancelled")),
    Word("update-refused", "an update could not be", event("update-refused")),
    Word("appeared", "a new item has arrived", event("appeared")),
    Word("disappeared", "an item is gone", event("disappeared")),
    Word("moved", "an item has arrived at another place", event("moved")),
    Word("settled", "the view came to rest", event("settled")),
    Word("resized", "the bounds have arrived", event("resized")),
    Word("anchor-lost", "what was to stay is gone", event("anchor-lost")),
    Word("measured", "a size has arrived", event("measured")),
    Word("item-unknown", "there is no such item", event("item-unknown")),
  ]

  /// Those that are about an item.
  static let eventsOfItems = [
    "appeared", "disappeared", "moved", "measured", "anchor-lost", "item-unknown",
  ]

  private static func event(_ name: String) -> String { "expect exactly 0 \(name)" }

  /// Within the statements of a collection.
  static let collectionGrammar = [
    Word("held", "the progress of the switch is given by hand", "layout words held as turn"),
    Word("changes", "how many inputs chance draws", "random 3 changes seed 7 over 2s"),
    Word("section", "a section of items", "update delete section b over 300ms"),
    Word("delete", "an item or a section goes", "update delete a4 over 300ms"),
    Word("insert", "an item or a section comes", "update insert fresh before a1 over 300ms"),
    Word("move", "an item or a section goes to another place", "update move a1 to a[3]"),
    Word("reload", "an item or a section shows something else", "update reload a1 height 90pt"),
    Word("block", "the units that an item takes", "update insert fresh block 2 x 2 before a1"),
    Word("height", "the height of an item", "measure a3 height 90pt"),
    Word("width", "the width of an item", "measure a3 width 90pt"),
    Word("span", "the lanes that an item takes", "update insert fresh span 2 before a1"),
    Word("before", "the place before an item, afterwards", "update move a3 before a1"),
    Word("after", "the place behind an item, afterwards", "update move a1 after a3"),
    Word("middle", "the middle of the pane", "scroll to a12 at middle instant"),
    Word("order", "items stand so by their index", "expect order a1, a2"),
    Word("reading", "items are drawn so: by top, then by left", "expect reading a1, a2"),
    Word("frames", "elements are where a table says", "expect frames grid ± 0.01pt"),
    Word("up", "the finger goes up; or lifts", "drag up 90pt over 200ms"),
    Word("down", "the finger goes down; or comes down", "drag down 90pt over 200ms"),
    Word("left", "the finger goes to the left; a side", "drag left 90pt over 200ms"),
    Word("right", "the finger goes to the right; a side", "drag right 90pt over 200ms"),
    Word("forward", "towards later items", "flick forward 900pt/s"),
    Word("backward", "towards earlier items", "flick backward 900pt/s"),
  ]
}
