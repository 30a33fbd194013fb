import DualStrip

/// Writes a run as JSON Lines: the project's public, versioned format.
public struct TraceWriter {
  public struct Options: Sendable {
    /// The visible cells of every frame.
    public var showsAttributes = false
    /// Shortest round-trip numbers instead of rounded ones.
    public var isPrecise = false

    public init(showsAttributes: Bool = false, isPrecise: Bool = false) {
      self.showsAttributes = showsAttributes
      self.isPrecise = isPrecise
    }
  }

  private let run: ReplayRun
  private let options: Options

  public static let formatVersion = 1

  public init(_ run: ReplayRun, options: Options = Options()) {
    self.run = run
    self.options = options
  }

  /// The whole trace, with a line end behind every record.
  public func text() -> String {
    var lines = [header]
    var last = ""
    for entry in run.record.entries {
      switch entry {
      case .event(let event): lines.append(record(event))
      case .input(let statement, let time): lines.append(input(statement, at: time))
      case .snapshot(let title, let sample):
        var json = JSONText()
        json.add("snapshot", title)
        addState(run.record.samples[sample], to: &json, showsAttributes: true)
        lines.append(json.closed)
      case .frame(let sample):
        let state = frameState(sample)
        // Only what differs from the frame before is news.
        guard state.rest != last else { continue }
        last = state.rest
        lines.append(state.line)
      }
    }
    lines += run.checks.map(record)
    lines.append(footer)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Records

  private var header: String {
    let setup = run.setup
    var device = JSONText()
    device.add("name", setup.device.name)
    device.add("width", raw: DecimalText.rounded(setup.bounds.width, decimals: 3))
    device.add("height", raw: DecimalText.rounded(setup.bounds.height, decimals: 3))
    device.add("refresh", raw: DecimalText.rounded(setup.device.refresh, decimals: 3))
    device.add("direction", setup.device.direction == .leftToRight ? "ltr" : "rtl")
    var variant = JSONText()
    for (name, value) in setup.variant.values { variant.add(name, value.text) }
    let pages = setup.pages.map {
      "[\(JSONText.quoted(setup.names.name($0.id))),\(DecimalText.exact($0.aspect))]"
    }
    var json = JSONText()
    json.add("trace", TraceWriter.formatVersion)
    json.add("version", Version.current)
    json.add("scenario", run.title)
    json.add("variant", raw: variant.closed)
    json.add("device", raw: device.closed)
    json.add("pages", raw: JSONText.list(pages))
    return json.closed
  }

  private func frameState(_ index: Int) -> (line: String, rest: String) {
    let sample = run.record.samples[index]
    var state = JSONText()
    addFrame(sample, to: &state, showsAttributes: options.showsAttributes)
    let rest = state.closed
    var json = JSONText()
    json.add("frame", sample.frame ?? 0)
    json.add("time", raw: time(sample.time))
    return (json.text + "," + rest.dropFirst(), rest)
  }

  private func addState(
    _ sample: ReplayRecord.Sample, to json: inout JSONText, showsAttributes: Bool
  ) {
    json.add("time", raw: time(sample.time))
    addFrame(sample, to: &json, showsAttributes: showsAttributes)
  }

  private func addFrame(
    _ sample: ReplayRecord.Sample, to json: inout JSONText, showsAttributes: Bool
  ) {
    let shown = sample.presentation
    let viewer = shown.viewer
    json.add("driver", viewer.driver.name)
    json.add("phase", viewer.phase.name)
    json.add("position", raw: pages(shown.position + 1))
    var preview = pane(shown.previewOffset, shown.previewVelocity, shown.previewPosition)
    if showsAttributes { preview.add("cells", raw: cells(ofPreview: shown)) }
    json.add("preview", raw: preview.closed)
    var strip = pane(shown.thumbnailsOffset, shown.thumbnailsVelocity, shown.thumbnailsPosition)
    if showsAttributes { strip.add("cells", raw: cells(ofStrip: shown)) }
    json.add("thumbnails", raw: strip.closed)
    json.add("sync", raw: pages(shown.syncError))
    json.add("active", raw: name(viewer.activePage))
    json.add("target", raw: name(viewer.targetPage))
    json.add("settled", raw: name(viewer.settledPage))
    json.add(
      "bounds", raw: JSONText.list([length(shown.bounds.width), length(shown.bounds.height)]))
    json.add("distance", raw: pages(shown.syncDistance))
  }

  private func pane(_ offset: Double, _ velocity: Double, _ position: Double) -> JSONText {
    var json = JSONText()
    json.add("offset", raw: length(offset))
    json.add("velocity", raw: length(velocity))
    json.add("position", raw: pages(position + 1))
    return json
  }

  private func cells(ofPreview shown: Presentation) -> String {
    JSONText.list(
      shown.preview.visibleLayoutAttributes.map { cell in
        var json = head(of: cell, in: shown)
        json.add("parallax", raw: cell.details.parallax.map(pages) ?? "null")
        json.add("translation", raw: length(cell.transform.translation.x))
        json.add("image", raw: length(cell.details.imageTranslation))
        return json.closed
      })
  }

  private func cells(ofStrip shown: Presentation) -> String {
    JSONText.list(
      shown.thumbnails.visibleLayoutAttributes.map { cell in
        var json = head(of: cell, in: shown)
        json.add("expansion", raw: pages(cell.details.expansion))
        return json.closed
      })
  }

  private func head<Details>(
    of cell: LayoutAttributes<Details>, in shown: Presentation
  ) -> JSONText {
    var json = JSONText()
    if case .cell(let index) = cell.element {
      json.add("page", raw: name(shown.viewer.page(at: index.item)))
    }
    let frame = cell.frame
    json.add(
      "frame",
      raw: JSONText.list(
        [frame.minX, frame.minY, frame.size.width, frame.size.height].map(length)))
    json.add("alpha", raw: pages(cell.alpha))
    return json
  }

  private func input(_ statement: Int, at moment: Time) -> String {
    var json = JSONText()
    json.add("event", "input")
    json.add("time", raw: time(moment))
    if let label = run.syntax.script[statement].label { json.add("label", label.value) }
    json.add("action", run.canonicalText(of: statement))
    return json.closed
  }

  private func record(_ event: ViewerEvent) -> String {
    var json = JSONText()
    json.add("event", event.kind.name)
    json.add("time", raw: time(event.time))
    switch event.kind {
    case .activePageChanged(let from, let page, let index, let cause):
      json.add("from", raw: name(from))
      json.add("page", raw: name(page))
      json.add("index", raw: index.map { String($0 + 1) } ?? "null")
      json.add("cause", cause.text)
    case .indexChanged(let page, let index, let cause):
      json.add("page", raw: name(page))
      json.add("index", index + 1)
      json.add("cause", cause.text)
    case .settled(let page, let index):
      json.add("page", raw: name(page))
      json.add("index", index + 1)
    case .driverChanged(let from, let to):
      json.add("from", from.name)
      json.add("to", to.name)
    case .commitRequested(let edit, let pages), .committed(let edit, let pages),
      .commitFailed(let edit, let pages), .editCancelled(let edit, let pages):
      json.add("edit", edit.rawValue)
      json.add("pages", raw: JSONText.list(pages.map(name)))
    case .editRefused(let refusal):
      json.add("pages", raw: JSONText.list(refusal.pages.map(name)))
      json.add("reason", refusal.reason.text)
    case .focusFinished(let page), .focusCancelled(let page), .sizeIgnored(let page):
      json.add("page", raw: name(page))
    case .resized(let size):
      json.add("bounds", raw: JSONText.list([length(size.width), length(size.height)]))
    }
    return json.closed
  }

  private func record(_ check: Check) -> String {
    var json = JSONText()
    json.add("check", check.kind.rawValue)
    json.add("line", check.line)
    json.add("ok", raw: check.holds ? "true" : "false")
    json.add("time", raw: time(check.time))
    if let margin = check.margin { json.add("margin", raw: pages(margin)) }
    return json.closed
  }

  private var footer: String {
    var json = JSONText()
    json.add("end", raw: time(run.record.end))
    json.add("frames", run.record.frameCount)
    json.add("events", run.record.eventCount)
    json.add("checks", run.checks.count)
    json.add("failed", run.checks.count { !$0.holds })
    json.add("state", run.record.fingerprint.text)
    return json.closed
  }

  // MARK: Numbers

  private func name(_ page: PageID?) -> String {
    page.map { JSONText.quoted(run.record.names.name($0)) } ?? "null"
  }

  private func number(_ number: Double, decimals: Int) -> String {
    options.isPrecise
      ? DecimalText.exact(number) : DecimalText.rounded(number, decimals: decimals)
  }

  private func length(_ points: Double) -> String { number(points, decimals: 3) }

  private func pages(_ pages: Double) -> String { number(pages, decimals: 6) }

  private func time(_ time: Time) -> String { number(time.milliseconds, decimals: 3) }
}

/// The version of the package.
public enum Version {
  public static let current = "1.0.0"
}
