import DualStrip

/// What a run leaves behind; its size does not depend on the length of the run.
package struct ReplayRecord {
  var frameCount = 0
  var eventCount = 0
  /// The time when the run was over.
  var end = Time.zero
  /// The time of the last frame, which may lie behind the end of the run.
  package var lastTime = Time.zero
  /// Statements that could not be performed, and waits that timed out.
  var troubles: [Trouble] = []
  /// The times when each statement began and ended.
  package var timeline: Timeline
  /// The names of all pages that have ever existed.
  package var names: Names

  /// Something that went wrong during the run.
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
