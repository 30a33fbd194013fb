import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Which inputs a run searches a time for, when it gives up, and what time a sample has.
@Suite struct DecisiveInputTests {
  private static func run(
    _ lines: [String], _ alignment: Alignment = Alignment()
  ) throws -> FittedRun {
    FittedRun(
      try Recording(lines, header: #""bounds":[393,852],"pages":9,"refresh":100"#),
      source: .touches, TimeAllowance(clock: .zero, frame: .milliseconds(10)), alignment)
  }

  /// What a viewer does at the end of these lines: it rests, it focuses, a finger drags the strip,
  /// and a finger is on the preview while a page is deleted.
  private static let states = [
    [#"{"time":40,"frame":true}"#],
    [#"{"time":10,"focus":"p3"}"#, #"{"time":40,"frame":true}"#],
    [
      #"{"time":10,"touch":"down","pane":"thumbnails"}"#, #"{"time":20,"drag":-10}"#,
      #"{"time":40,"frame":true}"#,
    ],
    [
      #"{"time":10,"delete":["p9"]}"#, #"{"time":30,"touch":"down","pane":"preview"}"#,
      #"{"time":40,"frame":true}"#,
    ],
  ]

  private static let kinds: [(kinds: [AppRecord.Kind], decides: [Bool])] = [
    (
      [
        .moved(x: 3, nil), .dragged(by: 3), .wheel(.preview, .init(time: .zero, dy: 1)),
        .didScroll(.preview, offset: 3), .offsets(preview: 0, thumbnails: 0),
      ], [false, false, false, true]
    ),
    ([.down(.preview, x: 3), .willBeginDragging(.preview)], [false, true, true, true]),
    ([.answer(.commit, .number(1)), .commits(.byHost)], [false, false, false, false]),
    (
      [
        .lifted(x: 3, velocity: 0, nil), .cancelled(nil), .asked(.focus(1, animated: true)),
        .key(.init(.left)), .bounds(Size(width: 9, height: 9), nil, over: .zero),
        .edit(.delete([1]), name: nil), .answer(.fail, .number(1)), .answer(.cancel, .number(1)),
        .willEndDragging(.preview, velocity: 1, target: nil),
      ], [true, true, true, true]
    ),
  ]

  @Test func `the time of an input matters if it starts or stops something`() throws {
    for (number, lines) in Self.states.enumerated() {
      let run = try Self.run(lines)
      for (kinds, decides) in Self.kinds {
        for kind in kinds {
          let record = AppRecord(line: 9, time: .milliseconds(50), handled: nil, kind: kind)
          #expect(run.isDecisive(record) == decides[number], "\(number) \(kind)")
        }
      }
    }
  }

  @Test func `a run gives up if nine in ten of forty searches have explained nothing`() throws {
    let frames = (0..<6).map { "{\"time\":\(95 + 10 * $0),\"offsets\":[0,-180]}" }
    let lines =
      [frames[0], #"{"time":100,"touch":"down","pane":"preview"}"#, frames[1]]
      + [#"{"time":110,"touch":"cancel"}"#] + frames.dropFirst(2)
    let first = try Self.run(lines)
    let counts: [(searches: Int, failures: Int, isHopeless: Bool)] = [
      (39, 39, false), (40, 35, false), (40, 36, true), (50, 44, false), (50, 45, true),
    ]
    for (searches, failures, isHopeless) in counts {
      var run = first
      (run.next, run.searches, run.failures) = (0, searches, failures)
      _ = run.bestChoice(for: 1)
      #expect(run.searches == searches + (isHopeless ? 0 : 1), "\(searches) \(failures)")
    }
    // Without samples there is nothing to search with.
    var run = first
    (run.searches, run.lastCost) = (0, 7)
    _ = run.bestChoice(for: 1)
    #expect(run.searches == 0 && run.lastCost == 0)
  }

  @Test func `a sample is of a time as much earlier as its pane is late, and never before zero`()
    throws
  {
    let lag = Alignment.Lag(pane: .thumbnails, by: .milliseconds(10))
    let run = try Self.run([], Alignment(delay: .milliseconds(20), lag: lag))
    let times: [(pane: Pane, shown: Int, own: Int)] = [
      (.preview, 50, 30), (.thumbnails, 50, 20), (.preview, 20, 0), (.thumbnails, 29, 0),
      (.thumbnails, 31, 1),
    ]
    for (pane, shown, own) in times {
      let sample = Sample(line: 2, time: .milliseconds(shown), pane: pane, offset: 0)
      #expect(run.modelTime(of: sample) == .milliseconds(own), "\(pane) \(shown)")
    }
  }
}
