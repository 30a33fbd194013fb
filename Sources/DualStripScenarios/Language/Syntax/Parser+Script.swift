/// The script: what happens.
extension Parser {
  mutating func parseStatement(_ line: inout LineParser) throws(Faulty) {
    var anchor: Anchor?
    if line.accept("at") { anchor = try parseAnchor(&line) }
    let first = line.next
    let body: Statement.Body
    if line.accept("expect") {
      body = .expectation(try parseExpectation(&line))
    } else {
      body = .action(try parseAction(&line))
    }
    let bodyRange = line.range(from: first)
    var label: Located<String>?
    if line.accept("as") {
      let name = try line.name("a label")
      // A line that ends in one of these goes on, and would swallow the next.
      if ["and", "or", "implies"].contains(name.value) {
        throw Faulty(.reservedName(name.value, of: "a statement", at: name.range))
      }
      label = name
    }
    try line.expectEnd("the statement")
    syntax.script.append(
      Statement(
        anchor: anchor, body: body, label: label, range: line.range(from: 0),
        bodyRange: bodyRange))
  }

  /// The action of one statement, without `at` and `as`; `nil` where the text is none.
  static func action(_ text: String) -> Action? {
    let source = SourceText(name: "", text: text)
    var lexer = Lexer(source)
    guard let tokens = lexer.lines().first else { return nil }
    var line = LineParser(tokens, source: source)
    return try? Parser(source: source).parseAction(&line)
  }

  /// - Parameter isOperand: whether a sum may go on behind it: then only times belong to it.
  func parseAnchor(
    _ line: inout LineParser, isOperand: Bool = false
  ) throws(Faulty) -> Anchor {
    let first = line.next
    if line.isAtEnd { throw line.unexpected("a time or a label") }
    guard let word = line.word else {
      // A bare time counts from the start.
      let time = try line.measure(.time, of: "an anchor")
      return Anchor(base: .start, offset: (1, time), range: time.range)
    }
    _ = line.take()
    var base: Anchor.Base
    switch word {
    case "start": base = .start
    case "end": base = .end
    default:
      let label = Located(value: word, range: line.range(from: first))
      var isEnd = false
      if line.acceptSign(".") {
        try line.expect("end", example: "at swipe.end + 100ms settle")
        isEnd = true
      }
      base = .label(label, isEnd: isEnd)
    }
    var offset: (sign: Double, time: Measure)?
    if line.isSign("+") || line.isSign("-"), !isOperand || line.isTime(at: 1) {
      let sign: Double = line.isSign("+") ? 1 : -1
      _ = line.take()
      offset = (sign, try line.measure(.time, of: "the distance from the anchor"))
    }
    return Anchor(base: base, offset: offset, range: line.range(from: first))
  }

  private func parseAction(_ line: inout LineParser) throws(Faulty) -> Action {
    let range = line.range
    guard let word = line.word else { throw line.unexpected("an action") }
    guard Vocabulary.actions.contains(where: { $0.name == word }) else {
      _ = line.take()
      // After as many errors as are shown nobody needs a guess.
      let words = diagnostics.count < 20 ? Vocabulary.actions.map(\.name) : []
      throw Faulty(.unknownAction(word, in: words, rest: line.restOfWords, at: range))
    }
    _ = line.take()
    switch word {
    case "drag": return try parseDrag(&line)
    case "flick":
      let pane = try line.oneOf(PaneName.self, "a pane")
      let heading = try line.oneOf(HeadingName.self, "where to")
      let speed = try line.measure(.speed, of: "a flick")
      let over = line.accept("over") ? try line.measure(.time, of: "how long it moves") : nil
      return .flick(pane, heading, speed, over: over)
    case "tap":
      try line.expect("thumbnail", example: "tap thumbnail p3")
      return .tap(try parseTarget(&line))
    case "hold":
      let pane = try line.oneOf(PaneName.self, "a pane")
      try line.expect("for", example: "hold preview for 200ms")
      return .hold(pane, try line.measure(.time, of: "how long"))
    case "play": return .play(try line.name("the name of a table of touches"))
    case "wait": return .wait(try line.measure(.time, of: "how long"))
    case "settle":
      return .settle(
        within: line.accept("within") ? try line.measure(.time, of: "the limit") : nil)
    case "snapshot": return .snapshot(try line.text("a title"))
    case "focus":
      let target = try parseTarget(&line)
      let how = try line.oneOf(["instant", "animated"], "`instant` or `animated`")
      return .focus(target, animated: how == "animated")
    case "random": return try parseRandom(&line)
    case "touch": return .touch(try parseTouchAction(&line))
    case "commit": return .answer(try line.name("the label of an edit"), isCommit: true)
    case "fail": return .answer(try line.name("the label of an edit"), isCommit: false)
    case "rotate", "resize": return try parseResize(word, &line)
    default: return try parseEdit(word, &line)
    }
  }

  private func parseDrag(_ line: inout LineParser) throws(Faulty) -> Action {
    let pane = try line.oneOf(PaneName.self, "a pane")
    let heading = try line.oneOf(HeadingName.self, "where to")
    let length = try line.measure(.length, of: "a drag")
    try line.expect("over", example: "drag preview forward 300pt over 900ms")
    let over = try line.measure(.time, of: "how long it moves")
    var hold: Measure?
    var release: Measure?
    while line.word == "hold" || line.word == "release" {
      if line.accept("hold") {
        hold = try line.measure(.time, of: "how long it stays")
      } else if line.accept("release") {
        release = try line.measure(.speed, of: "the release")
      }
    }
    return .drag(pane, heading, length, over: over, hold: hold, release: release)
  }

  private func parseTouchAction(_ line: inout LineParser) throws(Faulty) -> Action.Touch {
    switch try line.oneOf(["down", "move", "up", "cancel"], "what the finger does") {
    case "down": return .down(try line.oneOf(PaneName.self, "a pane"))
    case "move": return .move(try line.measure(.length, of: "how far"))
    case "up":
      return .up(
        release: line.accept("release") ? try line.measure(.speed, of: "the release") : nil)
    default: return .cancel
    }
  }

  private func parseResize(_ word: String, _ line: inout LineParser) throws(Faulty) -> Action {
    if word == "rotate" {
      let orientation = try line.oneOf(["portrait", "landscape"], "an orientation")
      try line.expect("over", example: "rotate landscape over 300ms")
      return .rotate(
        isLandscape: orientation == "landscape", over: try line.measure(.time, of: "how long"))
    }
    let width = try line.measure(.length, of: "the width")
    try line.expect("x", example: "resize 400pt x 300pt over 0ms")
    let height = try line.measure(.length, of: "the height")
    try line.expect("over", example: "resize 400pt x 300pt over 0ms")
    let over = try line.measure(.time, of: "how long")
    let insets = line.accept("insets") ? try parseInsets(&line) : nil
    return .resize(width, height, over: over, insets: insets)
  }

  private func parseRandom(_ line: inout LineParser) throws(Faulty) -> Action {
    let count = try line.measure(.number, of: "how many gestures", isCount: true)
    try line.expect("gestures", example: "random 10 gestures seed 7 over 5s")
    try line.expect("seed")
    let seed = try line.measure(.number, of: "the seed", isCount: true)
    try line.expect("over")
    let over = try line.measure(.time, of: "how long")
    var kinds: [Located<String>] = []
    if line.accept("from") {
      repeat {
        let range = line.range
        let word = try line.oneOf(Vocabulary.randomKinds, "a kind of gesture")
        kinds.append(Located(value: word, range: range))
      } while line.acceptSign(",")
    }
    return .random(count, seed: seed, over: over, from: kinds)
  }

  private func parseEdit(_ word: String, _ line: inout LineParser) throws(Faulty) -> Action {
    switch word {
    case "delete":
      return .delete(try parseTargets(&line))
    case "insert":
      let pages = try parsePages(&line, "a name for the page")
      return .insert(pages, try parsePlacement(&line))
    case "move":
      let targets = try parseTargets(&line)
      return .move(targets, try parsePlacement(&line))
    case "replace":
      try line.expect("with", example: "replace with p1, p2")
      if line.accept("empty") { return .replace([]) }
      return .replace(try parsePages(&line, "the name of a page"))
    case "cancel": return .cancel(try line.name("the label of an edit"))
    case "commits": return .commits(try parseHost(&line))
    default:
      let target = try parseTarget(&line)
      try line.expect("aspect", example: "resolve p3 aspect 1.4142")
      return .resolve(target, aspect: try line.measure(.number, of: "the aspect, width / height,"))
    }
  }

  private func parseTargets(_ line: inout LineParser) throws(Faulty) -> [Target] {
    var targets = [try parseTarget(&line)]
    while line.acceptSign(",") { targets.append(try parseTarget(&line)) }
    return targets
  }

  /// Names of pages, each followed by its aspect where it has one.
  private func parsePages(
    _ line: inout LineParser, _ what: String
  ) throws(Faulty) -> [(name: Located<String>, aspect: Measure?)] {
    var pages: [(name: Located<String>, aspect: Measure?)] = []
    repeat {
      let name = try line.name(what)
      let aspect =
        line.accept("aspect") ? try line.measure(.number, of: "the aspect, width / height,") : nil
      pages.append((name, aspect))
    } while line.acceptSign(",")
    return pages
  }

  private func parsePlacement(_ line: inout LineParser) throws(Faulty) -> Action.Placement {
    switch try line.oneOf(["before", "after", "first", "last"], "where to") {
    case "first": return .first
    case "last": return .last
    case "before": return .before(try parseTarget(&line))
    default: return .after(try parseTarget(&line))
    }
  }

  func parseTarget(_ line: inout LineParser) throws(Faulty) -> Target {
    let first = line.next
    if line.acceptSign("[") {
      if line.accept("first") {
        try line.expectSign("]")
        return .first(line.range(from: first))
      }
      if line.accept("last") {
        try line.expectSign("]")
        return .last(line.range(from: first))
      }
      let range = line.range
      let number = try line.quantity(expecting: .number, of: "the number of a page")
      try line.expectSign("]")
      guard case .quantity(let value, _) = number, LineParser.isWhole(value), value >= 1 else {
        throw Faulty(
          .outOfRange(
            source.text(range), "is the number of no page", at: range,
            help: "pages are counted from 1"))
      }
      return .index(Int(value), line.range(from: first))
    }
    if line.accept("active") { return .active(line.range(from: first)) }
    if case .number(let number, unit: "") = line.token?.kind {
      throw Faulty(
        .unexpected(
          "`\(source.text(line.range))`", expected: "a page", at: line.range,
          example: "[\(Int(max(1, min(number, 1e9))))]"))
    }
    return .name(try line.name("a page"))
  }
}
