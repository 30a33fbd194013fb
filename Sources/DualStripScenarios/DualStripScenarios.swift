// Whoever works with scenarios also meets their text, their runs, the viewers, and what is made of runs.
@_exported public import ScenarioFuzzing
@_exported public import ScenarioPictures
@_exported public import ScenarioRecordings
@_exported public import ScenarioReplay
