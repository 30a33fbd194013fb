// Code that runs scenarios also needs their text, the viewers, their events and their times.
@_exported public import CollectionGallery
@_exported public import DualStrip
@_exported public import ScenarioLanguage
