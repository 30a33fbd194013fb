import Foundation
import Testing

/// The complete output of many calls, one after the other, in one folder: `Tests/Digests/commands.txt`.
///
/// To accept a change, run `DUALSTRIP_DIGESTS=write swift test --filter TranscriptTests` and read the difference.
@Suite struct TranscriptTests {
  private static let calls = """
    dualstrip --help
    dualstrip session --help
    dualstrip list --help
    dualstrip replay --help
    dualstrip update --help
    dualstrip watch --help
    dualstrip merge --help
    dualstrip compare --help
    dualstrip diff --help
    dualstrip check --help
    dualstrip fmt --help
    dualstrip explain --help
    dualstrip plan --help
    dualstrip draw --help
    dualstrip play --help
    dualstrip fuzz --help
    dualstrip completions --help
    dualstrip nonsense
    dualstrip replay
    dualstrip replay --jobs 0 good.scenario
    dualstrip list .
    dualstrip check good.scenario bad.scenario failing.scenario none.scenario
    dualstrip fmt --check good.scenario strips.scenario untidy.scenario
    dualstrip fmt untidy.scenario
    cat untidy.scenario
    dualstrip plan strips.scenario --variant mapping=stepped
    dualstrip plan collection.scenario
    dualstrip replay --jobs 1 good.scenario failing.scenario strips.scenario collection.scenario
    dualstrip replay --jobs 1 --margins strips.scenario
    dualstrip replay --jobs 1 --digests strips.scenario collection.scenario
    dualstrip replay --jobs 1 --strict --report tap=- strips.scenario failing.scenario
    dualstrip replay --jobs 1 --report github failing.scenario
    dualstrip replay --jobs 1 --failures failed.sh failing.scenario strips.scenario
    cat failed.sh
    dualstrip replay --jobs 1 --shard 2/3 --report json=shard.json strips.scenario
    cat shard.json
    dualstrip replay --jobs 1 --digests --report json=whole.json quiet.scenario
    sed -i 's/"exit":0/"exit":3/' whole.json
    dualstrip merge whole.json
    dualstrip replay --trace - --variant mapping=stepped strips.scenario
    dualstrip replay --trace a.trace --variant mapping=stepped strips.scenario
    dualstrip replay --trace b.trace --variant mapping=continuous strips.scenario
    dualstrip replay --trace c.trace collection.scenario
    dualstrip diff a.trace a.trace
    dualstrip diff a.trace b.trace
    dualstrip diff b.trace c.trace
    dualstrip diff few.trace three.trace
    dualstrip diff few.trace four.trace
    dualstrip diff few.trace many.trace
    cat three.trace four.trace > both.trace; cat three.trace few.trace > other.trace
    dualstrip diff both.trace other.trace
    dualstrip draw --text --color never --at 350ms --variant mapping=stepped strips.scenario
    dualstrip draw --text --color always --at end collection.scenario
    dualstrip draw --at 350ms --variant mapping=stepped strips.scenario
    dualstrip draw --at 200ms collection.scenario
    dualstrip draw --timeline --variant mapping=stepped strips.scenario
    dualstrip draw --at 9h strips.scenario
    dualstrip update --jobs 1 strips.scenario
    dualstrip update --jobs 1 strips.scenario
    dualstrip update --jobs 1 quiet.scenario
    sed -i 's/900pt/700pt/; s/settled == p5/settled == p1/' quiet.scenario
    dualstrip replay --jobs 1 --goldens always quiet.scenario
    mkdir twice; cp bad.scenario twice/a.scenario; cp bad.scenario twice/b.scenario
    dualstrip replay --jobs 1 --report json=twice.json twice
    cat twice.json
    dualstrip session < session.jsonl
    dualstrip compare --jobs 1 good.jsonl wrong.jsonl broken.jsonl
    dualstrip compare --jobs 1 --report junit=- wrong.jsonl
    dualstrip compare --as-input offsets good.jsonl
    dualstrip explain drag E0203 rests-off
    dualstrip explain darg
    dualstrip completions bash
    dualstrip fuzz --seed 7 --scenarios 3 --jobs 1
    """

  @Test func `every call says what it said before`() throws {
    let shell = try Shell()
    try Self.prepare(shell)
    var text = ""
    for call in Self.calls.split(separator: "\n").map(String.init) {
      let outcome = try shell.bash(call)
      text += "$ \(call)\n\(outcome.output)"
      if !outcome.errors.isEmpty { text += "--- errors\n\(outcome.errors)" }
      text += "--- status \(outcome.code)\n\n"
    }
    text = text.replacing(shell.folder.path, with: "FOLDER")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Digests/commands.txt")
    if ProcessInfo.processInfo.environment["DUALSTRIP_DIGESTS"] == "write" {
      try Data(text.utf8).write(to: file)
    }
    let known = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let said = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(known.count == said.count)
    let place = zip(known, said).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      place == nil,
      "line \(place.map { $0.offset + 1 } ?? 0), not \(place?.element.0 ?? ""), but \(place?.element.1 ?? "")"
    )
  }

  private static func prepare(_ shell: Shell) throws {
    try shell.write("untidy.scenario", "scenario   \"untidy\"\nscript\n      wait 3s\n")
    try shell.write(
      "strips.scenario",
      """
      scenario "strips"
      language 2

      document
        pages 9 aspect 0.7

      device custom
        bounds 390pt x 700pt

      matrix
        vary mapping = stepped, continuous

      script
        flick thumbnails forward 900pt/s as throw
        at throw + 60ms delete p4 as cut
        at throw + 200ms resize 700pt x 390pt over 250ms
        at throw.end insert new1 aspect 2 after p2
        settle within 5s
        snapshot "later"
        expect active == p1
        expect always position <= 3pg from throw to end
        expect position == 4pg ± 0.5pg
        drag preview left 100pt over 120ms as slow
        at slow.end settle within 2s
        expect exactly 1 active-page-changed from slow to end

      """)
    try shell.write(
      "quiet.scenario",
      """
      scenario "quiet"

      document
        pages 9 aspect 0.7

      matrix
        vary mapping = stepped, continuous

      script
        flick thumbnails forward 900pt/s
        settle within 5s
        expect settled == p5

      """)
    try shell.write(
      "collection.scenario",
      """
      scenario "collection"
      language 2

      collection
        section a items 12
        blocks a 2 x 1, 1 x 2, 1 x 1

      layouts
        wall quilt columns 4
        cards carousel
        heap pile

      device custom
        bounds 300pt x 400pt

      script
        flick forward 1500pt/s as throw
        settle within 5s
        layout heap over 300ms as fall
        at fall + 120ms expect switching
        settle within 2s
        update delete a3, delete a4 over 300ms
        settle within 2s
        expect shown.count == 3
        layout cards over 200ms
        settle within 2s
        expect first == a1

      """)
    let header =
      "{\"recording\":1,\"bounds\":[390,700],\"refresh\":60,\"pages\":[[\"a\",1],[\"b\",1],[\"c\",1]]}\n"
    func line(_ frame: Int, _ preview: Double, _ strip: Double) -> String {
      "{\"time\":\(Double(frame * 50) / 3),\"offsets\":[\(preview),\(strip)]}\n"
    }
    let rest = (0..<30).map { line($0, 0, -178.5) }.joined()
    let focus = "{\"time\":100,\"focus\":\"b\",\"animated\":false}\n"
    try shell.write("good.jsonl", header + rest)
    try shell.write("wrong.jsonl", header + focus + rest)
    try shell.write("broken.jsonl", header + "{\"time\":\"now\"}\n")
    try shell.write(
      "session.jsonl",
      """
      {"session":1,"bounds":[390,700],"pages":[["a",1],["b",0.7],["c",1.4]]}
      {"time":0,"frame":true}
      {"time":16,"touch":"down","pane":"thumbnails","x":200,"frame":true}
      {"time":32,"touch":"move","pane":"thumbnails","x":150}
      {"time":48,"touch":"move","pane":"thumbnails","x":90,"frame":true,"tag":"x"}
      {"time":64,"touch":"up","pane":"thumbnails","x":60,"frame":true}
      {"time":500,"tap":[300,30],"frame":true}
      {"time":900,"delete":["b"],"edit":"cut","frame":true}
      {"time":950,"edits":true,"pages":true}
      {"time":2000,"bounds":[700,390],"over":200,"until":"still","panes":true}
      {"time":2600,"focus":"c","until":"still"}
      {"time":100,"frame":true}
      {"nonsense":1}
      not json

      """)
    // Traces that differ in three, four and many events.
    func trace(_ events: Int) -> String {
      let head = "{\"trace\":1,\"version\":\"1\",\"scenario\":\"s\",\"variant\":{}}\n"
      let told = (0..<events).map {
        "{\"event\":\"active-page-changed\",\"time\":\($0 * 10),\"page\":\"p\($0 + 1)\",\"cause\":\"focus\"}\n"
      }
      return head + told.joined() + "{\"end\":500,\"frames\":30,\"events\":\(events)}\n"
    }
    for (name, count) in [("few", 0), ("three", 3), ("four", 4), ("many", 40)] {
      try shell.write("\(name).trace", trace(count))
    }
  }
}
