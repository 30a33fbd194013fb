import CDesk
import DualStrip

/// Deletes, and what people are told.
extension Desk {
  /// A delete waits while people can still undo it in the toast.
  func ask(_ edit: EditID, _ pages: [PageID]) {
    if unread.isSuperset(of: pages) { return view.handle(.edit(.commit(edit))) }
    if remade.remove(edit) != nil { return remove(pages, by: edit) }
    answerToasts()
    let toast = made(
      adw_toast_new(pages.count == 1 ? "1 page deleted" : "\(pages.count) pages deleted"))
    adw_toast_set_button_label(toast, "Undo")
    adw_toast_set_priority(toast, ADW_TOAST_PRIORITY_HIGH)
    asked[edit] = (toast, pages)
    on("button-clicked", of: Object(toast)) { [unowned self] in
      // What an undo brings back can be deleted again by a redo.
      if latest == edit { return undo() }
      if asked.removeValue(forKey: edit) != nil { view.handle(.edit(.failCommit(edit))) }
    }
    on("dismissed", of: Object(toast)) { [unowned self] in settle(edit) }
    adw_toast_overlay_add_toast(toasts.opaque, toast)
  }

  /// Carries out the deletes that could still be undone in a toast.
  func answerToasts() {
    for (edit, shown) in asked {
      adw_toast_dismiss(shown.toast)
      settle(edit)
    }
  }

  private func settle(_ edit: EditID) {
    if let shown = asked.removeValue(forKey: edit) { remove(shown.pages, by: edit) }
  }

  private func remove(_ pages: [PageID], by edit: EditID) {
    answer(edit, or: "cannot be deleted") { try copy.remove(pages) }
  }

  func answer(_ edit: EditID, or problem: String, _ change: () throws -> Void) {
    do {
      try change()
      view.handle(.edit(.commit(edit)))
    } catch {
      view.handle(.edit(.failCommit(edit)))
      say("The page \(problem): \(error.localizedDescription)")
    }
  }

  func say(_ words: String) {
    adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(words))
  }
}
