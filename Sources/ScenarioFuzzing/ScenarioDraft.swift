/// A scenario in parts that can be drawn, removed and simplified one by one.
package struct ScenarioDraft: Equatable, Sendable {
  var title = "Drawn by chance"
  /// The number of pages; `aspects` follows it in its line.
  var pages = 5
  var aspects = "aspect 0.7"
  /// The content of a collection, instead of pages; `nil` for the two strips.
  var collection: Collection?
  /// The lines of the device; empty for the usual one.
  var device: [String] = []
  var settings: [String] = []
  var laws: [Law] = Law.allCases
  package internal(set) var script: [String] = []

  /// The items of a collection, and its layouts.
  struct Collection: Equatable, Sendable {
    struct Section: Equatable, Sendable {
      var name: String
      var count: Int
      /// The text after the number in its line.
      var rest: String
    }

    var sections: [Section] = []
    /// The lines about properties of the items.
    var lines: [String] = []
    var layouts: [String] = []

    fileprivate var text: [String] {
      ["collection"]
        + sections.map {
          $0.count > 0
            ? "section \($0.name) items \($0.count)\($0.rest)"
            : "section \($0.name) empty\($0.rest)"
        } + lines + ["layouts"] + layouts
    }
  }

  /// A relation between the runs of a scenario.
  enum Law: String, CaseIterable {
    /// The run from right to left is the mirror image of the one from left to right.
    case mirror
    /// At twice the frames per second, every other frame is the same.
    case refinement

    fileprivate var lines: [String] {
      switch self {
      case .mirror:
        return ["vary direction = ltr, rtl", "relate direction ltr mirrors rtl ± 0.001pt"]
      case .refinement:
        return ["vary refresh = 120Hz, 60Hz", "relate refresh 120Hz refines 60Hz ± 0.001pt"]
      }
    }
  }

  /// The scenario in its canonical form.
  package var text: String {
    let version = collection == nil ? 1 : 2
    var lines = [
      "scenario \(ScenarioFormatter.quoted(title))", "language \(version)", "goldens off",
    ]
    lines +=
      collection?.text ?? ["document", pages > 0 ? "pages \(pages) \(aspects)" : "empty"]
    lines += device
    if !settings.isEmpty { lines += [collection == nil ? "viewer" : "pane"] + settings }
    if !laws.isEmpty { lines += ["matrix"] + laws.flatMap { $0.lines } }
    lines += ["script"] + script
    let source = SourceText(name: "", text: lines.joined(separator: "\n") + "\n")
    return ScenarioFormatter(source).formatted()
  }
}
