import CollectionLayouts

/// Makes the measures of a layout from the parameters in a scenario.
struct LayoutValues {
  let setup: Setup
  let parameters: [LayoutParameter]

  private func value(_ word: LayoutParameterWord) -> LayoutParameter.Value? {
    parameters.first { $0.word == word }?.value
  }

  private func number(_ word: LayoutParameterWord) -> Double? {
    guard case .number(let measure) = value(word) else { return nil }
    return setup.number(measure)
  }

  private func count(_ word: LayoutParameterWord) -> Int? {
    guard case .number(let measure) = value(word) else { return nil }
    return setup.whole(measure)
  }

  private func size(_ word: LayoutParameterWord) -> Size? {
    guard case .size(let width, let height) = value(word) else { return nil }
    return Size(width: setup.number(width), height: setup.number(height))
  }

  private var insets: EdgeInsets? {
    guard case .insets(let edges) = value(.insets) else { return nil }
    return setup.insets(edges)
  }

  private func word(_ word: LayoutParameterWord) -> String? {
    guard case .word(let text) = value(word) else { return nil }
    return text
  }

  var list: ListMetrics {
    ListMetrics(
      itemSize: size(.item), spacing: number(.spacing) ?? 0, sectionSpacing: number(.sections) ?? 0)
  }

  var flow: FlowMetrics {
    var metrics = FlowMetrics(itemSize: size(.item))
    if let spacing = number(.spacing) { metrics.spacing = spacing }
    if let lines = number(.lines) { metrics.lineSpacing = lines }
    if let insets { metrics.insets = insets }
    switch word(.align) {
    case "leading": metrics.alignment = .leading
    case "center": metrics.alignment = .center
    case "trailing": metrics.alignment = .trailing
    default: break
    }
    return metrics
  }

  var columns: ColumnsMetrics {
    var metrics = ColumnsMetrics()
    if let minimum = number(.minimum) { metrics.minimum = minimum }
    if let height = number(.height) { metrics.length = height }
    if let gap = number(.gap) { metrics.gap = gap }
    if let margins = number(.margins) { metrics.margin = margins }
    if let pixel = number(.pixel) { metrics.pixel = pixel }
    return metrics
  }

  var quilt: QuiltMetrics {
    var metrics = QuiltMetrics()
    if let block = size(.block) { metrics.unit = .block(block) }
    if let columns = count(.columns) { metrics.unit = .columns(columns) }
    if let gap = number(.gap) { metrics.gap = gap }
    if let insets { metrics.insets = insets }
    metrics.keepsOrder = word(.order) == "kept"
    return metrics
  }

  var waterfall: WaterfallMetrics {
    var metrics = WaterfallMetrics()
    if let lanes = count(.lanes) { metrics.lanes = lanes }
    if let gap = number(.gap) { metrics.gap = gap }
    if let lines = number(.lines) { metrics.lineSpacing = lines }
    if let insets { metrics.insets = insets }
    if let tolerance = number(.tolerance) { metrics.tolerance = tolerance }
    switch word(.ties) {
    case "forward": metrics.order = .shortestForward
    case "cycle": metrics.order = .cycle
    default: break
    }
    metrics.keepsLanes = word(.keep) == "lanes"
    return metrics
  }

  var mosaic: MosaicMetrics {
    var metrics = MosaicMetrics()
    if let band = number(.band) { metrics.band = band }
    metrics.bandShare = number(.share)
    if let line = number(.line) { metrics.line = line }
    if let pixel = number(.pixel) { metrics.pixel = pixel }
    return metrics
  }

  var carousel: CarouselMetrics {
    var metrics = CarouselMetrics()
    if let side = number(.side) { metrics.side = side }
    if let gap = number(.gap) { metrics.gap = gap }
    if let reach = number(.reach) { metrics.reach = reach }
    if let growth = number(.growth) { metrics.growth = growth }
    if let floor = number(.floor) { metrics.floor = floor }
    if let threshold = number(.threshold) { metrics.threshold = threshold }
    return metrics
  }

  var pile: PileMetrics {
    var metrics = PileMetrics()
    if let side = number(.side) { metrics.side = side }
    if let shown = count(.shown) { metrics.shown = shown }
    return metrics
  }
}
