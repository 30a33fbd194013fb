// This module works on runs, so its users need the types of ScenarioReplay, too.
@_exported public import ScenarioReplay
