import DualStrip

extension SelectAction: InstantAction {
  func perform<Witness: RunWitness>(in runner: inout ReplayRunner<Witness>, statement index: Int) {
    guard let named = runner.pages(targets, statement: index) else { return }
    switch pages {
    case .only: runner.input(.select(.only(named[0])))
    case .toggle: runner.input(.select(.toggle(named[0])))
    case .to: runner.input(.select(.to(named[0])))
    case .row:
      runner.input(.select(.only(named[0])))
      runner.input(.select(.to(named[1])))
    case .all: runner.input(.select(.all))
    case .none: runner.input(.select(.none))
    }
  }
}
