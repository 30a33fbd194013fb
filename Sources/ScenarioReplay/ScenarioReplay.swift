// Whoever runs scenarios also meets their text, the viewers, their events and their times.
@_exported public import CollectionGallery
@_exported public import DualStrip
@_exported public import ScenarioLanguage
