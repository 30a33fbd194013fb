import CollectionGallery
import CollectionLayouts

/// Binds the changes of a batch to the items and sections that their names mean.
struct BatchBinding {
  private let content: GalleryContent
  private let changes: [BatchChange]
  private let setup: Setup
  private(set) var names: Names
  private(set) var bound: [GalleryChange] = []
  /// The content of new and reloaded sections.
  private(set) var sections: [ItemID: GallerySection] = [:]
  /// The first name that nothing has had yet.
  private(set) var unknown: String?

  init(content: GalleryContent, changes: [BatchChange], setup: Setup) {
    self.content = content
    self.changes = changes
    self.setup = setup
    names = setup.names
  }

  mutating func bind() {
    // A change may name something that a later change inserts, so all names come first.
    for change in changes {
      if case .insert(let name, _, _) = change.kind { _ = names.addItem(name.value) }
      if case .insertSection(let name, _, _) = change.kind { _ = names.addSection(name.value) }
    }
    let order = SectionOrder(changes, of: content.sections.map { $0.id }, names).order
    for change in changes {
      switch change.kind {
      case .insert(let name, let traits, let place):
        var item = GalleryItem(id: names.addItem(name.value))
        setup.apply(traits, to: &item)
        if let place = bound(place, order) { bound.append(.insert(item, place)) }
      case .delete(let name): if let item = item(name) { bound.append(.delete(item)) }
      case .move(let name, let place):
        if let item = item(name), let place = bound(place, order) {
          bound.append(.move(item, place))
        }
      case .reload(let name, let traits):
        guard let id = item(name) else { continue }
        let place = content.places(of: [id])[id]
        bound.append(
          .reload(
            id,
            place.map {
              var item = content[$0]
              setup.apply(traits, to: &item)
              return item
            }))
      case .insertSection(let name, let count, _):
        let id = names.addSection(name.value)
        sections[id] = section(name.value, count: setup.whole(count))
        bound.append(.insertSection(id, at: order.firstIndex(of: id) ?? .max))
      case .deleteSection(let name):
        if let id = section(name) { bound.append(.deleteSection(id)) }
      case .moveSection(let name, _):
        if let id = section(name) {
          bound.append(.moveSection(id, to: order.firstIndex(of: id) ?? .max))
        }
      case .reloadSection(let name, let count):
        guard let id = section(name) else { continue }
        sections[id] = reloaded(id, name.value, count: count.map { setup.whole($0) })
        bound.append(.reloadSection(id))
      }
    }
  }

  /// Returns a new section; its items have the section's name and a number from 1.
  private mutating func section(_ name: String, count: Int) -> GallerySection {
    let id = names.addSection(name)
    guard names.hasNumbered(name) else { return setup.section(name, count: count, &names) }
    var section = GallerySection(id: id, count: 0)
    for number in 0..<count {
      section.append(GalleryItem(id: names.addItem("\(name)\(number + 1)")))
    }
    return section
  }

  /// Returns a section as it is; with another number of items, it has the items of its name, and
  /// keeps those that it already contains.
  private mutating func reloaded(_ id: ItemID, _ name: String, count: Int?) -> GallerySection {
    guard let old = content.sections.first(where: { $0.id == id }) else {
      return section(name, count: count ?? 0)
    }
    guard let count else { return old }
    var items: [ItemID: GalleryItem] = [:]
    for place in 0..<old.count { items[old[place].id] = old[place] }
    var section = section(name, count: count)
    section.header = old.header
    section.footer = old.footer
    for place in 0..<section.count {
      if let item = items[section[place].id] { section[place] = item }
    }
    return section
  }

  private mutating func item(_ name: Located<String>) -> ItemID? {
    let item = names.item(name.value)
    if item == nil { unknown = unknown ?? name.value }
    return item
  }

  private mutating func section(_ name: Located<String>) -> ItemID? {
    let section = names.section(name.value)
    if section == nil { unknown = unknown ?? name.value }
    return section
  }

  private mutating func bound(
    _ place: BatchChange.Place, _ order: [ItemID]
  ) -> GalleryPlace? {
    switch place {
    case .before(let name): return item(name).map { .before($0) }
    case .after(let name): return item(name).map { .after($0) }
    case .at(let name, let number):
      guard let section = section(name) else { return nil }
      // A section that does not exist after the batch counts as beyond the end.
      return .at(
        ItemIndex(
          section: order.firstIndex(of: section) ?? order.count,
          item: max(0, setup.whole(number) - 1)))
    }
  }
}
