import AppRecording
import CDesk
import DualStrip

/// Gives the events of one finger or mouse, and of wheels, to the model's readers.
struct HandEvents {
  private var finger: DualStripViewer.TouchReader?
  /// The finger; `nil` for a mouse.
  private var sequence: OpaquePointer?
  private var wheel = DualStripViewer.WheelReader()
  private var isScrolling = false
  /// Where the pointer was last seen: an event of a wheel does not say.
  private var pointer = Point.zero
  private var press: (point: Point, time: Time, modifiers: UInt32)?

  /// Whether a finger is about to lift a page, or a turn of the wheel about to end.
  var needsFrames: Bool { finger?.deadline != nil || wheel.deadline != nil }

  mutating func advance(to time: Time, _ view: StripsView) {
    for (time, input) in wheel.advance(to: time) { view.handle(input, at: time) }
    if let inputs = finger?.advance(to: time) { give(inputs, to: view) }
  }

  /// - Returns: whether the event is used.
  mutating func read(_ event: OpaquePointer, in view: StripsView) -> Bool {
    if let point = point(of: event, in: view) { pointer = point }
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1:
      gtk_widget_grab_focus(view.area)
      return begin(event, isMouse: true, view)
    case GDK_TOUCH_BEGIN: return begin(event, isMouse: false, view)
    case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: return isOwn(event) && move(event, view)
    case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) != 1: return false
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END: return isOwn(event) && end(event, view)
    case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: return isOwn(event) && cancel(event, view)
    case GDK_SCROLL: return scroll(event, view)
    default: return false
    }
  }

  // MARK: Fingers and the mouse

  private func isOwn(_ event: OpaquePointer) -> Bool {
    gdk_event_get_event_sequence(event) == sequence
  }

  private mutating func begin(_ event: OpaquePointer, isMouse: Bool, _ view: StripsView) -> Bool {
    guard finger == nil, let point = point(of: event, in: view) else { return false }
    let place = place(of: point, in: view)
    let time = view.time(ofEvent: gdk_event_get_time(event))
    for (time, input) in wheel.stop(at: view.now) { view.handle(input, at: time) }
    let (reader, input) = DualStripViewer.TouchReader.began(
      on: place.pane, at: place.point, isMouse: isMouse, of: view.viewer, time: time)
    finger = reader
    sequence = isMouse ? nil : gdk_event_get_event_sequence(event)
    press = (place.point, time, gdk_event_get_modifier_state(event).rawValue)
    record(.down, place.point, time, view)
    view.handle(input, at: view.now)
    return true
  }

  private mutating func move(_ event: OpaquePointer, _ view: StripsView) -> Bool {
    guard let pane = finger?.pane, let point = point(of: event, in: pane, of: view) else {
      return false
    }
    let time = view.time(ofEvent: gdk_event_get_time(event))
    if let press, max((point - press.point).x.magnitude, (point - press.point).y.magnitude) > 10 {
      self.press = nil
    }
    let inputs = finger?.moved(to: point, at: time) ?? []
    if finger?.hasLifted != true { record(.move, point, time, view) }
    give(inputs, to: view)
    return true
  }

  private mutating func end(_ event: OpaquePointer, _ view: StripsView) -> Bool {
    guard let pane = finger?.pane, let point = point(of: event, in: pane, of: view) else {
      return false
    }
    let time = view.time(ofEvent: gdk_event_get_time(event))
    let inputs = finger?.ended(at: point, time: time) ?? []
    let hasLifted = finger?.hasLifted == true
    record(hasLifted ? .cancel : .up, point, time, view)
    finger = nil
    give(inputs, to: view)
    if let press, !hasLifted, time - press.time < .milliseconds(500), pane == .thumbnails {
      tap(at: press.point, press.modifiers, view)
    }
    press = nil
    return true
  }

  private mutating func cancel(_ event: OpaquePointer, _ view: StripsView) -> Bool {
    guard let finger else { return false }
    let time = view.time(ofEvent: gdk_event_get_time(event))
    record(.cancel, .zero, time, view)
    self.finger = nil
    give(finger.cancelled(at: time), to: view)
    return true
  }

  /// A click: it focuses; with Control or Shift it selects.
  private func tap(at point: Point, _ modifiers: UInt32, _ view: StripsView) {
    let strip = view.viewer.thumbnails
    let page = strip.item(at: strip.contentOffset + point).flatMap {
      view.viewer.page(at: $0.item)
    }
    if let page, modifiers & GDK_CONTROL_MASK.rawValue != 0 {
      view.handle(.select(.toggle(page)))
    } else if let page, modifiers & GDK_SHIFT_MASK.rawValue != 0 {
      view.handle(.select(.to(page)))
    } else {
      view.handle(.tapThumbnails(point))
    }
  }

  /// The model gets each input when the event is handled, not when it happened: what is on the screen
  /// changes then.
  private func give(_ inputs: [DualStripViewer.TouchReader.TimedInput], to view: StripsView) {
    for (_, input) in inputs {
      switch input {
      case .lift, .carry, .drop, .cancelLift: view.handle(input)
      default: view.handle(input, at: view.now)
      }
    }
  }

  private func record(
    _ phase: CollectionViewRecorder.TouchPhase, _ point: Point, _ time: Time, _ view: StripsView
  ) {
    guard let pane = finger?.pane else { return }
    let axis =
      pane == .preview
      ? view.viewer.configuration.previewAxis : view.viewer.configuration.thumbnails.axis
    view.recording?.touch(
      phase, on: pane, at: axis.coordinate(of: point), time: time, handled: view.now)
  }

  // MARK: Wheels

  private mutating func scroll(_ event: OpaquePointer, _ view: StripsView) -> Bool {
    let pane = place(of: pointer, in: view).pane
    var (dx, dy) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: dy = -1
    case GDK_SCROLL_DOWN: dy = 1
    case GDK_SCROLL_LEFT: dx = -1
    case GDK_SCROLL_RIGHT: dx = 1
    default: gdk_scroll_event_get_deltas(event, &dx, &dy)
    }
    let isWheel = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
    var phase = DualStripViewer.WheelEvent.Phase.none
    if !isWheel {
      phase = gdk_scroll_event_is_stop(event) != 0 ? .ended : isScrolling ? .changed : .began
      isScrolling = phase != .ended
    }
    let wheelEvent = DualStripViewer.WheelEvent(
      time: view.now, dx: dx, dy: dy, unit: isWheel ? .notches : .points, phase: phase)
    view.recording?.wheel(wheelEvent, on: pane)
    for (time, input) in wheel.read(wheelEvent, on: pane, of: view.viewer) {
      view.handle(input, at: time)
    }
    view.wake()
    return true
  }

  // MARK: Places

  private func place(of point: Point, in view: StripsView) -> (pane: Pane, point: Point) {
    let shown = view.viewer.presentation
    return shown.thumbnailsFrame.contains(point)
      ? (.thumbnails, point - shown.thumbnailsFrame.origin)
      : (.preview, point - shown.previewFrame.origin)
  }

  private func point(of event: OpaquePointer, in pane: Pane, of view: StripsView) -> Point? {
    let shown = view.viewer.presentation
    let frame = pane == .preview ? shown.previewFrame : shown.thumbnailsFrame
    return point(of: event, in: view).map { $0 - frame.origin }
  }

  /// Where an event is, in the view's coordinates.
  private func point(of event: OpaquePointer, in view: StripsView) -> Point? {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(view.area)
    else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    var (areaX, areaY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      native.as(GtkWidget.self), view.area, x - left, y - top, &areaX, &areaY)
    return Point(x: areaX, y: areaY)
  }
}
