import DualStrip

/// What an action does in a run. Each action implements it in a file of its own.
protocol ReplayedAction {
  /// The time that the action takes, as far as it is known before the run.
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan

  /// Performs the action when its time has come.
  ///
  /// - Parameter index: the index of its statement.
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int)
}

/// The time and the number of inputs that an action takes.
struct ActionSpan {
  /// The time that its input takes; `nil` if only the run can tell.
  var length: Time? = .zero
  /// The least number of inputs that it stands for.
  var inputs = 1.0
  /// Whether it is over with its input. The subject knows whether a resize, or a change of a
  /// collection, has arrived or been replaced by another one.
  var isOverAtOnce = false
}

/// An action that is one input, or none, and takes no time.
protocol InstantAction: ReplayedAction {}

extension InstantAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan { ActionSpan() }
}

extension Action: ReplayedAction {
  func span(_ setup: Setup, _ syntax: ScenarioSyntax) -> ActionSpan {
    switch self {
    case .layout(let action): return action.span(setup, syntax)
    case .progress(let action): return action.span(setup, syntax)
    case .finish(let action): return action.span(setup, syntax)
    case .undo(let action): return action.span(setup, syntax)
    case .update(let action): return action.span(setup, syntax)
    case .measure(let action): return action.span(setup, syntax)
    case .scroll(let action): return action.span(setup, syntax)
    case .drag(let action): return action.span(setup, syntax)
    case .flick(let action): return action.span(setup, syntax)
    case .tap(let action): return action.span(setup, syntax)
    case .hold(let action): return action.span(setup, syntax)
    case .rotate(let action): return action.span(setup, syntax)
    case .resize(let action): return action.span(setup, syntax)
    case .direction(let action): return action.span(setup, syntax)
    case .delete(let action): return action.span(setup, syntax)
    case .insert(let action): return action.span(setup, syntax)
    case .move(let action): return action.span(setup, syntax)
    case .arrange(let action): return action.span(setup, syntax)
    case .turn(let action): return action.span(setup, syntax)
    case .lift(let action): return action.span(setup, syntax)
    case .carry(let action): return action.span(setup, syntax)
    case .drop(let action): return action.span(setup, syntax)
    case .replace(let action): return action.span(setup, syntax)
    case .redo(let action): return action.span(setup, syntax)
    case .byHost(let action): return action.span(setup, syntax)
    case .cancel(let action): return action.span(setup, syntax)
    case .commits(let action): return action.span(setup, syntax)
    case .resolve(let action): return action.span(setup, syntax)
    case .focus(let action): return action.span(setup, syntax)
    case .step(let action): return action.span(setup, syntax)
    case .wheel(let action): return action.span(setup, syntax)
    case .key(let action): return action.span(setup, syntax)
    case .reveal(let action): return action.span(setup, syntax)
    case .select(let action): return action.span(setup, syntax)
    case .play(let action): return action.span(setup, syntax)
    case .touch(let action): return action.span(setup, syntax)
    case .commit(let action): return action.span(setup, syntax)
    case .fail(let action): return action.span(setup, syntax)
    case .random(let action): return action.span(setup, syntax)
    case .wait(let action): return action.span(setup, syntax)
    case .settle(let action): return action.span(setup, syntax)
    case .snapshot(let action): return action.span(setup, syntax)
    }
  }

  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    switch self {
    case .layout(let action): action.perform(in: &runner, statement: index)
    case .progress(let action): action.perform(in: &runner, statement: index)
    case .finish(let action): action.perform(in: &runner, statement: index)
    case .undo(let action): action.perform(in: &runner, statement: index)
    case .update(let action): action.perform(in: &runner, statement: index)
    case .measure(let action): action.perform(in: &runner, statement: index)
    case .scroll(let action): action.perform(in: &runner, statement: index)
    case .drag(let action): action.perform(in: &runner, statement: index)
    case .flick(let action): action.perform(in: &runner, statement: index)
    case .tap(let action): action.perform(in: &runner, statement: index)
    case .hold(let action): action.perform(in: &runner, statement: index)
    case .rotate(let action): action.perform(in: &runner, statement: index)
    case .resize(let action): action.perform(in: &runner, statement: index)
    case .direction(let action): action.perform(in: &runner, statement: index)
    case .delete(let action): action.perform(in: &runner, statement: index)
    case .insert(let action): action.perform(in: &runner, statement: index)
    case .move(let action): action.perform(in: &runner, statement: index)
    case .arrange(let action): action.perform(in: &runner, statement: index)
    case .turn(let action): action.perform(in: &runner, statement: index)
    case .lift(let action): action.perform(in: &runner, statement: index)
    case .carry(let action): action.perform(in: &runner, statement: index)
    case .drop(let action): action.perform(in: &runner, statement: index)
    case .replace(let action): action.perform(in: &runner, statement: index)
    case .redo(let action): action.perform(in: &runner, statement: index)
    case .byHost(let action): action.perform(in: &runner, statement: index)
    case .cancel(let action): action.perform(in: &runner, statement: index)
    case .commits(let action): action.perform(in: &runner, statement: index)
    case .resolve(let action): action.perform(in: &runner, statement: index)
    case .focus(let action): action.perform(in: &runner, statement: index)
    case .step(let action): action.perform(in: &runner, statement: index)
    case .wheel(let action): action.perform(in: &runner, statement: index)
    case .key(let action): action.perform(in: &runner, statement: index)
    case .reveal(let action): action.perform(in: &runner, statement: index)
    case .select(let action): action.perform(in: &runner, statement: index)
    case .play(let action): action.perform(in: &runner, statement: index)
    case .touch(let action): action.perform(in: &runner, statement: index)
    case .commit(let action): action.perform(in: &runner, statement: index)
    case .fail(let action): action.perform(in: &runner, statement: index)
    case .random(let action): action.perform(in: &runner, statement: index)
    case .wait(let action): action.perform(in: &runner, statement: index)
    case .settle(let action): action.perform(in: &runner, statement: index)
    case .snapshot(let action): action.perform(in: &runner, statement: index)
    }
  }
}
