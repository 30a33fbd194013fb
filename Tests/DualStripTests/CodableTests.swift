import DualStrip
import Foundation
import Testing

/// What hosts keep or send: inputs, events and configurations as JSON.
@Suite struct CodableTests {
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    let encoder = JSONEncoder()
    return try JSONDecoder().decode(Value.self, from: encoder.encode(value))
  }

  static let inputs: [DualStripViewer.Input] = [
    .touchBegan(.preview), .dragMoved(.thumbnails, by: -3.25),
    .touchEnded(.preview, velocity: 0.1), .touchCancelled(.thumbnails), .focus(3, animated: true),
    .step(.preview, by: -2), .reveal(.center), .select(.to(4)), .select(.none),
    .tapThumbnails(Point(x: 1, y: 2)), .lift(Point(x: 0.3, y: 2)), .carry(.zero), .drop,
    .cancelLift,
    .changeBounds(
      Size(width: 1, height: 2), insets: EdgeInsets(top: 3), over: .milliseconds(300)),
    .setCommits(.byHost), .edit(.delete([1, 2])),
    .edit(.insert([Page(id: 9, aspect: 0.7, quarterTurns: 3)], .before(2))),
    .edit(.byHost(.move([1], .last))), .edit(.arrange([2, 1])), .edit(.turn([1], quarters: -1)),
    .edit(.replace([])), .edit(.setAspect(1, 0.5)), .edit(.commit(EditID(rawValue: 7))),
    .edit(.failCommit(EditID(rawValue: 7))), .edit(.cancel(EditID(rawValue: 7))), .edit(.undo),
    .edit(.redo),
  ]

  @Test(arguments: inputs)
  func `an input comes back as it was`(_ input: DualStripViewer.Input) throws {
    #expect(try copy(input) == input)
  }

  @Test func `all events of a day come back as they were`() throws {
    var configuration = DualStripViewer.Configuration(commits: .byHost)
    configuration.announces = true
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7) },
      bounds: Size(width: 393, height: 852),
      configuration: configuration)
    var events: [ViewerEvent] = []
    for (number, input) in Self.inputs.enumerated() {
      events += viewer.handle(input, at: .milliseconds(130 * number))
    }
    events += viewer.settle(limit: .seconds(5))
    #expect(events.count > 30)
    #expect(try copy(events) == events)
  }

  @Test func `a configuration comes back by the names of its settings`() throws {
    var configuration = DualStripViewer.Configuration(spacing: 7.125)
    configuration.direction = .rightToLeft
    configuration.thumbnails.mode = .browsing
    configuration.easing = .linear
    #expect(try copy(configuration) == configuration)
    #expect(try copy(DualStripViewer.Configuration.photos) == .photos)
    let text =
      #"{"spacing":7.125,"direction":"rtl","strip-mode":"browsing","easing":"linear","new":1}"#
    let decoded = try JSONDecoder().decode(
      DualStripViewer.Configuration.self, from: Data(text.utf8))
    #expect(decoded == configuration)
  }

  @Test(arguments: [
    #"{"mapping":"no"}"#, #"{"spacing":"wide"}"#, #"{"aspect-range":3}"#, #"{"direction":1}"#, "[]",
  ])
  func `a configuration with a value that is none is an error`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DualStripViewer.Configuration.self, from: Data(text.utf8))
    }
  }
}

extension DualStripViewer.Configuration {
  fileprivate init(spacing: Double) {
    self.init()
    thumbnails.spacing = spacing
  }
}
