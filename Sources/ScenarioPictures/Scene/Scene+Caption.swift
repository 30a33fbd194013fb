import DualStrip

/// What is said below a drawing.
extension Scene {
  /// In few words.
  func shortCaption(_ names: Names) -> String {
    switch state {
    case .strips(let strips):
      return "\(strips.active.map { names.name($0) } ?? "none") · \(strips.doing)"
    case .collection(let collection): return collection.layout + collection.changing
    }
  }

  /// In the words of a scenario, a line each.
  func caption(_ names: Names) -> [String] {
    // What belongs together stays in one line.
    func length(_ points: Double) -> String {
      "\(DecimalText.rounded(points, decimals: 1))\u{A0}pt"
    }
    switch state {
    case .strips(let strips):
      guard let active = strips.active else { return ["no page is active", strips.doing] }
      let offsets = panes.map {
        "\($0.role == .preview ? "preview" : "strip")\u{A0}\(length($0.offset.x))"
      }
      let position = DecimalText.rounded(strips.position + 1, decimals: 3)
      var target = ""
      if let page = strips.target, page != active { target = " to \(names.name(page))" }
      return [
        "active \(names.name(active)) · position \(position)",
        offsets.joined(separator: " · "), "\(strips.doing)\(target)",
      ]
    case .collection(let collection):
      let offset = panes[0].offset
      return [
        "layout \(collection.layout)\(collection.changing)",
        "offset \(length(offset.x)), \(length(offset.y))",
      ]
    }
  }
}

extension Scene.Strips {
  fileprivate var doing: String {
    var words: [String] = []
    if driver != .none { words.append("\(driver.rawValue) \(phase.rawValue)") }
    if isEditing { words.append("editing") }
    if isResizing { words.append("resizing") }
    return words.isEmpty ? "at rest" : words.joined(separator: ", ")
  }
}

extension Scene.Collection {
  fileprivate var changing: String {
    guard let change, let progress else { return "" }
    return " · \(change.rawValue) at \(DecimalText.rounded(progress * 100, decimals: 0)) %"
  }
}
