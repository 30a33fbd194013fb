public import DualStrip

/// The recording of an app with two panes: its inputs, and what the panes showed.
public struct Recording: Sendable {
  private(set) var header: AppHeader
  /// The records, sorted by time; records with equal times keep the order of their lines.
  private(set) var records: [AppRecord]
  let names: Names
  /// The app's viewer before the first input. If the app has named or answered a delete, and the
  /// header does not say who commits, the host does.
  private(set) var viewer: DualStripViewer
  /// What both panes showed, in order: the recorded frames if there are any, else the offsets of
  /// delegate calls.
  private(set) var samples: [Sample]

  /// The most lines of a recording.
  static let mostLines = 4_000_000

  /// Parses JSON Lines. If the last line was cut off while it was written, it is ignored.
  ///
  /// - Throws: The first invalid line and the reason.
  /// - Complexity: O(*n*).
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
          line: number, reason: "a recording can have at most \(Recording.mostLines) lines")
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
              + "\(AppRecord.mostDisorder) before a line above: all times need one clock"
          )
        }
        latest = max(latest, record.time)
        records.append(record)
      } catch {
        if !isCutOff { throw error }
      }
    }
    guard let header else {
      throw RecordFault(line: 1, reason: "the file is empty")
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

  /// Returns the recording of the same app with other settings.
  func changed(_ change: (inout DualStripViewer.Configuration) -> Void) -> Recording {
    var other = self
    change(&other.header.configuration)
    other.viewer = Recording.viewer(other.header, records)
    return other
  }

  /// Returns the recording with changes of the bounds that are slower by a factor.
  func resizing(slowerBy factor: Double) -> Recording {
    var other = self
    for k in records.indices {
      guard case .bounds(let size, let insets, let duration) = records[k].kind else { continue }
      other.records[k].kind = .bounds(size, insets, over: duration.scaled(by: factor))
    }
    return other
  }

  /// Returns the recording without anything after a time.
  func beginning(until end: Time) -> Recording {
    var part = self
    part.records.removeAll { $0.time > end }
    part.samples.removeAll { $0.time > end }
    return part
  }

  /// Returns the beginning of the recording, up to a number of samples of a pane.
  func beginning(samples count: Int, of pane: Pane) -> Recording {
    let own = samples(of: pane)
    guard own.count > count else { return self }
    return beginning(until: own[count].time)
  }

  /// The active pages that the app has reported, in order; empty if it reports none.
  var toldPages: [(time: Time, page: PageID?)] {
    records.compactMap { record in
      guard case .active(let page) = record.kind else { return nil }
      return (record.time, page)
    }
  }

  /// Returns the recording with the samples of only one pane.
  func only(_ pane: Pane) -> Recording {
    var part = self
    part.samples.removeAll { $0.pane != pane }
    return part
  }

  /// The time of the last line.
  public var end: Time { records.last?.time ?? .zero }
}
