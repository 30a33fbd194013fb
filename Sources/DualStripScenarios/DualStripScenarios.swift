// Whoever replays scenarios also meets the viewers, their events and their times.
@_exported public import CollectionGallery
@_exported public import DualStrip
