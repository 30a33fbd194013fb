import ScrollPhysics

/// A viewer that a page drives. Each module has one kind of viewer, ``Live``.
protocol LiveViewer {
  associatedtype Input
  associatedtype Event

  /// Makes a viewer from the numbers of the page; returns `nil` if they are invalid.
  init?(_ given: inout NumberReader)

  /// Returns the inputs that a command stands for, by its number and the numbers that follow.
  mutating func inputs(_ word: Int, _ given: inout NumberReader, at time: Time) -> [Input]

  mutating func handle(_ input: Input, at time: Time) -> [Event]

  mutating func advance(to time: Time) -> [Event]

  static func tell(_ event: Event, in told: inout NumberList)

  /// Writes a frame: the length of the state, the state, and for each pane the count of its cells
  /// and the cells.
  mutating func tellFrame(in told: inout NumberList)
}

extension LiveViewer {
  /// Advances the viewer first, since the meaning of a command may depend on it, then handles the
  /// command's inputs.
  mutating func take(_ word: Int, _ given: inout NumberReader, at time: Time) -> [Event] {
    var events = advance(to: time)
    for input in inputs(word, &given, at: time) { events += handle(input, at: time) }
    return events
  }
}

/// The viewers of a page, by handle: a number from 1.
enum Viewers {
  nonisolated(unsafe) static var all: [Live?] = []

  static func viewer(_ handle: Int32) -> Live? {
    isThere(handle) ? unsafe all[Int(handle) - 1] : nil
  }

  static func isThere(_ handle: Int32) -> Bool {
    unsafe all.indices.contains(Int(handle) - 1) && all[Int(handle) - 1] != nil
  }

  static func tell(_ events: [Live.Event]) -> Int32 {
    unsafe NumberDoor.told.clear()
    for event in events { unsafe Live.tell(event, in: &NumberDoor.told) }
    return unsafe Int32(NumberDoor.told.count)
  }
}

/// Makes a viewer from the given numbers. Returns its handle, or 0 if the numbers are invalid.
@_expose(wasm, "make")
@_cdecl("dualstrip_make")
public func make() -> Int32 {
  var given = NumberReader()
  guard let viewer = Live(&given) else { return 0 }
  if let free = unsafe Viewers.all.firstIndex(where: { $0 == nil }) {
    unsafe Viewers.all[free] = viewer
    return Int32(free + 1)
  }
  unsafe Viewers.all.append(viewer)
  return unsafe Int32(Viewers.all.count)
}

/// Releases a viewer.
@_expose(wasm, "release")
@_cdecl("dualstrip_release")
public func release(_ handle: Int32) {
  if Viewers.isThere(handle) { unsafe Viewers.all[Int(handle) - 1] = nil }
}

/// Handles a command: its number, then its arguments. Writes the events.
@_expose(wasm, "input")
@_cdecl("dualstrip_input")
public func input(_ handle: Int32, _ milliseconds: Double) -> Int32 {
  guard Viewers.isThere(handle) else { return 0 }
  var given = NumberReader()
  let word = given.whole()
  return unsafe Viewers.tell(
    Viewers.all[Int(handle) - 1]?.take(word, &given, at: .milliseconds(milliseconds)) ?? [])
}

/// Advances a viewer to a time. Writes the events.
@_expose(wasm, "advance")
@_cdecl("dualstrip_advance")
public func advance(_ handle: Int32, _ milliseconds: Double) -> Int32 {
  guard Viewers.isThere(handle) else { return 0 }
  return unsafe Viewers.tell(
    Viewers.all[Int(handle) - 1]?.advance(to: .milliseconds(milliseconds)) ?? [])
}

/// Writes the current frame.
@_expose(wasm, "frame")
@_cdecl("dualstrip_frame")
public func frame(_ handle: Int32) -> Int32 {
  unsafe NumberDoor.told.clear()
  guard Viewers.isThere(handle) else { return 0 }
  unsafe Viewers.all[Int(handle) - 1]?.tellFrame(in: &NumberDoor.told)
  return unsafe Int32(NumberDoor.told.count)
}
