import Foundation
import DualStrip
import Testing

/// The settings of a viewer by their names.
@Suite struct NamedSettingTests {
  typealias Configuration = DualStripViewer.Configuration
  typealias Setting = DualStripViewer.Setting

  @Test(arguments: Setting.allCases)
  func `a setting takes the numbers that it tells, and no other changes`(_ setting: Setting) {
    let usual = Configuration()
    for other in Setting.allCases {
      // Halves and seconds of words are allowed everywhere, and no default is one of them.
      let numbers = other.words.isEmpty ? [0.75, 0.875] : [1]
      var configuration = usual
      configuration.set(other, to: numbers)
      let isWhole = other == .pageTurnLimit || other == .undoLimit
      let found = configuration.numbers(of: setting)
      #expect(found.count == setting.numberCount)
      if other == setting {
        #expect(found == (isWhole ? [0] : Array(numbers.prefix(setting.numberCount))))
      } else {
        #expect(found == usual.numbers(of: setting), "\(other) has changed it")
      }
    }
  }

  @Test(arguments: [-1, 0.5, 99, .nan])
  func `a word that does not exist is the first one`(_ number: Double) {
    for setting in Setting.allCases where !setting.words.isEmpty {
      var configuration = Configuration()
      configuration.set(setting, to: [number])
      #expect(configuration.numbers(of: setting) == [0], "\(setting)")
    }
  }

  @Test func `a range that is no range is mended`() {
    var configuration = Configuration()
    configuration.set(.aspectRange, to: [3, 2])
    #expect(configuration.thumbnails.aspectRange == 3...3)
    configuration.set(.aspectRange, to: [.nan, 2])
    #expect(configuration.thumbnails.aspectRange == 3...3)
    configuration.set(.aspectRange, to: [1])
    #expect(configuration.numbers(of: .aspectRange) == [1, 3])
  }

  @Test(
    arguments: [
      (.activationDistance, [0.4, 2, .nan], [0.5, 0.99, 0.52]),
      (.previewStiffness, [0, 90, .nan], [1, 60, SettleCurve.previewStiffness]),
      (.thumbnailsStiffness, [0, 90, .nan], [1, 60, SettleCurve.thumbnailsStiffness]),
      (.previewDeceleration, [0.4, 1, .nan], [0.5, 0.9999, 0.5]),
      (.thumbnailsDeceleration, [0.4, 1, .nan], [0.5, 0.9999, 0.5]),
      (.pageTurnEdge, [0, 1, .nan], [0.05, 0.95, 0.5]),
      (.pageTurnSpeed, [-1, 10_001, .nan], [0, 10_000, 0]),
      (.pageTurnLimit, [0, 101, .nan], [1, 100, 1]),
      (.rubberBand, [0, 2, .nan], [0.01, 1, 0.55]),
      (.parallaxGap, [-10_001, 10_001, .nan], [-10_000, 10_000, 0]),
      (.imageShift, [-10.5, 10.5, .nan], [-10, 10, 0]),
      (.undoLimit, [-1, 10_001, .nan], [0, 10_000, 0]),
      (.focusTime, [-1, 3_600_001], [0, 3_600_000]),
      (.handOverTime, [-1, 3_600_001], [0, 3_600_000]),
      (.expansionTime, [-1, 3_600_001], [0, 3_600_000]),
      (.settlementTime, [-1, 3_600_001], [0, 3_600_000]),
      (.shrinkingTime, [-1, 3_600_001], [0, 3_600_000]),
      (.closingTime, [-1, 3_600_001], [0, 3_600_000]),
      (.moveTime, [-1, 3_600_001], [0, 3_600_000]),
      (.aspectTime, [-1, 3_600_001], [0, 3_600_000]),
    ] as [(Setting, [Double], [Double])])
  func `each number has a least and a greatest value, and one for no number`(
    setting: Setting, given: [Double], taken: [Double]
  ) {
    for (number, wanted) in zip(given, taken) {
      var configuration = Configuration()
      configuration.set(setting, to: [number])
      let viewer = DualStripViewer(pages: [], bounds: .zero, configuration: configuration)
      #expect(viewer.configuration.numbers(of: setting) == [wanted], "\(number)")
    }
  }

  @Test func `each word of a setting stands for its value, in the order of the words`() {
    let words: [(Setting, [String], [(Configuration) -> Bool])] = [
      (
        .mapping, ["stepped", "continuous"],
        [{ $0.mapping == .stepped }, { $0.mapping == .continuous }]
      ),
      (
        .focusPolicy, ["next", "previous"],
        [{ $0.focusPolicy == .next }, { $0.focusPolicy == .previous }]
      ),
      (.reduceMotion, ["off", "on"], [{ !$0.reducesMotion }, { $0.reducesMotion }]),
      (.announcements, ["off", "on"], [{ !$0.announces }, { $0.announces }]),
      (
        .commits, ["at-once", "by-host"],
        [{ $0.commits == .immediate }, { $0.commits == .byHost }]
      ),
      (
        .easing, ["ease-in-out", "ease-in", "ease-out", "linear"],
        [
          { $0.easing == .easeInOut }, { $0.easing == .easeIn }, { $0.easing == .easeOut },
          { $0.easing == .linear },
        ]
      ),
      (
        .stripAxis, ["horizontal", "vertical"],
        [{ $0.thumbnails.axis == .horizontal }, { $0.thumbnails.axis == .vertical }]
      ),
      (
        .previewAxis, ["horizontal", "vertical"],
        [{ $0.previewAxis == .horizontal }, { $0.previewAxis == .vertical }]
      ),
      (
        .stripMode, ["centered", "browsing"],
        [{ $0.thumbnails.mode == .centered }, { $0.thumbnails.mode == .browsing }]
      ),
    ]
    let worded = Setting.allCases.filter { !$0.words.isEmpty }
    #expect(words.count == worded.count)
    for (setting, names, isSet) in words {
      #expect(setting.words == names)
      for (place, holds) in isSet.enumerated() {
        var configuration = Configuration()
        configuration.set(setting, to: [Double(place)])
        #expect(holds(configuration), "\(setting) \(names[place])")
        #expect(configuration.numbers(of: setting) == [Double(place)])
      }
    }
  }

  @Test(arguments: Setting.allCases)
  func `a setting is written under its name, and read again`(_ setting: Setting) throws {
    var configuration = Configuration()
    configuration.set(setting, to: setting.words.isEmpty ? [0.75, 0.875] : [1])
    let data = try JSONEncoder().encode(configuration)
    #expect(try JSONDecoder().decode(Configuration.self, from: data) == configuration)
    let value =
      switch setting {
      case .pageTurnLimit, .undoLimit: "0"
      case .aspectRange: "[0.75,0.875]"
      default: setting.words.isEmpty ? "0.75" : "\"\(setting.words[1])\""
      }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"\(setting.rawValue)\":\(value)"))
    #expect(text.contains("\"direction\":\"ltr\""))
  }

  @Test(
    arguments: [
      ("mapping", "no", "no is none of stepped, continuous"),
      ("easing", "bounce", "bounce is none of ease-in-out, ease-in, ease-out, linear"),
      ("direction", "up", "up is none of ltr, rtl"),
    ])
  func `a word that does not exist is told with those that do`(
    key: String, word: String, told: String
  ) {
    let data = Data(#"{"\#(key)":"\#(word)"}"#.utf8)
    do {
      _ = try JSONDecoder().decode(Configuration.self, from: data)
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == told && context.codingPath.map(\.stringValue) == [key])
    } catch {
      Issue.record(error)
    }
  }

  private static let usualNumbers: [(Setting, [Double])] = [
    (.mapping, [0]), (.focusPolicy, [0]), (.reduceMotion, [0]), (.commits, [0]),
    (.thumbnailHeight, [66]), (.thumbnailAspect, [0.5]), (.aspectRange, [0.2, 5]),
    (.spacing, [4]), (.focusedSpacing, [20]), (.parallaxGap, [44]), (.imageShift, [0.3]),
    (.activationDistance, [0.52]), (.previewStiffness, [18]),
    (.thumbnailsStiffness, [SettleCurve.thumbnailsStiffness]), (.previewDeceleration, [0.998]),
    (.thumbnailsDeceleration, [0.99]), (.pageTurnEdge, [0.5]), (.pageTurnSpeed, [0]),
    (.pageTurnLimit, [1]), (.rubberBand, [0.55]), (.easing, [0]), (.focusTime, [300]),
    (.handOverTime, [300]), (.expansionTime, [150]), (.settlementTime, [150]),
    (.shrinkingTime, [150]), (.closingTime, [150]), (.moveTime, [300]), (.aspectTime, [150]),
    (.stripAxis, [0]), (.previewAxis, [0]), (.stripMode, [0]), (.announcements, [0]),
    (.undoLimit, [100]),
  ]

  @Test func `the usual settings are those of Photos, and plain strips differ in four`() {
    let plain: [Setting: [Double]] = [
      .parallaxGap: [0], .imageShift: [0], .focusedSpacing: [0], .aspectRange: [0.5, 0.5],
    ]
    #expect(Self.usualNumbers.map { $0.0 } == Setting.allCases)
    for (setting, numbers) in Self.usualNumbers {
      #expect(Configuration.photos.numbers(of: setting) == numbers, "\(setting)")
      #expect(Configuration.plain.numbers(of: setting) == plain[setting] ?? numbers, "\(setting)")
    }
    #expect(Configuration.photos == Configuration())
    #expect(Configuration.plain.direction == .leftToRight)
    // A viewer bounds none of them.
    for configuration in [Configuration.photos, .plain] {
      let viewer = DualStripViewer(pages: [], bounds: .zero, configuration: configuration)
      #expect(viewer.configuration == configuration)
    }
  }
}
