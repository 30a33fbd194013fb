/// Parses the sections that say what a scenario runs on.
extension Parser {
  mutating func parseDocumentLine(_ line: inout LineParser) throws(Faulty) {
    switch try line.oneOf(["pages", "page", "images", "empty"]) {
    case "pages":
      let count = try line.measure(.number, of: "the count of pages", isCount: true)
      try line.expect("aspect", example: "pages 12 aspect 0.7071")
      if line.accept("random") {
        let lower = try line.measure(.number, of: "the least aspect")
        try line.expectSign("..")
        let upper = try line.measure(.number, of: "the greatest aspect")
        try line.expect("seed", example: "pages 12 aspect random 0.5 .. 2.0 seed 7")
        let seed = try line.measure(.number, of: "the seed", isCount: true)
        syntax.document.append(.pages(count, .random(lower, upper, seed: seed)))
      } else {
        syntax.document.append(.pages(count, .fixed(try parseAspect(&line))))
      }
    case "page":
      let name = try line.name("the name of a page")
      try line.expect("aspect", example: "page p5 aspect 1.4142")
      let aspect = try parseAspect(&line)
      syntax.document.append(.page(name, aspect: aspect, turned: try line.turns()))
    case "images":
      let range = line.range
      let folder = try line.text("the folder of the images")
      syntax.document.append(.images(Located(value: folder, range: range), []))
    default: syntax.document.append(.empty)
    }
    try line.expectEnd("the pages")
  }

  /// Parses an aspect, or that of the placeholder for an image that has not come yet.
  private func parseAspect(_ line: inout LineParser) throws(Faulty) -> Measure {
    let range = line.range
    guard line.accept("unknown"), !line.accept("placeholder") else {
      return try line.measure(.number, of: "the aspect")
    }
    return Measure(
      content: .literal(.quantity(Vocabulary.usualAspect, unit: "")), kind: .number, range: range)
  }

  mutating func parseDevice(_ line: inout LineParser) throws(Faulty) {
    let name = try line.listedWord("the name of a device", in: Vocabulary.devices)
    var device = DeviceClause(name: name)
    if !line.isAtEnd {
      let range = line.range
      let word = try line.oneOf(["portrait", "landscape"], "an orientation")
      device.isLandscape = Located(value: word == "landscape", range: range)
    }
    syntax.device = device
  }

  mutating func parseTrait(_ line: inout LineParser) throws(Faulty) {
    let trait: DeviceClause.Trait
    switch try line.oneOf(TraitWord.self, "a property of the device") {
    case .bounds:
      let width = try line.measure(.length, of: "the width")
      try line.expect("x", example: "bounds 400pt x 800pt")
      trait = .bounds(width, try line.measure(.length, of: "the height"))
    case .insets: trait = .insets(try parseInsets(&line))
    case .refresh: trait = .refresh(try line.measure(.rate, of: "the refresh rate"))
    case .touch: trait = .touch(try line.measure(.rate, of: "the touch rate"))
    case .direction: trait = .direction(try line.oneOf(["ltr", "rtl"], "a reading direction"))
    }
    try line.expectEnd("the trait")
    syntax.device?.traits.append(trait)
  }

  /// Parses insets; edges that are not named have none.
  func parseInsets(
    _ line: inout LineParser
  ) throws(Faulty) -> [(edge: EdgeName, length: Measure)] {
    var insets: [(edge: EdgeName, length: Measure)] = []
    while let edge = line.acceptOne(of: EdgeName.self) {
      insets.append((edge, try line.measure(.length, of: "an inset")))
    }
    if let word = line.word, word != "as" { _ = try line.oneOf(EdgeName.self, "an edge") }
    return insets
  }

  mutating func parseSetting(_ line: inout LineParser) throws(Faulty) {
    let word = try line.oneOf(SettingWord.self, "a setting of the viewer")
    let setting: Setting
    switch word {
    case .preset: setting = .preset(try line.oneOf(["photos", "plain"], "a preset"))
    case .easing:
      setting = .easing(
        try line.oneOf(["ease-in-out", "ease-in", "ease-out", "linear"], "an easing"))
    case .mapping:
      setting = .mapping(try line.oneOf(["stepped", "continuous"], "a mapping"))
    case .focusPolicy:
      setting = .focusPolicy(try line.oneOf(["next", "previous"], "a focus policy"))
    case .reduceMotion, .announcements:
      setting = .toggle(word, isOn: try line.oneOf(["on", "off"]) == "on")
    case .stripAxis, .previewAxis:
      setting = .axis(
        word, isVertical: try line.oneOf(["horizontal", "vertical"], "an axis") == "vertical")
    case .stripMode:
      setting = .stripMode(try line.oneOf(["centered", "browsing"], "a mode of the strip"))
    case .commits: setting = .commits(try parseHost(&line))
    case .aspectRange:
      let lower = try line.measure(.number, of: "the least aspect")
      try line.expectSign("..")
      setting = .aspectRange(lower, try line.measure(.number, of: "the greatest aspect"))
    case .thumbnailHeight, .thumbnailAspect, .spacing, .focusedSpacing, .parallaxGap, .imageShift,
      .activationDistance, .previewStiffness, .thumbnailsStiffness, .previewDeceleration,
      .thumbnailsDeceleration, .pageTurnEdge, .pageTurnSpeed, .pageTurnLimit, .rubberBand,
      .focusTime, .handOverTime, .expansionTime, .settlementTime, .shrinkingTime, .closingTime,
      .moveTime, .aspectTime, .undoLimit:
      let kind = word.kind ?? .number
      if word.isDeceleration, let rate = parseDeceleration(&line) {
        setting = .number(word, rate)
        break
      }
      let what = word.isDeceleration ? "`normal`, `fast` or a number" : "`\(word.rawValue)`"
      setting = .number(
        word,
        try line.measure(kind, of: what, isCount: word.isCount))
    }
    try line.expectEnd("the setting")
    syntax.settings.append(setting)
  }

  /// Parses the name of one of UIScrollView's two deceleration rates.
  private func parseDeceleration(_ line: inout LineParser) -> Measure? {
    let range = line.range
    for (name, rate) in [("normal", 0.998), ("fast", 0.99)] where line.accept(name) {
      return Measure(content: .literal(.quantity(rate, unit: "")), kind: .number, range: range)
    }
    return nil
  }

  func parseHost(_ line: inout LineParser) throws(Faulty) -> Host {
    switch try line.oneOf(["at-once", "after", "fail", "never"]) {
    case "at-once": return .atOnce
    case "after": return .after(try line.measure(.time, of: "the delay"))
    case "fail":
      return .fail(after: line.accept("after") ? try line.measure(.time, of: "the delay") : nil)
    default: return .never
    }
  }

  mutating func parseTableHeading(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("a name for these touches")
    // Added before the heading is read, so that rows below a faulty heading still have a table.
    syntax.add(TouchTable(name: name))
    try line.expect("in", example: "touches thumb in ms pt")
    try line.expect("ms")
    try line.expect("pt")
  }

  mutating func parseTouch(_ line: inout LineParser) throws(Faulty) {
    let first = line.next
    let numbers = try parseNumbers(["the time, in ms", "x, in pt", "y, in pt"], &line)
    let word = try line.oneOf(["down", "move", "up", "cancel"])
    try line.expectEnd("the touch")
    guard let motion = TouchTable.Row.Motion(rawValue: word), let table = syntax.tables.last else {
      return
    }
    let row = TouchTable.Row(
      milliseconds: numbers[0], x: numbers[1], y: numbers[2], motion: motion,
      range: line.range(from: first))
    try checkRowTime(
      row.milliseconds, after: table.rows.last?.milliseconds, at: line.line.tokens[first].range)
    syntax.add(row)
  }

  // MARK: Rows of recorded events

  /// Reads numbers without units.
  func parseNumbers(
    _ names: [String], _ line: inout LineParser
  ) throws(Faulty) -> [Double] {
    try names.map { what throws(Faulty) in
      guard case .quantity(let number, _) = try line.quantity(expecting: .number, of: what) else {
        throw line.unexpected(what)
      }
      return number
    }
  }

  func checkRowTime(
    _ milliseconds: Double, after last: Double?, at range: SourceRange
  ) throws(Faulty) {
    if let last, last > milliseconds {
      throw Faulty(
        .outOfRange(
          source.text(range), "is earlier than the row before", at: range,
          label: "times must not decrease"))
    }
    guard milliseconds >= 0, milliseconds <= 3_600_000 else {
      throw Faulty(
        .outOfRange(
          source.text(range), "is not within an hour", at: range, label: "start the table at 0"))
    }
  }
}
