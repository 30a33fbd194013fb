import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

/// A viewer that a caller of the library holds by its handle, with the hands on it, and the events
/// that the caller has not taken.
struct HeldViewer: Held {
  static let kind: UInt32 = 1
  static let name: StaticString = "a viewer"

  var viewer: DualStripViewer
  var finger: DualStripViewer.TouchReader?
  var wheel = DualStripViewer.WheelReader()
  var events = EventQueue<ViewerEvent>()
  /// The cells of the last frame: their memory is used again.
  var preview: [LayoutAttributes<PreviewDetails>] = []
  var thumbnails: [LayoutAttributes<ThumbnailDetails>] = []

  init(_ viewer: DualStripViewer) {
    self.viewer = viewer
    preview.reserveCapacity(4)
    thumbnails.reserveCapacity(32)
  }

  /// Lets time pass up to a caller's time, for the hands too: a long press lifts a page, and a burst of
  /// a wheel ends.
  ///
  /// - Returns: the time that it is now; a time that is over counts as the viewer's own.
  mutating func arrive(at ticks: ds_time) throws(Fault) -> Time {
    let time = try arrival(at: ticks, after: viewer.now)
    if let deadline = finger?.deadline, deadline <= time, let inputs = finger?.advance(to: time) {
      handle(inputs)
    }
    if let deadline = wheel.deadline, deadline <= time { handle(wheel.advance(to: time)) }
    events.append(viewer.advance(to: time))
    return time
  }

  mutating func handle(_ input: DualStripViewer.Input, at time: Time) {
    switch input {
    // Fingers on a trackpad let go.
    case .touchBegan, .lift: handle(wheel.stop(at: time))
    default: break
    }
    events.append(viewer.handle(input, at: time))
  }

  mutating func handle(_ inputs: [(time: Time, input: DualStripViewer.Input)]) {
    for (time, input) in inputs { events.append(viewer.handle(input, at: time)) }
  }

  /// Applies an edit as an input: a refusal is an event too, and a screen reader hears of it.
  ///
  /// - Returns: its number; 0 if it gets none.
  mutating func edit(_ edit: Edit, at time: Time) throws(Fault) -> Int64 {
    let next = viewer.nextEdit
    let caused = viewer.handle(.edit(edit), at: time)
    events.append(caused)
    for event in caused {
      if case .editRefused(let refusal) = event.kind {
        throw Fault(DS_REFUSED, refusal.description)
      }
    }
    return viewer.nextEdit == next ? 0 : Int64(next.rawValue)
  }

  var nextDeadline: Time? {
    // Every frame asks: a list would need memory.
    var next = viewer.nextDeadlineTime
    if let deadline = finger?.deadline { next = min(deadline, next ?? deadline) }
    if let deadline = wheel.deadline { next = min(deadline, next ?? deadline) }
    return next
  }
}

/// Reads a caller's time; one before `now` counts as that.
func arrival(at ticks: ds_time, after now: Time) throws(Fault) -> Time {
  guard ticks <= Time.latest.ticks else {
    throw Fault(DS_INVALID, "the time of \(ticks) ticks is more than 200 years away")
  }
  return max(Time(ticks: ticks), now)
}

/// Why a call fails: its status, and the words for `ds_message`.
struct Fault: Error {
  var status: ds_status
  var words: String

  init(_ status: ds_status, _ words: String) {
    self.status = status
    self.words = words
  }
}

/// Runs what a call does, and turns its fault into a status.
func status(_ act: () throws(Fault) -> Void) -> ds_status {
  do throws(Fault) {
    try act()
    return DS_OK
  } catch {
    let words = Array(error.words.utf8)
    unsafe words.withUnsafeBufferPointer { unsafe dualstrip_say($0.baseAddress, $0.count) }
    return error.status
  }
}

/// Runs what a call does with a viewer.
func with(
  _ handle: ds_viewer, _ act: (inout HeldViewer) throws(Fault) -> Void
) -> ds_status {
  status { () throws(Fault) in
    unsafe try act(&HeldViewer.found(handle).pointee)
  }
}

/// Runs an input.
func with(
  _ handle: ds_viewer, _ time: ds_time,
  input: () throws(Fault) -> DualStripViewer.Input
) -> ds_status {
  with(handle) { (held) throws(Fault) in
    let input = try input()
    held.handle(input, at: try held.arrive(at: time))
  }
}

/// Runs an edit, and tells its number.
func with(
  _ handle: ds_viewer, _ time: ds_time, _ flags: UInt32 = 0,
  number: UnsafeMutablePointer<ds_edit>?, edit: () throws(Fault) -> Edit
) -> ds_status {
  with(handle) { (held) throws(Fault) in
    if let number = unsafe number { unsafe number.pointee = 0 }
    guard flags & ~UInt32(DS_BY_HOST) == 0 else {
      throw Fault(DS_INVALID, "the flags \(flags) have bits without a meaning")
    }
    let made = try edit()
    let now = try held.arrive(at: time)
    let id = try held.edit(flags == 0 ? made : .byHost(made), at: now)
    if let number = unsafe number { unsafe number.pointee = id }
  }
}
