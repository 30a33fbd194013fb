import DualStripScenarios
import TestSupport
import Testing

/// Viewers as bytes.
@Suite struct SavedViewerTests {
  private static func history(_ seed: UInt64) -> RandomHistory {
    // Every fourth history has a browsing side bar; all of them speak.
    var configuration = DualStripViewer.Configuration.random(seed: seed)
    configuration.announces = true
    if seed % 4 == 0 {
      configuration.thumbnails.mode = .browsing
      configuration.thumbnails.axis = .vertical
    }
    return RandomHistory(seed: seed, hasEdits: true, configuration: configuration)
  }

  @Test(arguments: HistoryLawsTests.parts)
  func `a viewer that is restored after every input goes on with the same bits`(
    part: Int
  ) throws {
    for seed in HistoryLawsTests.seeds(of: part, share: 30) {
      let history = Self.history(seed)
      var viewer = history.viewer
      var restored = viewer
      for (time, input) in history.inputs {
        let events = viewer.handle(input, at: time)
        #expect(restored.handle(input, at: time) == events, "\(history.scenario)")
        restored = try DualStripViewer(encoded: viewer.encoded())
        guard restored == viewer else {
          Issue.record("not the same at \(time.milliseconds) ms\n\(history.scenario)")
          return
        }
      }
      let end = viewer.now + .milliseconds(2000)
      #expect(restored.advance(to: end) == viewer.advance(to: end), "\(history.scenario)")
      #expect(restored == viewer, "\(history.scenario)")
    }
  }

  /// A forged viewer is one that somebody has changed, with the right checksum.
  @Test(arguments: HistoryLawsTests.parts) func `forged bytes do no harm`(part: Int) {
    var accepted = 0
    for seed in HistoryLawsTests.seeds(of: part, share: 30) {
      var chance = SeededNumbers(seed: seed &+ 0xF0E6)
      let history = Self.history(seed)
      var viewer = history.viewer
      for (time, input) in history.inputs.prefix(chance.whole(0...history.inputs.count)) {
        viewer.handle(input, at: time)
      }
      let bytes = viewer.encoded()
      for _ in 0..<10 {
        guard var forged = try? DualStripViewer(encoded: forged(bytes, &chance)) else { continue }
        accepted += 1
        // The end of time is too near to let anything happen.
        guard forged.now < .seconds(1e9) else { continue }
        let rest = RandomHistory(of: forged, seed: seed, hasSteps: true)
        for (time, input) in rest.inputs {
          forged.handle(input, at: time)
          _ = forged.presentation
        }
        forged.advance(to: forged.now + .seconds(3))
      }
    }
    #expect(accepted > 0)
  }

  private func forged(_ bytes: [UInt8], _ chance: inout SeededNumbers) -> [UInt8] {
    var body = Array(bytes.dropLast(8))
    for _ in 0..<chance.whole(1...3) {
      let place = chance.whole(4...body.count - 1)
      switch chance.whole(0...4) {
      case 0: body[place] = UInt8(chance.whole(0...255))
      case 1: body[place] ^= 1 << UInt8(chance.whole(0...7))
      case 2: body[place] = chance.choice(of: [0, 1, 2, 0x7f, 0x80, 0xff])
      case 3: body[place] &+= chance.choice(of: [1, 2, 254, 255])
      default: body.insert(UInt8(chance.choice(of: [0, 1, 2])), at: place)
      }
    }
    return DualStripViewer.sealed(body)
  }

  @Test func `the usual rates come back, however they are made`() throws {
    var configuration = DualStripViewer.Configuration()
    configuration.scrolling.previewDeceleration = DecelerationRate(perMillisecond: 0.998)
    configuration.scrolling.thumbnailsDeceleration = DecelerationRate(perMillisecond: 0.99)
    let viewer = DualStripViewer(
      pages: [], bounds: Size(width: 1, height: 1), configuration: configuration)
    #expect(try DualStripViewer(encoded: viewer.encoded()) == viewer)
  }

  @Test func `damaged and foreign bytes are refused in words`() throws {
    var viewer = Self.history(7).viewer
    viewer.perform(.flick(.preview, .forward, velocity: 900))
    let bytes = viewer.encoded()
    #expect(try DualStripViewer(encoded: bytes) == viewer)
    for length in 0..<bytes.count {
      #expect(throws: EncodingFault.self) { try DualStripViewer(encoded: Array(bytes[..<length])) }
    }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      #expect(throws: EncodingFault.self) { try DualStripViewer(encoded: damaged) }
    }
    #expect(throws: EncodingFault.notAViewer) { try DualStripViewer(encoded: Array("DS".utf8)) }
    #expect(throws: EncodingFault.damaged) { try DualStripViewer(encoded: bytes.dropLast()) }
    var later = bytes
    later[3] = 9
    let fault = #expect(throws: EncodingFault.otherVersion(9)) {
      try DualStripViewer(encoded: later)
    }
    #expect(
      fault?.description == """
        these bytes have version 9, and this library reads version 1; make a new viewer from the document
        """)
  }

  @Test func `a saved viewer with a forged byte is refused, or lives on`() {
    var viewer = DualStripViewer(
      pages: (1...4).map { Page(id: PageID($0), aspect: 1) },
      bounds: Size(width: 393, height: 852))
    let edits: [Edit] = [.delete([2]), .turn([3], quarters: 1), .undo]
    for edit in edits { viewer.handle(.edit(edit), at: viewer.now + .milliseconds(400)) }
    viewer.settle(limit: .seconds(2))
    let body = Array(viewer.encoded().dropLast(8))
    var accepted = 0
    for place in Effort.some(body.indices.dropFirst(4), of: 4) {
      for byte in [0, 1, 2, 0x7F, body[place] &+ 1, body[place] &- 1] as [UInt8] {
        var forged = body
        forged[place] = byte
        guard var other = try? DualStripViewer(encoded: DualStripViewer.sealed(forged))
        else { continue }
        for edit in [.undo, .redo, .redo] as [Edit] {
          other.handle(.edit(edit), at: other.now + .milliseconds(40))
          other.settle(limit: .seconds(2))
        }
        accepted += 1
      }
    }
    #expect(accepted > 0)
  }

  /// If this fails, the bytes have changed: raise `encodingVersion`, and write the new number here.
  @Test func `the bytes belong to their version`() throws {
    var sums: [UInt64] = []
    for seed in UInt64(1)...40 {
      var viewer = Self.history(seed).viewer
      for (time, input) in Self.history(seed).inputs { viewer.handle(input, at: time) }
      sums.append(DualStripViewer.checksum(of: viewer.encoded()))
    }
    #expect(DualStripViewer.encodingVersion == 1)
    #expect(sums.reduce(0) { ($0 << 1 | $0 >> 63) ^ $1 } == 15_136_956_284_910_346_249)
  }
}
