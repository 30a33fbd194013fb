import CDesk
import DualStrip
import Foundation

/// Pages come from files and scanners, and go to a PDF.
extension Desk {
  func open() {
    let chooser = made(
      gtk_file_chooser_native_new(
        "Open", window.as(GtkWindow.self), GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil))
    desk_let_people_choose_many(chooser)
    onNumber("response", of: Object(chooser)) { [unowned self] response in
      defer { g_object_unref(Object(chooser)) }
      guard response == GTK_RESPONSE_ACCEPT.rawValue else { return }
      add(chosen(in: chooser).flatMap { PageSource.sources(at: $0) })
    }
    gtk_native_dialog_show(chooser.as(GtkNativeDialog.self))
  }

  private func add(_ sources: [PageSource]) {
    let pages = copy.makePages(sources)
    if pages.isEmpty { return say("There are no pages in these files.") }
    view.handle(.edit(.insert(pages, .last)))
  }

  func save() {
    if let path = options.output { return save(to: path) }
    let chooser = made(
      gtk_file_chooser_native_new(
        "Save as PDF", window.as(GtkWindow.self), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil))
    onNumber("response", of: Object(chooser)) { [unowned self] response in
      defer { g_object_unref(Object(chooser)) }
      guard response == GTK_RESPONSE_ACCEPT.rawValue, let path = chosen(in: chooser).first else {
        return
      }
      save(to: path)
    }
    gtk_native_dialog_show(chooser.as(GtkNativeDialog.self))
  }

  private func save(to path: String) {
    answerToasts()
    let viewer = view.viewer
    let pages = viewer.stayingPages.compactMap { id in
      viewer.page(id).flatMap { page in copy.sources[id].map { (page: page, source: $0) } }
    }
    // The working copy would find other pages in it than before.
    if pages.contains(where: { $0.source.path == URL(fileURLWithPath: path).path }) {
      return say("Pages come from this file: save under another name.")
    }
    do {
      try PDFExport.write(pages, to: path)
      PDFs.forget(path)
      store(isUnsaved: false)
      say("\(pages.count) pages saved")
    } catch {
      say("The pages cannot be saved: \(error)")
    }
  }

  func scan() {
    guard !isScanning else { return }
    isScanning = true
    Scanner(
      device: options.scanner, folder: copy.folder.path, tell: { [weak self] in self?.tell($0) }
    ).start()
  }

  /// To the model, pages of a scanner are edits of the host: an undo leaves them alone.
  private func tell(_ event: Scanner.Event) {
    switch event {
    case .begun(let file):
      let page = copy.makePages([PageSource(path: file)])
      scanned = page[0].id
      view.handle(.edit(.byHost(.insert(page, .last))))
    case .stored:
      if let scanned { view.images.retry(scanned) }
      view.wake()
    case .failed(let problem):
      guard let page = scanned else { return }
      unread.insert(page)
      view.handle(.edit(.byHost(.delete([page]))))
      say("A page could not be read: \(problem)")
    case .finished(let problem):
      isScanning = false
      if let problem { say("The scanner has stopped: \(problem)") }
    }
  }
}
