import DualStrip

extension KeyAction: ReplayedAction {
  /// How often a key that is held repeats, unless the statement says how long it takes.
  private static let usualRepeat = Time.milliseconds(33)

  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    let times = times(setup)
    return ActionSpan(length: times.last ?? .zero, inputs: Double(times.count))
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    let press = DualStripViewer.KeyPress(.init(key), .init(modifiers))
    for time in times(runner.setup) {
      runner.queue.add(.key(press), at: runner.now + time, rank: .statement(index))
    }
  }

  /// When the key is pressed, since the action began.
  private func times(_ setup: Setup) -> [Time] {
    let count = count.map { Int(setup.number($0)) } ?? 1
    let steps = Double(max(1, count - 1))
    let whole = duration.map { setup.time($0) } ?? KeyAction.usualRepeat.scaled(by: steps)
    return (0..<count).map { whole.scaled(by: Double($0) / steps) }
  }
}

extension ReplayRunner {
  /// Gives the viewer what a key stands for now.
  mutating func press(_ press: DualStripViewer.KeyPress) {
    guard let viewer = subject.ofStrips,
      let input = DualStripViewer.Shortcuts.usual.input(for: press, in: viewer)
    else { return showState() }
    take([(now, input)])
  }
}

extension DualStripViewer.KeyPress.Key {
  init(_ name: KeyName) {
    switch name {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .delete: self = .delete
    case .escape: self = .escape
    case .a: self = .a
    case .z: self = .z
    }
  }
}

extension DualStripViewer.KeyPress.Modifiers {
  package init(_ names: [ModifierName]) {
    self = names.reduce(into: []) { all, name in
      switch name {
      case .shift: all.insert(.shift)
      case .alt: all.insert(.alt)
      case .command: all.insert(.command)
      }
    }
  }
}
