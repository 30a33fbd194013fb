package import CollectionLayouts

/// The syntax that only collections have: content, layouts, the pane, and tables of frames.

/// One line of a section `collection`.
package enum ContentLine: Sendable {
  case section(Located<String>, count: Measure, header: Measure?, footer: Measure?)
  case blocks(Located<String>, [(width: Measure, height: Measure)])
  case randomBlocks(Located<String>, Measure, Measure, seed: Measure)
  /// Heights or widths, repeated from the start when they run out.
  case lengths(ContentWord, Located<String>, [Measure])
  case randomLengths(ContentWord, Located<String>, Measure, Measure, seed: Measure)
  case item(Located<String>, ItemTraits)
}

/// A named layout of a scenario.
package struct LayoutClause: Sendable {
  package var name: Located<String>
  package var kind: Located<GalleryLayout.Kind>
  /// `nil` for the usual axis of the kind.
  package var isHorizontal: Bool?
  package var parameters: [LayoutParameter]
  /// The text from the kind on.
  package var range: SourceRange
}

/// A parameter of a layout with its value.
package struct LayoutParameter: Sendable {
  package enum Value: Sendable {
    case number(Measure)
    case size(Measure, Measure)
    case insets([(edge: EdgeName, length: Measure)])
    case word(String)
  }

  package var word: GalleryLayout.Parameter
  package var value: Value
  var range: SourceRange
}

/// A setting of the pane.
package enum PaneSetting: Sendable {
  case layout(Located<String>)
  case pin(headers: Bool, footers: Bool)
  case anchor(String)
  case appear(Appearance)
  case disappear(Appearance)
  case reduceMotion(Bool)

  package enum Appearance: Sendable {
    case fade
    case slide(String)
    case fall(seed: Measure)
    case scale(Measure)
  }
}

/// The expected frames of elements, in points.
package struct FrameTable: Sendable {
  package struct Row: Sendable {
    package var element: ElementTarget
    /// Left, top, width and height, in content coordinates.
    package var numbers: [Double]
  }

  package var name: Located<String>
  package var rows: [Row] = []
}
