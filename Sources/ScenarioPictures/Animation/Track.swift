import CollectionLayouts
import Elementary

/// What changes about an element of a moving picture: numbers at each frame. Before the first and
/// after the last they stay as they are there.
struct Track {
  enum Kind {
    /// `x`, `y`, `width` and `height` of an element, in points.
    case place
    /// A translation in points, an angle in degrees, a scale and an opacity.
    case motion
  }

  let kind: Kind
  /// The frame of the first numbers.
  let start: Int
  let values: [[Double]]
  /// The indices of the numbers that are needed: the others lie on straight lines between them. A single
  /// index if nothing changes.
  let keys: [Int]
  private let turns: Bool
  private let scales: Bool
  private let fades: Bool

  init(from start: Int = 0, places: [Rect]) {
    kind = .place
    self.start = start
    values = places.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
    keys = Track.keys(of: values, within: [0.3, 0.3, 0.3, 0.3])
    (turns, scales, fades) = (false, false, false)
  }

  init(from start: Int = 0, motions: [Motion]) {
    kind = .motion
    self.start = start
    var angle = 0.0
    values = motions.map { motion in
      // From 359° to 0° it is one degree, not a turn back.
      let turns = (motion.angle - angle) / 360
      angle = motion.angle - 360 * ElementaryFunctions.floor(turns + 0.5)
      return [motion.place.x, motion.place.y, angle, motion.scale, motion.opacity]
    }
    turns = values.contains { $0[2] != 0 }
    scales = values.contains { $0[3] != 1 }
    fades = values.contains { $0[4] != 1 }
    keys = Track.keys(of: values, within: [0.3, 0.3, 0.4, 0.002, 0.02])
  }

  struct Motion {
    var place = Point.zero
    var angle = 0.0
    var scale = 1.0
    var opacity = 1.0
  }

  /// Fills frames without a value. The element stays invisible at its last place, and goes to its next
  /// place one frame early.
  static func filled<Value>(_ values: [Value?]) -> [(value: Value, isShown: Bool)] {
    guard var last = values.lazy.compactMap({ $0 }).first else { return [] }
    return values.indices.map { index in
      if let value = values[index] {
        last = value
        return (value, true)
      }
      let next = index + 1 < values.count ? values[index + 1] : nil
      return (next ?? last, false)
    }
  }

  var isConstant: Bool { keys.count < 2 }

  // MARK: Keys

  /// The method is that of Ramer (1972), Douglas and Peucker (1973).
  ///
  /// - Parameter tolerances: how far each number may be from what the picture shows.
  private static func keys(of values: [[Double]], within tolerances: [Double]) -> [Int] {
    /// The largest difference of two samples, in tolerances.
    func distance(_ left: [Double], _ right: [Double]) -> Double {
      var most = 0.0
      for place in tolerances.indices {
        most = max(most, (left[place] - right[place]).magnitude / tolerances[place])
      }
      return most
    }
    func between(_ index: Int, _ from: Int, _ to: Int) -> [Double] {
      let share = Double(index - from) / Double(to - from)
      return tolerances.indices.map {
        values[from][$0] + (values[to][$0] - values[from][$0]) * share
      }
    }
    if values.allSatisfy({ distance($0, values[0]) <= 1 }) { return values.isEmpty ? [] : [0] }
    var kept: Set<Int> = [0, values.count - 1]
    var parts = [(0, values.count - 1)]
    while let (from, to) = parts.popLast() {
      var worst = (way: 1.0, at: from)
      for index in from..<to where index > from {
        let way = distance(values[index], between(index, from, to))
        if way > worst.way { worst = (way, index) }
      }
      guard worst.at > from else { continue }
      kept.insert(worst.at)
      parts += [(from, worst.at), (worst.at, to)]
    }
    return kept.sorted()
  }

  // MARK: Text

  /// The numbers of a frame as attributes of an element.
  func attributes(_ frame: Int) -> Markup.Attributes {
    let value = values[min(max(frame - start, 0), values.count - 1)].map { Track.number($0) }
    switch kind {
    case .place: return ["x": value[0], "y": value[1], "width": value[2], "height": value[3]]
    case .motion:
      let transform =
        "translate(\(value[0]) \(value[1]))" + (turns ? " rotate(\(value[2]))" : "")
        + (scales ? " scale(\(value[3]))" : "")
      let attributes: Markup.Attributes = ["transform": transform]
      return fades ? attributes + ["opacity": value[4]] : attributes
    }
  }

  /// The numbers at an index as a rule of a style.
  private func rule(_ index: Int) -> String {
    let value = values[index].map { Track.number($0) }
    switch kind {
    case .place:
      return "x:\(value[0])px;y:\(value[1])px;width:\(value[2])px;height:\(value[3])px"
    case .motion:
      return "transform:translate(\(value[0])px,\(value[1])px)"
        + (turns ? " rotate(\(value[2])deg)" : "") + (scales ? " scale(\(value[3]))" : "")
        + (fades ? ";opacity:\(value[4])" : "")
    }
  }

  /// The keyframes of a style.
  ///
  /// - Parameter shares: when each frame is, in percent of the whole.
  func keyframes(_ name: String, at shares: [Double]) -> String {
    let rules = keys.map { index in
      let share = DecimalText.rounded(shares[start + index], decimals: 2) + "%"
      let first = index == 0 && share != "0%" ? "0%," : ""
      return "\(first)\(share)\(index == keys.last ? ",100%" : ""){\(rule(index))}"
    }
    return "@keyframes \(name){\(rules.joined())}\n.\(name){animation-name:\(name)}\n"
  }

  /// A hundredth of a point is finer than a screen.
  private static func number(_ number: Double) -> String {
    DecimalText.rounded(number, decimals: number.magnitude < 10 ? 3 : 2)
  }
}
