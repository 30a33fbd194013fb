/// Draws scenarios of collections: items, layouts, gestures, switches, batches, sizes and bounds,
/// which overlap at random.
struct RandomCollection {
  private var chance: DraftChance
  private var draft = ScenarioDraft()
  private var collection = ScenarioDraft.Collection()
  private var inserted = 0
  private var labels = 0
  /// The length of the script, in milliseconds.
  private let length: Int

  /// Returns the scenario of a seed: always the same, as long as this file does not change.
  static func draft(seed: UInt64) -> ScenarioDraft {
    var scenario = RandomCollection(seed: seed)
    scenario.draw()
    return scenario.draft
  }

  private init(seed: UInt64) {
    chance = DraftChance(seed: seed, purpose: .collections)
    length = 300 + chance.number(0...2200)
    draft.title = "A collection drawn by chance, seed \(seed)"
  }

  private mutating func draw() {
    for name in ["a", "b", "c"].prefix(chance.number(1...3)) { drawSection(name) }
    drawLayouts()
    drawPane()
    var time = 0
    while time < length {
      let took = chance.number(10...350)
      time += took
      draft.script.append(gesture(taking: took))
    }
    for _ in 0..<chance.number(1...8) { drawBeside() }
    draft.script += RandomCollection.ends
    draft.collection = collection
  }

  /// The expectations of every scenario: at the end, and during the whole run.
  private static let ends = [
    "settle within 20s", "expect still", "expect not overscroll",
    "expect always finite(offset.x) and finite(offset.y) from start to end",
    "expect always finite(content.height) and finite(overlap) from start to end",
  ]

  // MARK: Heads

  private mutating func drawSection(_ name: String) {
    let count = chance.chance(0.1) ? chance.number(0...2) : chance.number(3...60)
    var rest = ""
    if chance.chance(0.4) { rest += " header \(chance.number(1...60))pt" }
    if chance.chance(0.3) { rest += " footer \(chance.number(1...60))pt" }
    collection.sections.append(.init(name: name, count: count, rest: rest))
    if chance.chance(0.7) {
      collection.lines.append("blocks \(name) random 1 .. 3 seed \(chance.number(1...99))")
    }
    if chance.chance(0.7) {
      let heights = "\(chance.number(10...90))pt .. \(chance.number(100...240))pt"
      collection.lines.append("heights \(name) random \(heights) seed \(chance.number(1...99))")
    }
    if count > 3, chance.chance(0.3) {
      collection.lines.append(
        "item \(name)2 height unknown placeholder \(chance.number(20...200))pt")
    }
  }

  private mutating func drawLayouts() {
    collection.layouts = (1...chance.number(1...4)).map { number in
      let axis = chance.chance(0.25) ? " horizontal" : ""
      return "way\(number) \(layout(axis))"
    }
  }

  private mutating func layout(_ axis: String) -> String {
    let (gap, side) = ("\(chance.number(0...20))pt", "\(chance.number(30...180))pt")
    let size = "\(chance.number(20...160))pt x \(chance.number(20...160))pt"
    switch chance.number(0...7) {
    case 0: return "list\(axis) item \(size), spacing \(gap), sections \(gap)"
    case 1:
      let align = chance.pick(["justify", "leading", "center", "trailing"])
      return "flow\(axis) item \(size), spacing \(gap), lines \(gap), insets \(gap), align \(align)"
    case 2: return "columns\(axis) minimum \(side), height \(side), gap \(gap), margins \(gap)"
    case 3:
      let order = chance.chance(0.2) ? ", order kept" : ""
      return "quilt\(axis) columns \(chance.number(2...6)), gap \(gap)\(order)"
    case 4:
      let ties = chance.pick(["first", "forward", "cycle"])
      return
        "waterfall\(axis) lanes \(chance.number(1...5)), gap \(gap), lines \(gap), ties \(ties)"
    case 5: return "mosaic\(axis) band \(side), line \(chance.number(0...8))pt"
    case 6: return "carousel side \(side), gap \(gap), growth \(chance.decimal(0...1))"
    default: return "pile side \(side), shown \(chance.number(0...8))"
    }
  }

  private mutating func drawPane() {
    switch chance.number(0...3) {
    case 0: draft.device = ["device iphone-se"]
    case 1: draft.device = ["device iphone-15"]
    default:
      draft.device = [
        "device custom", "bounds \(chance.number(80...900))pt x \(chance.number(80...900))pt",
      ]
    }
    let ways = [
      "fade", "slide top", "slide bottom", "fall seed \(chance.number(1...9))", "scale 0.5",
    ]
    for setting in [
      "anchor \(chance.pick(["leading", "center", "trailing"]))", "appear \(chance.pick(ways))",
      "disappear \(chance.pick(ways))", "pin \(chance.pick(["headers", "headers, footers"]))",
      "reduce-motion on",
    ] where chance.chance(setting == "reduce-motion on" ? 0.05 : 0.4) {
      draft.settings.append(setting)
      // Cells fall over their lower left corner in both reading directions: no mirror images.
      if setting.split(separator: " ").contains("fall") { draft.laws = [.refinement] }
    }
  }

  // MARK: Statements

  /// Draws a statement that takes time; fingers follow each other.
  private mutating func gesture(taking time: Int) -> String {
    let heading = chance.pick(["forward", "backward"])
    switch chance.number(0...9) {
    case 0...3:
      let release = chance.chance(0.4) ? " release \(chance.number(0...5000))pt/s" : ""
      return "drag \(heading) \(chance.number(1...700))pt over \(time)ms\(release)"
    case 4...6: return "flick \(heading) \(chance.number(50...6000))pt/s over \(time)ms"
    case 7: return "hold for \(time)ms"
    default: return "wait \(time)ms"
    }
  }

  /// Draws a statement that happens at a random moment.
  private mutating func drawBeside() {
    let at = "at \(chance.number(0...length))ms "
    let over = "over \(chance.number(0...500))ms"
    let layout = "way\(chance.number(1...collection.layouts.count))"
    switch chance.number(0...11) {
    case 0...2: drawLabelled(at, "layout \(layout) \(over)")
    case 3:
      labels += 1
      let label = "turn\(labels)"
      draft.script.append("\(at)layout \(layout) held as \(label)")
      let progress = chance.decimal(0...1)
      draft.script.append("at \(label) + \(chance.number(1...90))ms progress \(label) \(progress)")
      let end = chance.pick(["finish", "undo"])
      draft.script.append("at \(label) + \(chance.number(91...300))ms \(end) \(label) \(over)")
    case 4...7: drawLabelled(at, "update \(changes()) \(over)")
    case 8: draft.script.append("\(at)measure \(item()) height \(chance.number(10...240))pt")
    case 9:
      let place = chance.pick(["top", "middle", "bottom"])
      let how = chance.pick(["instant", "animated"])
      draft.script.append("\(at)scroll to \(item()) at \(place) \(how)")
    case 10:
      draft.script.append("\(at)rotate \(chance.pick(["portrait", "landscape"])) \(over)")
    default:
      let size = "\(chance.number(60...1000))pt x \(chance.number(60...1000))pt"
      draft.script.append("\(at)resize \(size) \(over)")
    }
  }

  /// Adds a statement with a label, and sometimes a later `cancel` for it.
  private mutating func drawLabelled(_ at: String, _ statement: String) {
    labels += 1
    draft.script.append("\(at)\(statement) as go\(labels)")
    guard chance.chance(0.25) else { return }
    draft.script.append("at go\(labels) + \(chance.number(1...400))ms cancel go\(labels)")
  }

  /// Draws changes of different items, because a batch that contradicts itself is no scenario.
  private mutating func changes() -> String {
    var used: Set<String> = []
    var changes: [String] = []
    for _ in 0..<chance.number(1...3) {
      let (one, other) = (item(), item())
      guard one != other, used.isDisjoint(with: [one, other]) else { continue }
      used.formUnion([one, other])
      let size =
        "block \(chance.number(1...3)) x \(chance.number(1...2)) height \(chance.number(10...240))pt"
      switch chance.number(0...3) {
      case 0: changes.append("delete \(one)")
      case 1: changes.append("move \(one) \(chance.pick(["before", "after"])) \(other)")
      case 2: changes.append("reload \(one) \(size)")
      default:
        inserted += 1
        changes.append("insert new\(inserted) \(size) \(chance.pick(["before", "after"])) \(one)")
      }
    }
    return changes.isEmpty ? "reload \(item())" : changes.joined(separator: ", ")
  }

  private mutating func item() -> String {
    let sections = collection.sections.filter { $0.count > 0 }
    guard !sections.isEmpty else {
      collection.sections[0].count = 5
      return item()
    }
    let section = sections[chance.number(0...sections.count - 1)]
    return "\(section.name)\(chance.number(1...section.count))"
  }
}
