import DualStrip

/// The pictures of all that is drawn, each once: a document is drawn for a page that has no image.
struct PictureBook {
  let names: Names
  let images: PageImages
  /// In the order in which they were met.
  private(set) var entries: [Entry] = []
  private var numbers: [Scene.Thing: Int] = [:]

  struct Entry {
    let thing: Scene.Thing
    let aspect: Double
    let name: String
  }

  init(names: Names, images: PageImages = PageImages()) {
    self.names = names
    self.images = images
  }

  /// The number of what a cell shows, from 0.
  mutating func number(of cell: Scene.Cell) -> Int {
    if let number = numbers[cell.thing] { return number }
    numbers[cell.thing] = entries.count
    entries.append(Entry(thing: cell.thing, aspect: cell.aspect, name: name(of: cell.thing)))
    return entries.count - 1
  }

  private func name(of thing: Scene.Thing) -> String {
    switch thing {
    case .page(let page): return names.name(page)
    case .item(let item): return names.name(item)
    case .part(let name): return name
    }
  }

  /// What the picture with a number is called within the markup.
  static func id(_ number: Int) -> String { "picture-\(number)" }

  /// All pictures, for what uses them by their names.
  func addDefinitions(to markup: inout Markup) {
    markup.add("defs") { addSymbols(to: &$0) }
  }

  /// What is no picture is none.
  private func addSymbols(to markup: inout Markup) {
    for (number, entry) in entries.enumerated() where !entry.thing.isPart {
      // Of the aspect that it is shown with; what it is drawn as fills it.
      let width = 100 * entry.aspect
      markup.add(
        "symbol",
        [
          "id": PictureBook.id(number), "viewBox": "0 0 \(Markup.number(width)) 100",
          "preserveAspectRatio": "none",
        ]
      ) { draw(entry, width: width, into: &$0) }
    }
  }

  private func draw(_ entry: Entry, width: Double, into markup: inout Markup) {
    switch entry.thing {
    case .page(let page):
      let drawing = PageDrawing(name: entry.name, number: page.rawValue, width: width)
      switch images[page] {
      case .image(let image): image.draw(width: width, into: &markup)
      case .damaged: drawing.drawDamaged(into: &markup)
      case nil: drawing.draw(into: &markup)
      }
    case .item(let item):
      TileDrawing(name: entry.name, number: item.rawValue).draw(into: &markup)
    case .part: break
    }
  }
}
