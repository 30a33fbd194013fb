import CDesk
import DualStrip

/// The drawing area with both strips: it gives events to the model, and draws what the model shows.
final class StripsView {
  let area = made(gtk_drawing_area_new())
  private(set) var viewer: DualStripViewer
  let images: PageImages
  var recording: Recording?
  /// What to do with the model's events.
  var told: ([ViewerEvent]) -> Void = { _ in }
  /// What to do when the view has its first size.
  var appeared: () -> Void = {}

  /// What stays free at the edges.
  private static let insets = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  private var hands = HandEvents()
  private var fading: Fading?
  private var ticks: UInt32 = 0
  private var pages: [LayoutAttributes<PreviewDetails>] = []
  private var cells: [LayoutAttributes<ThumbnailDetails>] = []
  private let start = g_get_monotonic_time()

  init(
    pages: [Page], firstEdit: EditID, images: PageImages,
    configuration: DualStripViewer.Configuration
  ) {
    self.images = images
    viewer = DualStripViewer(
      pages: pages, bounds: .zero, insets: StripsView.insets, configuration: configuration,
      firstEdit: firstEdit)
    // The view outlives the window.
    g_object_ref_sink(Object(area))
    gtk_widget_set_hexpand(area, 1)
    gtk_widget_set_vexpand(area, 1)
    gtk_widget_set_focusable(area, 1)
    onResize(of: area) { [unowned self] width, height in resize(width, height) }
    onEvents(of: area) { [unowned self] event in
      hands.read(event, in: self)
    }
    gtk_drawing_area_set_draw_func(
      area.as(GtkDrawingArea.self),
      { _, context, _, _, data in
        MainActor.assumeIsolated { Handler<(OpaquePointer) -> Void>.of(data).run(made(context)) }
      }, Handler<(OpaquePointer) -> Void> { [unowned self] in draw($0) }.held, nil)
  }

  /// The time of the model: since the view was made, on the clock of the frames.
  var now: Time { time(ofMicroseconds: g_get_monotonic_time()) }

  /// The time of an event: the lower 32 bits of the same clock's milliseconds.
  func time(ofEvent milliseconds: UInt32) -> Time {
    let now = g_get_monotonic_time()
    let age = UInt32(truncatingIfNeeded: now / 1000) &- milliseconds
    return time(ofMicroseconds: age < 5000 ? now - Int(age) * 1000 : now)
  }

  private func time(ofMicroseconds time: Int) -> Time {
    .milliseconds(Double(time - start) / 1000)
  }

  /// Applies an input now, and records it.
  func handle(_ input: DualStripViewer.Input) {
    let time = max(now, viewer.now)
    recording?.note(input, at: time)
    handle(input, at: time)
  }

  /// Applies an input whose raw events are recorded.
  func handle(_ input: DualStripViewer.Input, at time: Time) {
    let events = viewer.handle(input, at: time)
    wake()
    told(events)
  }

  /// Replaces the viewer by one with other settings, on the same page: one fades into the other.
  func configure(_ configuration: DualStripViewer.Configuration) {
    if !configuration.reducesMotion { fading = Fading(picture(), since: now) }
    renew(configuration, viewer.finalBounds)
  }

  private func renew(_ configuration: DualStripViewer.Configuration, _ bounds: Size) {
    viewer = DualStripViewer(
      pages: viewer.stayingPages.compactMap { viewer.page($0) }, activePage: viewer.activePage,
      bounds: bounds, insets: StripsView.insets, configuration: configuration,
      firstEdit: viewer.nextEdit)
    viewer.advance(to: now)
    hands = HandEvents()
    wake()
  }

  // MARK: Frames

  /// Draws frames from now on, until nothing moves.
  func wake() {
    gtk_widget_queue_draw(area)
    guard ticks == 0 else { return }
    ticks = gtk_widget_add_tick_callback(
      area,
      { _, clock, data in
        MainActor.assumeIsolated {
          Handler<(Int) -> Bool>.of(data).run(gdk_frame_clock_get_frame_time(clock)) ? 1 : 0
        }
      }, frames.held, nil)
  }

  private lazy var frames = Handler<(Int) -> Bool> { [unowned self] in tick($0) }

  private func tick(_ frameTime: Int) -> Bool {
    let time = max(time(ofMicroseconds: frameTime), viewer.now)
    hands.advance(to: time, self)
    told(viewer.advance(to: time))
    gtk_widget_queue_draw(area)
    if viewer.needsFrames || hands.needsFrames || fading != nil { return true }
    ticks = 0
    return false
  }

  private func draw(_ context: OpaquePointer) {
    let shown = paint(context)
    if let old = fading {
      let left = 1 - (now - old.start).seconds / 0.25
      if left > 0 { old.paint(context, alpha: left) } else { fading = nil }
    }
    recording?.sample(shown)
    let scale = Double(gtk_widget_get_scale_factor(area))
    let preview = shown.previewFrame.size * scale
    let strip = viewer.configuration.thumbnails
    images.prepare(
      viewer.preparation(limit: 40),
      sizes: [
        .preview: (preview.width, preview.height),
        .thumbnails: (strip.height * 5 * scale, strip.height * 1.5 * scale),
      ])
  }

  /// Draws the present frame.
  private func paint(_ context: OpaquePointer) -> Presentation {
    let shown = viewer.readFrame(preview: &pages, thumbnails: &cells)
    Painting(
      context: context, images: images,
      isDark: adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
    ).draw(
      shown, pages, cells,
      axes: (viewer.configuration.previewAxis, viewer.configuration.thumbnails.axis))
    return shown
  }

  /// The present frame as a picture.
  private func picture() -> OpaquePointer {
    let size = viewer.bounds
    let surface = made(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height)))
    let context = made(cairo_create(surface))
    _ = paint(context)
    cairo_destroy(context)
    return surface
  }

  private func resize(_ width: Int32, _ height: Int32) {
    let size = Size(width: Double(width), height: Double(height))
    if viewer.finalBounds == .zero {
      // Until now nothing could be shown.
      renew(viewer.configuration, size)
      appeared()
    } else {
      handle(.changeBounds(size, insets: StripsView.insets, over: .zero))
    }
  }
}

extension StripsView {
  /// An image has been decoded: its page may have another aspect than it was thought to have.
  func showImage(_ image: PageImage?, of page: PageID) {
    if let image, let known = viewer.aspect(of: page),
      (image.aspect / known - 1).magnitude > 0.002
    {
      handle(.edit(.setAspect(page, image.aspect)))
    }
    wake()
  }
}

extension DualStripViewer {
  /// All pages except those that are being deleted.
  var stayingPages: [PageID] {
    let leaving = Set(pendingEdits.flatMap { $0.pages })
    return pages.filter { !leaving.contains($0) }
  }
}

/// What was shown before, while it fades.
private final class Fading {
  let start: Time
  private let picture: OpaquePointer

  init(_ picture: OpaquePointer, since start: Time) {
    self.picture = picture
    self.start = start
  }

  isolated deinit { cairo_surface_destroy(picture) }

  func paint(_ context: OpaquePointer, alpha: Double) {
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_paint_with_alpha(context, alpha)
  }
}
