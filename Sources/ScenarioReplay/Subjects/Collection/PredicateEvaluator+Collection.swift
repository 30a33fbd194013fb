import CollectionLayouts

/// Judges predicates about the elements of a collection.
extension PredicateEvaluator {
  func judgeCollection(_ predicate: Predicate, at sight: Sight) -> Judgement {
    guard let reader = sight.now.ofCollection else { return .notAsked }
    switch predicate {
    case .elementFlag(let flag, let element):
      switch flag {
      case .pinned: return Judgement(isTrue: reader.isPinned(element))
      case .visible: return Judgement(isTrue: reader.isVisible(element))
      }
    case .collectionFlag(let flag): return Judgement(isTrue: reader.isTrue(flag))
    case .order(let items, let isReading): return judgeOrder(of: items, isReading, reader)
    case .frames(let table, let tolerance):
      return judgeFrames(of: table.value, tolerance.map { setup.number($0) } ?? 0.001, reader)
    case .implies, .or, .and, .not, .stripFlag, .pageFlag, .finite, .presence, .within, .oneOf,
      .compare:
      return .notAsked
    }
  }

  private func judgeOrder(
    of items: [Target], _ isReading: Bool, _ reader: CollectionReader
  ) -> Judgement {
    guard let places = reader.places(of: items) else {
      let gone = items.filter { reader.places(of: [$0]) == nil }.map { $0.text }
      return Judgement(
        holds: false, margin: nil, found: .text("\(gone.joined(separator: ", ")) absent"))
    }
    let order: [Int]
    if isReading {
      let frames = places.map {
        reader.viewer.layoutAttributes(of: .cell($0))?.boundingBox ?? .zero
      }
      order = places.indices.sorted {
        (frames[$0].minY, frames[$0].minX, $0) < (frames[$1].minY, frames[$1].minX, $1)
      }
    } else {
      order = places.indices.sorted { places[$0] < places[$1] }
    }
    let found = order.map { items[$0].text }.joined(separator: ", ")
    return Judgement(
      holds: order == Array(places.indices), margin: nil, found: .text("is \(found)"))
  }

  private func judgeFrames(
    of table: String, _ tolerance: Double, _ reader: CollectionReader
  ) -> Judgement {
    var worst: (distance: Double, text: String)?
    for row in setup.frameTables.first(where: { $0.name.value == table })?.rows ?? [] {
      let name = row.element.text
      guard let frame = reader.drawn(row.element)?.boundingBox else {
        return Judgement(holds: false, margin: nil, found: .text("\(name) is absent"))
      }
      let sides = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      let distance = zip(sides, row.numbers).map { ($0 - $1).magnitude }.max() ?? 0
      guard distance > worst?.distance ?? -1 else { continue }
      let text = sides.map { DecimalText.rounded($0, decimals: 3) }.joined(separator: " ")
      worst = (distance, "\(name) is at \(text)")
    }
    guard let worst else {
      return Judgement(holds: false, margin: nil, found: .nothing, wasAsked: false)
    }
    let margin = tolerance - worst.distance
    return Judgement(
      holds: margin >= 0, margin: margin, scale: tolerance, found: .text(worst.text))
  }
}

extension Target {
  /// The target as a scenario writes it.
  fileprivate var text: String {
    switch self {
    case .name(let name): return name.value
    case .active: return "active"
    case .index(let number, _): return "[\(number)]"
    case .first: return "[first]"
    case .last: return "[last]"
    }
  }
}

extension ElementTarget {
  fileprivate var text: String {
    switch self {
    case .item(let target): return target.text
    case .header(let section): return "header \(section.value)"
    case .footer(let section): return "footer \(section.value)"
    }
  }
}
