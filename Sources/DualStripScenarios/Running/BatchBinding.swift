import CollectionGallery
import CollectionLayouts

/// Binds the changes of a batch to the items and sections that their names mean.
struct BatchBinding {
  private let content: GalleryContent
  private let changes: [CollectionAction.Change]
  private let setup: Setup
  private(set) var names: Names
  private(set) var bound: [GalleryChange] = []
  /// What new and reloaded sections have.
  private(set) var sections: [ItemID: GallerySection] = [:]
  /// The first name that nothing has had so far.
  private(set) var unknown: String?

  init(content: GalleryContent, changes: [CollectionAction.Change], setup: Setup) {
    self.content = content
    self.changes = changes
    self.setup = setup
    names = setup.names
  }

  mutating func bind() {
    // What comes may be named by what stands before it.
    for change in changes {
      if case .insert(let name, _, _) = change.kind { _ = names.addItem(name.value) }
      if case .insertSection(let name, _, _) = change.kind { _ = names.addSection(name.value) }
    }
    let order = sectionOrder
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
        bound.append(.insertSection(id, at: order.firstIndex(of: id) ?? 0))
      case .deleteSection(let name):
        if let id = section(name) { bound.append(.deleteSection(id)) }
      case .moveSection(let name, _):
        if let id = section(name) {
          bound.append(.moveSection(id, to: order.firstIndex(of: id) ?? 0))
        }
      case .reloadSection(let name, let count):
        guard let id = section(name) else { continue }
        let old = content.sections.first { $0.id == id }
        var section = section(name.value, count: count.map(setup.whole) ?? old?.count ?? 0)
        section.header = old?.header ?? 0
        section.footer = old?.footer ?? 0
        sections[id] = section
        bound.append(.reloadSection(id))
      }
    }
  }

  /// The items of a section that comes, or comes anew: those of its name, from 1 on.
  private mutating func section(_ name: String, count: Int) -> GallerySection {
    var section = GallerySection(id: names.addSection(name), count: 0)
    for number in 0..<count {
      section.append(GalleryItem(id: names.addItem("\(name)\(number + 1)")))
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
    _ place: CollectionAction.Place, _ order: [ItemID]
  ) -> GalleryPlace? {
    switch place {
    case .before(let name): return item(name).map { .before($0) }
    case .after(let name): return item(name).map { .after($0) }
    case .at(let name, let number):
      guard let section = section(name) else { return nil }
      // A section that is not there then is beyond the end.
      return .at(
        ItemIndex(
          section: order.firstIndex(of: section) ?? order.count,
          item: max(0, setup.whole(number) - 1)))
    }
  }

  // MARK: Sections

  /// The sections as they are afterwards.
  private var sectionOrder: [ItemID] {
    var leaving: Set<ItemID> = []
    var coming: [(id: ItemID, place: CollectionAction.SectionPlace)] = []
    for change in changes {
      switch change.kind {
      case .deleteSection(let name): if let id = names.section(name.value) { leaving.insert(id) }
      case .insertSection(let name, _, let place), .moveSection(let name, let place):
        guard let id = names.section(name.value) else { continue }
        leaving.insert(id)
        coming.append((id, place))
      case .insert, .delete, .move, .reload, .reloadSection: continue
      }
    }
    var order = content.sections.map { $0.id }.filter { !leaving.contains($0) }
    for (id, place) in coming {
      switch place {
      case .first: order.insert(id, at: 0)
      case .last: order.append(id)
      case .before(let name): order.insert(id, at: index(of: name, in: order) ?? 0)
      case .after(let name):
        order.insert(id, at: index(of: name, in: order).map { $0 + 1 } ?? order.count)
      }
    }
    return order
  }

  private func index(of name: Located<String>, in order: [ItemID]) -> Int? {
    names.section(name.value).flatMap { order.firstIndex(of: $0) }
  }
}
