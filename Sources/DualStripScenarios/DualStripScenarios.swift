// Whoever replays scenarios also meets the viewer, its events and its times.
@_exported public import DualStrip
