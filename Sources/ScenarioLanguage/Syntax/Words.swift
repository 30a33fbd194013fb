/// The words that begin a line, one enumeration for each kind. Whatever reads, checks or explains
/// them covers all cases, and the compiler ensures it.

/// A section of a scenario.
package enum SectionWord: String, CaseIterable {
  case document
  case device
  case viewer
  case matrix
  case touches
  case wheels
  case script
  case collection
  case layouts
  case pane
  case frames
}

/// What a line of a collection is about.
package enum ContentWord: String, CaseIterable {
  case section
  case blocks
  case heights
  case widths
  case item
}

/// A setting of the pane of a collection.
package enum PaneWord: String, CaseIterable {
  case layout
  case pin
  case anchor
  case appear
  case disappear
  case reduceMotion = "reduce-motion"
}

/// The first word of a line before all sections.
package enum MetaWord: String, CaseIterable {
  case scenario
  case language
  case note
  case goldens
}

/// A trait of a device.
package enum TraitWord: String, CaseIterable {
  case bounds
  case insets
  case refresh
  case touch
  case direction
}

/// A setting of the viewer.
package enum SettingWord: String, CaseIterable {
  case preset
  case mapping
  case focusPolicy = "focus-policy"
  case reduceMotion = "reduce-motion"
  case commits
  case thumbnailHeight = "thumbnail-height"
  case thumbnailAspect = "thumbnail-aspect"
  case aspectRange = "aspect-range"
  case spacing
  case focusedSpacing = "focused-spacing"
  case parallaxGap = "parallax-gap"
  case imageShift = "image-shift"
  case activationDistance = "activation-distance"
  case previewStiffness = "preview-stiffness"
  case thumbnailsStiffness = "thumbnails-stiffness"
  case previewDeceleration = "preview-deceleration"
  case thumbnailsDeceleration = "thumbnails-deceleration"
  case pageTurnEdge = "page-turn-edge"
  case pageTurnSpeed = "page-turn-speed"
  case pageTurnLimit = "page-turn-limit"
  case rubberBand = "rubber-band"
  case easing
  case focusTime = "focus-time"
  case handOverTime = "hand-over-time"
  case expansionTime = "expansion-time"
  case settlementTime = "settlement-time"
  case shrinkingTime = "shrinking-time"
  case closingTime = "closing-time"
  case moveTime = "move-time"
  case aspectTime = "aspect-time"
  case stripAxis = "strip-axis"
  case previewAxis = "preview-axis"
  case stripMode = "strip-mode"
  case announcements
  case undoLimit = "undo-limit"

  /// The kind of the setting's number; `nil` for a setting that takes words, or several numbers.
  package var kind: Kind? {
    switch self {
    case .preset, .mapping, .focusPolicy, .reduceMotion, .commits, .aspectRange, .easing,
      .stripAxis, .previewAxis, .stripMode, .announcements:
      return nil
    case .thumbnailHeight, .spacing, .focusedSpacing, .parallaxGap: return .length
    case .activationDistance, .pageTurnEdge: return .pages
    case .pageTurnSpeed: return .speed
    case .thumbnailAspect, .imageShift, .previewStiffness, .thumbnailsStiffness,
      .previewDeceleration, .thumbnailsDeceleration, .pageTurnLimit, .rubberBand, .undoLimit:
      return .number
    case .focusTime, .handOverTime, .expansionTime, .settlementTime, .shrinkingTime,
      .closingTime, .moveTime, .aspectTime:
      return .time
    }
  }

  /// Whether the setting's number is a whole one.
  package var isCount: Bool { self == .pageTurnLimit || self == .undoLimit }

  /// Whether the setting also takes a deceleration rate of UIScrollView by its name.
  var isDeceleration: Bool { self == .previewDeceleration || self == .thumbnailsDeceleration }

  /// The default value, as a scenario writes it.
  package var usual: String {
    switch self {
    case .preset: return "photos"
    case .mapping: return "stepped"
    case .focusPolicy: return "next"
    case .reduceMotion, .announcements: return "off"
    case .commits: return "at-once"
    case .thumbnailHeight: return "66pt"
    case .thumbnailAspect: return "0.5"
    case .aspectRange: return "0.2 .. 5"
    case .spacing: return "4pt"
    case .focusedSpacing: return "20pt"
    case .parallaxGap: return "44pt"
    case .imageShift: return "0.3"
    case .activationDistance: return "0.52pg"
    case .previewStiffness: return "18"
    case .thumbnailsStiffness: return "10.050335853501442"
    case .previewDeceleration: return "0.998"
    case .thumbnailsDeceleration: return "0.99"
    case .pageTurnEdge: return "0.5pg"
    case .pageTurnSpeed: return "0pt/s"
    case .pageTurnLimit: return "1"
    case .rubberBand: return "0.55"
    case .easing: return "ease-in-out"
    case .focusTime, .handOverTime, .moveTime: return "300ms"
    case .expansionTime, .settlementTime, .shrinkingTime, .closingTime, .aspectTime:
      return "150ms"
    case .stripAxis, .previewAxis: return "horizontal"
    case .stripMode: return "centered"
    case .undoLimit: return "100"
    }
  }

  /// The limits of the setting's number; times have the limits of all times.
  package var limits: ClosedRange<Double> {
    switch self {
    case .thumbnailHeight: return 1...10_000
    case .spacing, .focusedSpacing: return 0...10_000
    case .parallaxGap: return -10_000...10_000
    case .thumbnailAspect: return 0.01...100
    case .aspectRange: return 0.001...1000
    case .imageShift: return -10...10
    case .activationDistance: return 0.5...0.99
    case .previewStiffness, .thumbnailsStiffness: return 1...60
    case .previewDeceleration, .thumbnailsDeceleration: return 0.5...0.9999
    case .pageTurnEdge: return 0.05...0.95
    case .pageTurnSpeed: return 0...10_000
    case .pageTurnLimit: return 1...100
    case .undoLimit: return 0...10_000
    case .rubberBand: return 0.01...1
    case .preset, .mapping, .focusPolicy, .reduceMotion, .commits, .easing, .stripAxis,
      .previewAxis, .stripMode, .announcements, .focusTime, .handOverTime, .expansionTime,
      .settlementTime, .shrinkingTime, .closingTime, .moveTime, .aspectTime:
      return 0...3_600_000
    }
  }
}
