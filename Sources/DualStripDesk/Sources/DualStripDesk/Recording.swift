import AppRecording
import DualStrip
import Foundation

/// What people did and what was shown, in a file that `dualstrip compare` judges.
final class Recording {
  private var recorder: CollectionViewRecorder
  private let file: FileHandle

  /// Starts a recording of a viewer at rest.
  init(_ viewer: DualStripViewer, settings: [String: String], to path: String) throws {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    recorder = CollectionViewRecorder(
      size: (viewer.bounds.width, viewer.bounds.height),
      insets: (
        viewer.insets.top, viewer.insets.left, viewer.insets.bottom, viewer.insets.right
      ),
      pages: viewer.pages.map { ("\($0)", viewer.aspect(of: $0) ?? 1) },
      activePage: viewer.activePage.map { "\($0)" }, settings: settings,
      isRightToLeft: viewer.configuration.direction == .rightToLeft, showsFinalOffsets: false,
      at: 0)
    recorder.note("\"commits\":\"by-host\"", at: 0)
    note { _ in }
  }

  /// Adds lines; the file has them at once.
  func note(_ add: (inout CollectionViewRecorder) -> Void) {
    add(&recorder)
    file.write(Data(recorder.takeLines().utf8))
  }

  /// Adds what a frame shows.
  func sample(_ shown: Presentation) {
    note {
      $0.note(
        "\"offsets\":[\(shown.previewOffset),\(shown.thumbnailsOffset)]", at: shown.time.seconds)
    }
  }

  /// Adds the inputs that have no raw events: what a hand does, and what menus ask for.
  func note(_ input: DualStripViewer.Input, at time: Time) {
    let time = time.seconds
    note { recorder in
      switch input {
      case .lift(let point): recorder.lift(x: point.x, y: point.y, at: time)
      case .carry(let point): recorder.carry(x: point.x, y: point.y, at: time)
      case .drop: recorder.drop(at: time)
      case .cancelLift: recorder.drop(puttingBack: true, at: time)
      case .tapThumbnails(let point): recorder.note("\"tap\":[\(point.x),\(point.y)]", at: time)
      case .select(.only(let page)): recorder.select(.only, "\(page)", at: time)
      case .select(.toggle(let page)): recorder.select(.toggle, "\(page)", at: time)
      case .select(.to(let page)): recorder.select(.to, "\(page)", at: time)
      case .changeBounds(let size, let insets, let duration):
        recorder.bounds(
          (size.width, size.height), insets: (insets.top, insets.left, insets.bottom, insets.right),
          over: duration.seconds, at: time)
      case .edit(let edit):
        if let fields = Recording.fields(of: edit) { recorder.note(fields, at: time) }
      default: break
      }
    }
  }

  private static func fields(of edit: Edit) -> String? {
    func list(_ pages: [PageID]) -> String { pages.map { "\"\($0)\"" }.joined(separator: ",") }
    func place(_ destination: Destination) -> String {
      switch destination {
      case .before(let page): "\"before\":\"\(page)\""
      case .after(let page): "\"after\":\"\(page)\""
      case .first: "\"at\":\"first\""
      case .last: "\"at\":\"last\""
      }
    }
    switch edit {
    case .delete(let pages): return "\"delete\":[\(list(pages))]"
    case .insert(let pages, let destination):
      let pages = pages.map { "[\"\($0.id)\",\($0.aspect)]" }.joined(separator: ",")
      return "\"insert\":[\(pages)],\(place(destination))"
    case .arrange(let pages): return "\"arrange\":[\(list(pages))]"
    case .turn(let pages, let quarters): return "\"turn\":[\(list(pages))],\"quarters\":\(quarters)"
    case .setAspect(let page, let aspect): return "\"aspect\":\(aspect),\"page\":\"\(page)\""
    case .undo: return "\"undo\":true"
    case .redo: return "\"redo\":true"
    case .commit(let edit): return "\"commit\":\(edit.rawValue)"
    case .failCommit(let edit): return "\"fail\":\(edit.rawValue)"
    case .cancel(let edit): return "\"cancel\":\(edit.rawValue)"
    case .byHost(let edit): return fields(of: edit).map { $0 + ",\"by-host\":true" }
    default: return nil
    }
  }
}

/// Raw events.
extension Recording {
  typealias TouchPhase = CollectionViewRecorder.TouchPhase

  func touch(_ phase: TouchPhase, on pane: Pane, at coordinate: Double, time: Time, handled: Time) {
    note {
      $0.note(
        "\"touch\":\"\(phase.rawValue)\",\"pane\":\"\(Recording.name(of: pane))\",\"x\":\(coordinate)"
          + ",\"handled\":\(handled.milliseconds)", at: time.seconds)
    }
  }

  func wheel(_ event: DualStripViewer.WheelEvent, on pane: Pane) {
    let phase = event.phase == .none ? "" : ",\"phase\":\"\(event.phase.rawValue)\""
    note {
      $0.note(
        "\"wheel\":[\(event.dx),\(event.dy)],\"unit\":\"\(event.unit == .points ? "pt" : "notches")\""
          + "\(phase),\"pane\":\"\(Recording.name(of: pane))\"", at: event.time.seconds)
    }
  }

  func key(_ press: DualStripViewer.KeyPress, at time: Time) {
    var modifiers: [String] = []
    if press.modifiers.contains(.shift) { modifiers.append("shift") }
    if press.modifiers.contains(.alt) { modifiers.append("alt") }
    if press.modifiers.contains(.command) { modifiers.append("command") }
    note { $0.key(press.key.rawValue, modifiers: modifiers, at: time.seconds) }
  }

  private static func name(of pane: Pane) -> String { pane == .preview ? "preview" : "thumbnails" }
}
