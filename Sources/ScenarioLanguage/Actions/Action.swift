/// The action of a statement. All code of this module that must list every action is in this file;
/// for replays it is in `ReplayedAction.swift`.
package enum Action: Sendable {
  // Large cases are indirect: most statements are short, and a script has many.
  indirect case layout(LayoutAction)
  indirect case progress(ProgressAction)
  indirect case finish(FinishAction)
  indirect case undo(UndoAction)
  indirect case update(UpdateAction)
  indirect case measure(MeasureAction)
  indirect case scroll(ScrollAction)
  indirect case drag(DragAction)
  indirect case flick(FlickAction)
  case tap(TapAction)
  indirect case hold(HoldAction)
  case rotate(RotateAction)
  indirect case resize(ResizeAction)
  case direction(DirectionAction)
  case delete(DeleteAction)
  indirect case insert(InsertAction)
  indirect case move(MoveAction)
  indirect case arrange(ArrangeAction)
  indirect case turn(TurnAction)
  case lift(LiftAction)
  indirect case carry(CarryAction)
  case drop(DropAction)
  case replace(ReplaceAction)
  case redo(RedoAction)
  indirect case byHost(ByHostAction)
  case cancel(CancelAction)
  case commits(CommitsAction)
  indirect case resolve(ResolveAction)
  case focus(FocusAction)
  case step(StepAction)
  indirect case wheel(WheelAction)
  indirect case key(KeyAction)
  case reveal(RevealAction)
  indirect case select(SelectAction)
  case play(PlayAction)
  case touch(TouchAction)
  case commit(CommitAction)
  case fail(FailAction)
  indirect case random(RandomAction)
  case wait(WaitAction)
  case settle(SettleAction)
  case snapshot(SnapshotAction)
}

/// The first word of an action. The cases are in the order in which they are explained.
package enum ActionWord: String, CaseIterable {
  case layout
  case progress
  case finish
  case undo
  case update
  case measure
  case scroll
  case drag
  case flick
  case tap
  case hold
  case rotate
  case resize
  case direction
  case delete
  case insert
  case move
  case arrange
  case turn
  case lift
  case carry
  case drop
  case replace
  case redo
  case byHost = "by-host"
  case cancel
  case commits
  case resolve
  case focus
  case step
  case wheel
  case key
  case reveal
  case select
  case play
  case touch
  case commit
  case fail
  case random
  case wait
  case settle
  case snapshot

  /// The description of the action for a kind of subject; `nil` if that subject has no such action.
  func description(of kind: SubjectKind) -> ActionDescription? {
    switch self {
    case .layout: return kind.description(of: LayoutAction.self)
    case .progress: return kind.description(of: ProgressAction.self)
    case .finish: return kind.description(of: FinishAction.self)
    case .undo: return kind.description(of: UndoAction.self)
    case .update: return kind.description(of: UpdateAction.self)
    case .measure: return kind.description(of: MeasureAction.self)
    case .scroll: return kind.description(of: ScrollAction.self)
    case .drag: return kind.description(of: DragAction.self)
    case .flick: return kind.description(of: FlickAction.self)
    case .tap: return kind.description(of: TapAction.self)
    case .hold: return kind.description(of: HoldAction.self)
    case .rotate: return kind.description(of: RotateAction.self)
    case .resize: return kind.description(of: ResizeAction.self)
    case .direction: return kind.description(of: DirectionAction.self)
    case .delete: return kind.description(of: DeleteAction.self)
    case .insert: return kind.description(of: InsertAction.self)
    case .move: return kind.description(of: MoveAction.self)
    case .arrange: return kind.description(of: ArrangeAction.self)
    case .turn: return kind.description(of: TurnAction.self)
    case .lift: return kind.description(of: LiftAction.self)
    case .carry: return kind.description(of: CarryAction.self)
    case .drop: return kind.description(of: DropAction.self)
    case .replace: return kind.description(of: ReplaceAction.self)
    case .redo: return kind.description(of: RedoAction.self)
    case .byHost: return kind.description(of: ByHostAction.self)
    case .cancel: return kind.description(of: CancelAction.self)
    case .commits: return kind.description(of: CommitsAction.self)
    case .resolve: return kind.description(of: ResolveAction.self)
    case .focus: return kind.description(of: FocusAction.self)
    case .step: return kind.description(of: StepAction.self)
    case .wheel: return kind.description(of: WheelAction.self)
    case .key: return kind.description(of: KeyAction.self)
    case .reveal: return kind.description(of: RevealAction.self)
    case .select: return kind.description(of: SelectAction.self)
    case .play: return kind.description(of: PlayAction.self)
    case .touch: return kind.description(of: TouchAction.self)
    case .commit: return kind.description(of: CommitAction.self)
    case .fail: return kind.description(of: FailAction.self)
    case .random: return kind.description(of: RandomAction.self)
    case .wait: return kind.description(of: WaitAction.self)
    case .settle: return kind.description(of: SettleAction.self)
    case .snapshot: return kind.description(of: SnapshotAction.self)
    }
  }
}

extension Action {
  /// Reads the rest of an action, after its first word.
  static func read(
    _ word: ActionWord, _ line: inout LineParser, _ parser: Parser
  ) throws(Faulty) -> Action {
    switch word {
    case .layout: return .layout(try LayoutAction(&line, parser))
    case .progress: return .progress(try ProgressAction(&line, parser))
    case .finish: return .finish(try FinishAction(&line, parser))
    case .undo: return .undo(try UndoAction(&line, parser))
    case .update: return .update(try UpdateAction(&line, parser))
    case .measure: return .measure(try MeasureAction(&line, parser))
    case .scroll: return .scroll(try ScrollAction(&line, parser))
    case .drag: return .drag(try DragAction(&line, parser))
    case .flick: return .flick(try FlickAction(&line, parser))
    case .tap: return .tap(try TapAction(&line, parser))
    case .hold: return .hold(try HoldAction(&line, parser))
    case .rotate: return .rotate(try RotateAction(&line, parser))
    case .resize: return .resize(try ResizeAction(&line, parser))
    case .direction: return .direction(try DirectionAction(&line, parser))
    case .delete: return .delete(try DeleteAction(&line, parser))
    case .insert: return .insert(try InsertAction(&line, parser))
    case .move: return .move(try MoveAction(&line, parser))
    case .arrange: return .arrange(try ArrangeAction(&line, parser))
    case .turn: return .turn(try TurnAction(&line, parser))
    case .lift: return .lift(try LiftAction(&line, parser))
    case .carry: return .carry(try CarryAction(&line, parser))
    case .drop: return .drop(try DropAction(&line, parser))
    case .replace: return .replace(try ReplaceAction(&line, parser))
    case .redo: return .redo(try RedoAction(&line, parser))
    case .byHost: return .byHost(try ByHostAction(&line, parser))
    case .cancel: return .cancel(try CancelAction(&line, parser))
    case .commits: return .commits(try CommitsAction(&line, parser))
    case .resolve: return .resolve(try ResolveAction(&line, parser))
    case .focus: return .focus(try FocusAction(&line, parser))
    case .step: return .step(try StepAction(&line, parser))
    case .wheel: return .wheel(try WheelAction(&line, parser))
    case .key: return .key(try KeyAction(&line, parser))
    case .reveal: return .reveal(try RevealAction(&line, parser))
    case .select: return .select(try SelectAction(&line, parser))
    case .play: return .play(try PlayAction(&line, parser))
    case .touch: return .touch(try TouchAction(&line, parser))
    case .commit: return .commit(try CommitAction(&line, parser))
    case .fail: return .fail(try FailAction(&line, parser))
    case .random: return .random(try RandomAction(&line, parser))
    case .wait: return .wait(try WaitAction(&line, parser))
    case .settle: return .settle(try SettleAction(&line, parser))
    case .snapshot: return .snapshot(try SnapshotAction(&line, parser))
    }
  }

  package var facts: ActionFacts {
    switch self {
    case .layout(let action): return action.facts
    case .progress(let action): return action.facts
    case .finish(let action): return action.facts
    case .undo(let action): return action.facts
    case .update(let action): return action.facts
    case .measure(let action): return action.facts
    case .scroll(let action): return action.facts
    case .drag(let action): return action.facts
    case .flick(let action): return action.facts
    case .tap(let action): return action.facts
    case .hold(let action): return action.facts
    case .rotate(let action): return action.facts
    case .resize(let action): return action.facts
    case .direction(let action): return action.facts
    case .delete(let action): return action.facts
    case .insert(let action): return action.facts
    case .move(let action): return action.facts
    case .arrange(let action): return action.facts
    case .turn(let action): return action.facts
    case .lift(let action): return action.facts
    case .carry(let action): return action.facts
    case .drop(let action): return action.facts
    case .replace(let action): return action.facts
    case .redo(let action): return action.facts
    case .byHost(let action): return action.facts
    case .cancel(let action): return action.facts
    case .commits(let action): return action.facts
    case .resolve(let action): return action.facts
    case .focus(let action): return action.facts
    case .step(let action): return action.facts
    case .wheel(let action): return action.facts
    case .key(let action): return action.facts
    case .reveal(let action): return action.facts
    case .select(let action): return action.facts
    case .play(let action): return action.facts
    case .touch(let action): return action.facts
    case .commit(let action): return action.facts
    case .fail(let action): return action.facts
    case .random(let action): return action.facts
    case .wait(let action): return action.facts
    case .settle(let action): return action.facts
    case .snapshot(let action): return action.facts
    }
  }
}
