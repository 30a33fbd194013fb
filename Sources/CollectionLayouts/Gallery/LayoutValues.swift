/// The measures of layouts from numbers by name.
struct LayoutValues {
  let parameters: [(GalleryLayout.Parameter, [Double])]

  private func number(_ parameter: GalleryLayout.Parameter) -> Double? {
    numbers(parameter)?[0]
  }

  private func count(_ parameter: GalleryLayout.Parameter) -> Int? {
    number(parameter).map { Int($0.bounded(within: 0...1e6, otherwise: 0)) }
  }

  /// The numbers of a parameter; `nil` if there are not that many.
  private func numbers(_ parameter: GalleryLayout.Parameter) -> [Double]? {
    guard let numbers = parameters.last(where: { $0.0 == parameter })?.1,
      numbers.count >= parameter.numberCount
    else { return nil }
    return numbers
  }

  private func size(_ parameter: GalleryLayout.Parameter) -> Size? {
    numbers(parameter).map { Size(width: $0[0], height: $0[1]) }
  }

  private var insets: EdgeInsets? {
    numbers(.insets).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
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
    // The places of the words.
    switch count(.align) {
    case 1: metrics.alignment = .leading
    case 2: metrics.alignment = .center
    case 3: metrics.alignment = .trailing
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
    metrics.keepsOrder = number(.order) != nil
    return metrics
  }

  var waterfall: WaterfallMetrics {
    var metrics = WaterfallMetrics()
    if let lanes = count(.lanes) { metrics.lanes = lanes }
    if let gap = number(.gap) { metrics.gap = gap }
    if let lines = number(.lines) { metrics.lineSpacing = lines }
    if let insets { metrics.insets = insets }
    if let tolerance = number(.tolerance) { metrics.tolerance = tolerance }
    switch count(.ties) {
    case 1: metrics.order = .shortestForward
    case 2: metrics.order = .cycle
    default: break
    }
    metrics.keepsLanes = number(.keep) != nil
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
