// Whoever writes tests of scenarios also meets runs, viewers and times.
@_exported public import DualStripScenarios
