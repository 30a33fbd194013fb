// Whoever imports the viewer can also name the types that it is made of and measured in.
@_exported public import CollectionLayouts
@_exported public import ScrollPhysics
