import CollectionLayouts
import ScrollPhysics

/// What a wheel or a trackpad does to a pane: an input that needs no memory.
struct WheelAct: Hashable {
  enum Kind: Hashable {
    case begin
    case drag(by: Double)
    case end(velocity: Double)
    case step(Int)
  }

  var time: Time
  var pane: Pane
  var kind: Kind

  var input: DualStripViewer.Input {
    switch kind {
    case .begin: return .touchBegan(pane)
    case .drag(let distance): return .dragMoved(pane, by: distance)
    case .end(let velocity): return .touchEnded(pane, velocity: velocity)
    case .step(let count): return .step(pane, by: count)
    }
  }
}

/// What a reader of wheels has to know about a viewer: little enough to be passed around.
struct WheelGround {
  private let preview: (axis: ScrollAxis, sign: Double)
  private let thumbnails: (axis: ScrollAxis, sign: Double)
  /// Whether the strip scrolls without changing the page.
  let browses: Bool
  let isHeld: Bool
  let pointsPerNotch: Double
  /// How far a gesture may drag the preview: a release turns no more pages, so a longer drag would
  /// only come back.
  let previewLimit: Double

  @inline(__always)
  init(_ viewer: borrowing DualStripViewer) {
    preview = (viewer.axis(of: .preview), viewer.readingSign(of: .preview))
    thumbnails = (viewer.axis(of: .thumbnails), viewer.readingSign(of: .thumbnails))
    browses = viewer.browses
    isHeld = viewer.finger != nil
    pointsPerNotch = viewer.pointsPerNotch
    previewLimit =
      viewer.length(of: .preview) * Double(viewer.configuration.scrolling.pageTurnLimit)
  }

  func axis(of pane: Pane) -> ScrollAxis { pane == .preview ? preview.axis : thumbnails.axis }

  func sign(of pane: Pane) -> Double { pane == .preview ? preview.sign : thumbnails.sign }
}

extension DualStripViewer {
  /// Handles what a wheel's reader makes of a raw event. It does what handling the reader's inputs
  /// one by one does, without a list of them: it allocates nothing.
  ///
  /// - Parameters:
  ///   - event: an event; an earlier time than that of the last one counts as that one.
  ///   - pane: the pane under the pointer; a gesture stays on the pane where it began.
  ///   - reader: the reader of this wheel.
  @discardableResult
  public mutating func handle(
    _ event: WheelEvent, on pane: Pane, with reader: inout WheelReader
  ) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    reader.read(event, on: pane, WheelGround(self)) { act in
      perform(at: act.time, into: &events) { viewer, events in
        viewer.apply(act.input, into: &events)
      }
    }
    return events
  }
}
