public import DualStrip

/// What an app has recorded of its two panes: what was done to them, and what they showed.
public struct Recording: Sendable {
  let header: AppHeader
  /// In the order of their times; what has one time stays as it was written.
  let records: [AppRecord]
  let names: Names
  /// The app's viewer before the first input; by host where the app has answered for deletes, and its header
  /// says nothing else.
  let viewer: DualStripViewer
  /// All that both panes showed, in order.
  let samples: [Sample]

  /// How far a line may be behind the latest before it: touches have the time of the glass, which is
  /// a little before that of their delivery.
  static let mostDisorder = Time.milliseconds(250)

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
        guard record.time + Recording.mostDisorder >= latest else {
          throw fields.fault(
            "\"time\" is \(DecimalText.exact(record.time.milliseconds)), more than "
              + "\(Recording.mostDisorder) before a line above: times are of one clock, and must not fall"
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
    self.records = records.sorted { ($0.time, $0.line) < ($1.time, $1.line) }
    samples = self.records.flatMap { $0.samples }
    var viewer = header.viewer
    if header.commits == nil, records.contains(where: { $0.isAnswer }) {
      viewer.handle(.setCommits(.byHost), at: .zero)
    }
    self.viewer = viewer
  }

  /// The time of the last line.
  public var end: Time { records.last?.time ?? .zero }
}
