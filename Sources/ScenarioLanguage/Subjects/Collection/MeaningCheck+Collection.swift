/// Checks the items, the layouts and the pane of a collection.
extension MeaningCheck {
  private static let mostItems = 2_000_000

  mutating func checkCollection() {
    var total = 0
    for line in syntax.content {
      check(line)
      guard case .section(_, let count, _, _) = line else { continue }
      take(count, into: &total)
    }
    for line in syntax.content {
      guard case .item(let name, let traits) = line else { continue }
      checkItem(name)
      check(traits)
    }
    declareArrivals(&total)
    checkLayouts()
    for table in syntax.frameTables {
      for row in table.rows { check(row.element, inTable: true) }
    }
  }

  private mutating func check(_ line: ContentLine) {
    switch line {
    case .section(let name, let count, let header, let footer):
      declareSection(name, count: count)
      check(count, from: 0, through: 1e15)
      sections[name.value]?.hasHeader = header != nil
      sections[name.value]?.hasFooter = footer != nil
      for length in [header, footer].compactMap({ $0 }) {
        check(length, from: 0, through: 1_000_000)
      }
    case .blocks(let section, let blocks):
      checkSection(section)
      for block in blocks { check(block) }
    case .randomBlocks(let section, let least, let greatest, let seed):
      checkSection(section)
      check((least, greatest))
      check(seed, from: 0, through: 1e15)
    case .lengths(_, let section, let lengths):
      checkSection(section)
      for length in lengths { check(length, from: 0, through: 1_000_000) }
    case .randomLengths(_, let section, let least, let greatest, let seed):
      checkSection(section)
      for length in [least, greatest] { check(length, from: 0, through: 1_000_000) }
      check(seed, from: 0, through: 1e15)
    case .item: break
    }
  }

  /// Checks that a block has 1 to 1000 units in each direction.
  private mutating func check(_ block: (width: Measure, height: Measure)) {
    for side in [block.width, block.height] {
      check(side, of: .number)
      for case .quantity(let number, _) in values(of: side)
      where !(1...1000).contains(number) || !LineParser.isWhole(number) {
        report(.impossibleBlock(DecimalText.exact(number), at: side.range))
      }
    }
  }

  mutating func check(_ traits: ItemTraits) {
    if let block = traits.block { check(block) }
    if let span = traits.span { check(span, from: 1, through: 1000) }
    for length in [traits.height, traits.width].compactMap({ $0 }) {
      check(length, from: 0, through: 1_000_000)
    }
    for edge in traits.insets ?? [] { check(edge.length, from: 0, through: 1_000_000) }
  }

  // MARK: Names

  private mutating func declareSection(_ name: Located<String>, count: Measure) {
    if Vocabulary.collectionReserved.contains(name.value) {
      report(.reservedName(name.value, of: "a section", at: name.range))
    }
    if let digit = name.value.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      report(.numberedSection(name.value, at: name.range))
    }
    if let first = sections[name.value] {
      report(.repeatedItem(name.value, at: name.range, first: first.range))
    }
    let known = sections[name.value]?.count ?? 0
    sections[name.value] = KnownSection(
      range: name.range, count: max(known, largestValue(of: count)))
    sectionOrder.append(name.value)
  }

  /// Declares the names of items and sections that updates insert later.
  private mutating func declareArrivals(_ total: inout Int) {
    for statement in syntax.script {
      guard case .action(.update(let update)) = statement.body else { continue }
      for change in update.changes {
        switch change.kind {
        case .insert(let name, _, _): declareItem(name)
        case .insertSection(let name, let count, _):
          take(count, into: &total)
          // A section that was deleted may be inserted again.
          if sections[name.value] == nil {
            declareSection(name, count: count)
          } else {
            grow(name.value, to: count)
          }
        case .reloadSection(let name, let count):
          guard let count else { continue }
          take(count, into: &total)
          grow(name.value, to: count)
        case .delete, .move, .reload, .deleteSection, .moveSection: break
        }
      }
    }
  }

  /// Adds a number of items to the total, and reports a total that is too large.
  private mutating func take(_ count: Measure, into total: inout Int) {
    total += largestValue(of: count)
    guard total > MeaningCheck.mostItems else { return }
    report(
      .tooLarge("this collection", limit: "\(MeaningCheck.mostItems) items", at: count.range))
  }

  private mutating func grow(_ section: String, to count: Measure) {
    let most = largestValue(of: count)
    if let known = sections[section] { sections[section]?.count = max(known.count, most) }
  }

  private mutating func declareItem(_ name: Located<String>) {
    if Vocabulary.collectionReserved.contains(name.value) {
      report(.reservedName(name.value, of: "an item", at: name.range))
    }
    arrivals[name.value] = arrivals[name.value] ?? name.range
    add(name.value)
  }

  func isItem(_ name: String) -> Bool {
    if knownPages.contains(name) { return true }
    guard let (stem, number) = NumberedName.split(name), let section = sections[String(stem)] else {
      return false
    }
    return number <= section.count
  }

  mutating func checkItem(_ name: Located<String>) {
    guard !isItem(name.value), !syntax.lacksPages else { return }
    var label: String?
    if sections[name.value] != nil {
      label = "a section; its items are \(name.value)1, \(name.value)2, …"
    } else if let (stem, _) = NumberedName.split(name.value), let section = sections[String(stem)] {
      label = "the section `\(stem)` has \(section.count) items"
    }
    reportUnknown(.unknownItem(name.value, label: label, known: itemsToGuess, at: name.range))
  }

  mutating func checkSection(_ name: Located<String>) {
    guard sections[name.value] == nil, !syntax.lacksPages else { return }
    report(.unknownSection(name.value, known: sectionOrder, at: name.range))
  }

  var itemsToGuess: [String] {
    guard isGuessing else { return [] }
    return sectionOrder.flatMap { name in
      (0..<min(sections[name]?.count ?? 0, 500)).map { "\(name)\($0 + 1)" }
    } + pages.prefix(500)
  }

  mutating func check(_ element: ElementTarget, inTable isRow: Bool = false) {
    switch element {
    case .item(.name(let name)) where isRow:
      guard !isItem(name.value), !syntax.lacksPages else { return }
      report(.foreignFrame(name.value, known: itemsToGuess, at: name.range))
    case .item(.name(let name)): checkItem(name)
    case .item: break
    case .header(let section): checkEnd("header", of: section, sections[section.value]?.hasHeader)
    case .footer(let section): checkEnd("footer", of: section, sections[section.value]?.hasFooter)
    }
  }

  /// Reports a header or footer that its section never has.
  ///
  /// - Parameter isThere: whether the section has it; `nil` for an unknown section.
  private mutating func checkEnd(_ what: String, of section: Located<String>, _ isThere: Bool?) {
    guard let isThere else { return checkSection(section) }
    if !isThere { report(.missingEnd(what, of: section.value, at: section.range)) }
  }
}

/// What a text says about a section of a collection.
package struct KnownSection {
  /// The place where it is named first.
  let range: SourceRange
  /// The largest number of items that it has.
  var count: Int
  var hasHeader = false
  var hasFooter = false
}
