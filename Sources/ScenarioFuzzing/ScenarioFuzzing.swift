// This module works with runs, so its users also need the types of ScenarioReplay.
@_exported public import ScenarioReplay
