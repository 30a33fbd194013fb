import DualStrip

/// What a run leaves behind, however long it was.
package struct ReplayRecord {
  var frameCount = 0
  var eventCount = 0
  /// When the run was over.
  var end = Time.zero
  /// The last frame may lie behind the end of the run.
  package var lastTime = Time.zero
  /// Statements that could not be done, and waits in vain.
  var troubles: [Trouble] = []
  /// When each statement began and ended.
  package var timeline: Timeline
  /// Of all pages that have ever been there.
  package var names: Names

  /// What went wrong while it ran.
  struct Trouble {
    enum Kind {
      case invariant
      case settle
      case statement
    }

    var kind: Kind
    /// The statement that it belongs to; `nil` for an invariant.
    var statement: Int?
    var time: Time
    var text: String
  }
}
