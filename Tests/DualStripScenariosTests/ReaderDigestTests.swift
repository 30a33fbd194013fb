@testable import ScenarioFuzzing
@testable import ScenarioLanguage
@testable import ScenarioReplay
import DualStripScenarios
import TestSupport
import Testing

/// Every signal and every flag of the language, read in many states. A reader that takes one for its neighbour shows
/// here, also where no scenario asks for it.
@Suite struct ReaderDigestTests {
  @Test(arguments: [SubjectKind.strips, .collection])
  func `every signal and every flag is read as it was`(kind: SubjectKind) throws {
    var found: [(name: String, digest: Digest)] = []
    for seed in Effort.some(1...UInt64(24), of: 6) {
      let scenario = try Scenario(parsing: ScenarioFuzzer.draft(of: kind, seed: seed).text)
      let run = scenario.run(scenario.variants[Int(seed) % scenario.variants.count])
      let readings = run.again(showing: Readings(kind: kind))
      found.append(("\(kind)-\(seed)", readings.digest))
      #expect(readings.count > 29, "seed \(seed)")
    }
    let changed = KnownDigests("readers").changed(found)
    #expect(changed.isEmpty)
  }

  /// Reads all that can be asked for, after some inputs and at some frames.
  private struct Readings: RunWitness {
    let kind: SubjectKind
    var digest = Digest()
    var count = 0

    mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
      guard case .state = happening else { return }
      count += 1
      guard count % 29 == 0 else { return }
      let reader = SignalReader(subject, names: names)
      for signal in kind == .strips ? Self.ofStrips : Self.ofCollection {
        digest.add("\(reader.value(of: signal))")
      }
      for target in Self.targets { digest.add("\(reader.page(target))") }
      if let reader = reader.ofStrips {
        for flag in StripFlag.allCases { digest.add(reader.isTrue(flag) ? "yes" : "no") }
      }
      guard let reader = reader.ofCollection else { return }
      for flag in CollectionFlag.allCases { digest.add(reader.isTrue(flag) ? "yes" : "no") }
      for element in Self.elements {
        digest.add(reader.isVisible(element) ? "seen" : "not seen")
        digest.add(reader.isPinned(element) ? "pinned" : "free")
      }
    }

    private static let nowhere = SourceRange(0, 0)

    private static func located<Content>(_ content: Content) -> Located<Content> {
      Located(value: content, range: nowhere)
    }

    private static let targets: [Target] = [
      .active(nowhere), .first(nowhere), .last(nowhere), .index(2, nowhere),
      .name(located("p3")), .name(located("a3")), .name(located("r1")),
    ]

    private static let elements: [ElementTarget] =
      ["a1", "a4", "b2", "c1"].map { .item(.name(located($0))) }
      + ["a", "b", "c"].flatMap { [.header(located($0)), .footer(located($0))] }

    private static let ofStrips: [Signal] =
      StripSignal.allCases.map { .ofStrips(located($0)) }
      + targets.prefix(5).flatMap { target in
        PageSignal.allCases.map { .page(located($0), target) }
          + CellSide.allCases.flatMap { side in
            [PaneName.preview, .thumbnails].map { .cell($0, target, part: located(side)) }
          }
      }

    private static let ofCollection: [Signal] =
      CollectionSignal.allCases.map { .ofCollection(located($0)) }
      + ["a", "b", "c"].map { .sectionCount(located("count"), section: located($0)) }
      + elements.flatMap { element in
        ElementSignal.allCases.map { .element(located($0), element) }
          + ElementFrame.allCases.flatMap { frame in
            FrameSide.allCases.map { .side(located(frame), element, part: located($0)) }
          }
      }
  }
}
