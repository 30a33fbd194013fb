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
          + "\(randomKinds(of: .collection).joined(separator: ", ")); of all where none is named",
        "random 10 changes seed 7 over 5s from insert, delete"
      )
    // As for the strips, or theirs alone.
    case .rotate, .resize, .play, .wait, .settle, .snapshot, .delete, .insert, .move, .replace,
      .commits, .resolve, .focus, .commit, .fail:
      let word = word(action)
      return (word.meaning, word.example)
    }
  }

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
