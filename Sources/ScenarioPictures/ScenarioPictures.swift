// Users of this module work with runs, so it re-exports ScenarioReplay.
@_exported public import ScenarioReplay
