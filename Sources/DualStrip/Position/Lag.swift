import ScrollPhysics

/// How far a pane still is from its mapped position after the other pane took over.
struct Lag: Equatable, Sendable {
  var pane: Pane
  var fade: Fade

  func value(of pane: Pane, at time: Time) -> Double {
    pane == self.pane ? fade.value(at: time) : 0
  }

  func velocity(of pane: Pane, at time: Time) -> Double {
    pane == self.pane ? fade.velocity(at: time) : 0
  }
}
