public import DualStrip

/// What an app has recorded of its two panes: what was done to them, and what they showed.
public struct Recording: Sendable {
  private(set) var header: AppHeader
  /// In the order of their times; what has one time stays as it was written.
  private(set) var records: [AppRecord]
  let names: Names
  /// The app's viewer before the first input; by host where the app has named a delete or answered for one,
  /// and its header says nothing else.
  private(set) var viewer: DualStripViewer
  /// What both panes showed, in order: frames if it has any, else what delegates were told.
  private(set) var samples: [Sample]

  /// As many lines as anybody records.
  static let mostLines = 4_000_000

  /// Reads JSON Lines; a last line without an end, which was cut off while it was written, is left out.
  ///
  /// Cost: O(*n*).
  public init(_ bytes: [UInt8]) throws(RecordFault) {
    var names = Names()
    var header: AppHeader?
    var records: [AppRecord] = []
    var latest = Time.zero
    var number = 0
    let isWhole = bytes.last == UInt8(ascii: "\n")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for bytes in lines {
      number += 1
      if RecordFields.isBlank(bytes) { continue }
      guard number <= Recording.mostLines else {
        throw RecordFault(
          line: number, reason: "no recording has more than \(Recording.mostLines) lines")
      }
      let isCutOff = !isWhole && number == lines.count && header != nil
      do throws(RecordFault) {
        let fields = try RecordFields(bytes, line: number)
        guard header != nil else {
          header = try AppHeader(fields, kind: "recording", names: &names)
          continue
        }
        let record = try AppRecord(fields, names: &names)
        guard record.time + AppRecord.mostDisorder >= latest else {
          throw fields.fault(
            "\"time\" is \(DecimalText.exact(record.time.milliseconds)), more than "
              + "\(AppRecord.mostDisorder) before a line above: times are of one clock, and must not fall"
          )
        }
        latest = max(latest, record.time)
        records.append(record)
      } catch {
        if !isCutOff { throw error }
      }
    }
    guard let header else {
      throw RecordFault(line: 1, reason: "there is nothing in it")
    }
    self.header = header
    self.names = names
    self.records = records.ordered { $0.time }
    let frames = self.records.filter { if case .offsets = $0.kind { true } else { false } }
    samples = (frames.isEmpty ? self.records : frames).flatMap { $0.samples }
    viewer = Recording.viewer(header, records)
  }

  private static func viewer(_ header: AppHeader, _ records: [AppRecord]) -> DualStripViewer {
    var viewer = header.viewer
    if header.commits == nil, records.contains(where: { $0.awaitsAnswer }) {
      viewer.handle(.setCommits(.byHost), at: .zero)
    }
    return viewer
  }

  /// The same, of an app with other settings.
  func changed(_ change: (inout DualStripViewer.Configuration) -> Void) -> Recording {
    var other = self
    change(&other.header.configuration)
    other.viewer = Recording.viewer(other.header, records)
    return other
  }

  /// The same, of changes of the bounds that take another time.
  func resizing(slowerBy factor: Double) -> Recording {
    var other = self
    for k in records.indices {
      guard case .bounds(let size, let insets, let duration) = records[k].kind else { continue }
      other.records[k].kind = .bounds(size, insets, over: duration.scaled(by: factor))
    }
    return other
  }

  /// The same without what is seen after a time.
  func beginning(until end: Time) -> Recording {
    var part = self
    part.records.removeAll { $0.time > end }
    part.samples.removeAll { $0.time > end }
    return part
  }

  /// Its beginning: as far as a pane is seen so often.
  func beginning(samples count: Int, of pane: Pane) -> Recording {
    let own = samples(of: pane)
    guard own.count > count else { return self }
    return beginning(until: own[count].time)
  }

  /// What the app has said of its active page, in order; empty where it says nothing.
  var toldPages: [(time: Time, page: PageID?)] {
    records.compactMap { record in
      guard case .active(let page) = record.kind else { return nil }
      return (record.time, page)
    }
  }

  /// The same, of one pane alone.
  func only(_ pane: Pane) -> Recording {
    var part = self
    part.samples.removeAll { $0.pane != pane }
    return part
  }

  /// The time of the last line.
  public var end: Time { records.last?.time ?? .zero }
}
