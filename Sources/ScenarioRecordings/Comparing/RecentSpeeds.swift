import DualStrip

/// Keeps the highest speeds of the recent past.
struct RecentSpeeds: Sendable {
  /// The speeds in pages per second, in falling order: a speed is dropped when a faster one
  /// follows.
  private var speeds: [(time: Time, speed: Double)] = []

  /// How long an error in time stays visible: about as long as a fade lasts.
  private static let memory = Time.milliseconds(350)

  mutating func add(_ speed: Double, at time: Time) {
    speeds.removeAll { $0.speed <= speed || $0.time + RecentSpeeds.memory < time }
    speeds.append((time, speed))
  }

  /// Keeps all speeds for longer, as if they had been added at a time.
  mutating func keep(at time: Time) {
    for number in speeds.indices { speeds[number].time = max(speeds[number].time, time) }
  }

  var fastest: Double { speeds.first?.speed ?? 0 }
}
