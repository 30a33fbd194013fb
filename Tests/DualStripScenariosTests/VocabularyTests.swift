import CollectionLayouts
import Testing

@testable import ScenarioLanguage

/// The words of the language: devices, guesses, explanations.
@Suite struct VocabularyTests {
  @Test func `each device has the measures of its screen, its edges, and its rates`() {
    let told = Device.catalog.map { device -> String in
      let edges = [false, true].flatMap { isLandscape -> [Double] in
        let insets = device.insets(isLandscape: isLandscape)
        return [insets.top, insets.left, insets.bottom, insets.right]
      }
      let numbers = [device.bounds.width, device.bounds.height] + edges
      return "\(device.name) \((numbers + [device.refresh, device.touch]).map { Int($0) })"
    }
    // Width and height; top, left, bottom and right, first in portrait; frames, touches.
    #expect(
      told == [
        "iphone-se [375, 667, 20, 0, 0, 0, 0, 0, 0, 0, 60, 60]",
        "iphone-15 [393, 852, 59, 0, 34, 0, 0, 59, 21, 59, 60, 120]",
        "iphone-15-pro [393, 852, 59, 0, 34, 0, 0, 59, 21, 59, 120, 240]",
        "ipad-11 [834, 1194, 24, 0, 20, 0, 24, 0, 20, 0, 120, 240]",
        "custom [400, 800, 0, 0, 0, 0, 0, 0, 0, 0, 60, 120]",
      ])
    for size in [Size(width: 3, height: 2), Size(width: 2, height: 3)] {
      #expect(size.turned(isLandscape: true) == Size(width: 3, height: 2))
      #expect(size.turned(isLandscape: false) == Size(width: 2, height: 3))
    }
    #expect(Device.named("ipad-11")?.bounds.height == 1194 && Device.named("ipad") == nil)
  }

  @Test func `the nearest word is at most two letters off, one where it is short`() {
    let long = String(repeating: "a", count: 64)
    let cases: [(word: String, words: [String], nearest: String?)] = [
      ("drga", ["drag"], "drag"), ("dgar", ["drag"], "drag"), ("xgxx", ["drag"], nil),
      ("hodx", ["hold"], "hold"), ("hxyd", ["hold"], "hold"), ("xyzd", ["hold"], nil),
      ("tpa", ["tap"], "tap"), ("atp", ["tap"], "tap"), ("ta", ["tap"], "tap"),
      ("tapp", ["tap"], "tap"), ("tpx", ["tap"], nil), ("t", ["tap"], nil),
      ("tapps", ["tap"], nil), ("abcdef", ["abcd"], "abcd"), ("abcdefg", ["abcd"], nil),
      ("ab", ["abcd"], "abcd"), ("p9", ["q1", "p1", "p2"], "p1"),
      ("setled", ["settle", "settled"], "settled"), ("same", ["sane", "same"], "same"),
      ("", ["ab", "a"], "a"), ("a", [""], ""), ("ab", [""], nil), ("a", [], nil),
      (long, [long + "b"], long + "b"), (long + "b", [long], nil),
    ]
    for (word, words, nearest) in cases {
      #expect(Vocabulary.nearest(to: word, in: words) == nearest, "\(word) \(words)")
    }
  }

  @Test func `a topic lists its words in columns, and a word has its meaning and an example`() {
    let traits = [
      ("bounds", "the viewer's size"), ("insets", "the safe area"),
      ("refresh", "frames per second"), ("touch", "samples of a finger per second"),
      ("direction", "the reading direction"),
    ]
    let list = traits.map { word, meaning in
      word + String(repeating: " ", count: 23 - word.utf8.count) + meaning + "\n"
    }.joined()
    #expect(Explanations.text(of: "trait") == list && Explanations.text(of: "traits") == list)
    #expect(
      Explanations.text(of: "bounds")
        == "bounds (trait): the viewer's size\n\n  for example: bounds 400pt x 800pt\n")
    // A list of the strips comes before that of collections, which alone has a heading.
    let flags = Explanations.text(of: "flags") ?? ""
    let still = "still" + String(repeating: " ", count: 18)
    #expect(flags.hasPrefix(still + "nothing moves, fades, is edited or resized\n"))
    #expect(flags.contains("\n\nflags of a collection:\n\(still)nothing moves, and"))
    #expect(Explanations.text(of: "flags of a collection")?.hasPrefix(still) == true)
    // A list comes before the words of the same name.
    #expect(Explanations.text(of: "layout")?.hasPrefix("list  ") == true)
    let pane = Explanations.text(of: "word of a pane")
    #expect(pane != nil && pane == Explanations.text(of: "words of a pane"))
    #expect(Explanations.text(of: "nobody") == nil && Explanations.text(of: "") == nil)
    // A word that stands for two things is told twice.
    let both = Explanations.text(of: "delete") ?? ""
    #expect(both.hasPrefix("delete (action): "))
    #expect(both.contains("\n\ndelete (word of its script): "))
    let strips = Explanations.words(ofSection: "script", kind: .strips).map { $0.name }
    let collection = Explanations.words(ofSection: "script", kind: .collection).map { $0.name }
    #expect(!strips.contains("progress") && strips.contains("focus"))
    #expect(collection.contains("progress") && collection.contains("focus"))
  }
}
