/// How long the cells of a list are. (Nested in the generic type below it would be generic itself.)
private enum ListLengths: Sendable {
  /// All cells have this length; places are computed directly.
  case same(Double)
  /// Each cell has its own length, here with the spacing behind it.
  case own(PrefixSums)
}

/// The cells of one section of a list, one behind the other.
struct ListBody<Content: SizedContent>: SectionBody {
  private let axis: ScrollAxis
  private let count: Int
  private let spacing: Double
  private let itemSize: Size?
  private let lengths: ListLengths
  /// The breadth of the pane across the main axis, in points.
  private let breadth: Double

  /// - Parameter kept: the cells as they were, and which of them must be placed again.
  /// - Complexity: constant if all cells have one size, otherwise O(*n*); O(*n* / 512 + 512) if a
  ///   few have changed.
  init(
    _ content: Content, section: Int, metrics: ListMetrics, axis: ScrollAxis, breadth: Double,
    reusing kept: Reused<ListBody>?
  ) {
    let count = content.boundedItemCount(inSection: section)
    self.count = count
    self.axis = axis
    self.breadth = breadth
    spacing = metrics.spacing
    itemSize = metrics.itemSize
    if let size = metrics.itemSize {
      lengths = .same(axis.length(of: size))
      return
    }
    func length(_ item: Int) -> Double {
      let size = content.size(of: ItemIndex(section: section, item: item)).bounded
      return axis.length(of: size) + metrics.spacing
    }
    guard let kept, case .own(var sums) = kept.body.lengths else {
      lengths = .own(PrefixSums(count: count, length: length))
      return
    }
    let edit = kept.edit
    if !edit.isNone {
      sums.replace(
        edit.prefix..<edit.oldCount - edit.suffix, with: edit.newCount - edit.suffix - edit.prefix,
        length: length)
    }
    lengths = .own(sums)
  }

  var length: Double { count > 0 ? start(of: count) - spacing : 0 }

  func details(of item: Int) -> GalleryDetails { GalleryDetails(row: item) }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    let size = itemSize ?? content.size(of: item).bounded
    let across = axis.breadth(of: size)
    return AxisRect(
      main: start(of: item.item), cross: (breadth - across) / 2,
      length: axis.length(of: size), breadth: across)
  }

  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    for item in items(from: lower, to: upper) { body(item) }
  }

  private func items(from lower: Double, to upper: Double) -> Range<Int> {
    switch lengths {
    case .same(let length):
      // Cells without a length share no area with anything.
      guard length > 0 else { return 0..<0 }
      let pitch = length + spacing
      return wholeNumbers(from: lower / pitch - 1, through: upper / pitch, below: count)
    case .own(let sums): return sums.numbers(from: lower, to: upper)
    }
  }

  private func start(of item: Int) -> Double {
    switch lengths {
    case .same(let length): return Double(item) * (length + spacing)
    case .own(let sums): return sums.start(of: item)
    }
  }
}
