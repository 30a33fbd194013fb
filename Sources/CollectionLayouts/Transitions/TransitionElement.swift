/// An element on its way from one state to another.
public struct TransitionElement<Details: Equatable & Sendable>: Equatable, Sendable {
  /// What it was called before; `nil` for what is new.
  public let before: LayoutElement?
  /// What it is called afterwards; `nil` for what is gone.
  public let after: LayoutElement?
  /// How it is drawn before and afterwards, each in the content coordinates of that state.
  let start: LayoutAttributes<Details>
  let end: LayoutAttributes<Details>

  /// In the order of the content afterwards; what is gone comes before what has its place now.
  static func isOrdered(_ left: TransitionElement, _ right: TransitionElement) -> Bool {
    let a = (left.after ?? left.start.element).order
    let b = (right.after ?? right.start.element).order
    return a == b ? left.after == nil && right.after != nil : a < b
  }
}
