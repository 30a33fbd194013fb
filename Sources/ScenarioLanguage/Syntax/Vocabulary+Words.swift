/// The words that begin a line: what they mean, each with an example that parses.
extension Vocabulary {
  package static func word(_ word: SettingWord) -> Word {
    let (meaning, example) = about(word)
    return Word(
      word.rawValue, "\(meaning) (\(range(of: word)))", "\(word.rawValue) \(example)")
  }

  /// The default value of a setting, and its limits.
  private static func range(of word: SettingWord) -> String {
    let usual = word.usual
    if word.kind == .time { return "default \(usual); up to an hour" }
    guard word.kind != nil || word == .aspectRange else { return "default \(usual)" }
    let limits = [word.limits.lowerBound, word.limits.upperBound].map(DecimalText.exact)
    let unit = word == .aspectRange ? "" : String(usual.drop { "-.0123456789".contains($0) })
    return "default \(usual); from \(limits[0])\(unit) to \(limits[1])\(unit)"
  }

  private static func about(_ word: SettingWord) -> (meaning: String, example: String) {
    switch word {
    case .preset: return ("the defaults of all other settings: photos or plain", "plain")
    case .mapping: return ("what the preview shows while the strip moves", "continuous")
    case .focusPolicy:
      return ("which neighbour becomes active when the active page is deleted", "previous")
    case .reduceMotion: return ("no animation except the curve after a drag", "on")
    case .commits:
      return (
        "how the host answers commit requests: at-once, after 2s, fail, fail after 2s, never",
        "fail"
      )
    case .stripAxis: return ("vertical: the strip stands where reading begins", "vertical")
    case .stripMode: return ("browsing: the strip scrolls without changing the page", "browsing")
    case .undoLimit: return ("how many edits can be undone", "20")
    case .announcements: return ("`announced` tells what a screen reader should say", "on")
    case .previewAxis: return ("vertical: the pages of the preview follow downwards", "vertical")
    case .thumbnailHeight: return ("height of the strip", "66pt")
    case .thumbnailAspect: return ("width / height of a thumbnail out of focus", "0.5")
    case .aspectRange: return ("least and greatest aspect of the thumbnail in focus", "0.2 .. 5")
    case .spacing: return ("smallest gap between thumbnails", "4pt")
    case .focusedSpacing: return ("extra space around the thumbnail in focus", "20pt")
    case .parallaxGap:
      return ("how far preview pages move apart, for each page of distance", "44pt")
    case .imageShift: return ("share of the width by which an image lags behind its cell", "0.3")
    case .activationDistance:
      return ("how far the view moves before another page becomes active", "0.52pg")
    case .previewStiffness: return ("how hard the preview settles, per second", "18")
    case .thumbnailsStiffness: return ("how hard the strip settles, per second", "10")
    case .previewDeceleration:
      return (
        "share of its velocity that the preview keeps each millisecond: normal (0.998), "
          + "fast (0.99) or a number",
        "0.998"
      )
    case .thumbnailsDeceleration: return ("the same for the strip", "fast")
    case .pageTurnEdge:
      return ("how far a swipe must carry the preview to turn the page", "0.4pg")
    case .pageTurnSpeed:
      return ("smallest speed at which a release carries the preview farther", "300pt/s")
    case .pageTurnLimit: return ("most pages that one swipe turns", "3")
    case .rubberBand:
      return ("how far the first point of a pull beyond an end moves the view", "0.3")
    case .easing:
      return (
        "curve of animations: ease-in-out, ease-in, ease-out or linear; "
          + "cells and gaps of edits are always linear",
        "linear"
      )
    case .focusTime: return ("how long an animated focus takes", "300ms")
    case .handOverTime: return ("how long a pane takes to follow after a hand-over", "300ms")
    case .expansionTime: return ("how long thumbnails take to open or close", "150ms")
    case .settlementTime:
      return ("how long the view takes to settle where an edit has shifted it", "150ms")
    case .shrinkingTime: return ("how long a deleted cell shrinks", "150ms")
    case .closingTime: return ("how long the gap of a deleted page closes", "150ms")
    case .moveTime: return ("how long a page takes to move to another place", "300ms")
    case .aspectTime: return ("how long a page takes to change to its true aspect", "150ms")
    }
  }

  static func word(_ word: TraitWord) -> Word {
    switch word {
    case .bounds: return Word("bounds", "the viewer's size", "bounds 400pt x 800pt")
    case .insets: return Word("insets", "the safe area", "insets top 20pt bottom 34pt")
    case .refresh: return Word("refresh", "frames per second", "refresh 120Hz")
    case .touch: return Word("touch", "samples of a finger per second", "touch 240Hz")
    case .direction: return Word("direction", "the reading direction", "direction rtl")
    }
  }

  static func word(_ word: SectionWord) -> Word {
    switch word {
    case .document: return Word("document", "the pages", "pages 12 aspect 0.7071")
    case .device: return Word("device", "what the viewer runs on", "device iphone-15 portrait")
    case .viewer: return Word("viewer", "how the viewer is configured", "mapping continuous")
    case .matrix:
      return Word("matrix", "one run for each combination of values", "vary refresh = 60Hz, 120Hz")
    case .touches:
      return Word("touches", "a table of recorded touches", "touches thumb in ms pt")
    case .wheels:
      return Word("wheels", "a table of recorded wheel events", "wheels swipe in ms pt")
    case .script: return Word("script", "actions and expectations", "settle")
    case .collection: return Word("collection", "the items, in sections", "section b items 5")
    case .layouts: return Word("layouts", "named layouts", "tags flow item 90pt x 90pt")
    case .pane: return Word("pane", "how the pane is configured", "layout wall")
    case .frames:
      return Word("frames", "a table of frames that elements must have", "frames grid in pt")
    }
  }

  static func word(_ word: MetaWord) -> Word {
    switch word {
    case .scenario:
      return Word("scenario", "begins a scenario, with its title", "scenario \"a title\"")
    case .language:
      return Word(
        "language", "the version of the language: 1, or 2 with collections", "language 1")
    case .note: return Word("note", "a remark about the scenario", "note \"why\"")
    case .goldens:
      return Word("goldens", "`off`: this scenario keeps no golden trace", "goldens off")
    }
  }
}
