import CDesk

/// A GObject of any class.
typealias Object = UnsafeMutableRawPointer

/// A closure that C holds.
nonisolated final class Handler<Function> {
  let run: Function

  init(_ run: Function) { self.run = run }

  /// Hands the closure to C.
  var held: Object { Unmanaged.passRetained(self).toOpaque() }

  static func of(_ data: Object?) -> Handler {
    Unmanaged<Handler>.fromOpaque(made(data)).takeUnretainedValue()
  }
}

/// Lets go of a closure that C has held.
nonisolated private func release(_ data: Object?) {
  Unmanaged<AnyObject>.fromOpaque(made(data)).release()
}

private func connect(_ name: String, of object: Object, _ callback: GCallback, _ data: Object) {
  g_signal_connect_data(
    object, name, callback, data, { data, _ in release(data) }, GConnectFlags(rawValue: 0))
}

/// Runs a closure for a signal without arguments.
func on(_ name: String, of object: Object, _ run: @escaping () -> Void) {
  let callback: @convention(c) (Object, Object) -> Void = { _, data in
    MainActor.assumeIsolated { Handler<() -> Void>.of(data).run() }
  }
  connect(name, of: object, unsafeBitCast(callback, to: GCallback.self), Handler(run).held)
}

/// Runs a closure for a signal with a number, or with an object that it does not need.
func onNumber(_ name: String, of object: Object, _ run: @escaping (Int32) -> Void) {
  let callback: @convention(c) (Object, Int32, Object) -> Void = { _, number, data in
    MainActor.assumeIsolated { Handler<(Int32) -> Void>.of(data).run(number) }
  }
  connect(name, of: object, unsafeBitCast(callback, to: GCallback.self), Handler(run).held)
}

/// Runs a closure when a drawing area has another size.
func onResize(of area: Object, _ run: @escaping (Int32, Int32) -> Void) {
  let callback: @convention(c) (Object, Int32, Int32, Object) -> Void = { _, width, height, data in
    MainActor.assumeIsolated { Handler<(Int32, Int32) -> Void>.of(data).run(width, height) }
  }
  connect("resize", of: area, unsafeBitCast(callback, to: GCallback.self), Handler(run).held)
}

/// Runs a closure for the raw events of a widget; it returns whether it has used the event.
func onEvents(
  of widget: UnsafeMutablePointer<GtkWidget>, _ run: @escaping (OpaquePointer) -> Bool
) {
  let controller = made(gtk_event_controller_legacy_new())
  let callback: @convention(c) (Object, OpaquePointer, Object) -> gboolean = { _, event, data in
    MainActor.assumeIsolated { Handler<(OpaquePointer) -> Bool>.of(data).run(event) ? 1 : 0 }
  }
  connect(
    "event", of: Object(controller), unsafeBitCast(callback, to: GCallback.self),
    Handler(run).held)
  gtk_widget_add_controller(widget, controller)
}

/// Runs a closure for the keys of a window.
func onKeys(
  of window: UnsafeMutablePointer<GtkWidget>, _ run: @escaping (UInt32, GdkModifierType) -> Bool
) {
  let controller = made(gtk_event_controller_key_new())
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
  let callback: @convention(c) (Object, UInt32, UInt32, GdkModifierType, Object) -> gboolean = {
    _, key, _, modifiers, data in
    MainActor.assumeIsolated {
      Handler<(UInt32, GdkModifierType) -> Bool>.of(data).run(key, modifiers) ? 1 : 0
    }
  }
  connect(
    "key-pressed", of: Object(controller), unsafeBitCast(callback, to: GCallback.self),
    Handler(run).held)
  gtk_widget_add_controller(window, controller)
}

/// Runs a closure on the main thread, soon; from any thread.
nonisolated func onMain(_ run: @escaping @MainActor @Sendable () -> Void) {
  g_idle_add_full(
    G_PRIORITY_DEFAULT,
    { data in
      let run = Handler<@MainActor @Sendable () -> Void>.of(data).run
      MainActor.assumeIsolated { run() }
      return 0
    }, Handler(run).held, { release($0) })
}
