import AppRecording
import DualStrip
import Foundation

extension Point: @retroactive RecordedPoint {}

/// What people did and what was shown, in a file that `dualstrip compare` judges.
final class Recording {
  private var recorder: CollectionViewRecorder
  private let file: FileHandle

  /// Starts a recording of a viewer at rest.
  init(_ viewer: DualStripViewer, settings: [String: String], to path: String) throws {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    let insets = viewer.insets
    recorder = CollectionViewRecorder(
      size: (viewer.bounds.width, viewer.bounds.height),
      insets: (insets.top, insets.left, insets.bottom, insets.right),
      pages: viewer.pages.map { ("\($0)", viewer.aspect(of: $0) ?? 1) },
      activePage: viewer.activePage.map { "\($0)" }, settings: settings,
      isRightToLeft: viewer.configuration.direction == .rightToLeft, showsFinalOffsets: false,
      at: 0)
    note { $0.note("\"commits\":\"by-host\"", at: 0) }
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

  // MARK: Raw events

  func touch(
    _ phase: CollectionViewRecorder.TouchPhase, on pane: Pane, at coordinate: Double, time: Time,
    handled: Time
  ) {
    note {
      $0.touch(
        phase, on: pane.recorded, at: Point(x: coordinate, y: 0), time: time.seconds,
        handled: handled.seconds)
    }
  }

  func wheel(_ event: DualStripViewer.WheelEvent, on pane: Pane) {
    note {
      $0.wheel(
        event.dx, event.dy, unit: event.unit == .points ? .points : .notches,
        phase: CollectionViewRecorder.WheelPhase(rawValue: event.phase.rawValue),
        on: pane.recorded, at: event.time.seconds)
    }
  }

  func key(_ press: DualStripViewer.KeyPress, at time: Time) {
    var modifiers: [String] = []
    if press.modifiers.contains(.shift) { modifiers.append("shift") }
    if press.modifiers.contains(.alt) { modifiers.append("alt") }
    if press.modifiers.contains(.command) { modifiers.append("command") }
    note { $0.key(press.key.rawValue, modifiers: modifiers, at: time.seconds) }
  }

  // MARK: Inputs without raw events

  /// Adds what a hand does that carries pages, and what buttons ask for.
  func note(_ input: DualStripViewer.Input, at time: Time) {
    let time = time.seconds
    note { recorder in
      switch input {
      case .lift(let point): recorder.lift(x: point.x, y: point.y, at: time)
      case .carry(let point): recorder.carry(x: point.x, y: point.y, at: time)
      case .drop: recorder.drop(at: time)
      case .cancelLift: recorder.drop(puttingBack: true, at: time)
      case .tapThumbnails(let point): recorder.tap(at: point, time: time)
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
    switch edit {
    case .delete(let pages): return "\"delete\":[\(list(pages))]"
    // The desk adds pages at the end alone.
    case .insert(let pages, _):
      let pages = pages.map { "[\"\($0.id)\",\($0.aspect)]" }.joined(separator: ",")
      return "\"insert\":[\(pages)],\"at\":\"last\""
    case .arrange(let pages): return "\"arrange\":[\(list(pages))]"
    case .turn(let pages, let quarters): return "\"turn\":[\(list(pages))],\"quarters\":\(quarters)"
    case .setAspect(let page, let aspect): return "\"aspect\":\(aspect),\"page\":\"\(page)\""
    case .undo: return "\"undo\":true"
    case .redo: return "\"redo\":true"
    case .commit(let edit): return "\"commit\":\(edit.rawValue)"
    case .failCommit(let edit): return "\"fail\":\(edit.rawValue)"
    case .byHost(let edit): return fields(of: edit).map { $0 + ",\"by-host\":true" }
    default: return nil
    }
  }
}

extension Pane {
  fileprivate var recorded: CollectionViewRecorder.Pane {
    self == .preview ? .preview : .thumbnails
  }
}
