/// What happens: the actions of a script.
extension Parser {
  func parseAction(_ line: inout LineParser) throws(Faulty) -> Action {
    let range = line.range
    guard let text = line.word else { throw line.unexpected("an action") }
    _ = line.take()
    guard text != "repeat" else {
      throw Faulty(.unfinishedBlock("with a time of its own", at: range))
    }
    guard let word = ActionWord(rawValue: text), kind.actions.contains(word) else {
      // After as many errors as are shown nobody needs a guess.
      let words = diagnostics.count < 20 ? Vocabulary.actions(of: kind).map { $0.name } : []
      throw Faulty(.unknownAction(text, in: words, of: kind, rest: line.restOfWords, at: range))
    }
    switch word {
    case .drag: return try parseDrag(&line)
    case .flick: return try parseFlick(&line)
    case .hold: return try parseHold(&line)
    case .tap:
      if kind == .strips { try line.expect("thumbnail", example: "tap thumbnail p3") }
      return .tap(try parseTarget(&line))
    case .play: return .play(try line.name("the name of a table of touches"))
    case .wait: return .wait(try line.measure(.time, of: "how long"))
    case .settle:
      return .settle(
        within: line.accept("within") ? try line.measure(.time, of: "the limit") : nil)
    case .snapshot: return .snapshot(try line.text("a title"))
    case .focus:
      let target = try parseTarget(&line)
      let how = try line.oneOf(["instant", "animated"], "`instant` or `animated`")
      return .focus(target, animated: how == "animated")
    case .random: return try parseRandom(&line)
    case .touch: return .touch(try parseTouchAction(&line))
    case .rotate: return try parseRotate(&line)
    case .resize: return try parseResize(&line)
    case .commits: return .commits(try parseHost(&line))
    case .delete: return try parseDelete(&line)
    case .insert: return try parseInsert(&line)
    case .move: return try parseMove(&line)
    case .replace: return try parseReplace(&line)
    case .resolve: return try parseResolve(&line)
    case .cancel: return .edit(.cancel(try parseLabel(&line, "the label of an edit")))
    case .layout: return try parseSwitch(&line)
    case .progress: return try parseProgress(&line)
    case .finish:
      let label = try parseLabel(&line, "the label of a switch")
      return .collection(.finish(label, over: try parseDuration(&line)))
    case .undo:
      let label = try parseLabel(&line, "the label of a switch")
      return .collection(.undo(label, over: try parseDuration(&line)))
    case .update: return try parseUpdate(&line)
    case .measure: return try parseMeasure(&line)
    case .scroll: return try parseScroll(&line)
    case .direction:
      let way = try line.oneOf(["ltr", "rtl"], "a reading direction")
      return .collection(.direction(isRightToLeft: way == "rtl"))
    case .commit:
      return .edit(.answer(try parseLabel(&line, "the label of an edit"), isCommit: true))
    case .fail:
      return .edit(.answer(try parseLabel(&line, "the label of an edit"), isCommit: false))
    }
  }

  /// The strip that a finger is on; a collection has one pane, which nobody names.
  private func parsePane(_ line: inout LineParser) throws(Faulty) -> PaneName? {
    kind == .strips ? try line.oneOf(PaneName.self, "a pane") : nil
  }

  private func parseHeading(_ line: inout LineParser) throws(Faulty) -> HeadingName {
    let word = try line.oneOf(kind.headings.map { $0.rawValue }, "where to")
    return HeadingName(rawValue: word) ?? .forward
  }

  private func parseFlick(_ line: inout LineParser) throws(Faulty) -> Action {
    let pane = try parsePane(&line)
    let heading = try parseHeading(&line)
    let speed = try line.measure(.speed, of: "a flick")
    let over = line.accept("over") ? try line.measure(.time, of: "how long it moves") : nil
    return .gesture(.flick(pane, heading, speed, over: over))
  }

  private func parseHold(_ line: inout LineParser) throws(Faulty) -> Action {
    let pane = try parsePane(&line)
    try line.expect("for", example: kind == .strips ? "hold preview for 200ms" : "hold for 200ms")
    return .gesture(.hold(pane, try line.measure(.time, of: "how long")))
  }

  private func parseDrag(_ line: inout LineParser) throws(Faulty) -> Action {
    let pane = try parsePane(&line)
    let heading = try parseHeading(&line)
    let length = try line.measure(.length, of: "a drag")
    let place = kind == .strips ? "preview " : ""
    try line.expect("over", example: "drag \(place)forward 300pt over 900ms")
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
    return .gesture(
      .drag(pane, heading, length, over: over, hold: hold, release: release))
  }

  private func parseTouchAction(_ line: inout LineParser) throws(Faulty) -> Action.Touch {
    switch try line.oneOf(["down", "move", "up", "cancel"], "what the finger does") {
    case "down": return .down(try parsePane(&line))
    case "move": return .move(try line.measure(.length, of: "how far"))
    case "up":
      return .up(
        release: line.accept("release") ? try line.measure(.speed, of: "the release") : nil)
    default: return .cancel
    }
  }

  private func parseRotate(_ line: inout LineParser) throws(Faulty) -> Action {
    let orientation = try line.oneOf(["portrait", "landscape"], "an orientation")
    try line.expect("over", example: "rotate landscape over 300ms")
    return .rotate(
      isLandscape: orientation == "landscape", over: try line.measure(.time, of: "how long"))
  }

  private func parseResize(_ line: inout LineParser) throws(Faulty) -> Action {
    let width = try line.measure(.length, of: "the width")
    try line.expect("x", example: "resize 400pt x 300pt over 0ms")
    let height = try line.measure(.length, of: "the height")
    try line.expect("over", example: "resize 400pt x 300pt over 0ms")
    let over = try line.measure(.time, of: "how long")
    let insets = line.accept("insets") ? try parseInsets(&line) : nil
    return .resize(width, height, over: over, insets: insets)
  }

  private func parseRandom(_ line: inout LineParser) throws(Faulty) -> Action {
    let things = kind == .strips ? "gestures" : "changes"
    let count = try line.measure(.number, of: "how many \(things)", isCount: true)
    try line.expect(things, example: "random 10 \(things) seed 7 over 5s")
    try line.expect("seed")
    let seed = try line.measure(.number, of: "the seed", isCount: true)
    try line.expect("over")
    let over = try line.measure(.time, of: "how long")
    var kinds: [Located<String>] = []
    if line.accept("from") {
      repeat {
        let range = line.range
        let word = try line.oneOf(
          Vocabulary.randomKinds(of: kind), "a kind of \(things.dropLast())")
        kinds.append(Located(value: word, range: range))
      } while line.acceptSign(",")
    }
    return .random(count, seed: seed, over: over, from: kinds)
  }
}
