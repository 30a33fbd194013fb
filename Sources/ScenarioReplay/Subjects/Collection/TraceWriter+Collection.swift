import CollectionGallery
import CollectionLayouts

/// Writes the header of a run of a collection.
extension TraceWriter {
  func addCollection(_ collection: CollectionSetup, to json: inout JSONText) {
    let names = run.setup.names
    json.add(
      "collection",
      raw: JSONText.list(
        collection.content.sections.map {
          "[\(JSONText.quoted(names.name(ofSection: $0.id))),\($0.count),"
            + "\(length($0.header)),\(length($0.footer))]"
        }))
    var layouts = JSONText()
    for clause in run.syntax.layouts {
      layouts.add(clause.name.value, run.canonicalText(of: clause.range))
    }
    json.add("layouts", raw: layouts.closed)
  }

  /// The settings of the pane, in the words of the section `pane`.
  func pane(_ collection: CollectionSetup) -> String {
    var json = JSONText()
    json.add("layout", collection.layout)
    let pinned = [(PinnedElements.headers, "headers"), (.footers, "footers")]
    json.add(
      "pin",
      raw: JSONText.list(
        pinned.filter { collection.pinned.contains($0.0) }.map { JSONText.quoted($0.1) }))
    let anchor: String
    switch collection.configuration.updateAnchor {
    case .center: anchor = "center"
    case .trailing: anchor = "trailing"
    case .leading, .item, .point: anchor = "leading"
    }
    json.add("anchor", anchor)
    json.add("appear", collection.configuration.style.appearing.text)
    json.add("disappear", collection.configuration.style.disappearing.text)
    json.add("reduce-motion", collection.configuration.reducesMotion ? "on" : "off")
    return json.closed
  }
}

extension AppearanceStyle {
  /// The style as a scenario writes it.
  fileprivate var text: String {
    switch self {
    case .fade: return "fade"
    case .slide(.top): return "slide top"
    case .slide(.left): return "slide left"
    case .slide(.bottom): return "slide bottom"
    case .slide(.right): return "slide right"
    case .fall(let seed): return "fall seed \(seed)"
    case .scale(let part): return "scale \(DecimalText.exact(part))"
    }
  }
}
