/// Recorded touches, in ms and pt.
package struct TouchTable: Sendable {
  package struct Row: Sendable {
    package enum Motion: String, Sendable {
      case down
      case move
      case up
      case cancel
    }

    package var milliseconds: Double
    package var x: Double
    package var y: Double
    package var motion: Motion
    package var range: SourceRange
  }

  package var name: Located<String>
  package var rows: [Row] = []
}
