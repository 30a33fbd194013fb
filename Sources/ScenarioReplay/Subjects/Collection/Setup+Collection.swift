import CollectionGallery
import CollectionLayouts

/// What one variant of a scenario about a collection has besides a device.
package struct CollectionSetup: Sendable {
  var content = GalleryContent()
  /// The layouts by name, in the order of the text; they have rules, but no content.
  var layouts: [(name: String, layout: GalleryLayout)] = []
  /// The name of the layout at the start of the run.
  var layout = ""
  var pinned: PinnedElements = []
  var configuration = CollectionViewer.Configuration()

  package var layoutNames: [String] { layouts.map { $0.name } }

  func layout(named name: String) -> GalleryLayout? { layouts.first { $0.name == name }?.layout }
}

extension Setup {
  mutating func readCollection(_ syntax: ScenarioSyntax) {
    var collection = CollectionSetup()
    for line in syntax.content where !line.isOfItem { apply(line, to: &collection.content) }
    // The properties of single items override those of all items, wherever they stand in the text.
    for line in syntax.content where line.isOfItem { apply(line, to: &collection.content) }
    for setting in syntax.paneSettings { apply(setting, to: &collection) }
    for clause in syntax.layouts {
      collection.layouts.append((clause.name.value, layout(clause, pinning: collection.pinned)))
    }
    if collection.layout.isEmpty { collection.layout = collection.layouts.first?.name ?? "" }
    self.collection = collection
  }

  private mutating func apply(_ line: ContentLine, to content: inout GalleryContent) {
    switch line {
    case .section(let name, let count, let header, let footer):
      var section = section(name.value, count: whole(count), &names)
      section.header = header.map { number($0) } ?? 0
      section.footer = footer.map { number($0) } ?? 0
      content.sections.append(section)
    case .blocks(let name, let blocks):
      change(name, of: &content) { item, place in
        let (width, height) = blocks[place % blocks.count]
        item.block = BlockSize(width: whole(width), height: whole(height))
      }
    case .randomBlocks(let name, let least, let greatest, let seed):
      var chance = RandomStream(seed: self.seed(seed), purpose: .blocks)
      let range = (whole(least), max(whole(least), whole(greatest)))
      change(name, of: &content) { item, _ in
        item.block.width = Setup.side(range, &chance)
        item.block.height = Setup.side(range, &chance)
      }
    case .lengths(let word, let name, let lengths):
      change(name, of: &content) { item, place in
        item.adopt(number(lengths[place % lengths.count]), as: word)
      }
    case .randomLengths(let word, let name, let least, let greatest, let seed):
      var chance = RandomStream(seed: self.seed(seed), purpose: .sizes)
      let range = (number(least), number(greatest))
      change(name, of: &content) { item, _ in
        item.adopt(range.0 + (range.1 - range.0) * chance.fraction(), as: word)
      }
    case .item(let name, let traits):
      guard let id = names.item(name.value), let place = content.places(of: [id])[id] else {
        return
      }
      var item = content[place]
      apply(traits, to: &item)
      content[place] = item
    }
  }

  /// Draws a side from a range: the smaller one of two draws.
  private static func side(_ range: (Int, Int), _ chance: inout RandomStream) -> Int {
    let sides = range.0...range.1
    return min(chance.whole(in: sides), chance.whole(in: sides))
  }

  private func change(
    _ section: Located<String>, of content: inout GalleryContent,
    _ body: (inout GalleryItem, Int) -> Void
  ) {
    let id = names.section(section.value)
    guard let number = content.sections.firstIndex(where: { $0.id == id }) else { return }
    for place in 0..<content.sections[number].count {
      var item = content.sections[number][place]
      body(&item, place)
      content.sections[number][place] = item
    }
  }

  /// Returns a section whose items have its name and a number, each with a permanent id.
  func section(_ name: String, count: Int, _ names: inout Names) -> GallerySection {
    let first = names.addItems(name, count: count)
    return GallerySection(
      id: names.addSection(name),
      (0..<count).lazy.map { GalleryItem(id: ItemID(first.rawValue + UInt64($0))) })
  }

  /// Applies the properties that a statement gives to an item.
  func apply(_ traits: ItemTraits, to item: inout GalleryItem) {
    if let (width, height) = traits.block {
      item.block = BlockSize(width: whole(width), height: whole(height))
    }
    if let height = traits.height { item.size.height = number(height) }
    if let width = traits.width { item.size.width = number(width) }
    if let span = traits.span { item.span = whole(span) }
    if let edges = traits.insets { item.insets = insets(edges) }
    if traits.height != nil { item.isEstimated = traits.isEstimated }
  }

  // MARK: The pane

  private func apply(_ setting: PaneSetting, to collection: inout CollectionSetup) {
    switch setting {
    case .layout(let name): collection.layout = name.value
    case .pin(let headers, let footers):
      if headers { collection.pinned.insert(.headers) }
      if footers { collection.pinned.insert(.footers) }
    case .anchor(let name):
      let policy: AnchorPolicy =
        name == "leading" ? .leading : name == "center" ? .center : .trailing
      collection.configuration.updateAnchor = policy
      collection.configuration.boundsAnchor = policy
    case .appear(let style): collection.configuration.style.appearing = appearance(style)
    case .disappear(let style): collection.configuration.style.disappearing = appearance(style)
    case .reduceMotion(let isOn): collection.configuration.reducesMotion = isOn
    }
  }

  private func appearance(_ style: PaneSetting.Appearance) -> AppearanceStyle {
    switch style {
    case .fade: return .fade
    case .slide("top"): return .slide(.top)
    case .slide("left"): return .slide(.left)
    case .slide("bottom"): return .slide(.bottom)
    case .slide: return .slide(.right)
    case .fall(let seed): return .fall(seed: UInt32(clamping: self.seed(seed)))
    case .scale(let scale): return .scale(number(scale))
    }
  }

  // MARK: Layouts

  private func layout(_ clause: LayoutClause, pinning pinned: PinnedElements) -> GalleryLayout {
    GalleryLayout(
      clause.kind.value, axis: clause.isHorizontal.map { $0 ? .horizontal : .vertical },
      sections: SectionStyle(pinned: pinned),
      clause.parameters.map { ($0.word, numbers(of: $0)) })
  }

  private func numbers(of parameter: LayoutParameter) -> [Double] {
    switch parameter.value {
    case .number(let measure): return [number(measure)]
    case .size(let width, let height): return [number(width), number(height)]
    case .insets(let edges):
      let insets = insets(edges)
      return [insets.top, insets.left, insets.bottom, insets.right]
    case .word(let text): return [Double(parameter.word.words.firstIndex(of: text) ?? 0)]
    }
  }
}

extension ContentLine {
  fileprivate var isOfItem: Bool {
    if case .item = self { return true }
    return false
  }
}

extension GalleryItem {
  fileprivate mutating func adopt(_ length: Double, as word: ContentWord) {
    if word == .widths { size.width = length } else { size.height = length }
  }
}
