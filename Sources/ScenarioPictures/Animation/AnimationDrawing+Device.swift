import CollectionLayouts

/// The device of a moving picture, its panes and their cells.
extension AnimationDrawing {
  mutating func addDevice(_ sizes: [Size], in room: Size, to markup: inout Markup) {
    let rim = SceneDrawing.rim
    let corners = sizes.map {
      Point(x: (room.width - $0.width) / 2, y: (room.height - $0.height) / 2)
    }
    let place = attributes(Track(motions: corners.map { .init(place: $0) }))
    let screen = attributes(
      Track(
        places: scenes.map { Rect(origin: Point(x: rim, y: rim), size: $0.size) }))
    // The ring covers the corners of the screen.
    let ring = attributes(
      Track(
        places: sizes.map {
          Rect(x: rim / 2, y: rim / 2, width: $0.width - rim, height: $0.height - rim)
        }),
      [
        "rx": "30.5", "fill": "none", "stroke": Palette.bezel, "stroke-width": Markup.number(rim),
      ])
    var panes = Markup()
    for number in (scenes.first?.panes ?? []).indices { addPane(number, to: &panes) }
    var hand = Markup()
    addFinger(to: &hand)
    markup.add("g", place) { markup in
      markup.add("rect", screen + ["fill": Palette.screen])
      let inner: Markup.Attributes = ["transform": "translate(\(Int(rim)) \(Int(rim)))"]
      markup.add("g", inner) { $0.write(panes.bytes) }
      markup.add("rect", ring)
      markup.add("g", inner) { $0.write(hand.bytes) }
    }
  }

  private mutating func addPane(_ number: Int, to markup: inout Markup) {
    let panes = scenes.map { $0.panes[number] }
    let place = attributes(Track(places: panes.map { $0.frame }))
    let scroll = attributes(
      Track(motions: panes.map { .init(place: $0.frame.origin - $0.offset) }))
    var (inside, above) = (Markup(), Markup())
    for cell in cells(of: panes) {
      if cell.isLifted {
        add(cell, to: &above)
      } else {
        add(cell, to: &inside)
      }
    }
    let middle = panes[0].isCentered ? attributes(Track(places: panes.map { $0.middle })) : nil
    clip(to: place, as: "pane-\(number)", in: &markup) { markup in
      if panes[0].role == .thumbnails {
        markup.add("rect", place + ["fill": Palette.stripGround])
      }
      markup.add("g", scroll) { $0.write(inside.bytes) }
      if let middle {
        markup.add("rect", middle + ["fill": Palette.accent, "fill-opacity": "0.5"])
      }
    }
    // A hand may carry pages out of the strip.
    if !above.bytes.isEmpty { markup.add("g", scroll) { $0.write(above.bytes) } }
  }

  /// Adds a group of which only what lies in a moving rectangle is visible.
  private func clip(
    to place: Markup.Attributes, as id: String, in markup: inout Markup,
    _ body: (inout Markup) -> Void
  ) {
    markup.add("clipPath", ["id": id]) { $0.add("rect", place) }
    markup.add("g", ["clip-path": "url(#\(id))"], body)
  }

  /// All cells that a pane ever shows, from the lowest to the highest. A new one goes just above the one
  /// that is below it in its first frame.
  private mutating func cells(of panes: [Scene.Pane]) -> [AnimatedCell] {
    struct Key: Hashable {
      let picture: Int
      /// Two headers may have one name.
      let occurrence: Int
      let isLifted: Bool
    }
    var cells: [AnimatedCell] = []
    var places: [Key: Int] = [:]
    var order: [Int] = []
    for (frame, pane) in panes.enumerated() {
      let active = scenes[frame].active
      var counts: [Int: Int] = [:]
      var below: Int?
      for cell in pane.cells where cell.window.size.width > 0 && cell.window.size.height > 0 {
        let picture = book.number(of: cell)
        let key = Key(
          picture: picture, occurrence: counts[picture, default: 0], isLifted: cell.lifted != nil)
        counts[picture, default: 0] += 1
        let place = places[key] ?? cells.count
        if place == cells.count {
          places[key] = place
          cells.append(AnimatedCell(cell, picture: picture, from: frame))
          order.insert(place, at: below.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        }
        let isActive = pane.role == .thumbnails && cell.thing == active
        cells[place].show(cell, isActive: isActive, at: frame)
        below = place
      }
    }
    return order.map { cells[$0] }
  }

  private mutating func add(_ cell: AnimatedCell, to markup: inout Markup) {
    let (center, window) = (attributes(cell.center(of: scenes.count)), attributes(cell.window))
    let content = attributes(cell.content)
    let marks = [cell.active, cell.selected, cell.lifted].map {
      $0.isNothing ? nil : attributes($0)
    }
    let name = book.entries[cell.picture].name
    let first = Rect(center: .zero, size: cell.size)
    tracks += 1
    let id = "window-\(tracks)"
    markup.add("g", center) { markup in
      if let lifted = marks[2] {
        markup.add("g", lifted) { SceneDrawing.addSheets(cell.pile, under: first, to: &$0) }
      }
      clip(to: window, as: id, in: &markup) { markup in
        if cell.thing.isPart {
          markup.add("rect", window + ["fill": Palette.line, "fill-opacity": "0.8"])
          markup.add("g", content) { $0.addLabel(name, at: Point(x: 8, y: 20), size: 14) }
        } else {
          markup.add("rect", window + ["fill": Palette.sheet])
          let size = Size(width: 100 * cell.aspect, height: 100)
          markup.add("g", content) {
            $0.add(
              "use",
              ["href": "#\(PictureBook.id(cell.picture))"]
                + Markup.place(of: Rect(center: .zero, size: size)))
          }
        }
      }
      markup.add("rect", window + ["fill": "none", "stroke": Palette.hairline])
      if let active = marks[0] {
        markup.add("g", active) {
          $0.add("rect", window + ["fill": "none", "stroke": Palette.accent, "stroke-width": "2"])
        }
      }
      if let lifted = marks[2], cell.pile > 1 {
        markup.add("g", lifted) {
          SceneDrawing.addNumber(cell.pile, on: first, ink: Palette.paper, to: &$0)
        }
      }
      if let selected = marks[1] {
        markup.add("circle", selected + ["r": "6", "fill": Palette.accent])
      }
    }
  }
}

extension Scene.Pane {
  /// A line across the middle of the pane.
  fileprivate var middle: Rect {
    axis == .vertical
      ? Rect(x: frame.minX, y: frame.midY - 0.5, width: frame.size.width, height: 1)
      : Rect(x: frame.midX - 0.5, y: frame.minY, width: 1, height: frame.size.height)
  }
}
