import CollectionLayouts
import ScrollPhysics

/// Reads values of the model from the numbers of the page.
extension NumberReader {
  mutating func time() -> Time { .milliseconds(number()) }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func size() -> Size { Size(width: number(), height: number()) }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  mutating func direction() -> LayoutDirection { isOn() ? .rightToLeft : .leftToRight }
}
