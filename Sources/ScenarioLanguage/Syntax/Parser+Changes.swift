/// What a script does to a collection.
extension Parser {
  /// The time that something takes, where it is said.
  func parseDuration(_ line: inout LineParser) throws(Faulty) -> Measure? {
    line.accept("over") ? try line.measure(.time, of: "how long") : nil
  }

  func parseSwitch(_ line: inout LineParser) throws(Faulty) -> Action {
    let name = try line.name("the name of a layout")
    if line.accept("held") { return .collection(.holdLayout(name)) }
    return .collection(.layout(name, over: try parseDuration(&line)))
  }

  func parseProgress(_ line: inout LineParser) throws(Faulty) -> Action {
    let label = try parseLabel(&line, "the label of a switch")
    let progress = try line.measure(.number, of: "the progress")
    return .collection(.progress(label, progress, over: try parseDuration(&line)))
  }

  func parseScroll(_ line: inout LineParser) throws(Faulty) -> Action {
    if line.accept("to") {
      let item = try line.name("an item")
      try line.expect("at", example: "scroll to a12 at middle animated")
      let side = try line.oneOf(["top", "middle", "bottom"], "a place of the pane")
      let how = try line.oneOf(["instant", "animated"], "`instant` or `animated`")
      return .collection(.scrollTo(item, at: side, animated: how == "animated"))
    }
    let word = try line.oneOf(["forward", "backward"], "`to`, `forward` or `backward`")
    let length = try line.measure(.length, of: "how far")
    try line.expect("instant", example: "scroll forward 500pt instant")
    return .collection(.scrollBy(word == "forward" ? .forward : .backward, length))
  }

  func parseMeasure(_ line: inout LineParser) throws(Faulty) -> Action {
    var sizes: [(item: Located<String>, size: CollectionAction.Traits)] = []
    repeat {
      let item = try line.name("an item")
      var traits = CollectionAction.Traits()
      while line.word == "height" || line.word == "width" {
        let isHeight = line.accept("height")
        if !isHeight { _ = line.take() }
        let length = try line.measure(.length, of: isHeight ? "the height" : "the width")
        if isHeight { traits.height = length } else { traits.width = length }
      }
      guard traits.height != nil || traits.width != nil else {
        throw line.unexpected(
          "`height` or `width`", words: ["height", "width"], example: "measure a3 height 120pt")
      }
      sizes.append((item, traits))
    } while line.acceptSign(",")
    return .collection(.measure(sizes))
  }

  func parseUpdate(_ line: inout LineParser) throws(Faulty) -> Action {
    var changes: [CollectionAction.Change] = []
    repeat {
      let first = line.next
      let kind = try parseChange(&line)
      changes.append(.init(kind: kind, range: line.range(from: first)))
    } while line.acceptSign(",")
    return .collection(.update(changes, over: try parseDuration(&line)))
  }

  private func parseChange(
    _ line: inout LineParser
  ) throws(Faulty) -> CollectionAction.Change.Kind {
    let word = try line.oneOf(["insert", "delete", "move", "reload"], "a change")
    if line.word == "section", line.word(at: 1) != nil {
      _ = line.take()
      return try parseSectionChange(word, &line)
    }
    let item = try line.name("an item")
    switch word {
    case "insert":
      let traits = try parseTraits(&line)
      return .insert(item, traits, try parsePlace(&line, number: "at"))
    case "delete": return .delete(item)
    case "move": return .move(item, try parsePlace(&line, number: "to"))
    default: return .reload(item, try parseTraits(&line))
    }
  }

  private func parseSectionChange(
    _ word: String, _ line: inout LineParser
  ) throws(Faulty) -> CollectionAction.Change.Kind {
    let section = try line.name("the name of a section")
    switch word {
    case "insert":
      try line.expect("items", example: "update insert section c items 5 last over 300ms")
      let count = try line.measure(.number, of: "how many items", isCount: true)
      return .insertSection(section, count: count, try parseSectionPlace(&line))
    case "delete": return .deleteSection(section)
    case "move": return .moveSection(section, try parseSectionPlace(&line))
    default:
      let count =
        line.accept("items")
        ? try line.measure(.number, of: "how many items", isCount: true) : nil
      return .reloadSection(section, count: count)
    }
  }

  private func parsePlace(
    _ line: inout LineParser, number word: String
  ) throws(Faulty) -> CollectionAction.Place {
    switch try line.oneOf(["before", "after", word], "where to") {
    case "before": return .before(try line.name("an item"))
    case "after": return .after(try line.name("an item"))
    default:
      let section = try line.name("the name of a section")
      try line.expectSign("[")
      let number = try line.measure(.number, of: "a place, from 1", isCount: true)
      try line.expectSign("]")
      return .at(section, number)
    }
  }

  private func parseSectionPlace(
    _ line: inout LineParser
  ) throws(Faulty) -> CollectionAction.SectionPlace {
    switch try line.oneOf(["before", "after", "first", "last"], "where to") {
    case "first": return .first
    case "last": return .last
    case "before": return .before(try line.name("the name of a section"))
    default: return .after(try line.name("the name of a section"))
    }
  }
}
