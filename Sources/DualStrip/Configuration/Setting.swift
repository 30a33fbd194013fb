import CollectionLayouts
import ScrollPhysics

extension DualStripViewer {
  /// A setting by its name, as scenarios write it, with numbers for values: for hosts in other
  /// languages.
  ///
  /// ```swift
  /// var configuration = DualStripViewer.Configuration()
  /// configuration.set(.stripMode, to: [1])  // browsing: the second of its words
  /// ```
  ///
  /// Lengths are in points, distances in pages, times in milliseconds; a word is its place in
  /// `words`.
  @nonexhaustive public enum Setting: String, Hashable, Sendable, CaseIterable {
    /// What the preview shows while the strip moves.
    case mapping
    /// Which neighbour becomes active when the active page is deleted.
    case focusPolicy = "focus-policy"
    /// Whether nothing is animated except the curve after a drag.
    case reduceMotion = "reduce-motion"
    /// Who confirms a delete.
    case commits
    /// The height of the strip.
    case thumbnailHeight = "thumbnail-height"
    /// Width / height of a thumbnail out of focus.
    case thumbnailAspect = "thumbnail-aspect"
    /// The least and the greatest aspect of the thumbnail in focus: two numbers.
    case aspectRange = "aspect-range"
    /// The smallest gap between thumbnails.
    case spacing
    /// Extra space around the thumbnail in focus.
    case focusedSpacing = "focused-spacing"
    /// How far preview pages move apart, for each page of distance.
    case parallaxGap = "parallax-gap"
    /// The share of the length by which an image lags behind its cell.
    case imageShift = "image-shift"
    /// How far the view moves before another page becomes active.
    case activationDistance = "activation-distance"
    /// How hard the preview settles, per second.
    case previewStiffness = "preview-stiffness"
    /// How hard the strip settles, per second.
    case thumbnailsStiffness = "thumbnails-stiffness"
    /// The share of its velocity that the preview keeps each millisecond.
    case previewDeceleration = "preview-deceleration"
    /// The share of its velocity that the strip keeps each millisecond.
    case thumbnailsDeceleration = "thumbnails-deceleration"
    /// How far a swipe must carry the preview to turn the page.
    case pageTurnEdge = "page-turn-edge"
    /// The smallest speed at which a release carries the preview farther, in points per second.
    case pageTurnSpeed = "page-turn-speed"
    /// The most pages that one swipe turns.
    case pageTurnLimit = "page-turn-limit"
    /// How far the first point of a pull beyond an end moves the view.
    case rubberBand = "rubber-band"
    /// The curve of animations.
    case easing
    /// How long an animated focus takes.
    case focusTime = "focus-time"
    /// How long a pane takes to follow after a hand-over.
    case handOverTime = "hand-over-time"
    /// How long thumbnails take to open or close.
    case expansionTime = "expansion-time"
    /// How long the view takes to settle where an edit has shifted it.
    case settlementTime = "settlement-time"
    /// How long a deleted cell shrinks.
    case shrinkingTime = "shrinking-time"
    /// How long the gap of a deleted page closes.
    case closingTime = "closing-time"
    /// How long a page takes to move to another place.
    case moveTime = "move-time"
    /// How long a page takes to change to its true aspect.
    case aspectTime = "aspect-time"
    /// The axis of the strip.
    case stripAxis = "strip-axis"
    /// The axis of the preview.
    case previewAxis = "preview-axis"
    /// How the strip scrolls.
    case stripMode = "strip-mode"
    /// Whether the viewer reports what a screen reader should say.
    case announcements
    /// How many edits can be undone.
    case undoLimit = "undo-limit"

    /// The words that the setting takes; empty for a setting that takes numbers.
    public var words: [String] {
      switch self {
      case .mapping: return ["stepped", "continuous"]
      case .focusPolicy: return ["next", "previous"]
      case .reduceMotion, .announcements: return ["off", "on"]
      case .commits: return ["at-once", "by-host"]
      case .easing: return ["ease-in-out", "ease-in", "ease-out", "linear"]
      case .stripAxis, .previewAxis: return ["horizontal", "vertical"]
      case .stripMode: return ["centered", "browsing"]
      default: return []
      }
    }

    /// How many numbers the setting takes.
    public var numberCount: Int { self == .aspectRange ? 2 : 1 }
  }
}

extension DualStripViewer.Configuration {
  /// Returns the numbers of a setting.
  public func numbers(of setting: DualStripViewer.Setting) -> [Double] {
    var numbers: [Double] = []
    var copy = self
    copy.visit(setting) { number in numbers.append(number) }
    return numbers
  }

  /// Sets a setting; numbers that are left out stay what they are. A word that does not exist counts
  /// as the first one, and a viewer bounds numbers.
  public mutating func set(_ setting: DualStripViewer.Setting, to numbers: [Double]) {
    var rest = numbers[...]
    visit(setting) { number in number = rest.popFirst() ?? number }
  }

  /// Lets a closure read and change the numbers of a setting, in order.
  private mutating func visit(
    _ setting: DualStripViewer.Setting, _ change: (inout Double) -> Void
  ) {
    switch setting {
    case .mapping: visit(&mapping, [.stepped, .continuous], change)
    case .focusPolicy: visit(&focusPolicy, [.next, .previous], change)
    case .reduceMotion: visit(&reducesMotion, [false, true], change)
    case .commits: visit(&commits, [.immediate, .byHost], change)
    case .thumbnailHeight: change(&thumbnails.height)
    case .thumbnailAspect: change(&thumbnails.aspect)
    case .aspectRange: visit(&thumbnails.aspectRange, change)
    case .spacing: change(&thumbnails.spacing)
    case .focusedSpacing: change(&thumbnails.focusedSpacing)
    case .parallaxGap: change(&parallaxGap)
    case .imageShift: change(&imageShift)
    case .activationDistance: change(&scrolling.activationDistance)
    case .previewStiffness: change(&scrolling.previewStiffness)
    case .thumbnailsStiffness: change(&scrolling.thumbnailsStiffness)
    case .previewDeceleration: visit(&scrolling.previewDeceleration, change)
    case .thumbnailsDeceleration: visit(&scrolling.thumbnailsDeceleration, change)
    case .pageTurnEdge: change(&scrolling.pageTurnEdge)
    case .pageTurnSpeed: change(&scrolling.pageTurnSpeed)
    case .pageTurnLimit: visit(&scrolling.pageTurnLimit, change)
    case .rubberBand: change(&scrolling.rubberBand)
    case .easing: visit(&easing, [.easeInOut, .easeIn, .easeOut, .linear], change)
    case .focusTime: visit(&durations.focus, change)
    case .handOverTime: visit(&durations.handOver, change)
    case .expansionTime: visit(&durations.expansion, change)
    case .settlementTime: visit(&durations.settlement, change)
    case .shrinkingTime: visit(&durations.shrinking, change)
    case .closingTime: visit(&durations.closing, change)
    case .moveTime: visit(&durations.move, change)
    case .aspectTime: visit(&durations.aspect, change)
    case .stripAxis: visit(&thumbnails.axis, [.horizontal, .vertical], change)
    case .previewAxis: visit(&previewAxis, [.horizontal, .vertical], change)
    case .stripMode: visit(&thumbnails.mode, [.centered, .browsing], change)
    case .announcements: visit(&announces, [false, true], change)
    case .undoLimit: visit(&undoLimit, change)
    }
  }

  private func visit<Word: Equatable>(
    _ value: inout Word, _ words: [Word], _ change: (inout Double) -> Void
  ) {
    var place = Double(words.firstIndex(of: value) ?? 0)
    change(&place)
    let number = Int(exactly: place) ?? 0
    value = words.indices.contains(number) ? words[number] : words[0]
  }

  private func visit(_ value: inout Int, _ change: (inout Double) -> Void) {
    var number = Double(value)
    change(&number)
    value = Int(number.bounded(within: -1e9...1e9, otherwise: 0))
  }

  private func visit(_ value: inout Time, _ change: (inout Double) -> Void) {
    var number = value.milliseconds
    change(&number)
    value = .milliseconds(number)
  }

  private func visit(_ value: inout DecelerationRate, _ change: (inout Double) -> Void) {
    var number = value.perMillisecond
    change(&number)
    value = DecelerationRate(surviving: number)
  }

  private func visit(_ value: inout ClosedRange<Double>, _ change: (inout Double) -> Void) {
    var (least, greatest) = (value.lowerBound, value.upperBound)
    change(&least)
    change(&greatest)
    // NaN has no place in a range.
    if least <= greatest {
      value = least...greatest
    } else if least == least {
      value = least...least
    }
  }
}
