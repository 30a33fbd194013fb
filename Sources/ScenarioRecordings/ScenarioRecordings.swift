// Whoever uses this module also meets the runs that it is about.
@_exported public import ScenarioReplay
