import Elementary
import ScrollPhysics
import TestSupport
import Testing

@Suite struct TimeTests {
  @Test func `times that are too long are the last, or the first`() {
    let (first, last) = (Time(ticks: .min), Time(ticks: .max))
    #expect(Time.milliseconds(Int.max) == last && Time.milliseconds(Int.min) == first)
    #expect(Time.milliseconds(-2).ticks == -1_411_200 && Time.milliseconds(2.5).ticks == 1_764_000)
    #expect(Time.frame(.max, perSecond: 60) == last && Time.frame(.min, perSecond: 60) == first)
    #expect(last + last == last && first + first == first && first + last == Time(ticks: -1))
    #expect(last - first == last && first - last == first && last - last == .zero)
    #expect(Time.never == last && Time.latest.ticks == .max / 2)
    #expect(Time(ticks: 5).scaled(by: 1) == Time(ticks: 5))
    #expect(Time(ticks: 5).scaled(by: 0.5) == Time(ticks: 3))
    // No `Double` holds this number: a scale of 1 must not convert it.
    #expect(Time(ticks: 1 << 60 + 1).scaled(by: 1) == Time(ticks: 1 << 60 + 1))
  }

  @Test(
    arguments: [
      (0, "0 ms"), (705_600, "1 ms"), (-705_600, "-1 ms"), (352_800, "0.5 ms"), (706, "0.001 ms"),
      (352, "0 ms"), (353, "0.001 ms"), (-352, "0 ms"), (-353, "-0.001 ms"),
      (705_600 * 1010 + 70_560, "1010.1 ms"), (.max, "the end of time"),
      (.min, "the beginning of time"),
    ] as [(Int64, String)])
  func `a time is told in milliseconds, to three digits`(_ ticks: Int64, _ text: String) {
    #expect(Time(ticks: ticks).description == text)
  }

  @Test func `frames of any rate are within half a tick of their time`() {
    for rate in [59.94, 23.976, 60.5, 7, 11, 1000, 0.3] {
      for number in [0, 1, 7, 1000] {
        let seconds = Time.frame(number, perSecond: rate).seconds
        #expect((seconds - Double(number) / rate).magnitude <= 1e-9, "\(number) at \(rate) Hz")
      }
    }
  }

  @Test func `the share of a duration is 0 until it begins, and 1 from its end on`() {
    let (start, length) = (Time.milliseconds(10), Time.milliseconds(4))
    func share(_ milliseconds: Double) -> Double {
      Time.milliseconds(milliseconds).fraction(since: start, of: length)
    }
    #expect([9, 10, 11, 13, 14, 15].map(share) == [0, 0, 0.25, 0.75, 1, 1])
    // What takes no time is over when it begins.
    #expect(start.fraction(since: start, of: .zero) == 1)
    #expect(Time.milliseconds(9).fraction(since: start, of: .zero) == 0)
  }

  @Test func `an animation takes no less than no time and no more than an hour`() {
    #expect(Time.milliseconds(-1).boundedDuration == .zero)
    #expect(Time.seconds(3600).boundedDuration == .seconds(3600))
    #expect((Time.seconds(3600) + Time(ticks: 1)).boundedDuration == .seconds(3600))
    #expect(Time(ticks: 1).boundedDuration == Time(ticks: 1))
  }

  @Test func `the random numbers are those of SplitMix64`() {
    // The first two of the seed 1234567 in the published code of S. Vigna.
    let state = 1_234_567 &+ SplitMix.step
    #expect(SplitMix.number(of: state) == 6_457_827_717_110_365_317)
    #expect(SplitMix.number(of: state &+ SplitMix.step) == 3_203_168_211_198_807_973)
  }

  @Test func `elementary functions have these bits on every machine`() {
    var generator = SeededNumbers(seed: 9)
    var digest: UInt64 = 0
    func add(_ number: Double) { digest = SplitMix.number(of: digest &+ number.bitPattern) }
    for _ in 0..<20_000 {
      add(ElementaryFunctions.exp(generator.number(in: -720...720)))
      add(ElementaryFunctions.exp(generator.number(in: -1...1)))
      add(ElementaryFunctions.log(generator.number(in: 0...3)))
      add(ElementaryFunctions.log(generator.number(in: 0...0x1p-1030)))
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(generator.number(in: -40...40))
      add(sine)
      add(cosine)
    }
    #expect(digest == 8_604_388_268_063_868_397)
  }

  @Test func `elementary functions end where doubles do`() {
    #expect(
      ElementaryFunctions.exp(709.7) < .infinity && ElementaryFunctions.exp(709.71) == .infinity)
    #expect(ElementaryFunctions.exp(-708) > 0 && ElementaryFunctions.exp(-708.1) == 0)
    #expect(ElementaryFunctions.log(.infinity) == .infinity)
    #expect((ElementaryFunctions.log(0x1p-1074) + 1074 * 0.693_147_180_559_945_3).magnitude < 1e-12)
    #expect((ElementaryFunctions.log(0x1p-1022) + 1022 * 0.693_147_180_559_945_3).magnitude < 1e-12)
    #expect(ElementaryFunctions.sineAndCosine(1e6) != (0, 1))
    #expect(ElementaryFunctions.sineAndCosine(1e6.nextUp) == (0, 1))
    for x in [0x1p62, 0x1p62.nextUp, 1e300] {
      #expect(ElementaryFunctions.floor(x) == 0x1p62 && ElementaryFunctions.floor(-x) == -0x1p62)
    }
    #expect(ElementaryFunctions.floor(0x1p62.nextDown) == 0x1p62.nextDown)
    #expect(ElementaryFunctions.floor(-(0x1p62.nextDown)) == -(0x1p62.nextDown))
  }

  @Test func `bytes that stand for no number and for no answer are refused`() throws {
    let most = [UInt8](repeating: 0xff, count: 9)
    var archive = Archive(reading: most + [1], from: 0)
    let number: UInt64 = try archive(nil)
    #expect(number == .max && archive.isAtEnd)
    #expect(throws: ArchiveFault.self) {
      var archive = Archive(reading: most + [2], from: 0)
      let _: UInt64 = try archive(nil)
    }
    #expect(throws: ArchiveFault.self) {
      var archive = Archive(reading: [2], from: 0)
      let _: Bool = try archive(nil)
    }
  }
}
