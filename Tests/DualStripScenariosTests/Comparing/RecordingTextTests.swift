import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// A recording as it is read, and the same one under other settings.
@Suite struct RecordingTextTests {
  private static let header = #"{"recording":1,"bounds":[393,852],"pages":3}"#

  /// The times of the records, or the line of the fault, below zero.
  private static func times(_ text: String) -> [Double] {
    do throws(RecordFault) {
      return try Recording(Array(text.utf8)).records.map { $0.time.milliseconds }
    } catch {
      return [Double(-error.line)]
    }
  }

  @Test func `only a last line without its end may be broken, and not if it is the header`() {
    let (head, line, broken) = (Self.header + "\n", "{\"time\":5}\n", "{\"time\":6,\"off")
    #expect(Self.times(head + line + broken) == [5])
    #expect(Self.times(head + broken) == [])
    #expect(Self.times(head + line + broken + "\n") == [-3])
    #expect(Self.times(head + broken + "\n" + broken) == [-2])
    #expect(Self.times(head + broken + "\n" + line) == [-2])
    #expect(Self.times(String(head.dropLast(9))) == [-1])
    // A whole line counts without its end, and one that says what cannot be does not.
    #expect(Self.times(head + line + "{\"time\":7}") == [5, 7])
    #expect(Self.times(head + line + "{\"time\":7,\"active\":\"p9\"}") == [5])
    #expect(Self.times(Self.header) == [] && Self.times("\n\n" + head + line) == [5])
    #expect(Self.times("\n \n\(head)\n\(broken)\n") == [-5] && Self.times("\n\n") == [-1])
  }

  @Test func `a line may be 250 ms before the latest one above it, and is sorted in`() {
    func times(_ lines: [Double]) -> [Double] {
      Self.times(
        ([Self.header] + lines.map { "{\"time\":\($0)}" }).joined(separator: "\n") + "\n")
    }
    #expect(times([300, 50, 100]) == [50, 100, 300] && times([300, 49.5]) == [-3])
    // The latest line counts, not the last one.
    #expect(times([300, 100, 49.5]) == [-4] && times([300, 100, 50]) == [50, 100, 300])
  }

  @Test func `frames are what was shown if there are any, else what the delegates were told`()
    throws
  {
    let scroll = #"{"time":10,"did-scroll":"thumbnails","offset":-170}"#
    let frame = #"{"time":20,"offsets":[3,-160]}"#
    func shown(_ lines: [String]) throws -> [String] {
      try Recording(lines).samples.map {
        "\($0.line) \($0.time.milliseconds) \($0.pane) \($0.offset)"
      }
    }
    let frames = ["3 20.0 preview 3.0", "3 20.0 thumbnails -160.0"]
    #expect(try shown([scroll, frame]) == frames)
    #expect(try shown([scroll]) == ["2 10.0 thumbnails -170.0"])
  }

  @Test func `another setting changes the app's viewer, and not who commits`() throws {
    let delete = #"{"time":10,"delete":["p2"],"edit":"cut"}"#
    let recording = try Recording([delete])
    let other = recording.changed { $0.thumbnails.spacing = 10 }
    #expect(recording.viewer.configuration.thumbnails.spacing == 4)
    #expect(other.viewer.configuration.thumbnails.spacing == 10)
    #expect(other.header.configuration.thumbnails.spacing == 10)
    #expect(other.viewer.configuration.commits == .byHost && other.records.count == 1)
    let said = try Recording(
      [delete], header: #""bounds":[393,852],"pages":3,"commits":"at-once""#)
    let again = said.changed { $0.thumbnails.spacing = 10 }
    #expect(again.viewer.configuration.commits == .immediate)
  }

  @Test func `bounds that change more slowly leave all other lines as they are`() throws {
    let recording = try Recording([
      #"{"time":10,"bounds":[852,393],"over":200}"#, #"{"time":20,"focus":"p2"}"#,
      #"{"time":300,"bounds":[393,852],"insets":[1,2,3,4],"over":300}"#,
    ])
    let slow = recording.resizing(slowerBy: 1.5)
    let inputs = slow.records.compactMap { $0.deed(in: slow.viewer) }
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      inputs == [
        .changeBounds(
          Size(width: 852, height: 393), insets: .zero, over: .milliseconds(300)),
        .focus(2, animated: true),
        .changeBounds(
          Size(width: 393, height: 852), insets: insets, over: .milliseconds(450)),
      ])
    #expect(slow.records.map { $0.time } == recording.records.map { $0.time })
  }
}
