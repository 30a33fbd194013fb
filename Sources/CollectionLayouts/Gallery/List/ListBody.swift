/// How long the cells of a list are. (Nested in the generic type below it would be generic itself.)
private enum ListLengths: Sendable {
  /// All have this one: places are found by arithmetic.
  case same(Double)
  /// Where each begins, and at last where the next one would.
  case own([Double])
}

/// The cells of one section of a list, one behind the other.
struct ListBody<Content: SizedContent>: SectionBody {
  private let axis: ScrollAxis
  private let count: Int
  private let spacing: Double
  private let itemSize: Size?
  private let lengths: ListLengths
  /// The extent across of the pane, in points.
  private let breadth: Double

  /// - Complexity: constant where all cells have one size, else O(*n*).
  init(
    _ content: Content, section: Int, metrics: ListMetrics, axis: ScrollAxis, breadth: Double
  ) {
    count = content.boundedItemCount(inSection: section)
    self.axis = axis
    self.breadth = breadth
    spacing = metrics.spacing
    itemSize = metrics.itemSize
    if let size = metrics.itemSize {
      lengths = .same(Axes.length(axis, of: size))
    } else {
      var starts = [0.0]
      starts.reserveCapacity(count + 1)
      for item in 0..<count {
        let size = content.size(of: ItemIndex(section: section, item: item)).bounded
        starts.append(starts[item] + Axes.length(axis, of: size) + metrics.spacing)
      }
      lengths = .own(starts)
    }
  }

  var length: Double { count > 0 ? start(of: count) - spacing : 0 }

  func details(of item: Int) -> GalleryDetails { GalleryDetails(row: item) }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let size = itemSize ?? content.size(of: item).bounded
    let across = Axes.breadth(axis, of: size)
    return AxisRect(
      main: start(of: item.item), cross: (breadth - across) / 2,
      length: Axes.length(axis, of: size), breadth: across)
  }

  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    for item in items(from: lower, to: upper) { body(item) }
  }

  private func items(from lower: Double, to upper: Double) -> Range<Int> {
    switch lengths {
    case .same(let length):
      // Cells without an extent share no area with anything.
      guard length > 0 else { return 0..<0 }
      let pitch = length + spacing
      return wholeNumbers(from: lower / pitch - 1, through: upper / pitch, below: count)
    case .own(let starts):
      let first = partitionPoint(of: count) { starts[$0 + 1] > lower }
      return first..<max(first, partitionPoint(of: count) { starts[$0] >= upper })
    }
  }

  private func start(of item: Int) -> Double {
    switch lengths {
    case .same(let length): return Double(item) * (length + spacing)
    case .own(let starts): return starts[item]
    }
  }
}
