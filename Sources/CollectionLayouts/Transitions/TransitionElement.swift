/// An element on its way from one state to another.
public struct TransitionElement<Details: Equatable & Sendable>: Equatable, Sendable {
  /// The name of the element before; `nil` if it is new.
  public let before: LayoutElement?
  /// The name of the element afterwards; `nil` if it is gone.
  public let after: LayoutElement?
  /// How the element is drawn before and afterwards, each in the content coordinates of that state.
  let start: LayoutAttributes<Details>
  let end: LayoutAttributes<Details>

  /// Orders by the content afterwards; a gone element comes before the one that has its place now.
  static func isOrdered(_ left: TransitionElement, _ right: TransitionElement) -> Bool {
    let a = (left.after ?? left.start.element).order
    let b = (right.after ?? right.start.element).order
    return a == b ? left.after == nil && right.after != nil : a < b
  }
}
