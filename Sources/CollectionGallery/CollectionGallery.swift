// Whoever imports the viewer can name what it is made of and measured in.
@_exported public import CollectionLayouts
@_exported public import ScrollPhysics
