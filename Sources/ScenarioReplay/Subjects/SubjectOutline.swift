/// What a frame shows, as far as two runs are compared by it.
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

  /// How far two frames are apart, in points, and in what; infinite where something else than a number differs.
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
