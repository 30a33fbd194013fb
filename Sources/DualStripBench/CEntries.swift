import CDualStrip
import DualStrip

/// Frames through the library for C, as a host in another language drives them: an input or time, the
/// events, and a frame into arrays.
enum CEntries {
  static func all(sizes: [Int]) -> [Entry] {
    sizes.map { size in
      Entry(
        name: "frame through C, preview swipe", size: size, operations: FrameEntries.frames,
        isFrame: true, isFreeOfMemory: true
      ) {
        // Making it is not measured; it is never released, since the next sample goes on with it.
        let host = Host(size)
        var done = 0
        func frame() -> Int {
          done += 1
          return host.frame(done)
        }
        return Work(
          run: { for _ in 1...FrameEntries.frames { _ = frame() } },
          allocations: {
            var most = 0
            for number in 1...FrameEntries.frames {
              let before = Measurement.allocations
              let events = frame()
              // Events need memory, and so does the first look.
              if events == 0, number > 1, number % 30 != 0 {
                most = max(most, Measurement.allocations - before)
              }
            }
            return Double(most)
          })
      }
    }
  }

  /// A host with its arrays.
  @safe private struct Host {
    let viewer: ds_viewer
    let preview = UnsafeMutablePointer<ds_cell>.allocate(capacity: 8)
    let strip = UnsafeMutablePointer<ds_cell>.allocate(capacity: 64)
    let events = UnsafeMutablePointer<ds_event>.allocate(capacity: 16)
    let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)

    init(_ size: Int) {
      var options = unsafe ds_options()
      unsafe options.size = UInt32(MemoryLayout<ds_options>.size)
      unsafe (options.width, options.height) = (393, 852)
      unsafe options.active_page = UInt64(size / 2)
      // 0 is no page.
      let pages = FrameEntries.pages(size + 1).dropFirst().map {
        ds_page(id: $0.id.rawValue, aspect: $0.aspect, quarter_turns: 0)
      }
      var made: ds_viewer = 0
      guard unsafe ds_make(&options, pages, pages.count, &made) == DS_OK else {
        fatalError("a document of \(size) pages is valid")
      }
      viewer = made
    }

    /// What the swipe of the other entries does. Returns the number of events.
    func frame(_ number: Int) -> Int {
      let time = FrameEntries.time(number).ticks
      switch FrameEntries.swipe(.preview, by: 9, number) {
      case .touchBegan: _ = ds_touch_began(viewer, time, 0)
      case .dragMoved(_, let distance): _ = ds_drag_moved(viewer, time, 0, distance)
      case .touchEnded(_, let velocity): _ = ds_touch_ended(viewer, time, 0, velocity)
      default: _ = ds_advance(viewer, time)
      }
      var (count, listed) = (0, 0)
      _ = unsafe ds_poll_events(
        viewer, events, MemoryLayout<ds_event>.size, 16, numbers, 64, &count, &listed)
      var shown = ds_frame()
      shown.size = UInt32(MemoryLayout<ds_frame>.size)
      shown.cell_size = UInt32(MemoryLayout<ds_cell>.size)
      _ = unsafe ds_read_frame(viewer, &shown, preview, 8, strip, 64)
      consume(unsafe preview[0].x + strip[0].x + shown.position)
      return count
    }
  }
}
