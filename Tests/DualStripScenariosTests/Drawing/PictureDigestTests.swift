import DualStripScenarios
import Foundation
import TestSupport
import Testing

@testable import ScenarioPictures

/// Every kind of picture is drawn as it was, to the last byte. After a change of how something looks, run
/// `DUALSTRIP_DIGESTS=write swift test --filter PictureDigestTests`, and look at the picture.
@Suite struct PictureDigestTests {
  private static let texts = [
    (
      name: "strips",
      text: """
      scenario "A drag, \\"and\\" what it does to a long title that needs more than one line of it"
      document
        pages 12 aspect random 0.4 .. 1.8 seed 3
      matrix
        vary far = 60pt, 250pt
        vary span = 100ms, 400ms
        relate span 100ms equals 400ms ± 0.5pt
      script
        drag preview forward $far over $span as pull
        wait 300ms
        expect active == p2
        flick thumbnails forward 900pt/s
        delete p4
        turn p5 by 1
        rotate landscape over 300ms
        wait 200ms
        expect active == p9
        expect count == 12
        settle within 4s
      """
    ),
    (
      name: "collection",
      text: """
      scenario "boxes"
      language 2
      collection
        section a items 30 header 24pt footer 12pt
        section b items 7
      layouts
        wall quilt block 90pt x 90pt, gap 8pt
        rows list item 90pt x 30pt, spacing 2pt
      pane
        layout wall
      matrix
        vary way = 300pt/s, 1500pt/s
      script
        flick forward $way
        layout rows over 300ms
        update delete a3, move b1 before a1
        wait 400ms
        expect offset.y == 9999pt
        settle within 4s
      """
    ),
  ]

  @Test(arguments: texts) func `every picture of a run is drawn as it was`(
    name: String, text: String
  ) throws {
    let scenario = try Scenario(parsing: text, name: "\(name).scenario")
    var found: [(name: String, digest: Digest)] = []
    func add(_ name: String, _ picture: [UInt8]) {
      var digest = Digest()
      digest.add(bytes: picture)
      found.append((name, digest))
    }
    let runs = scenario.variants.map { scenario.run($0) }
    for (number, run) in runs.enumerated() {
      let drawing = RunDrawing(run)
      for (kind, picture) in [
        ("failure", try drawing.svg()), ("end", try drawing.svg(.at("end"))),
        ("sheet", try drawing.svg(.every(.milliseconds(200)))), ("timeline", drawing.timeline()),
        ("card", drawing.card(of: scenario.source)), ("animation", try drawing.animation()),
        ("text", Array(try drawing.text(.every(.milliseconds(200))).utf8)),
      ] { add("\(name)-\(number)-\(kind)", picture) }
    }
    let matrix = MatrixDrawing(
      title: scenario.source.name, runs.map { ($0.variant, $0.holds) },
      relations: scenario.relationChecks(between: runs))
    add("\(name)-matrix", matrix.svg())
    let changed = KnownDigests("pictures").changed(found)
    #expect(changed.isEmpty, "pictures that have changed")
  }

  @Test(arguments: texts) func `the playground is told of a run what it was told`(
    name: String, text: String
  ) throws {
    var bench = Workbench(Array(text.utf8))
    var found: [(name: String, digest: Digest)] = []
    for number in 0..<2 {
      var digest = Digest()
      digest.add(bench.verdict(of: number))
      digest.add(bench.playback(of: number))
      digest.add(bench.relations)
      digest.add(bench.digest(of: number))
      found.append(("\(name)-\(number)-bench", digest))
    }
    let changed = KnownDigests("pictures").changed(found)
    #expect(changed.isEmpty, "runs that are told in another way")
  }

  @Test func `a page looks as it did`() {
    var found: [(name: String, digest: Digest)] = []
    for width in [42.0, 70.7, 141] {
      var digest = Digest()
      for page: UInt64 in 0..<60 { digest.add("\(PagePicture(page: page, width: width).shapes)") }
      found.append(("pages-\(width)", digest))
    }
    var items = Digest()
    for item: UInt64 in 0..<60 { items.add("\(PagePicture(item: item).shapes)") }
    let changed = KnownDigests("pictures").changed(found + [("items", items)])
    #expect(changed.isEmpty, "pages that look otherwise")
  }
}
