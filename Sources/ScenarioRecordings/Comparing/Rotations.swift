import DualStrip

/// The times at which only a rotation can be the cause.
struct Rotations {
  /// The stretches from each change of the bounds until a second after its end, or the next input;
  /// in order.
  private var spans: [(from: Time, through: Time)] = []

  init(_ recording: Recording) {
    for record in recording.records {
      switch record.kind {
      case .bounds(_, _, let duration):
        spans.append((record.time, record.time + duration.boundedDuration + .seconds(1)))
      case .offsets, .didScroll, .active, .pass: break
      default:
        if let last = spans.last, last.through > record.time {
          spans[spans.count - 1].through = record.time
        }
      }
    }
  }

  func isByRotation(_ time: Time) -> Bool {
    let next = partitionPoint(of: spans.count) { spans[$0].from > time }
    return next > 0 && spans[next - 1].through >= time
  }
}
