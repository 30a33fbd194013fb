import CollectionLayouts
import Foundation
import Testing

@testable import ScenarioLanguage

/// The page about the language names every word that a script may use.
@Suite struct LanguagePageTests {
  @Test func `every action, signal, flag, event and layout is on the page`() throws {
    let page = try String(
      contentsOf: ScenarioFilesTests.folder.appendingPathComponent("LANGUAGE.md"), encoding: .utf8)
    let words = Set(page.split { !$0.isLetter && $0 != "." && $0 != "-" }.map(String.init))
    let signals = StripSignal.names + CollectionSignal.names + ElementSignal.names
    let pages = PageSignal.names + ElementFrame.names
    let events = StripEvent.names + CollectionEventWord.names
    let flags = StripFlag.names + CollectionFlag.names + ElementFlag.names
    let actions = ActionWord.allCases.map(\.rawValue)
    let layouts = GalleryLayout.Kind.allCases.map(\.rawValue)
    for word in signals + pages + events + flags + actions + layouts {
      #expect(words.contains(word) || words.contains(".\(word)"), "it leaves out \(word)")
    }
  }
}
