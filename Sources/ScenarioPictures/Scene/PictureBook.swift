import DualStrip

/// All pictures of a drawing, each once. A page without an image is drawn as a document.
struct PictureBook {
  private(set) var names: Names
  /// The images of the pages that have one.
  private var images: ImageReferences
  /// The pictures in the order of their first use.
  private(set) var entries: [Entry] = []
  /// The latest picture of each thing under the present names.
  private var numbers: [Scene.Thing: Int] = [:]
  private var known: [Entry: Int] = [:]

  /// One picture. In another run a page may have another name, and its size may change later: then
  /// it is another picture.
  struct Entry: Hashable {
    let thing: Scene.Thing
    let name: String
    let image: ImageReference?
    /// The width over the height; `nil` if the thing is only mentioned and never drawn.
    var aspect: Double?
  }

  init(names: Names, images: ImageReferences = [:]) {
    self.names = names
    self.images = images
  }

  /// Uses other names and images from now on.
  mutating func use(_ names: Names, _ images: ImageReferences) {
    self.names = names
    self.images = images
    numbers = [:]
  }

  /// Returns the number of the picture that a cell shows, from 0.
  mutating func number(of cell: Scene.Cell) -> Int { number(of: cell.thing, aspect: cell.aspect) }

  /// Returns the number of the picture that a thing showed last, or of its name alone.
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

  /// Returns the identifier of a picture in the markup.
  static func id(_ number: Int) -> String { "picture-\(number)" }

  /// Adds the definitions of all pictures, for the elements that use them.
  ///
  /// - Parameter read: Reads the image of a page; returns `nil` if the image cannot be read.
  func addDefinitions(to markup: inout Markup, reading read: (ImageReference) -> PageImage?) {
    markup.add("defs") { markup in
      for (number, entry) in entries.enumerated() where !entry.thing.isPart {
        guard let aspect = entry.aspect else { continue }
        // Elements that use the picture have its aspect, so nothing is distorted.
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
      guard let image = entry.image else {
        return markup.addPage(page, named: entry.name, width: width)
      }
      if let image = read(image) {
        image.draw(width: width, into: &markup)
      } else {
        markup.addDamagedPage(page, named: entry.name, width: width)
      }
    case .item(let item): markup.addItem(item, named: entry.name)
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
