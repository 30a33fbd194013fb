import CollectionLayouts
import DualStrip

/// The lines below a drawing, in the words of a scenario.
extension Scene.Strips {
  func caption(_ names: Names, panes: [Scene.Pane]) -> [String] {
    guard let active else { return ["no page is active", doing] }
    let offsets = panes.map {
      "\($0.role == .preview ? "preview" : "strip")\u{A0}\(Scene.length($0.axis.coordinate(of: $0.offset)))"
    }
    let position = DecimalText.rounded(position + 1, decimals: 3)
    var goal = ""
    if let target, target != active { goal = " to \(names.name(target))" }
    return [
      "active \(names.name(active)) · position \(position)",
      offsets.joined(separator: " · "), "\(doing)\(goal)",
    ]
  }

  var doing: String {
    var words: [String] = []
    if driver != .none { words.append("\(driver.rawValue) \(phase.rawValue)") }
    if isEditing { words.append("editing") }
    if isResizing { words.append("resizing") }
    return words.isEmpty ? "at rest" : words.joined(separator: ", ")
  }
}

extension Scene.Collection {
  func caption(offset: Point) -> [String] {
    [
      "layout \(layout)\(changing)",
      "offset \(Scene.length(offset.x)), \(Scene.length(offset.y))",
    ]
  }

  var changing: String {
    guard let change, let progress else { return "" }
    return " · \(change.rawValue) at \(DecimalText.rounded(progress * 100, decimals: 0)) %"
  }
}

extension Scene {
  /// Formats a length. The no-break space keeps the number and its unit on one line.
  fileprivate static func length(_ points: Double) -> String {
    "\(DecimalText.rounded(points, decimals: 1))\u{A0}pt"
  }
}
