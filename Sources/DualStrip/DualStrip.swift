// An app imports DualStrip alone: times, sizes and layout attributes come with it.
@_exported public import CollectionLayouts
@_exported public import ScrollPhysics
