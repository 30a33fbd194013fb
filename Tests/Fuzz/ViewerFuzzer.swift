import CollectionLayouts
import DualStrip
import DualStripScenarios
import ScrollPhysics

/// Bytes are settings, inputs and times, hostile values among them: no crash, every invariant in
/// every state, and the text of the recorder is a scenario that gives the same events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = unsafe HostileBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  var viewer = bytes.viewer()
  var recorder = ScenarioRecorder(viewer)
  var events: [ViewerEvent] = []
  var time = Time.zero
  var inputs = 0
  while !bytes.isEmpty, inputs < 200 {
    // A recording begins with its first input.
    if inputs > 0 { time = time + bytes.pause() }
    inputs += 1
    if bytes.flag() {
      events += viewer.advance(to: time)
      recorder.advance(to: time)
    }
    let input = bytes.input(for: viewer)
    recorder.record(input, at: time)
    events += viewer.handle(input, at: time)
    let found = viewer.checkInvariants()
    require(found.isEmpty, "\(input): \(found.first?.description ?? "")\n\(recorder.text)")
  }
  do throws(Scenario.Fault) {
    let scenario = try Scenario(parsing: recorder.text)
    if bytes.isTame { compare(events, with: scenario.run().events, recorder.text) }
  } catch {
    fatalError("\(error.description)\n\(recorder.text)")
  }
  return 0
}

/// What the recorder wrote gives the events that were lived, as far as both go.
private func compare(_ lived: [ViewerEvent], with replayed: [ViewerEvent], _ text: String) {
  func told(_ events: [ViewerEvent]) -> [String] {
    events.compactMap { event in
      switch event.kind {
      // A refusal of what no script can say, and what its statement says.
      case .editRefused, .editAccepted: return nil
      case .settled(_, let index): return "\(event.time) settled \(index)"
      case .activePageChanged(_, _, let index, let cause):
        return "\(event.time) active \(index ?? -1) \(cause)"
      case .driverChanged(let from, let to): return "\(event.time) driver \(from) \(to)"
      case .commitRequested(_, let pages): return "\(event.time) requested \(pages.count)"
      case .committed(_, let pages): return "\(event.time) committed \(pages.count)"
      case .commitFailed(_, let pages): return "\(event.time) failed \(pages.count)"
      case .editCancelled(_, let pages): return "\(event.time) cancelled \(pages.count)"
      case .undone: return "\(event.time) undone"
      case .redone: return "\(event.time) redone"
      case .restoreRequested(_, let pages): return "\(event.time) restore? \(pages.count)"
      case .restored(_, let pages): return "\(event.time) restored \(pages.count)"
      case .restoreFailed(_, let pages): return "\(event.time) restore failed \(pages.count)"
      case .indexChanged(_, let index, let cause):
        return "\(event.time) index \(index) \(cause)"
      case .stepIgnored(let pane): return "\(event.time) step ignored \(pane)"
      case .stepRefused(let pane, _): return "\(event.time) step refused \(pane)"
      case .focusFinished, .focusCancelled, .sizeIgnored, .resized, .announced, .selectionChanged,
        .lifted, .liftRefused, .dropped, .liftCancelled:
        return nil
      }
    }
  }
  let difference = zip(told(lived), told(replayed)).first { $0 != $1 }
  require(difference == nil, "\(difference ?? ("", ""))\n\(text)")
}
