// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionLayouts
import DualStrip
import ScrollPhysics

// MARK: Raw fingers, wheels and keys

@c @implementation
public func ds_finger_down(
  _ viewer: ds_viewer, _ time: ds_time, _ pane: ds_enum, _ x: Double, _ y: Double,
  _ isMouse: Int32
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let pane = try DualStripC.pane(pane)
    let time = try held.arrive(at: time)
    guard held.finger == nil else { return }
    let (finger, input) = DualStripViewer.TouchReader.began(
      on: pane, at: Point(x: x, y: y), isMouse: isMouse != 0, of: held.viewer, time: time)
    held.finger = finger
    held.handle(input, at: time)
  }
}

@c @implementation
public func ds_finger_moved(
  _ viewer: ds_viewer, _ time: ds_time, _ x: Double, _ y: Double
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let time = try held.arrive(at: time)
    if let inputs = held.finger?.moved(to: Point(x: x, y: y), at: time) { held.handle(inputs) }
  }
}

@c @implementation
public func ds_finger_up(
  _ viewer: ds_viewer, _ time: ds_time, _ x: Double, _ y: Double
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let time = try held.arrive(at: time)
    if let inputs = held.finger?.ended(at: Point(x: x, y: y), time: time) { held.handle(inputs) }
    held.finger = nil
  }
}

@c @implementation
public func ds_finger_cancelled(_ viewer: ds_viewer, _ time: ds_time) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let time = try held.arrive(at: time)
    if let inputs = held.finger?.cancelled(at: time) { held.handle(inputs) }
    held.finger = nil
  }
}

@c @implementation
public func ds_wheel(
  _ viewer: ds_viewer, _ time: ds_time, _ event: UnsafePointer<ds_wheel_event>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let event = unsafe try structure(event, "the event")
    let pane = try Values.panes.value(event.pane, "the pane")
    let unit = try Values.units.value(event.unit, "the unit")
    let phase = try Values.phases.value(event.phase, "the phase")
    let read = DualStripViewer.WheelEvent(
      time: try held.arrive(at: time), dx: event.dx, dy: event.dy, unit: unit, phase: phase)
    held.events.append(held.viewer.handle(read, on: pane, with: &held.wheel))
  }
}

@c @implementation
public func ds_key(
  _ viewer: ds_viewer, _ time: ds_time, _ key: ds_enum, _ modifiers: UInt32
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    let key = try Values.keys.value(key, "the key")
    guard modifiers <= 7 else { throw Fault(DS_INVALID, "the modifiers \(modifiers) do not exist") }
    let press = DualStripViewer.KeyPress(key, .init(rawValue: UInt8(modifiers)))
    let time = try held.arrive(at: time)
    if let input = DualStripViewer.Shortcuts.usual.input(for: press, in: held.viewer) {
      held.handle(input, at: time)
    }
  }
}

// MARK: Touches that the host has recognized

@c @implementation
public func ds_touch_began(_ viewer: ds_viewer, _ time: ds_time, _ pane: ds_enum) -> ds_status {
  with(viewer, time) { () throws(Fault) in .touchBegan(try DualStripC.pane(pane)) }
}

@c @implementation
public func ds_drag_moved(
  _ viewer: ds_viewer, _ time: ds_time, _ pane: ds_enum, _ distance: Double
) -> ds_status {
  with(viewer, time) { () throws(Fault) in
    .dragMoved(try DualStripC.pane(pane), by: distance)
  }
}

@c @implementation
public func ds_touch_ended(
  _ viewer: ds_viewer, _ time: ds_time, _ pane: ds_enum, _ velocity: Double
) -> ds_status {
  with(viewer, time) { () throws(Fault) in
    .touchEnded(try DualStripC.pane(pane), velocity: velocity)
  }
}

@c @implementation
public func ds_touch_cancelled(
  _ viewer: ds_viewer, _ time: ds_time, _ pane: ds_enum
) -> ds_status {
  with(viewer, time) { () throws(Fault) in
    .touchCancelled(try DualStripC.pane(pane))
  }
}

// MARK: The strip

@c @implementation
public func ds_tap_thumbnails(
  _ viewer: ds_viewer, _ time: ds_time, _ x: Double, _ y: Double
) -> ds_status {
  with(viewer, time) { .tapThumbnails(Point(x: x, y: y)) }
}

@c @implementation
public func ds_lift(_ viewer: ds_viewer, _ time: ds_time, _ x: Double, _ y: Double) -> ds_status {
  with(viewer, time) { .lift(Point(x: x, y: y)) }
}

@c @implementation
public func ds_carry(_ viewer: ds_viewer, _ time: ds_time, _ x: Double, _ y: Double) -> ds_status {
  with(viewer, time) { .carry(Point(x: x, y: y)) }
}

@c @implementation
public func ds_drop(_ viewer: ds_viewer, _ time: ds_time) -> ds_status {
  with(viewer, time) { .drop }
}

@c @implementation
public func ds_cancel_lift(_ viewer: ds_viewer, _ time: ds_time) -> ds_status {
  with(viewer, time) { .cancelLift }
}
