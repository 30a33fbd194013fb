import CDualStrip
import CollectionGallery

/// A gallery that a caller of the library holds by its handle, and the events that the caller has not taken.
struct HeldGallery: Held {
  static let kind: UInt32 = 3
  static let name: StaticString = "a gallery"

  var viewer: CollectionViewer
  var events = EventQueue<CollectionEvent>()

  init(_ viewer: CollectionViewer) {
    self.viewer = viewer
  }

  mutating func advance(to ticks: ds_time) throws(Fault) {
    events.append(viewer.advance(to: try arrival(at: ticks, after: viewer.now)))
  }

  /// Applies an input. Refused changes are an event too.
  mutating func handle(_ input: CollectionViewer.Input, at ticks: ds_time) throws(Fault) {
    let caused = viewer.handle(input, at: try arrival(at: ticks, after: viewer.now))
    events.append(caused)
    for event in caused {
      if case .updateRefused(let refusal) = event.kind {
        throw Fault(DS_REFUSED, words(of: refusal))
      }
    }
  }
}

/// Why changes were refused, with the number of the item or the section.
private func words(of refusal: UpdateRefusal) -> String {
  switch refusal {
  case .unknown(let id):
    return
      "there is no item or section \(id.rawValue) beside which, or with which, this could be done"
  case .duplicate(let id):
    return "the item or section \(id.rawValue) would be there twice, or is named twice"
  case .fault: return refusal.text
  }
}

/// Runs what a call does with a gallery.
func gallery(
  _ handle: ds_gallery, _ act: (inout HeldGallery) throws(Fault) -> Void
) -> ds_status {
  status { () throws(Fault) in
    unsafe try act(&HeldGallery.found(handle).pointee)
  }
}

/// Runs an input.
func gallery(
  _ handle: ds_gallery, _ time: ds_time, input: () throws(Fault) -> CollectionViewer.Input
) -> ds_status {
  gallery(handle) { (held) throws(Fault) in try held.handle(try input(), at: time) }
}
