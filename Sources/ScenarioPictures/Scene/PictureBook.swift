import DualStrip

/// The pictures of all that is drawn, each once: a document is drawn for a page that has no image.
struct PictureBook {
  private(set) var names: Names
  /// Of the pages that have one.
  private var images: ImageReferences
  /// In the order in which they were met.
  private(set) var entries: [Entry] = []
  /// What a thing was met as last, with the names at hand.
  private var numbers: [Scene.Thing: Int] = [:]
  private var known: [Entry: Int] = [:]

  /// In another run a page may be called otherwise, and its size may come late: that is another picture.
  struct Entry: Hashable {
    let thing: Scene.Thing
    let name: String
    let image: ImageReference?
    /// `nil` for what was only spoken of.
    var aspect: Double?
  }

  init(names: Names, images: ImageReferences = [:]) {
    self.names = names
    self.images = images
  }

  /// From now on things are called so, and have these images.
  mutating func use(_ names: Names, _ images: ImageReferences) {
    self.names = names
    self.images = images
    numbers = [:]
  }

  /// The number of what a cell shows, from 0.
  mutating func number(of cell: Scene.Cell) -> Int { number(of: cell.thing, aspect: cell.aspect) }

  /// The number of what a cell has shown last, or of a name alone.
  mutating func number(of thing: Scene.Thing) -> Int {
    numbers[thing] ?? number(of: thing, aspect: nil)
  }

  private mutating func number(of thing: Scene.Thing, aspect: Double?) -> Int {
    if let number = numbers[thing], entries[number].aspect == aspect { return number }
    var image: ImageReference?
    if case .page(let page) = thing { image = images[page] }
    let entry = Entry(thing: thing, name: names.name(of: thing), image: image, aspect: aspect)
    let number = known[entry] ?? entries.count
    if number == entries.count { entries.append(entry) }
    known[entry] = number
    numbers[thing] = number
    return number
  }

  /// What the picture with a number is called within the markup.
  static func id(_ number: Int) -> String { "picture-\(number)" }

  /// All pictures, for what uses them by their names.
  ///
  /// - Parameter read: the image of a page; `nil` for one that cannot be read.
  func addDefinitions(to markup: inout Markup, reading read: (ImageReference) -> PageImage?) {
    markup.add("defs") { markup in
      for (number, entry) in entries.enumerated() where !entry.thing.isPart {
        guard let aspect = entry.aspect else { continue }
        // Whoever uses it gives it a place of its aspect.
        let width = 100 * aspect
        markup.add(
          "symbol",
          [
            "id": PictureBook.id(number), "viewBox": "0 0 \(Markup.number(width)) 100",
            "preserveAspectRatio": "none",
          ]
        ) { draw(entry, width: width, into: &$0, reading: read) }
      }
    }
  }

  private func draw(
    _ entry: Entry, width: Double, into markup: inout Markup,
    reading read: (ImageReference) -> PageImage?
  ) {
    switch entry.thing {
    case .page(let page):
      let drawing = PageDrawing(name: entry.name, number: page.rawValue, width: width)
      guard let image = entry.image else { return drawing.draw(into: &markup) }
      if let image = read(image) {
        image.draw(width: width, into: &markup)
      } else {
        drawing.drawDamaged(into: &markup)
      }
    case .item(let item):
      TileDrawing(name: entry.name, number: item.rawValue).draw(into: &markup)
    case .part: break
    }
  }
}

extension Names {
  func name(of thing: Scene.Thing) -> String {
    switch thing {
    case .page(let page): return name(page)
    case .item(let item): return name(item)
    case .part(let name): return name
    }
  }
}
