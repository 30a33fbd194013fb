package import CollectionLayouts

/// The device that a scenario runs on: a screen and a touch surface.
package struct Device {
  package var name: String
  /// The size in points: in portrait, unless the scenario gives bounds of its own.
  package var bounds: Size
  package var portraitInsets: EdgeInsets
  package var landscapeInsets: EdgeInsets
  /// Frames per second.
  package var refresh: Double
  /// Touch samples per second.
  package var touch: Double
  package var direction = LayoutDirection.leftToRight

  package static let catalog = [
    Device(
      name: "iphone-se", bounds: Size(width: 375, height: 667),
      portraitInsets: EdgeInsets(top: 20), landscapeInsets: .zero, refresh: 60, touch: 60),
    Device(
      name: "iphone-15", bounds: Size(width: 393, height: 852),
      portraitInsets: EdgeInsets(top: 59, bottom: 34),
      landscapeInsets: EdgeInsets(left: 59, bottom: 21, right: 59), refresh: 60, touch: 120),
    Device(
      name: "iphone-15-pro", bounds: Size(width: 393, height: 852),
      portraitInsets: EdgeInsets(top: 59, bottom: 34),
      landscapeInsets: EdgeInsets(left: 59, bottom: 21, right: 59), refresh: 120, touch: 240),
    Device(
      name: "ipad-11", bounds: Size(width: 834, height: 1194),
      portraitInsets: EdgeInsets(top: 24, bottom: 20),
      landscapeInsets: EdgeInsets(top: 24, bottom: 20), refresh: 120, touch: 240),
    // A custom device has nothing but a clock: the scenario gives its bounds.
    Device(
      name: "custom", bounds: Size(width: 400, height: 800), portraitInsets: .zero,
      landscapeInsets: .zero, refresh: 60, touch: 120),
  ]

  static let names = catalog.map { $0.name }

  package static func named(_ name: String) -> Device? { catalog.first { $0.name == name } }

  package func insets(isLandscape: Bool) -> EdgeInsets {
    isLandscape ? landscapeInsets : portraitInsets
  }
}

extension Size {
  /// Returns the size in an orientation: in landscape, the longer side is the width.
  package func turned(isLandscape: Bool) -> Size {
    let short = min(width, height)
    let long = max(width, height)
    return isLandscape ? Size(width: long, height: short) : Size(width: short, height: long)
  }
}
