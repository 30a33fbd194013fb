import DualStrip

/// Draws scenarios: documents, settings, gestures, rotations and edits, which overlap at random.
struct RandomScenario {
  private var chance: DraftChance
  /// Draws what people do without a finger.
  private var hands: DraftChance
  private var draft = ScenarioDraft()
  private var inserted = 0
  private var deletes = 0
  /// The length of the script, in milliseconds.
  private let length: Int

  /// Returns the scenario of a seed: always the same, as long as this file does not change.
  static func draft(seed: UInt64) -> ScenarioDraft {
    var scenario = RandomScenario(seed: seed)
    scenario.draw()
    return scenario.draft
  }

  private init(seed: UInt64) {
    chance = DraftChance(seed: seed, purpose: .scenarios)
    hands = DraftChance(seed: seed, purpose: .hands)
    length = 500 + chance.number(0...3500)
    draft.title = "Drawn by chance, seed \(seed)"
  }

  private mutating func draw() {
    draft.pages = chance(0.1) ? number(0...2) : number(3...chanced(0.2, 400, 12))
    draft.aspects =
      chance(0.6)
      ? "aspect random \(decimal(0.1...0.9)) .. \(decimal(1...4)) seed \(number(1...99))"
      : "aspect \(decimal(0.3...3))"
    drawDevice()
    for _ in 0..<number(0...4) { drawSetting() }
    if hands.chance(0.2) { draft.settings.append("strip-axis vertical") }
    if hands.chance(0.1) { draft.settings.append("preview-axis vertical") }
    if hands.chance(0.2) { draft.settings.append("strip-mode browsing") }
    var time = 0
    while time < length {
      let statement = gesture(&time)
      draft.script.append(statement)
    }
    for _ in 0..<number(1...8) { drawBeside() }
    for _ in 0..<hands.number(0...4) { drawHands() }
    if hands.chance(0.2) { draft.settings.append("announcements on") }
    for _ in 0..<hands.number(0...3) {
      draft.script.append("at \(hands.number(0...length))ms select \(selected())")
    }
    if hands.chance(0.2) {
      let order = hands.pick(["reversed", "interleaved"])
      draft.script.append("at \(hands.number(0...length))ms arrange \(order)")
    }
    for _ in 0..<hands.number(0...2) {
      let act = "turn \(hands.pick(["active", "[first]", "[last]"])) by"
      draft.script.append("at \(hands.number(0...length))ms \(act) \(hands.pick(["1", "-1", "2"]))")
    }
    if hands.chance(0.3) { drawLift() }
    drawUndo()
    draft.script += RandomScenario.ends
  }

  /// A hand that lifts a page which is certainly in view, carries it, and drops it or puts it back.
  private mutating func drawLift() {
    let start = hands.number(0...length)
    let place = hands.pick(["start", "end", "active", "[first]", "[last]"])
    draft.script += [
      "at \(start)ms lift active as held",
      "at \(start + hands.number(0...400))ms carry held to \(place) over \(hands.number(0...500))ms",
      "at \(start + hands.number(400...2000))ms \(hands.pick(["drop", "drop", "cancel"])) held",
    ]
  }

  /// What people and the host do beside, drawn from numbers of its own.
  private mutating func drawUndo() {
    if hands.chance(0.1) { draft.settings.append("undo-limit \(hands.number(0...4))") }
    for _ in 0..<hands.number(0...4) {
      let act = hands.pick(["undo", "undo", "redo"])
      draft.script.append("at \(hands.number(0...length))ms \(act)")
    }
    guard hands.chance(0.3) else { return }
    draft.script.append("at \(hands.number(0...length))ms by-host insert scan last")
  }

  /// The expectations of every scenario: at the end, and during the whole run.
  private static let ends = [
    "settle within 20s", "expect still", "expect driver == none and phase == idle",
    "expect count == 0 or active present", "expect count == 0 or position.fraction <= 0.000001pg",
    "expect sync.error <= 0.000001pg",
    "expect always finite(position) and finite(preview.offset) from start to end",
    "expect always finite(thumbnails.offset) from start to end",
  ]

  // MARK: Heads

  private mutating func drawDevice() {
    switch number(0...5) {
    case 0:
      draft.device = ["device custom", "bounds \(number(1...900))pt x \(number(1...900))pt"]
    case 1: draft.device = ["device iphone-se landscape"]
    case 2: draft.device = ["device ipad-11"]
    case 3: draft.device = ["device iphone-15", "touch \(pick(["30Hz", "60Hz", "240Hz"]))"]
    default: break
    }
  }

  private mutating func drawSetting() {
    let setting = pick([
      "mapping \(pick(["stepped", "continuous"]))",
      "focus-policy \(pick(["next", "previous"]))", "reduce-motion \(pick(["on", "off"]))",
      "commits \(host())", "thumbnail-height \(number(10...200))pt",
      "thumbnail-aspect \(decimal(0.2...2))", "spacing \(number(0...30))pt",
      "focused-spacing \(number(0...60))pt", "parallax-gap \(number(0...80))pt",
      "image-shift \(decimal(0...1))", "activation-distance \(decimal(0.5...0.9))pg",
      "preview-stiffness \(number(4...40))", "thumbnails-stiffness \(number(4...40))",
      "preview-deceleration 0.\(number(90...99))",
      "thumbnails-deceleration 0.\(number(980...998))", "focus-time \(number(0...900))ms",
      "hand-over-time \(number(0...900))ms",
      "expansion-time \(number(0...900))ms", "settlement-time \(number(0...900))ms",
      "shrinking-time \(number(0...600))ms", "closing-time \(number(0...600))ms",
      "move-time \(number(0...900))ms", "aspect-time \(number(0...600))ms",
      "aspect-range \(decimal(0.05...0.9)) .. \(decimal(1...9))",
      "preset \(pick(["photos", "plain"]))", "page-turn-edge \(decimal(0.05...0.95))pg",
      "page-turn-speed \(number(0...2000))pt/s", "page-turn-limit \(number(1...5))",
      "rubber-band \(decimal(0.1...1))",
      "easing \(pick(Easing.allNamed.map { $0.name }))",
    ])
    let word = setting.prefix { $0 != " " }
    if !draft.settings.contains(where: { $0.hasPrefix(word) }) { draft.settings.append(setting) }
  }

  private mutating func host() -> String {
    pick(["at-once", "after \(number(0...900))ms", "fail", "fail after \(number(0...900))ms"])
  }

  // MARK: Statements

  /// Draws a statement that takes time; fingers follow each other.
  private mutating func gesture(_ time: inout Int) -> String {
    let pane = pick(["preview", "thumbnails"])
    let heading = pick(["forward", "backward"])
    let took = number(10...400)
    time += took
    switch number(0...9) {
    case 0...3:
      let hold = chance(0.2) ? " hold \(number(1...200))ms" : ""
      let release = chance(0.4) ? " release \(number(0...5000))pt/s" : ""
      return "drag \(pane) \(heading) \(number(1...700))pt over \(took)ms\(hold)\(release)"
    case 4...6: return "flick \(pane) \(heading) \(number(50...6000))pt/s over \(took)ms"
    case 7: return "hold \(pane) for \(took)ms"
    default: return "wait \(took)ms"
    }
  }

  /// Draws a statement that happens at a random moment.
  private mutating func drawBeside() {
    let at = "at \(number(0...length))ms "
    switch number(0...13) {
    case 0...2:
      deletes += 1
      draft.script.append("\(at)delete \(targets()) as cut\(deletes)")
      guard chance(0.3) else { return }
      draft.script.append("at cut\(deletes) + \(number(0...290))ms cancel cut\(deletes)")
    case 3, 4:
      inserted += 1
      let other = chance(0.3) ? ", m\(inserted) aspect \(decimal(0.3...3))" : ""
      let page = "n\(inserted) aspect \(decimal(0.3...3))\(other)"
      draft.script.append("\(at)insert \(page) \(placement())")
    case 5, 6: draft.script.append("\(at)move \(targets()) \(placement())")
    case 7:
      let kept = (0..<number(0...4)).map { _ in "p\(number(1...max(1, draft.pages)))" }
      inserted += 1
      let fresh = "n\(inserted) aspect \(decimal(0.3...3))"
      let list = draft.pages > 0 ? Array(Set(kept)).sorted() + [fresh] : [fresh]
      draft.script.append("\(at)replace with \(list.joined(separator: ", "))")
    case 8: draft.script.append("\(at)resolve \(target()) aspect \(decimal(0.2...4))")
    case 9: draft.script.append("\(at)focus \(target()) \(pick(["instant", "animated"]))")
    case 10: draft.script.append("\(at)tap thumbnail \(target())")
    case 11:
      let over = "over \(number(0...500))ms"
      draft.script.append("\(at)rotate \(pick(["portrait", "landscape"])) \(over)")
    case 12:
      let size = "\(number(1...1200))pt x \(number(1...1200))pt"
      draft.script.append("\(at)resize \(size) over \(number(0...500))ms")
    default: draft.script.append("\(at)commits \(host())")
    }
  }

  private mutating func drawHands() {
    let at = "at \(hands.number(0...length))ms"
    let pane = hands.pick(["preview", "thumbnails"])
    let sign = hands.pick(["", "-"])
    let took = "\(hands.number(10...300))ms"
    switch hands.number(0...5) {
    case 0, 1:
      draft.script.append("\(at) step \(pane) by \(hands.pick(["1", "-1", "2", "-3", "40"]))")
    case 5: draft.script.append("\(at) reveal \(hands.pick(["nearest", "center"]))")
    case 2:
      draft.script.append("\(at) wheel \(pane) \(sign)\(hands.number(1...7)) notches over \(took)")
    case 3:
      let tail = "tail \(hands.number(0...900))ms\(hands.pick(["", " phases"]))"
      let way = "\(sign)\(hands.number(5...900))pt"
      draft.script.append("\(at) wheel \(pane) \(way) over \(took) \(tail)")
    default:
      // Keys to the side are no mirror image of themselves.
      let key = hands.pick(["up", "down", "page-up", "page-down", "home", "end", "delete"])
      let keys = hands.pick([key, key, "\(key) repeat \(hands.number(2...6))"])
      draft.script.append("\(at) key \(keys)")
    }
  }

  private mutating func selected() -> String {
    let pages = ["active", "[first]", "[last]", "[\(hands.number(1...max(1, draft.pages)))]"]
    let page = hands.pick(pages)
    return hands.pick([
      "all", "none", page, "toggle \(page)", "to \(page)", "\(page) to \(hands.pick(pages))",
    ])
  }

  private mutating func target() -> String {
    pick(["active", "[first]", "[last]", "[\(number(1...max(1, draft.pages)))]"])
  }

  private mutating func targets() -> String {
    guard chance(0.25), draft.pages > 4 else { return target() }
    let first = number(1...draft.pages - 2)
    return "[\(first)], [\(first + number(1...2))]"
  }

  private mutating func placement() -> String {
    pick(["first", "last", "before \(target())", "after \(target())"])
  }

  // MARK: Chance

  private mutating func number(_ range: ClosedRange<Int>) -> Int { chance.number(range) }

  private mutating func chance(_ share: Double) -> Bool { chance.chance(share) }

  private mutating func chanced(_ share: Double, _ one: Int, _ other: Int) -> Int {
    chance(share) ? one : other
  }

  private mutating func decimal(_ range: ClosedRange<Double>) -> String { chance.decimal(range) }

  private mutating func pick(_ choices: [String]) -> String { chance.pick(choices) }
}
