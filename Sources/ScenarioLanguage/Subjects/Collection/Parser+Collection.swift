import CollectionLayouts

/// Parses the sections that only collections have: content, layouts, the pane, tables of frames.
extension Parser {
  mutating func parseContentLine(_ line: inout LineParser) throws(Faulty) {
    let word = try line.oneOf(ContentWord.self, "a line about items")
    let content: ContentLine
    switch word {
    case .section: content = try parseContentSection(&line)
    case .blocks: content = try parseBlocks(&line)
    case .heights, .widths: content = try parseLengths(word, &line)
    case .item:
      let name = try line.name("the name of an item")
      content = .item(name, try ItemTraits(&line))
    }
    try line.expectEnd("the line")
    syntax.content.append(content)
  }

  private func parseContentSection(_ line: inout LineParser) throws(Faulty) -> ContentLine {
    let name = try line.name("a name for the section")
    let range = line.range
    var count = Measure(
      content: .literal(.quantity(0, unit: "")), kind: .number, isCount: true, range: range)
    if !line.accept("empty") {
      try line.expect("items", example: "section a items 12")
      count = try line.measure(.number, of: "the count of items", isCount: true)
    }
    let header = line.accept("header") ? try line.measure(.length, of: "the header") : nil
    let footer = line.accept("footer") ? try line.measure(.length, of: "the footer") : nil
    return .section(name, count: count, header: header, footer: footer)
  }

  private func parseBlocks(_ line: inout LineParser) throws(Faulty) -> ContentLine {
    let section = try line.name("the name of a section", of: .section)
    if line.accept("random") {
      let least = try line.measure(.number, of: "the least side", isCount: true)
      try line.expectSign("..")
      let greatest = try line.measure(.number, of: "the greatest side", isCount: true)
      return .randomBlocks(section, least, greatest, seed: try parseSeed(&line))
    }
    var blocks = [try line.block()]
    while line.acceptSign(",") { blocks.append(try line.block()) }
    return .blocks(section, blocks)
  }

  private func parseSeed(_ line: inout LineParser) throws(Faulty) -> Measure {
    try line.expect("seed", example: "heights a random 80pt .. 240pt seed 7")
    return try line.measure(.number, of: "the seed", isCount: true)
  }

  private func parseLengths(
    _ word: ContentWord, _ line: inout LineParser
  ) throws(Faulty) -> ContentLine {
    let section = try line.name("the name of a section", of: .section)
    let what = word == .heights ? "a height" : "a width"
    if line.accept("random") {
      let least = try line.measure(.length, of: what)
      try line.expectSign("..")
      let greatest = try line.measure(.length, of: what)
      return .randomLengths(word, section, least, greatest, seed: try parseSeed(&line))
    }
    var lengths = [try line.measure(.length, of: what)]
    while line.acceptSign(",") { lengths.append(try line.measure(.length, of: what)) }
    return .lengths(word, section, lengths)
  }

  // MARK: Layouts

  mutating func parseLayout(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("a name for the layout")
    let first = line.next
    let kindRange = line.range
    let kind = try line.oneOf(GalleryLayout.Kind.self, "a kind of layout")
    var isHorizontal: Bool?
    if line.accept("horizontal") {
      isHorizontal = true
    } else if line.accept("vertical") {
      isHorizontal = false
    }
    var parameters: [LayoutParameter] = []
    if !line.isAtEnd {
      repeat {
        let parameter = try parseParameter(of: kind, &line)
        if let other = parameters.first(where: { $0.word == parameter.word }) {
          throw Faulty(
            .repeatedSection(parameter.word.rawValue, at: parameter.range, first: other.range))
        }
        parameters.append(parameter)
      } while line.acceptSign(",")
    }
    let range = line.range(from: first)
    try line.expectEnd("the layout")
    syntax.layouts.append(
      LayoutClause(
        name: name, kind: Located(value: kind, range: kindRange), isHorizontal: isHorizontal,
        parameters: parameters, range: range))
  }

  private func parseParameter(
    of kind: GalleryLayout.Kind, _ line: inout LineParser
  ) throws(Faulty) -> LayoutParameter {
    let first = line.next
    let range = line.range
    let name = try line.listedWord("a parameter")
    guard let word = GalleryLayout.Parameter(rawValue: name.value), kind.parameters.contains(word)
    else { throw Faulty(.unknownParameter(name.value, of: kind, at: range)) }
    let value: LayoutParameter.Value
    let what = "`\(word.rawValue)`"
    switch word.shape {
    case .number(let kind, _): value = .number(try line.measure(kind, of: what))
    case .count: value = .number(try line.measure(.number, of: what, isCount: true))
    case .insets: value = .insets(try line.edges())
    case .words(let words): value = .word(try line.oneOf(words, what))
    case .size:
      let width = try line.measure(.length, of: "the width")
      try line.expect("x", example: "\(word.rawValue) 100pt x 100pt")
      value = .size(width, try line.measure(.length, of: "the height"))
    }
    return LayoutParameter(word: word, value: value, range: line.range(from: first))
  }

  // MARK: The pane

  mutating func parsePaneSetting(_ line: inout LineParser) throws(Faulty) {
    let word = try line.oneOf(PaneWord.self, "a setting of the pane")
    let setting: PaneSetting
    switch word {
    case .layout: setting = .layout(try line.name("the name of a layout", of: .layout))
    case .pin:
      var kinds: Set<String> = []
      repeat {
        kinds.insert(try line.oneOf(["headers", "footers"]))
      } while line.acceptSign(",")
      setting = .pin(headers: kinds.contains("headers"), footers: kinds.contains("footers"))
    case .anchor:
      setting = .anchor(try line.oneOf(["leading", "center", "trailing"], "an anchor"))
    case .appear: setting = .appear(try parseAppearance(&line))
    case .disappear: setting = .disappear(try parseAppearance(&line))
    case .reduceMotion:
      setting = .reduceMotion(try line.oneOf(["on", "off"]) == "on")
    }
    try line.expectEnd("the setting")
    syntax.paneSettings.append(setting)
  }

  private func parseAppearance(_ line: inout LineParser) throws(Faulty) -> PaneSetting.Appearance {
    switch try line.oneOf(["fade", "slide", "fall", "scale"]) {
    case "slide":
      return .slide(try line.oneOf(["top", "left", "bottom", "right"], "an edge of the pane"))
    case "fall": return .fall(seed: try parseSeed(&line))
    case "scale": return .scale(try line.measure(.number, of: "the scale"))
    default: return .fade
    }
  }

  // MARK: Tables

  mutating func parseFramesHeading(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("a name for these frames")
    // Added before the heading is read, so that rows below a faulty heading still have a table.
    syntax.frameTables.append(FrameTable(name: name))
    try line.expect("in", example: "frames grid in pt")
    try line.expect("pt")
  }

  mutating func parseFrameRow(_ line: inout LineParser) throws(Faulty) {
    let element = try parseElement(&line)
    let numbers = try (0..<4).map { place throws(Faulty) in
      let what = [
        "the left edge, in pt", "the top, in pt", "the width, in pt", "the height, in pt",
      ]
      guard case .quantity(let number, _) = try line.quantity(expecting: .number, of: what[place])
      else { throw line.unexpected(what[place]) }
      return number
    }
    try line.expectEnd("the frame")
    guard !syntax.frameTables.isEmpty else { return }
    syntax.frameTables[syntax.frameTables.count - 1].rows.append(
      FrameTable.Row(element: element, numbers: numbers))
  }

  /// Parses an item, or the header or the footer of a section.
  func parseElement(_ line: inout LineParser) throws(Faulty) -> ElementTarget {
    if line.acceptBeforeWord("header") {
      return .header(try line.name("the name of a section", of: .section))
    }
    if line.acceptBeforeWord("footer") {
      return .footer(try line.name("the name of a section", of: .section))
    }
    return .item(.name(try line.name("an item", of: .page)))
  }
}
