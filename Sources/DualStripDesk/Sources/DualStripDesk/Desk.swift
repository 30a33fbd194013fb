import CDesk
import DualStrip
import Foundation

/// The window: what people ask for becomes an input or an edit of the model, and the model's requests
/// become changes of the working copy.
final class Desk {
  let view: StripsView
  let copy: WorkingCopy
  let options: Options
  let window: UnsafeMutablePointer<GtkWidget>
  private let title = made(adw_window_title_new("Desk", ""))
  let toasts = made(adw_toast_overlay_new())
  /// The deletes that people can still undo in a toast.
  var asked: [EditID: (toast: OpaquePointer, pages: [PageID])] = [:]
  /// The deletes that an undo or a redo makes: they need no toast.
  var remade: Set<EditID> = []
  var latest: EditID?
  private var isStored = true
  /// The pages that a scanner could not read.
  var unread: Set<PageID> = []
  var scanned: PageID?
  var isScanning = false
  private var isSideBar: Bool

  init(_ application: UnsafeMutablePointer<GtkApplication>, _ options: Options) throws {
    self.options = options
    isSideBar = options.hasSideBar
    let copy = try WorkingCopy(at: options.workingCopy)
    self.copy = copy
    var view: StripsView?
    let images = PageImages(
      source: { copy.sources[$0] },
      arrived: { page, image in view?.showImage(image, of: page) })
    let opened = options.files.flatMap { PageSource.sources(at: $0) }
    // Unsaved pages come first, then the opened files.
    let kept = opened.isEmpty || copy.isUnsaved ? copy.pages : []
    let pages = kept + copy.makePages(opened)
    self.view = StripsView(
      pages: pages, firstEdit: copy.nextEdit, images: images,
      configuration: Desk.configuration(isSideBar: options.hasSideBar))
    view = self.view
    window = adw_application_window_new(application)
    gtk_window_set_default_size(window.as(GtkWindow.self), options.width, options.height)
    let content = made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(content.as(GtkBox.self), header())
    adw_toast_overlay_set_child(toasts.opaque, self.view.area)
    gtk_box_append(content.as(GtkBox.self), toasts)
    gtk_widget_set_vexpand(toasts, 1)
    adw_application_window_set_content(window.as(AdwApplicationWindow.self), content)
    self.view.told = { [unowned self] in tell($0) }
    self.view.appeared = { [unowned self] in
      guard let path = options.recording else { return }
      do {
        self.view.recording = try Recording(self.view.viewer, settings: settings, to: path)
      } catch {
        say("The recording cannot be written: \(error.localizedDescription)")
      }
    }
    onKeys(of: window) { [unowned self] key, modifiers in press(key, modifiers) }
    g_object_ref_sink(Object(title))
    store(isUnsaved: !kept.isEmpty && copy.isUnsaved)
    gtk_window_present(window.as(GtkWindow.self))
    gtk_widget_grab_focus(self.view.area)
    showPlace()
    if opened.isEmpty, !options.files.isEmpty { say("There are no pages in these files.") }
    if !opened.isEmpty, !kept.isEmpty { say("The first \(kept.count) pages were not saved yet.") }
    if options.scans { scan() }
  }

  /// The settings in which a desk differs from the model's usual ones.
  private static func configuration(isSideBar: Bool) -> DualStripViewer.Configuration {
    var configuration = DualStripViewer.Configuration()
    if isSideBar {
      configuration.thumbnails = ThumbnailMetrics(
        height: 110, spacing: 8, aspect: 1.3, axis: .vertical, mode: .browsing)
    }
    configuration.commits = .byHost
    configuration.reducesMotion = desk_animates() == 0
    if gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL {
      configuration.direction = .rightToLeft
    }
    return configuration
  }

  /// The same settings in the words of a recording.
  private var settings: [String: String] {
    var settings: [String: String] = [:]
    if isSideBar {
      let strip = view.viewer.configuration.thumbnails
      settings = [
        "thumbnail-height": "\(strip.height)pt", "spacing": "\(strip.spacing)pt",
        "thumbnail-aspect": "\(strip.aspect)", "strip-axis": "vertical", "strip-mode": "browsing",
      ]
    }
    if view.viewer.configuration.reducesMotion { settings["reduce-motion"] = "on" }
    return settings
  }

  // MARK: What the model tells

  private func tell(_ events: [ViewerEvent]) {
    guard !events.isEmpty else { return }
    for event in events { tell(event) }
    if events.contains(where: { $0.kind.changesDocument }) { store(isUnsaved: true) }
    showPlace()
  }

  func store(isUnsaved: Bool) {
    let wasStored = isStored
    isStored = (try? copy.store(view.viewer, isUnsaved: isUnsaved)) != nil
    if wasStored, !isStored { say("The working copy cannot be written: save soon.") }
  }

  private func tell(_ event: ViewerEvent) {
    switch event.kind {
    case .activePageChanged(_, let page, _, _):
      view.recording?.note { $0.activePage(page.map { "\($0)" }, at: event.time.seconds) }
    case .editAccepted(let edit, _): latest = edit
    case .undone(_, let edit?), .redone(_, let edit?): remade.insert(edit)
    case .commitRequested(let edit, let pages): ask(edit, pages)
    case .restoreRequested(let edit, let pages):
      answer(edit, or: "cannot be brought back") { try copy.restore(pages) }
    case .editRefused(let refusal): say("\(refusal)")
    default: break
    }
  }

  private func showPlace() {
    let viewer = view.viewer
    let place = viewer.accessibleElements.first.map { "\($0)" } ?? "no pages"
    adw_window_title_set_subtitle(title.opaque, place)
    desk_set_label(view.area, place)
  }

  // MARK: What people ask for

  private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    guard let press = DualStripViewer.KeyPress(key, modifiers),
      let input = DualStripViewer.Shortcuts.usual.input(for: press, in: view.viewer)
    else { return false }
    if input == .edit(.undo) { answerToasts() }
    let time = max(view.now, view.viewer.now)
    view.recording?.key(press, at: time)
    view.handle(input, at: time)
    return true
  }

  func undo() {
    answerToasts()
    view.handle(.edit(.undo))
  }

  private func header() -> UnsafeMutablePointer<GtkWidget> {
    let header = made(adw_header_bar_new())
    adw_header_bar_set_title_widget(header.opaque, title)
    for (icon, hint, name, run) in buttons {
      let action = made(g_simple_action_new(name, nil))
      onNumber("activate", of: Object(action)) { _ in run() }
      g_action_map_add_action(OpaquePointer(window), action)
      let button = made(gtk_button_new_from_icon_name(icon))
      gtk_widget_set_tooltip_text(button, hint)
      gtk_actionable_set_action_name(button.opaque, "win.\(name)")
      adw_header_bar_pack_start(header.opaque, button)
    }
    return header
  }

  private var buttons: [(icon: String, hint: String, name: String, run: () -> Void)] {
    [
      ("document-open-symbolic", "Open", "open", { [unowned self] in open() }),
      ("scanner-symbolic", "Scan", "scan", { [unowned self] in scan() }),
      ("document-save-symbolic", "Save as PDF", "save", { [unowned self] in save() }),
      ("user-trash-symbolic", "Delete", "delete", { [unowned self] in edit { .delete($0) } }),
      (
        "object-rotate-right-symbolic", "Turn to the right", "turn",
        { [unowned self] in edit { .turn($0, quarters: 1) } }
      ),
      (
        "view-sort-descending-symbolic", "Reverse", "reverse",
        { [unowned self] in view.handle(.edit(.arrange(view.viewer.stayingPages.reversed()))) }
      ),
      (
        "view-continuous-symbolic", "Interleave a duplex scan", "interleave",
        { [unowned self] in view.handle(.edit(.arrange(view.viewer.stayingPages.interleaved))) }
      ),
      ("edit-undo-symbolic", "Undo", "undo", { [unowned self] in undo() }),
      ("edit-redo-symbolic", "Redo", "redo", { [unowned self] in view.handle(.edit(.redo)) }),
      ("sidebar-show-symbolic", "Side bar", "side-bar", { [unowned self] in switchStrip() }),
    ]
  }

  /// An edit of the selected pages; of the active one if none is selected.
  private func edit(_ edit: ([PageID]) -> Edit) {
    let selected = view.viewer.selectedPages
    let pages = selected.isEmpty ? [view.viewer.activePage].compactMap { $0 } : selected
    if !pages.isEmpty { view.handle(.edit(edit(pages))) }
  }

  private func switchStrip() {
    answerToasts()
    // The new viewer does not know of deletes that are still animated.
    try? copy.remove(view.viewer.pendingEdits.flatMap { $0.pages })
    isSideBar.toggle()
    view.recording = nil
    view.configure(Desk.configuration(isSideBar: isSideBar))
    store(isUnsaved: copy.isUnsaved)
  }
}

extension ViewerEvent.Kind {
  /// Whether the list of pages is another one, or will be.
  fileprivate var changesDocument: Bool {
    switch self {
    case .editAccepted, .committed, .commitFailed, .editCancelled, .undone, .redone, .restored: true
    default: false
    }
  }
}
