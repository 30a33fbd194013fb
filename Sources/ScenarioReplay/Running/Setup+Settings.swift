import DualStrip

/// Applies the settings of a scenario, and writes those of a viewer in the scenario's words.
extension Setup {
  mutating func apply(_ setting: Setting) {
    switch setting {
    case .preset: break
    case .easing(let name):
      configuration.easing = Easing.allNamed.first { $0.name == name }?.easing ?? .easeInOut
    case .mapping(let name): configuration.mapping = name == "continuous" ? .continuous : .stepped
    case .focusPolicy(let name): configuration.focusPolicy = name == "next" ? .next : .previous
    case .toggle(.announcements, let isOn): configuration.announces = isOn
    case .toggle(_, let isOn): configuration.reducesMotion = isOn
    case .axis(.previewAxis, let isVertical):
      configuration.previewAxis = isVertical ? .vertical : .horizontal
    case .axis(_, let isVertical):
      configuration.thumbnails.axis = isVertical ? .vertical : .horizontal
    case .stripMode(let name):
      configuration.thumbnails.mode = name == "browsing" ? .browsing : .centered
    case .commits(let host): self.host = answer(host)
    case .aspectRange(let lower, let upper):
      let (least, greatest) = (number(lower), number(upper))
      configuration.thumbnails.aspectRange = least...max(least, greatest)
    case .number(let word, let measure):
      let value = word.kind == .time ? time(measure).milliseconds : number(measure)
      configuration.set(word, to: value)
    }
  }
}

extension DualStripViewer.Configuration {
  /// - Parameter value: the value in points, pages, milliseconds or as a bare number.
  package mutating func set(_ word: SettingWord, to value: Double) {
    switch word {
    case .thumbnailHeight: thumbnails.height = value
    case .thumbnailAspect: thumbnails.aspect = value
    case .spacing: thumbnails.spacing = value
    case .focusedSpacing: thumbnails.focusedSpacing = value
    case .parallaxGap: parallaxGap = value
    case .imageShift: imageShift = value
    case .activationDistance: scrolling.activationDistance = value
    case .previewStiffness: scrolling.previewStiffness = value
    case .thumbnailsStiffness: scrolling.thumbnailsStiffness = value
    case .previewDeceleration:
      scrolling.previewDeceleration = DecelerationRate(surviving: value)
    case .thumbnailsDeceleration:
      scrolling.thumbnailsDeceleration = DecelerationRate(surviving: value)
    case .pageTurnEdge: scrolling.pageTurnEdge = value
    case .pageTurnSpeed: scrolling.pageTurnSpeed = value
    case .pageTurnLimit: scrolling.pageTurnLimit = Int(value)
    case .undoLimit: undoLimit = Int(value)
    case .rubberBand: scrolling.rubberBand = value
    case .focusTime: durations.focus = .milliseconds(value)
    case .handOverTime: durations.handOver = .milliseconds(value)
    case .expansionTime: durations.expansion = .milliseconds(value)
    case .settlementTime: durations.settlement = .milliseconds(value)
    case .shrinkingTime: durations.shrinking = .milliseconds(value)
    case .closingTime: durations.closing = .milliseconds(value)
    case .moveTime: durations.move = .milliseconds(value)
    case .aspectTime: durations.aspect = .milliseconds(value)
    case .preset, .mapping, .focusPolicy, .reduceMotion, .commits, .aspectRange, .easing,
      .stripAxis, .previewAxis, .stripMode, .announcements:
      break
    }
  }

  /// Returns the value of a setting as a scenario writes it, without the setting's word.
  package func text(of word: SettingWord) -> String {
    switch word {
    // All other settings are written behind it.
    case .preset: return "photos"
    case .easing: return Easing.allNamed.first { $0.easing == easing }?.name ?? "ease-in-out"
    case .pageTurnEdge: return "\(DecimalText.exact(scrolling.pageTurnEdge))pg"
    case .pageTurnSpeed: return "\(DecimalText.points(scrolling.pageTurnSpeed))/s"
    case .pageTurnLimit: return "\(scrolling.pageTurnLimit)"
    case .undoLimit: return "\(undoLimit)"
    case .rubberBand: return DecimalText.exact(scrolling.rubberBand)
    case .mapping: return mapping == .stepped ? "stepped" : "continuous"
    case .focusPolicy: return focusPolicy == .next ? "next" : "previous"
    case .reduceMotion: return reducesMotion ? "on" : "off"
    case .announcements: return announces ? "on" : "off"
    case .stripAxis: return thumbnails.axis.word
    case .previewAxis: return previewAxis.word
    case .stripMode: return thumbnails.mode == .browsing ? "browsing" : "centered"
    // The answers of a host are inputs of their own.
    case .commits: return commits == .immediate ? "at-once" : "never"
    case .aspectRange:
      let range = thumbnails.aspectRange
      return "\(DecimalText.exact(range.lowerBound)) .. \(DecimalText.exact(range.upperBound))"
    case .thumbnailHeight: return DecimalText.points(thumbnails.height)
    case .thumbnailAspect: return DecimalText.exact(thumbnails.aspect)
    case .spacing: return DecimalText.points(thumbnails.spacing)
    case .focusedSpacing: return DecimalText.points(thumbnails.focusedSpacing)
    case .parallaxGap: return DecimalText.points(parallaxGap)
    case .imageShift: return DecimalText.exact(imageShift)
    case .activationDistance: return "\(DecimalText.exact(scrolling.activationDistance))pg"
    case .previewStiffness: return DecimalText.exact(scrolling.previewStiffness)
    case .thumbnailsStiffness: return DecimalText.exact(scrolling.thumbnailsStiffness)
    case .previewDeceleration:
      return DecimalText.exact(scrolling.previewDeceleration.perMillisecond)
    case .thumbnailsDeceleration:
      return DecimalText.exact(scrolling.thumbnailsDeceleration.perMillisecond)
    case .focusTime: return DecimalText.milliseconds(durations.focus)
    case .handOverTime: return DecimalText.milliseconds(durations.handOver)
    case .expansionTime: return DecimalText.milliseconds(durations.expansion)
    case .settlementTime: return DecimalText.milliseconds(durations.settlement)
    case .shrinkingTime: return DecimalText.milliseconds(durations.shrinking)
    case .closingTime: return DecimalText.milliseconds(durations.closing)
    case .moveTime: return DecimalText.milliseconds(durations.move)
    case .aspectTime: return DecimalText.milliseconds(durations.aspect)
    }
  }
}

extension Easing {
  /// All easings, with their names in scenarios.
  package static let allNamed: [(name: String, easing: Easing)] = [
    ("ease-in-out", .easeInOut), ("ease-in", .easeIn), ("ease-out", .easeOut), ("linear", .linear),
  ]
}

extension ScrollAxis {
  /// The axis as a scenario writes it.
  fileprivate var word: String { self == .vertical ? "vertical" : "horizontal" }
}

extension LayoutDirection {
  /// The direction as a scenario writes it.
  package var word: String { self == .leftToRight ? "ltr" : "rtl" }
}
