import DualStrip

/// Writes the first record of a trace, which says what was run.
extension TraceWriter {
  var header: String {
    let setup = run.setup
    var json = JSONText()
    json.add("trace", TraceWriter.formatVersion)
    if extent == .whole { json.add("version", DualStripVersion.current) }
    json.add("scenario", run.title)
    json.add("variant", raw: variant)
    guard extent != .outline else { return json.closed }
    json.add("device", raw: device)
    if let collection = setup.collection {
      addCollection(collection, to: &json)
    } else {
      // A golden of a long document gives only the number of pages: the scenario has the rest.
      let isLong = extent == .thinned && setup.pages.count > 100
      json.add("pages", raw: isLong ? String(setup.pages.count) : pageList)
    }
    json.add("insets", raw: insets(setup.insets))
    if let collection = setup.collection {
      json.add("pane", raw: pane(collection))
    } else {
      json.add("viewer", raw: viewer)
    }
    json.add("model", DualStripVersion.model)
    if extent == .thinned { json.add("every", TraceWriter.goldenStep) }
    return json.closed
  }

  private var variant: String {
    var json = JSONText()
    for (name, value) in run.setup.variant.values { json.add(name, value.text) }
    return json.closed
  }

  private var device: String {
    let setup = run.setup
    var json = JSONText()
    json.add("name", setup.device.name)
    json.add("width", raw: DecimalText.rounded(setup.bounds.width, decimals: 3))
    json.add("height", raw: DecimalText.rounded(setup.bounds.height, decimals: 3))
    json.add("refresh", raw: DecimalText.rounded(setup.device.refresh, decimals: 3))
    json.add("direction", setup.device.direction.word)
    json.add("touch", raw: DecimalText.rounded(setup.device.touch, decimals: 3))
    return json.closed
  }

  private var pageList: String {
    JSONText.list(
      run.setup.pages.map { run.setup.names.json($0) })
  }

  private func insets(_ insets: EdgeInsets) -> String {
    var json = JSONText()
    json.add("top", raw: length(insets.top))
    json.add("left", raw: length(insets.left))
    json.add("bottom", raw: length(insets.bottom))
    json.add("right", raw: length(insets.right))
    return json.closed
  }

  /// The settings of the viewer, in the words of the section `viewer`.
  private var viewer: String {
    let configuration = run.setup.configuration
    var json = JSONText()
    for word in [SettingWord.mapping, .focusPolicy, .reduceMotion] {
      json.add(word.rawValue, configuration.text(of: word))
    }
    for word in [SettingWord.stripAxis, .previewAxis, .stripMode] {
      let value = configuration.text(of: word)
      if value != word.usual { json.add(word.rawValue, value) }
    }
    json.add("thumbnail-height", raw: length(configuration.thumbnails.height))
    json.add("spacing", raw: length(configuration.thumbnails.spacing))
    json.add("focused-spacing", raw: length(configuration.thumbnails.focusedSpacing))
    json.add("commits", run.setup.host.text)
    return json.closed
  }
}

extension HostAnswer {
  /// The answer as a scenario writes it.
  var text: String {
    switch self {
    case .atOnce: return "at-once"
    case .after(let delay): return "after \(DecimalText.milliseconds(delay))"
    case .fail(after: .zero): return "fail"
    case .fail(let delay): return "fail after \(DecimalText.milliseconds(delay))"
    case .never: return "never"
    }
  }
}
