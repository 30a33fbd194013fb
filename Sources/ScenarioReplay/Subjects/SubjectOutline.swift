/// A frame, reduced to what comparisons of two runs need.
enum SubjectOutline: Sendable {
  case strips(StripsOutline)
  case collection(CollectionOutline)

  init(_ subject: ReplaySubject, names: Names) {
    switch subject {
    case .strips(let viewer): self = .strips(StripsOutline(viewer))
    case .collection(let collection):
      self = .collection(CollectionOutline(collection.viewer, names: names))
    }
  }

  /// The largest difference of two frames, in points, and what differs; infinite if something other
  /// than a number differs.
  ///
  /// - Parameter pitch: points per page of the strip.
  func difference(
    from other: SubjectOutline, mirrored: Bool, pitch: Double
  ) -> (points: Double, what: String) {
    switch (self, other) {
    case (.strips(let a), .strips(let b)):
      return a.difference(from: b, mirrored: mirrored, pitch: pitch)
    case (.collection(let a), .collection(let b)): return a.difference(from: b, mirrored: mirrored)
    case (.strips, .collection), (.collection, .strips): return (.infinity, "the subject")
    }
  }
}
