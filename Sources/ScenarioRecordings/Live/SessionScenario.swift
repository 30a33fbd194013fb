import DualStrip

/// Turns the lines of a session into a scenario that replays it.
package struct SessionScenario {
  private let recorder: ScenarioRecorder

  /// The text of the scenario.
  package var text: String { recorder.text }

  /// The text as a person would write it.
  package var tidyText: String { recorder.tidyText }

  /// - Parameters:
  ///   - lines: The lines of a session, from its header on, as `dualstrip session` accepts them. Of
  ///     several viewers the first one counts, until it is closed.
  ///   - title: The title of the scenario.
  /// - Throws: The first line that cannot be read, and the reason.
  package init(_ lines: [UInt8], title: String) throws(RecordFault) {
    var names = Names()
    var recorder: ScenarioRecorder?
    var viewer: DualStripViewer?
    var name: String?
    var hands = RecordedHands()
    var edits = EditNames()
    let lines = lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if RecordFields.isBlank(line) { continue }
      let fields = try RecordFields(line, line: number + 1)
      let named = fields.has("viewer") ? try fields.text("viewer") : ""
      name = name ?? named
      if named != name { continue }
      if try fields.isOn("close", unlessSaid: false) { break }
      guard viewer != nil else {
        let first = try AppHeader(fields, kind: "session", names: &names).viewer
        viewer = first
        recorder = ScenarioRecorder(first, title: title)
        continue
      }
      let record = try AppRecord(fields, names: &names)
      let due = hands.advance(to: record.time)
      for (time, input) in due {
        recorder?.record(input, at: time)
        viewer?.handle(input, at: time)
      }
      recorder?.advance(to: record.time)
      viewer?.advance(to: record.time)
      guard let before = viewer else { continue }
      var inputs = hands.inputs(of: record.kind, at: record.time, in: before).map { $0.input }
      if let deed = record.deed(in: before) { inputs.append(deed) }
      if case .answer(let answer, let name) = record.kind, let id = edits.edit(name) {
        inputs.append(.edit(answer.edit(id)))
      }
      for input in inputs {
        recorder?.record(input, at: record.time)
        let events = viewer?.handle(input, at: record.time) ?? []
        if case .edit(_, let name?) = record.kind { edits.note(name, events) }
      }
    }
    guard let recorder else {
      throw RecordFault(line: 1, reason: "a session begins with its header")
    }
    self.recorder = recorder
  }
}
