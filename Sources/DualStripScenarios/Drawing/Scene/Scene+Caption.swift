import DualStrip

/// What is said below a drawing.
extension Scene {
  /// In few words.
  func shortCaption(_ names: Names) -> String {
    switch state {
    case .strips(let strips):
      let active = strips.active.map(names.name) ?? "none"
      return
        "\(active) · \(strips.driver == .none ? "at rest" : "\(strips.driver.rawValue), \(strips.phase.rawValue)")"
    case .collection(let collection):
      let percent = collection.progress.map { " · \(DecimalText.rounded($0 * 100, decimals: 0)) %" }
      return collection.layout + (percent ?? "")
    }
  }

  /// In the words of a scenario, a line each.
  func caption(_ names: Names) -> [String] {
    // A number and its unit stay in one line.
    func length(_ points: Double) -> String {
      "\(DecimalText.rounded(points, decimals: 1))\u{A0}pt"
    }
    func name(_ page: PageID?) -> String { page.map(names.name) ?? "none" }
    switch state {
    case .strips(let strips):
      var doing = "driver \(strips.driver.rawValue), \(strips.phase.rawValue)"
      if strips.target != strips.active { doing += " to \(name(strips.target))" }
      if strips.isEditing { doing += ", editing" }
      if strips.isResizing { doing += ", resizing" }
      let offsets = panes.map {
        "\($0.role == .preview ? "preview" : "strip")\u{A0}\(length($0.offset.x))"
      }
      return [
        "active \(name(strips.active)) · position "
          + DecimalText.rounded(strips.position + 1, decimals: 3),
        offsets.joined(separator: " · "),
        doing,
      ]
    case .collection(let collection):
      let offset = panes[0].offset
      var text = "layout \(collection.layout)"
      if let progress = collection.progress {
        text += " · change at \(DecimalText.rounded(progress * 100, decimals: 0)) %"
      }
      return [text + " · offset \(length(offset.x)), \(length(offset.y))"]
    }
  }
}
