import DualStrip

/// What one variant of a scenario runs on: the device, the document, the viewer's settings.
package struct Setup {
  package var device: Device
  var isLandscape: Bool
  /// The bounds at the start of the run, in points.
  var bounds: Size
  package var configuration = DualStripViewer.Configuration()
  var host = HostAnswer.atOnce
  var names = Names()
  var pages: [Page] = []
  /// The images of the pages that have one.
  var imageReferences: [PageID: ImageReference] = [:]
  /// The content of a collection, instead of pages; `nil` for the two strips.
  package var collection: CollectionSetup?
  /// The expected frames of elements of a collection.
  let frameTables: [FrameTable]
  let variant: ScenarioVariant

  /// - Parameter omitsPages: whether to leave out the pages because only times are needed.
  /// - Precondition: the syntax tree is free of errors.
  package init(_ syntax: ScenarioSyntax, variant: ScenarioVariant, omitsPages: Bool = false) {
    self.variant = variant
    frameTables = syntax.frameTables
    let name = variant.name("device") ?? syntax.device?.name.value ?? "iphone-15"
    device = Device.named(name) ?? Device.catalog[1]
    let orientation =
      variant.name("orientation").map { $0 == "landscape" } ?? syntax.device?.isLandscape?.value
    isLandscape = orientation ?? false
    bounds = device.bounds
    var hasOwnBounds = false
    for trait in syntax.device?.traits ?? [] { apply(trait, &hasOwnBounds) }
    if let rate = variant.number("refresh") { device.refresh = Setup.bounded(rate) }
    if let rate = variant.number("touch") { device.touch = Setup.bounded(rate) }
    if let name = variant.name("direction") {
      device.direction = name == "rtl" ? .rightToLeft : .leftToRight
    }
    // A custom device without an orientation keeps its bounds as written.
    if device.name == "custom", orientation == nil, hasOwnBounds {
      isLandscape = bounds.width > bounds.height
    } else {
      bounds = bounds.turned(isLandscape: isLandscape)
    }
    for case .preset("plain") in syntax.settings { configuration = .plain }
    configuration.direction = device.direction
    for setting in syntax.settings { apply(setting) }
    if let name = variant.name("mapping") {
      configuration.mapping = name == "continuous" ? .continuous : .stepped
    }
    configuration.commits = host == .atOnce ? .immediate : .byHost
    readContent(syntax, omitsPages: omitsPages)
  }

  var insets: EdgeInsets { device.insets(isLandscape: isLandscape) }

  private mutating func apply(_ trait: DeviceClause.Trait, _ hasOwnBounds: inout Bool) {
    switch trait {
    case .bounds(let width, let height):
      bounds = Size(width: number(width), height: number(height))
      hasOwnBounds = true
    case .insets(let edges):
      device.portraitInsets = insets(edges)
      device.landscapeInsets = device.portraitInsets
    case .refresh(let rate): device.refresh = number(rate)
    case .touch(let rate): device.touch = number(rate)
    case .direction(let name):
      device.direction = name == "rtl" ? .rightToLeft : .leftToRight
    }
  }

  mutating func apply(_ line: DocumentLine) {
    switch line {
    case .empty: break
    case .images(let folder, let files):
      for file in files {
        let aspect = file.size.map { $0.width / $0.height } ?? Vocabulary.usualAspect
        addNumberedPage(
          aspect: aspect.bounded(within: 1e-6...1e6, otherwise: Vocabulary.usualAspect))
        let image = ImageReference(folder: folder.value, name: file.name)
        if let page = pages.last { imageReferences[page.id] = image }
      }
    case .page(let name, let aspect, let turned):
      let page = Page(
        id: names.id(name.value) ?? names.add(name.value), aspect: number(aspect),
        quarterTurns: turned.map { whole($0) } ?? 0)
      let place = Int(page.id.rawValue) - 1
      if place < pages.count { pages[place] = page } else { pages.append(page) }
    case .pages(let count, let aspect):
      switch aspect {
      case .fixed(let ratio):
        let ratio = number(ratio)
        for _ in 0..<whole(count) { addNumberedPage(aspect: ratio) }
      case .random(let lower, let upper, let seed):
        var generator = RandomStream(seed: self.seed(seed), purpose: .aspects)
        let range = (number(lower), number(upper))
        for _ in 0..<whole(count) {
          addNumberedPage(aspect: range.0 + (range.1 - range.0) * generator.fraction())
        }
      }
    }
  }

  private mutating func addNumberedPage(aspect: Double) {
    pages.append(Page(id: names.addNumbered(), aspect: aspect))
  }

  /// Limits a rate to what a clock can have: variants need not come from a checked matrix.
  private static func bounded(_ rate: Double) -> Double {
    rate.bounded(within: 1...10_000, otherwise: 60)
  }

  // MARK: Values

  /// The number of a measure, in its own unit.
  func number(_ measure: Measure) -> Double {
    guard case .quantity(let number, _) = value(measure) else { return 0 }
    return number
  }

  /// Returns insets; edges that are not named have none.
  func insets(_ edges: [(edge: EdgeName, length: Measure)]) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for (edge, length) in edges {
      switch edge {
      case .top: insets.top = number(length)
      case .bottom: insets.bottom = number(length)
      case .left: insets.left = number(length)
      case .right: insets.right = number(length)
      }
    }
    return insets
  }

  func whole(_ measure: Measure) -> Int { Int(clamping: seed(measure)) }

  /// A whole number up to 10¹⁵, such as a seed.
  func seed(_ measure: Measure) -> UInt64 { UInt64(max(0, min(number(measure), 1e15))) }

  /// The time of a measure; frames are those of the device.
  package func time(_ measure: Measure) -> Time {
    guard case .quantity(let number, let unit) = value(measure) else { return .zero }
    switch Unit(rawValue: unit) {
    case .frames: return .frame(Int(min(max(number, 0), 1e9)), perSecond: device.refresh)
    case .seconds: return .milliseconds(number * 1000)
    case .milliseconds, .points, .pointsPerSecond, .hertz, .pages, .some(.none), nil:
      return .milliseconds(number)
    }
  }

  func value(_ measure: Measure) -> ScenarioValue {
    switch measure.content {
    case .literal(let value): return value
    case .variable(let name): return variant[name] ?? .quantity(0, unit: "")
    }
  }

  func answer(_ host: Host) -> HostAnswer {
    switch host {
    case .atOnce: return .atOnce
    case .after(let delay): return .after(time(delay))
    case .fail(let delay): return .fail(after: time(delay))
    case .never: return .never
    }
  }
}

/// How the host of a scenario answers requests to commit.
enum HostAnswer: Equatable {
  case atOnce
  case after(Time)
  case fail(after: Time)
  case never
}
