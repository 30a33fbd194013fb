// Tests of scenarios also need runs, viewers and times.
@_exported public import DualStripScenarios
