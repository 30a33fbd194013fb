import DualStrip

/// The pictures of all that is drawn, each once: a document is drawn for a page that has no image.
struct PictureBook {
  private(set) var names: Names
  let images: PageImages
  /// In the order in which they were met.
  private(set) var entries: [Entry] = []
  /// Of the names at hand.
  private var numbers: [Scene.Thing: Int] = [:]
  /// Of all that were ever used: in another run a page may be called otherwise.
  private var known: [Key: Int] = [:]

  struct Entry {
    let thing: Scene.Thing
    let name: String
    /// As it was seen last; `nil` for what was only spoken of.
    var aspect: Double?
  }

  private struct Key: Hashable {
    let thing: Scene.Thing
    let name: String
  }

  init(names: Names, images: PageImages = PageImages()) {
    self.names = names
    self.images = images
  }

  /// From now on things are called so.
  mutating func use(_ names: Names) {
    self.names = names
    numbers = [:]
  }

  /// The number of what a cell shows, from 0.
  mutating func number(of cell: Scene.Cell) -> Int {
    let number = number(of: cell.thing)
    entries[number].aspect = cell.aspect
    return number
  }

  mutating func number(of thing: Scene.Thing) -> Int {
    if let number = numbers[thing] { return number }
    let key = Key(thing: thing, name: name(of: thing))
    let number = known[key] ?? entries.count
    if number == entries.count { entries.append(Entry(thing: thing, name: key.name)) }
    known[key] = number
    numbers[thing] = number
    return number
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
      guard let aspect = entry.aspect else { continue }
      // Of the aspect that it is shown with; what it is drawn as fills it.
      let width = 100 * aspect
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
