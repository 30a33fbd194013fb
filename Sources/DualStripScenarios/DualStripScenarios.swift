// One import for everything about scenarios.
@_exported public import ScenarioFuzzing
@_exported public import ScenarioPictures
@_exported public import ScenarioRecordings
@_exported public import ScenarioReplay
