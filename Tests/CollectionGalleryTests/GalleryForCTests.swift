import CDualStrip
import CollectionGallery
import DualStripC
import TestSupport
import Testing

/// What a caller in another language gives a gallery and reads of it is what Swift gives and reads.
@Suite struct GalleryForCTests {
  @Test(arguments: 0..<40) func `a gallery is the same through C, in every frame and event`(
    _ seed: Int
  ) throws {
    let direction: LayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
    var viewer = RandomInputs.viewer(seed: seed, direction: direction)
    let gallery = try SpokenGallery(viewer)
    defer { gallery.release() }
    var events: [CollectionEvent] = []
    for (time, input) in RandomInputs(seed: seed).inputs {
      let caused = viewer.handle(input, at: time)
      let isRefused = caused.contains {
        if case .updateRefused = $0.kind { true } else { false }
      }
      #expect(gallery.handle(input, at: time) == (isRefused ? DS_REFUSED : DS_OK), "\(input)")
      events += caused
      try gallery.expectFrame(of: viewer, "seed \(seed), \(input) at \(time)")
      let later = time + .milliseconds(7)
      events += viewer.advance(to: later)
      #expect(ds_gallery_advance(gallery.handle, later.ticks) == DS_OK)
      try gallery.expectFrame(of: viewer, "seed \(seed), after \(input) at \(time)")
    }
    gallery.expectEvents(events)
  }
}
