import DualStrip

/// Reads a record from a line of an app.
extension AppRecord {
  /// - Parameter names: The names, which get those of new pages.
  init(_ fields: RecordFields, names: inout Names) throws(RecordFault) {
    line = fields.line
    time = try fields.moment("time")
    var named: [Key] = []
    for key in fields.keys.compactMap({ Key(rawValue: $0) }) {
      let isSaid = key.isSwitch ? try fields.isOn(key.rawValue, unlessSaid: false) : true
      if isSaid { named.append(key) }
    }
    // A key with `null` counts only if no other key has a value: `"active":null` means no page.
    let found = named.filter { fields.has($0.rawValue) }
    guard found.count < 2 else {
      let (one, other) = (found[0].rawValue, found[1].rawValue)
      throw fields.fault(
        "a line cannot have "
          + (one == other ? "\"\(one)\" twice" : "both \"\(one)\" and \"\(other)\""))
    }
    guard let key = found.first ?? named.first else {
      let isSwitchedOff = fields.keys.contains { Key(rawValue: $0)?.isSwitch == true }
      let beside = ["time", "viewer", "close"] + SessionWishes.keys
      guard isSwitchedOff || fields.keys.allSatisfy(beside.contains) else {
        throw AppRecord.unknown(fields)
      }
      kind = .pass
      return
    }
    kind = try AppRecord.kind(key, fields, &names)
    guard fields.has("handled") else { return }
    guard kind.isOfFinger else {
      throw fields.fault(
        "\"handled\" is only for lines with \"touch\" or \"drag\"")
    }
    let handled = try fields.moment("handled")
    guard handled + AppRecord.mostDisorder >= time, handled <= time + AppRecord.latestHandling
    else {
      throw fields.fault(
        "\"handled\" must be shortly after \"time\", by the same clock: "
          + "\(DecimalText.exact(handled.milliseconds)) is not")
    }
    self.handled = handled
  }

  /// How far a line's time may be before the latest time above it. A touch has the time of the
  /// touch sensor, which is a little before its delivery.
  static let mostDisorder = Time.milliseconds(250)

  /// The longest time that a touch may wait until the app handles it.
  static let latestHandling = Time.seconds(2)

  private static func unknown(_ fields: RecordFields) -> RecordFault {
    let words = Key.allCases.map { $0.rawValue } + SessionWishes.keys
    let other = fields.keys.first { $0 != "time" && $0 != "viewer" } ?? ""
    let guess = Vocabulary.nearest(to: other, in: words).map { "did you mean \"\($0)\"?" }
    return fields.fault(
      "unknown line; "
        + (guess ?? "expected one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"))
  }

  private static func kind(
    _ key: Key, _ fields: RecordFields, _ names: inout Names
  ) throws(RecordFault) -> Kind {
    let name = key.rawValue
    switch key {
    case .touch: return try touch(fields)
    case .drag: return .dragged(by: try fields.number(name, in: -1e7...1e7))
    case .focus:
      let isAnimated = try fields.isOn("animated", unlessSaid: true)
      return .asked(.focus(try fields.page(name, names), animated: isAnimated))
    case .step:
      let pane = fields.has("pane") ? try fields.pane("pane") : .preview
      return .asked(.step(pane, by: try fields.whole(name, in: StepAction.limits)))
    case .wheel: return try wheel(fields)
    case .key:
      let modifiers: [ModifierName] = fields.has("modifiers") ? try fields.words("modifiers") : []
      return .key(.init(try fields.word(name), .init(modifiers)))
    case .reveal: return .asked(.reveal(try fields.word(name)))
    case .select: return .asked(.select(try selecting(fields, names)))
    case .tap:
      let pane = fields.has("pane") ? try fields.pane("pane") : .thumbnails
      guard pane == .thumbnails else {
        throw fields.fault("only the strip can be tapped: the preview has no thumbnails")
      }
      return .asked(.tapThumbnails(try point(name, fields)))
    case .lift: return .asked(.lift(try point(name, fields)))
    case .carry: return .asked(.carry(try point(name, fields)))
    case .drop: return .asked(.drop)
    case .cancelLift: return .asked(.cancelLift)
    case .bounds:
      let duration = fields.has("over") ? try fields.time("over") : .zero
      return .bounds(try fields.size(name), try fields.insets("insets"), over: duration)
    case .delete, .insert, .move, .arrange, .turn, .replace, .undo, .redo, .aspect:
      let edit = try edit(key, fields, &names)
      let isByHost = try fields.isOn("by-host", unlessSaid: false)
      let label = fields.has("edit") ? try fields.text("edit") : nil
      return .edit(isByHost ? .byHost(edit) : edit, name: label)
    case .commit: return .answer(.commit, try fields.editName(name))
    case .fail: return .answer(.fail, try fields.editName(name))
    case .cancel: return .answer(.cancel, try fields.editName(name))
    case .commits:
      let word: CommitsWord = try fields.word(name)
      return .commits(word.commits)
    case .willBeginDragging: return .willBeginDragging(try fields.pane(name))
    case .willEndDragging:
      return .willEndDragging(
        try fields.pane(name), velocity: try fields.number("velocity", in: -1000...1000),
        target: try fields.optionalNumber("target"))
    case .didScroll: return .didScroll(try fields.pane(name), offset: try fields.number("offset"))
    case .offsets:
      let offsets = try fields.numbers(name, ["preview", "thumbnails"], in: -1e9...1e9)
      return .offsets(preview: offsets[0], thumbnails: offsets[1])
    case .active: return .active(fields.has(name) ? try fields.page(name, names) : nil)
    }
  }

  private static func point(_ name: String, _ fields: RecordFields) throws(RecordFault) -> Point {
    let place = try fields.numbers(name, ["x", "y"], in: -1e6...1e6)
    return Point(x: place[0], y: place[1])
  }

  private enum SelectWord: String, CaseIterable {
    case only
    case toggle
    case to
    case all
    case none
  }

  /// All words but `all` and `none` need a page.
  private static func selecting(
    _ fields: RecordFields, _ names: Names
  ) throws(RecordFault) -> DualStripViewer.Selecting {
    switch try fields.word("select", SelectWord.self) {
    case .only: return .only(try fields.page("page", names))
    case .toggle: return .toggle(try fields.page("page", names))
    case .to: return .to(try fields.page("page", names))
    case .all: return .all
    case .none: return .none
    }
  }

  private static func touch(_ fields: RecordFields) throws(RecordFault) -> Kind {
    let x = try fields.optionalNumber("x", in: -1e6...1e6)
    let word: TouchWord = try fields.word("touch")
    let pane = fields.has("pane") ? try fields.pane("pane") : nil
    switch word {
    case .down: return .down(try fields.pane("pane"), x: x)
    case .move: return .moved(x: try fields.number("x", in: -1e6...1e6), pane)
    case .up:
      let velocity = try fields.optionalNumber("velocity", in: -1e6...1e6)
      return .lifted(x: x, velocity: velocity ?? 0, pane)
    case .cancel: return .cancelled(pane)
    }
  }

  private static func wheel(_ fields: RecordFields) throws(RecordFault) -> Kind {
    let ways = try fields.numbers("wheel", ["dx", "dy"], in: -1e6...1e6)
    let unit: WheelUnitName = fields.has("unit") ? try fields.word("unit") : .points
    let phase: WheelPhaseName? = fields.has("phase") ? try fields.word("phase") : nil
    let pane = fields.has("pane") ? try fields.pane("pane") : .preview
    return .wheel(
      pane,
      .init(time: .zero, dx: ways[0], dy: ways[1], unit: .init(unit), phase: .init(phase)))
  }

  private static func edit(
    _ key: Key, _ fields: RecordFields, _ names: inout Names
  ) throws(RecordFault) -> Edit {
    switch key {
    case .insert:
      let destination = try destination(fields, names)
      return .insert(try fields.pages("insert", &names), destination)
    case .move:
      return .move(try fields.pageNames("move", names), try destination(fields, names))
    case .arrange: return .arrange(try fields.pageNames("arrange", names))
    case .turn:
      let quarters = try fields.whole("quarters", in: TurnAction.limits)
      return .turn(try fields.pageNames("turn", names), quarters: quarters)
    case .replace: return .replace(try fields.pages("replace", &names))
    case .undo: return .undo
    case .redo: return .redo
    case .aspect:
      let page = try fields.page("page", names)
      return .setAspect(page, try fields.number("aspect", in: 1e-6...1e6))
    default: return .delete(try fields.pageNames("delete", names))
    }
  }

  private static func destination(
    _ fields: RecordFields, _ names: Names
  ) throws(RecordFault) -> Destination {
    if fields.has("before") { return .before(try fields.page("before", names)) }
    if fields.has("after") { return .after(try fields.page("after", names)) }
    switch fields["at"]?.string {
    case "first": return .first
    case "last": return .last
    default:
      throw fields.fault(
        "place missing: \"before\" or \"after\" with a page, or \"at\":\"first\" or \"last\"")
    }
  }
}
