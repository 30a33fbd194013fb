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
}
