import DualStrip
import DualStripScenarios
import Foundation
import Testing

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
    #expect(Explanations.text(of: word.rawValue)?.contains("default \(usual)") == true)
  }

  @Test func `a viewer has the settings of the language by the same names`() {
    let names = SettingWord.allCases.filter { $0 != .preset }.map(\.rawValue)
    #expect(DualStripViewer.Setting.allCases.map(\.rawValue) == names)
  }

  /// From its least to its greatest value, zero and both signs.
  @Test(arguments: SettingWord.allCases.filter { $0.kind != nil })
  func `the viewer has a setting as it is said, to the ends of its range and not beyond`(
    _ word: SettingWord
  ) throws {
    let limits = word.limits
    var values = [limits.lowerBound, limits.upperBound]
    values += [0, 0.25, 2, -7].filter { limits.contains($0) }
    if word.isCount { values.removeAll { $0 != $0.rounded() } }
    for value in values {
      let run = try Self.scenario(word, value).run()
      let configuration = run.setup.configuration
      var expected = DualStripViewer.Configuration.photos
      expected.set(word, to: value)
      #expect(configuration == expected, "\(word.rawValue) \(value)")
      let viewer = DualStripViewer(pages: [], bounds: .zero, configuration: configuration)
      #expect(viewer.configuration == configuration, "\(word.rawValue) \(value)")
    }
    for value in [limits.lowerBound - 1, limits.upperBound + 1] {
      #expect(throws: Scenario.Fault.self) { try Self.scenario(word, value) }
    }
  }

  private static func scenario(_ word: SettingWord, _ value: Double) throws -> Scenario {
    let units: [Kind: String] = [.length: "pt", .pages: "pg", .speed: "pt/s", .time: "ms"]
    let unit = word.kind.flatMap { units[$0] } ?? ""
    return try Scenario(
      parsing: """
        scenario "x"
        document
          pages 3 aspect 1
        viewer
          \(word.rawValue) \(DecimalText.exact(value))\(unit)
        script
          settle
        """)
  }

  @Test(arguments: SettingWord.allCases)
  func `a setting out of its range is told, with the range`(_ word: SettingWord) throws {
    guard let kind = word.kind, kind != .time else { return }
    let fault = #expect(throws: Scenario.Fault.self) { try Self.scenario(word, 1_000_000) }
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

  @Test(arguments: SettingWord.allCases.filter { $0.kind != nil })
  func `the language takes whatever a viewer does not bound, and nothing else`(
    _ word: SettingWord
  ) throws {
    let setting = try #require(DualStripViewer.Setting(rawValue: word.rawValue))
    for (wild, limit) in [(-1e9, word.limits.lowerBound), (1e9, word.limits.upperBound)] {
      var configuration = DualStripViewer.Configuration.photos
      configuration.set(word, to: wild)
      let viewer = DualStripViewer(pages: [], bounds: .zero, configuration: configuration)
      let bounded = viewer.configuration.numbers(of: setting)[0]
      #expect(abs(bounded - limit) < 1e-9, "\(word.rawValue): \(bounded)")
    }
  }

  @Test func `a deceleration may be one of two rates by its name, no other number may`() {
    func text(_ line: String) -> String { "scenario \"d\"\nviewer\n  \(line)\nscript\n  settle\n" }
    for word in ["preview-deceleration", "thumbnails-deceleration"] {
      for (name, rate) in [("normal", "0.998"), ("fast", "0.99"), ("0.97", "0.97")] {
        let tree = Parser.parse(SourceText(name: "d", text: text("\(word) \(name)"))).0
        var rates: [String] = []
        for case .number(_, let measure) in tree.settings {
          if case .literal(let value) = measure.content { rates.append(value.text) }
        }
        #expect(rates == [rate], "\(word) \(name)")
      }
      #expect(
        errors(in: text("\(word) slow")).map(\.message)
          == ["expected a number for `normal`, `fast` or a number, found `slow`"])
    }
    for word in ["preview-stiffness", "rubber-band"] {
      #expect(
        errors(in: text("\(word) fast")).map(\.message)
          == ["expected a number for `\(word)`, found `fast`"])
    }
  }

  @Test(arguments: SettingWord.allCases)
  func `a viewer has each word that a scenario gives to a setting`(_ word: SettingWord) throws {
    guard let setting = DualStripViewer.Setting(rawValue: word.rawValue), word != .commits
    else { return }
    for choice in setting.words {
      let text =
        "scenario \"w\"\ndocument\n  pages 3 aspect 1\nviewer\n  \(word.rawValue) \(choice)\n"
        + "script\n  settle\n"
      let configuration = try Scenario(parsing: text).run().setup.configuration
      #expect(configuration.text(of: word) == choice, "\(word.rawValue) \(choice)")
    }
  }

  @Test(arguments: ["at-once", "after 200ms", "fail", "fail after 100ms", "never"])
  func `the head of a trace has the answers of the host as a scenario writes them`(
    answer: String
  ) throws {
    let text =
      "scenario \"w\"\ndocument\n  pages 3 aspect 1\nviewer\n  commits \(answer)\n"
      + "script\n  settle\n"
    let run = try Scenario(parsing: text).run()
    let head = TraceWriter(run).text().prefix { $0 != "\n" }
    #expect(head.contains("\"commits\":\"\(answer)\"}"), "\(head)")
    #expect((run.setup.configuration.commits == .immediate) == (answer == "at-once"))
  }
}
