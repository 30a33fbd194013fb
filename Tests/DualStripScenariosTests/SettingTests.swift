import DualStrip
import Foundation
import Testing

@testable import DualStripScenarios

/// The settings of a viewer, in a scenario and in code.
@Suite struct SettingTests {
  @Test(arguments: SettingWord.allCases)
  func `a setting has a scenario that holds with it and fails without it`(
    _ word: SettingWord
  ) throws {
    let file = ScenarioFilesTests.folder.appendingPathComponent(
      "Settings/\(word.rawValue).scenario")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.hasPrefix("  \(word.rawValue) ") }
    #expect(without.count == lines.count - 1)
    #expect(try Scenario(parsing: text).run().holds)
    #expect(try !Scenario(parsing: without.joined(separator: "\n")).run().holds)
  }

  @Test(arguments: SettingWord.allCases)
  func `what explains a setting names its usual value`(_ word: SettingWord) {
    let usual = DualStripViewer.Configuration.photos.text(of: word)
    #expect(Explanations.text(of: word.rawValue)?.contains("usually \(usual)") == true)
  }

  @Test(arguments: SettingWord.allCases)
  func `a setting out of its range is told, with the range`(_ word: SettingWord) throws {
    guard let kind = word.kind, kind != .time else { return }
    let unit = [Kind.length: "pt", .pages: "pg", .speed: "pt/s"][kind] ?? ""
    let text = """
      scenario "x"
      document
        pages 3 aspect 1
      viewer
        \(word.rawValue) 1000000\(unit)
      script
        settle
      """
    let fault = #expect(throws: Scenario.Fault.self) { try Scenario(parsing: text) }
    let greatest = DecimalText.exact(word.limits.upperBound)
    #expect(fault?.description.contains("\(greatest)") == true, "\(fault?.description ?? "")")
  }

  @Test func `a viewer bounds the rules of a page turn and of the band`() {
    typealias Rules = DualStripViewer.Scrolling
    let wild = Rules(
      pageTurnEdge: 7, pageTurnSpeed: -.infinity, pageTurnLimit: .min, rubberBand: .nan)
    func bounded(_ rules: Rules) -> Rules {
      DualStripViewer(pages: [], bounds: .zero, configuration: .init(scrolling: rules))
        .configuration.scrolling
    }
    #expect(bounded(wild) == Rules(pageTurnEdge: 0.95, pageTurnSpeed: 0, pageTurnLimit: 1))
    #expect(bounded(Rules(pageTurnLimit: .max)).pageTurnLimit == 100)
  }

  @Test func `plain strips move nothing but offsets`() throws {
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 2) },
      bounds: Size(width: 393, height: 852), configuration: .plain)
    viewer.perform(.drag(.preview, .forward, 150, over: .milliseconds(200)))
    for cell in viewer.thumbnails.visibleLayoutAttributes {
      #expect(abs(cell.frame.size.width - 33) < 1e-9)
    }
    for page in viewer.preview.visibleLayoutAttributes {
      #expect(page.details.imageTranslation == 0 && page.transform.translation.x == 0)
    }
  }
}
