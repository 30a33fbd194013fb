/// The frames of two runs at one time; a frame that is not written equals the one before it.
struct FramePair {
  var time: Double
  var old: JSONValue
  var new: JSONValue

  static func visit(_ old: Trace.Run, _ new: Trace.Run, _ look: (FramePair) -> Void) {
    let a = old.records(of: "frame")
    let b = new.records(of: "frame")
    var (i, j) = (0, 0)
    var current: (old: JSONValue?, new: JSONValue?) = (nil, nil)
    func number(_ frames: [JSONValue], _ index: Int) -> Double {
      index < frames.count ? frames[index]["frame"]?.number ?? .infinity : .infinity
    }
    while i < a.count || j < b.count {
      let (left, right) = (number(a, i), number(b, j))
      if left <= right, i < a.count {
        current.old = a[i]
        i += 1
      }
      if right <= left, j < b.count {
        current.new = b[j]
        j += 1
      }
      guard let before = current.old, let after = current.new else { continue }
      let time = max(before["time"]?.number ?? 0, after["time"]?.number ?? 0)
      look(FramePair(time: time, old: before, new: after))
    }
  }
}
