import CollectionGallery
import TestSupport

/// What happens to a viewer by chance.
struct RandomInputs {
  private(set) var inputs: [(time: Time, input: CollectionViewer.Input)] = []
  let name: String

  /// Layouts by name; no two have both kind and axis.
  static let named:
    [(kind: GalleryLayout.Kind, axis: ScrollAxis?, values: [(GalleryLayout.Parameter, [Double])])] =
      [
        (.list, nil, [(.spacing, [7])]), (.list, .horizontal, []), (.flow, nil, []),
        (.flow, .horizontal, [(.align, [2])]), (.columns, nil, [(.minimum, [120])]),
        (.quilt, nil, [(.gap, [3])]), (.quilt, .horizontal, []), (.waterfall, nil, []),
        (.waterfall, .horizontal, []), (.mosaic, nil, []), (.carousel, nil, []), (.pile, nil, []),
      ]

  static let layouts = named.enumerated().map { number, one in
    GalleryLayout(
      one.kind, axis: one.axis, sections: SectionStyle(pinned: number == 0 ? .headers : []),
      one.values)
  }

  static func viewer(seed: Int, direction: LayoutDirection = .leftToRight) -> CollectionViewer {
    var chance = SeededNumbers(seed: UInt64(seed))
    var number: UInt64 = 0
    let sections = (0..<chance.whole(1...3)).map { section in
      GallerySection(
        id: ItemID(1000 + UInt64(section)),
        (0..<chance.whole(0...40)).map { _ -> GalleryItem in
          number += 1
          return item(ItemID(number), &chance)
        }, header: chance.choice(of: [0, 30]), footer: chance.choice(of: [0, 20]))
    }
    return CollectionViewer(
      content: GalleryContent(sections), layout: chance.choice(of: layouts),
      bounds: Size(width: 400, height: 300), direction: direction,
      configuration: .init(
        style: TransitionStyle(
          appearing: chance.choice(of: [.fade, .slide(.top), .scale(0.3)]),
          disappearing: chance.choice(of: [.fade, .fall(seed: 3)])),
        updateAnchor: chance.choice(of: [.leading, .center, .trailing])))
  }

  private static func item(_ id: ItemID, _ chance: inout SeededNumbers) -> GalleryItem {
    GalleryItem(
      id: id, size: Size(width: chance.number(in: 40...180), height: chance.number(in: 40...180)),
      block: BlockSize(width: chance.whole(1...3), height: chance.whole(1...2)))
  }

  /// - Parameter isMirrored: whether fingers go the other way.
  init(seed: Int, count: Int = 25, isMirrored: Bool = false) {
    var chance = SeededNumbers(seed: UInt64(seed) &* 13)
    name = "seed \(seed)"
    var time = Time.zero
    var next: UInt64 = 500
    func point(_ x: Double, _ y: Double) -> Point { Point(x: isMirrored ? -x : x, y: y) }
    func known() -> ItemID { ItemID(UInt64(chance.whole(1...45))) }
    func duration() -> Time { .milliseconds(chance.choice(of: [0, 150, 300, 700])) }
    for _ in 0..<count {
      time = time + .milliseconds(chance.choice(of: [0, 5, 40, 160, 900]))
      switch chance.whole(0...12) {
      case 0, 1, 2:
        inputs.append((time, .touchBegan))
        for _ in 0..<chance.whole(0...5) {
          time = time + .milliseconds(16)
          let way = point(chance.number(in: -60...60), chance.number(in: -60...60))
          inputs.append((time, .dragMoved(by: way)))
        }
        let speed = point(chance.number(in: -4000...4000), chance.number(in: -4000...4000))
        inputs.append((time, chance.chance(0.1) ? .touchCancelled : .touchEnded(velocity: speed)))
      case 3:
        inputs.append(
          (
            time,
            .scrollTo(
              known(), at: chance.choice(of: [.leading, .center, .trailing]),
              animated: chance.chance(0.7))
          ))
      case 4: inputs.append((time, .scrollBy(chance.number(in: -500...900))))
      case 5, 6:
        inputs.append((time, .switchLayout(chance.choice(of: Self.layouts), over: duration())))
      case 7:
        inputs.append((time, .holdSwitch(chance.choice(of: Self.layouts))))
        inputs.append((time, .moveSwitch(progress: chance.number(in: 0...1), over: duration())))
      case 8: inputs.append((time, .finishSwitch(over: duration())))
      case 9: inputs.append((time, .takeBack(over: duration())))
      case 10:
        inputs.append(
          (
            time,
            .changeBounds(
              Size(
                width: chance.choice(of: [400, 300, 667]), height: chance.number(in: 100...500)),
              insets: .zero, over: duration())
          ))
      case 11:
        inputs.append(
          (time, .measure([known(): Size(width: 80, height: chance.number(in: 10...300))])))
      default:
        var changes: [GalleryChange] = []
        var named: Set<ItemID> = []
        for _ in 0..<chance.whole(1...5) {
          let item = known()
          guard named.insert(item).inserted else { continue }
          switch chance.whole(0...3) {
          case 0: changes.append(.delete(item))
          case 1:
            next += 1
            changes.append(.insert(Self.item(ItemID(next), &chance), .after(item)))
          case 2: changes.append(.reload(item, Self.item(item, &chance)))
          default: changes.append(.move(item, .before(known())))
          }
        }
        inputs.append((time, .update(changes, sections: [:], over: duration())))
      }
    }
  }
}
