/// What a script does to a collection.
package enum CollectionAction: Sendable {
  case layout(Located<String>, over: Measure?)
  /// A switch whose progress is given by hand.
  case holdLayout(Located<String>)
  case progress(Located<String>, Measure, over: Measure?)
  case finish(Located<String>, over: Measure?)
  case undo(Located<String>, over: Measure?)
  case update([Change], over: Measure?)
  case measure([(item: Located<String>, size: Traits)])
  case scrollTo(Located<String>, at: String, animated: Bool)
  /// Some way forward, or backward.
  case scrollBy(HeadingName, Measure)
  case direction(isRightToLeft: Bool)

  /// How long it takes, where that is said.
  package var duration: Measure? {
    switch self {
    case .layout(_, let time), .progress(_, _, let time), .finish(_, let time), .undo(_, let time),
      .update(_, let time):
      return time
    case .holdLayout, .measure, .scrollTo, .scrollBy, .direction: return nil
    }
  }

  /// What is said of an item besides its name; what is not said is as usual, or as it was.
  package struct Traits: Sendable {
    package var block: (width: Measure, height: Measure)?
    package var height: Measure?
    package var width: Measure?
    package var span: Measure?
    package var insets: [(edge: EdgeName, length: Measure)]?
    /// Whether its height is a guess so far.
    package var isEstimated = false
  }

  /// One change of a batch.
  package struct Change: Sendable {
    package enum Kind: Sendable {
      case insert(Located<String>, Traits, Place)
      case delete(Located<String>)
      case move(Located<String>, Place)
      case reload(Located<String>, Traits)
      case insertSection(Located<String>, count: Measure, SectionPlace)
      case deleteSection(Located<String>)
      case moveSection(Located<String>, SectionPlace)
      case reloadSection(Located<String>, count: Measure?)
    }

    package var kind: Kind
    var range: SourceRange
  }

  /// Where an item comes to, in the content afterwards.
  package enum Place: Sendable {
    case before(Located<String>)
    case after(Located<String>)
    /// A section and a number from 1.
    case at(Located<String>, Measure)
  }

  /// Where a section comes to, among the sections afterwards.
  package enum SectionPlace: Sendable {
    case first
    case last
    case before(Located<String>)
    case after(Located<String>)
  }
}

/// One line of a section `collection`.
package enum ContentLine: Sendable {
  case section(Located<String>, count: Measure, header: Measure?, footer: Measure?)
  case blocks(Located<String>, [(width: Measure, height: Measure)])
  case randomBlocks(Located<String>, Measure, Measure, seed: Measure)
  /// Heights or widths, again from the start when they run out.
  case lengths(ContentWord, Located<String>, [Measure])
  case randomLengths(ContentWord, Located<String>, Measure, Measure, seed: Measure)
  case item(Located<String>, CollectionAction.Traits)
}

/// A layout that a scenario gives a name.
package struct LayoutClause: Sendable {
  package var name: Located<String>
  package var kind: Located<LayoutKindName>
  /// `nil` for the axis that is usual for the kind.
  package var isHorizontal: Bool?
  package var parameters: [LayoutParameter]
  /// From the kind on.
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

  package var word: LayoutParameterWord
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

/// Where elements are expected to be, in points.
package struct FrameTable: Sendable {
  package struct Row: Sendable {
    package var element: ElementTarget
    /// Left, top, width and height, in content coordinates.
    package var numbers: [Double]
  }

  package var name: Located<String>
  package var rows: [Row] = []
}
