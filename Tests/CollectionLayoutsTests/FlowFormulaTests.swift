import CollectionLayouts
import TestSupport
import Testing

/// Lines as a slow and simple reading of the rules places them, of every alignment, axis and direction, from no
/// item on.
@Suite struct FlowFormulaTests {
  typealias Alignment = FlowMetrics.Alignment

  @Test(arguments: [Alignment.justify, .leading, .center, .trailing], [false, true])
  func `every cell is where its line and its place in it say`(
    _ alignment: Alignment, _ areAlike: Bool
  ) {
    for count in [0, 1, 2, 3, 4, 5, 9] {
      for axis in [ScrollAxis.vertical, .horizontal] {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          for seed in 0..<6 {
            check(alignment, areAlike, count, axis, direction, seed)
          }
        }
      }
    }
  }

  private func check(
    _ alignment: Alignment, _ areAlike: Bool, _ count: Int, _ axis: ScrollAxis,
    _ direction: LayoutDirection, _ seed: Int
  ) {
    var chance = SeededNumbers(seed: UInt64(seed * 100 + count))
    let one = Size(width: chance.number(in: 20...120), height: chance.number(in: 20...120))
    let sizes = (0..<count).map { _ in
      areAlike
        ? one : Size(width: chance.number(in: 20...120), height: chance.number(in: 20...120))
    }
    let metrics = FlowMetrics(
      itemSize: areAlike ? one : nil, spacing: chance.choice(of: [0, 7]),
      lineSpacing: chance.choice(of: [0, 11]),
      insets: EdgeInsets(top: 3, left: 5, bottom: 13, right: 17), alignment: alignment)
    let pane = Size(width: chance.choice(of: [90, 250, 400]), height: 300)
    let controller = LayoutController(
      layout: FlowLayout(LayoutLaws.Sizes(sections: [sizes]), metrics: metrics, axis: axis),
      content: LayoutLaws.Sizes(sections: [sizes]),
      viewport: Viewport(bounds: Rect(origin: .zero, size: pane), direction: direction))
    let expected = frames(of: sizes, metrics, axis, pane, areAlike: areAlike)
    let width = controller.contentSize.width
    let cells = LayoutLaws.cells(of: controller)
    #expect(cells.count == count)
    for (cell, frame) in zip(cells, expected.frames) {
      var frame = frame
      if direction == .rightToLeft { frame.origin.x = width - frame.maxX }
      let near = zip(cell.frame.numbers, frame.numbers).allSatisfy { ($0 - $1).magnitude < 1e-9 }
      #expect(
        near,
        "\(alignment), alike \(areAlike), \(axis), \(direction), \(count) of seed \(seed): \(cell.frame), not \(frame)"
      )
    }
    let length = axis == .vertical ? controller.contentSize.height : width
    #expect((length - expected.length).magnitude < 1e-9, "\(count) of seed \(seed), \(axis)")
  }

  /// Left to right, and how long the content is.
  private func frames(
    of sizes: [Size], _ metrics: FlowMetrics, _ axis: ScrollAxis, _ pane: Size, areAlike: Bool
  ) -> (frames: [Rect], length: Double) {
    let isDown = axis == .vertical
    let insets = metrics.insets
    let (mainStart, mainEnd) = isDown ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (start, end) = isDown ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let breadth = max(0, (isDown ? pane.width : pane.height) - start - end)
    let across = sizes.map { isDown ? $0.width : $0.height }
    let along = sizes.map { isDown ? $0.height : $0.width }
    var lines: [[Int]] = []
    for item in sizes.indices {
      let used = lines.last.map { $0.reduce(0) { $0 + across[$1] + metrics.spacing } } ?? 0
      if lines.isEmpty || used + across[item] > breadth + 1e-6 {
        lines.append([item])
      } else {
        lines[lines.count - 1].append(item)
      }
    }
    var frames: [Rect] = []
    var main = mainStart
    for (number, line) in lines.enumerated() {
      let isLast = number == lines.count - 1
      var members = line.map { across[$0] }
      // Cells of one size: a justified last line is placed as if it were full.
      if areAlike, metrics.alignment == .justify, isLast {
        let perLine = max(
          1, Int((breadth + metrics.spacing + 1e-6) / (across[0] + metrics.spacing)))
        members = Array(repeating: across[0], count: perLine)
      }
      let used = members.reduce(0, +)
      let rest = max(0, breadth - used - Double(members.count - 1) * metrics.spacing)
      var (cross, gap) = (start, metrics.spacing)
      switch metrics.alignment {
      case .leading: break
      case .center: cross += rest / 2
      case .trailing: cross += rest
      case .justify where isLast && !areAlike: break
      case .justify where members.count == 1: cross += rest / 2
      case .justify: gap = max(0, (breadth - used) / Double(members.count - 1))
      }
      let length = line.map { along[$0] }.max() ?? 0
      for item in line {
        let place = main + (length - along[item]) / 2
        frames.append(
          isDown
            ? Rect(x: cross, y: place, width: across[item], height: along[item])
            : Rect(x: place, y: cross, width: along[item], height: across[item]))
        cross += across[item] + gap
      }
      main += length + (isLast ? 0 : metrics.lineSpacing)
    }
    return (frames, main + mainEnd)
  }
}
