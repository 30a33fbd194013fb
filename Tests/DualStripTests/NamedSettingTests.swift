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
      (.undoLimit, -1, 0), (.undoLimit, 20_000, 10_000), (.pageTurnLimit, 0, 1),
      (.pageTurnLimit, 500, 100), (.pageTurnSpeed, -1, 0), (.pageTurnSpeed, 20_000, 10_000),
      (.parallaxGap, .nan, 0), (.imageShift, .nan, 0), (.rubberBand, .nan, 0.55),
      (.previewStiffness, .nan, SettleCurve.previewStiffness),
      (.thumbnailsStiffness, .nan, SettleCurve.thumbnailsStiffness), (.moveTime, 4e6, 3.6e6),
      (.aspectTime, -1, 0),
    ] as [(Setting, Double, Double)])
  func `a viewer takes the nearest number that it can use, and one of its own for none`(
    setting: Setting, given: Double, taken: Double
  ) {
    var configuration = Configuration()
    configuration.set(setting, to: [given])
    let viewer = DualStripViewer(pages: [], bounds: .zero, configuration: configuration)
    #expect(viewer.configuration.numbers(of: setting) == [taken])
  }
}
