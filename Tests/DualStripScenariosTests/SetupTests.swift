@testable import ScenarioReplay
import DualStripScenarios
import Testing

/// What a variant of a scenario runs on.
@Suite struct SetupTests {
  /// The setup in words; the insets from the top against the clock.
  private func words(
    _ head: String, variant: [(name: String, value: ScenarioValue)] = []
  ) throws -> String {
    let text = "scenario \"s\"\ndocument\n  pages 3 aspect 1\n\(head)script\n  settle\n"
    let scenario = try Scenario(parsing: text)
    let setup = Setup(scenario.syntax, variant: ScenarioVariant(variant))
    let insets = setup.insets
    let numbers = [
      setup.bounds.width, setup.bounds.height, insets.top, insets.left, insets.bottom,
      insets.right, setup.device.refresh, setup.device.touch,
    ]
    return "\(setup.device.name) \(numbers.map { DecimalText.exact($0) }.joined(separator: " ")) "
      + "\(setup.device.direction.word) \(setup.isLandscape ? "landscape" : "portrait")"
  }

  @Test(arguments: [
    ("", "iphone-15 393 852 59 0 34 0 60 120 ltr portrait"),
    ("device iphone-15 landscape\n", "iphone-15 852 393 0 59 21 59 60 120 ltr landscape"),
    ("device iphone-se landscape\n", "iphone-se 667 375 0 0 0 0 60 60 ltr landscape"),
    ("device ipad-11 portrait\n", "ipad-11 834 1194 24 0 20 0 120 240 ltr portrait"),
    // A device of the catalog is upright, whatever its bounds.
    (
      "device iphone-15\n  bounds 800pt x 400pt\n",
      "iphone-15 400 800 59 0 34 0 60 120 ltr portrait"
    ),
    (
      "device custom\n  bounds 800pt x 400pt\n  insets top 1pt left 2pt\n",
      "custom 800 400 1 2 0 0 60 120 ltr landscape"
    ),
    (
      "device custom portrait\n  bounds 800pt x 400pt\n",
      "custom 400 800 0 0 0 0 60 120 ltr portrait"
    ),
    (
      "device custom landscape\n  bounds 400pt x 800pt\n  insets bottom 3pt right 4pt\n",
      "custom 800 400 0 0 3 4 60 120 ltr landscape"
    ),
    (
      "device iphone-se\n  refresh 30Hz\n  touch 90Hz\n  direction rtl\n",
      "iphone-se 375 667 20 0 0 0 30 90 rtl portrait"
    ),
  ]) func `a scenario runs on the device that it describes`(
    head: String, device: String
  ) throws {
    #expect(try words(head) == device)
  }

  private static let variants: [(name: String, value: ScenarioValue, device: String)] = [
    ("device", .name("ipad-11"), "ipad-11 834 1194 24 0 20 0 120 240 ltr portrait"),
    // Variants that code makes up need not make sense.
    ("device", .name("nokia"), "iphone-15 393 852 59 0 34 0 60 120 ltr portrait"),
    ("orientation", .name("landscape"), "iphone-15 852 393 0 59 21 59 60 120 ltr landscape"),
    ("direction", .name("rtl"), "iphone-15 393 852 59 0 34 0 60 120 rtl portrait"),
    ("refresh", .quantity(30, unit: "Hz"), "iphone-15 393 852 59 0 34 0 30 120 ltr portrait"),
    ("refresh", .quantity(0.5, unit: "Hz"), "iphone-15 393 852 59 0 34 0 1 120 ltr portrait"),
    (
      "refresh", .quantity(20_000, unit: "Hz"),
      "iphone-15 393 852 59 0 34 0 10000 120 ltr portrait"
    ),
    ("refresh", .quantity(.nan, unit: "Hz"), "iphone-15 393 852 59 0 34 0 60 120 ltr portrait"),
    ("touch", .quantity(0, unit: "Hz"), "iphone-15 393 852 59 0 34 0 60 1 ltr portrait"),
    ("touch", .quantity(.nan, unit: "Hz"), "iphone-15 393 852 59 0 34 0 60 60 ltr portrait"),
  ]

  @Test(arguments: variants.indices) func `a variant changes what the scenario runs on`(
    number: Int
  ) throws {
    let (name, value, device) = Self.variants[number]
    #expect(try words("", variant: [(name, value)]) == device)
    if name != "device" {
      let other = try words("device iphone-15-pro\n", variant: [(name, value)])
      #expect(other.hasPrefix("iphone-15-pro "), "the rest is that of the scenario")
    }
  }

  @Test func `a value that the variant lacks counts as zero`() throws {
    let scenario = try Scenario(
      parsing: """
        scenario "v"
        document
          pages 3 aspect 1
        matrix
          vary n = 5, 6
          vary pause = 50ms, 60ms
        script
          wait $pause
          expect $n == 0

        """)
    let run = scenario.run()
    #expect(run.holds && run.end == .zero, "\(run.checks)")
    let odd = scenario.run(
      ScenarioVariant([("n", .quantity(0, unit: "")), ("pause", .name("long"))]))
    #expect(odd.holds && odd.end == .zero, "a word is no time")
    #expect(scenario.run(scenario.variants[1]).end == .milliseconds(60))
  }

  @Test(arguments: [
    ("pages 3 aspect 1\n  page p2 aspect 2 turned 1", "p1 1 0, p2 2 1, p3 1 0"),
    ("page cover aspect 2\n  pages 2 aspect 0.5", "cover 2 0, p1 0.5 0, p2 0.5 0"),
    ("page p2 aspect 2\n  pages 2 aspect 1", "p2 2 0, p1 1 0, p3 1 0"),
  ]) func `a line about one page adds it, or changes the one of that name`(
    lines: String, pages: String
  ) throws {
    let scenario = try Scenario(
      parsing: "scenario \"s\"\ndocument\n  \(lines)\nscript\n  settle\n")
    let setup = Setup(scenario.syntax, variant: ScenarioVariant())
    let found = setup.pages.map { page in
      "\(setup.names.name(page.id)) \(DecimalText.exact(page.aspect)) \(page.quarterTurns)"
    }
    #expect(found.joined(separator: ", ") == pages)
  }
}
