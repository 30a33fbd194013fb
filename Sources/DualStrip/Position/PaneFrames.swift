import CollectionLayouts

/// Where the panes are within the viewer, and along which axis each scrolls.
///
/// Inlined: a call from a mutating method would copy the viewer.
extension DualStripViewer {
  /// The axis along which a pane scrolls.
  @inline(__always)
  package func axis(of pane: Pane) -> ScrollAxis {
    pane == .preview ? configuration.previewAxis : configuration.thumbnails.axis
  }

  /// The edge of the viewer at which the strip stands.
  @inline(__always)
  var stripEdge: StripEdge {
    guard configuration.thumbnails.axis == .vertical else { return .bottom }
    return configuration.direction == .leftToRight ? .left : .right
  }

  /// +1 if a pane's later pages lie to the right or further down, else −1.
  @inline(__always)
  package func readingSign(of pane: Pane) -> Double {
    axis(of: pane) == .vertical || configuration.direction == .leftToRight ? 1 : -1
  }

  /// The direction in which a pane reads along its axis; down is like left to right.
  package func direction(of pane: Pane) -> LayoutDirection {
    axis(of: pane) == .vertical ? .leftToRight : configuration.direction
  }

  /// The frame of a pane, in the viewer's coordinates.
  @inline(__always)
  func frame(of pane: Pane, in bounds: ViewerBounds) -> Rect {
    let strip = bounds.thumbnailsFrame(at: stripEdge, breadth: configuration.thumbnails.height)
    return pane == .thumbnails ? strip : bounds.previewFrame(beside: strip, at: stripEdge)
  }

  /// The extent of a pane along its axis, in points.
  @inline(__always)
  func length(of pane: Pane, in bounds: ViewerBounds) -> Double {
    // Each frame needs this several times, so the usual case comes first.
    guard configuration.thumbnails.axis == .vertical || configuration.previewAxis == .vertical
    else { return bounds.size.width }
    return axis(of: pane).length(of: frame(of: pane, in: bounds).size)
  }

  /// The extent of a pane along its axis at `now`, in points.
  @inline(__always)
  package func length(of pane: Pane) -> Double {
    length(of: pane, in: boundsChange.bounds(at: now))
  }
}

/// An edge of the viewer at which the strip stands.
enum StripEdge {
  case bottom
  case left
  case right
}
