import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// Texts by chance are read, run, judged and drawn as they were.
@Suite struct ScenarioDigestTests {
  private static let texts: [(name: String, text: String)] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    // Our own are enough: those in `Others` have the same words.
    let own = (files ?? []).filter { $0.hasSuffix(".scenario") && !$0.hasPrefix("Others/") }
    return own.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      return (try? String(contentsOf: file, encoding: .utf8)).map { (name, $0) }
    }
  }()

  @Test func `what chance draws runs and is drawn as it was`() throws {
    var found: [(name: String, digest: Digest)] = []
    for seed in Effort.some(1...UInt64(60), of: 10) {
      for kind in [SubjectKind.strips, .collection] {
        let text = ScenarioFuzzer.draft(of: kind, seed: seed).text
        let scenario = try Scenario(parsing: text, name: "\(kind) \(seed)")
        let run = scenario.run(scenario.variants[Int(seed) % scenario.variants.count])
        var digest = Digest()
        digest.add(text)
        digest.add(
          bytes: TraceWriter(run, options: .init(showsAttributes: true, isPrecise: true)).bytes())
        if seed.isMultiple(of: 4) {
          let drawing = RunDrawing(run)
          digest.add(bytes: try drawing.svg())
          digest.add(bytes: drawing.timeline())
          digest.add(try drawing.text(.at("0.35s")))
        }
        found.append(("\(kind)-\(seed)", digest))
      }
    }
    let changed = KnownDigests("drafts").changed(found)
    #expect(changed.isEmpty, "as `dualstrip random` draws them")
  }

  @Test(arguments: Effort.some(0..<4, of: 4)) func `a text with changed words is told of as it was`(
    part: Int
  ) {
    var found: [(name: String, digest: Digest)] = []
    for (name, text) in Self.texts {
      // Another scenario in the folder changes nothing for this one.
      var digest = Digest()
      digest.add(name)
      let start = digest.value
      guard start % 4 == UInt64(part) else { continue }
      for seed: UInt64 in 0..<12 {
        var chance = SeededNumbers(seed: start &+ seed)
        let changed = Self.changed(text, &chance)
        var bench = Workbench(Array(changed.utf8))
        digest.add(bench.findings)
        digest.add(bench.formatted)
        let place = chance.whole(0...max(0, changed.utf8.count - 1))
        digest.add(Completions(of: Array(changed.utf8), at: place).words)
        // What can be read is run, and mostly fails; the longest would take their time.
        if seed < 4, changed.utf8.count < 1500, (bench.scenario?.variants.count ?? 99) < 20 {
          digest.add(bench.verdict(of: 0))
        }
      }
      found.append((name.replacing(" ", with: "_"), digest))
    }
    let changed = KnownDigests("changed").changed(found)
    #expect(changed.isEmpty, "scenarios with changed words")
  }

  /// Words of every kind; besides them a text's own words are drawn.
  private static let words = """
    p3 p1..p4 [2] first last 0 -1 1 300ms 0s 2.5s 900pt/s 12pt 3pg 200% 1e9 preview thumbnails both forward left rtl
    delete insert move resize focus drag flick touch wait settle expect always never within from to at as with and
    position active settled drift size cell(p2) abs( ) == != <= > < + * $x "text" # ? : aspect over hold vary
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// One or two words go, come twice, change places, or give way to another; now and then a line goes.
  private static func changed(_ text: String, _ chance: inout SeededNumbers) -> String {
    let words = words + text.split { $0 == " " || $0 == "\n" }.map(String.init)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<chance.whole(1...2) {
      let line = chance.whole(0...lines.count - 1)
      let indent = String(lines[line].prefix { $0 == " " })
      var parts = lines[line].split(separator: " ").map(String.init)
      guard !parts.isEmpty else { continue }
      let place = chance.whole(0...parts.count - 1)
      switch chance.whole(0...6) {
      case 0: parts.remove(at: place)
      case 1: parts.insert(parts[place], at: place)
      case 2: parts.swapAt(place, chance.whole(0...parts.count - 1))
      case 3: parts[place] = String(parts[place].dropLast())
      case 4: parts = []
      default: parts[place] = chance.choice(of: words)
      }
      lines[line] = indent + parts.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }
}

extension Digest {
  mutating func add(bytes: [UInt8]) {
    for byte in bytes { add(bits: UInt64(byte)) }
  }
}
