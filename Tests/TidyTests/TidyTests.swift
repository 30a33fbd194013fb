import Foundation
import Testing

/// The house rules that a machine can check.
@Suite struct TidyTests {
  @Test func `modules import only what lies below them`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.forbiddenImports(in: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test func `nothing below the command can read a clock or hold a reference`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.forbiddenWords(in: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test func `nothing below the command shares state or keeps a closure`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.sharedState(in: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "public class A {}", "  final class A {}", "actor A {}", "public actor A {}",
    "  static var a = 1", "  let a: any Error", "  let a = SuspendingClock.now",
    "  Task { work() }",
    "  let a = [1].shuffled()", "struct A: @unchecked Sendable {", "  let d = Date()",
  ]) func `each forbidden word is found`(line: String) {
    let file = Tidy.File(path: "Sources/DualStrip/A.swift", text: line + "\n")
    #expect(!Tidy.forbiddenWords(in: file).isEmpty)
    let quoted = Tidy.File(path: "Sources/DualStrip/A.swift", text: "// \(line)\n")
    #expect(Tidy.forbiddenWords(in: quoted).isEmpty)
  }

  @Test(arguments: [
    ("var counter = 0", true), ("public var counter: Int = 0", true),
    ("  private let look: (Int) -> Void", true), ("  var work: @Sendable () -> Int", true),
    ("let limit = 1e-9", false), ("  var end: Time { start + duration }", false),
    ("  let count: Int", false), ("var all: [Int] { [] }", false),
  ]) func `shared state and kept closures are found`(line: String, isForbidden: Bool) {
    let file = Tidy.File(path: "Sources/DualStrip/A.swift", text: line + "\n")
    #expect(Tidy.sharedState(in: file).isEmpty != isForbidden)
  }

  @Test func `the glossary's words stand beside files that are there`() throws {
    let names = try Tidy.page("GLOSSARY.md").matches(of: /`([A-Za-z+]+\.swift)`/).map { $0.1 }
    #expect(names.count > 20)
    let files = Set(try Tidy.sources().compactMap { $0.path.split(separator: "/").last })
    for name in names { #expect(files.contains(name), "\(name)") }
  }

  @Test func `what decides a rule is in the file that the page of the house names`() throws {
    let text = try Tidy.page("ARCHITECTURE.md")
    let start = try #require(text.range(of: "## Where a rule is decided"))
    let end = try #require(text.range(of: "\n## ", range: start.upperBound..<text.endIndex))
    let sources = try Tidy.sources()
    var count = 0
    for row in text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst(2) {
      var file: Tidy.File?
      for word in row.matches(of: /`([^`]+)`/).map({ $0.1 }) {
        if word.hasSuffix(".swift") {
          file = sources.first { $0.path.hasSuffix("/\(word)") }
          #expect(file != nil, "\(row)")
          count += 1
        } else {
          let name = word.prefix { $0 != "(" }
          let isThere = ["func", "let", "var", "case"].contains { kind in
            file?.text.contains("\(kind) \(name)") == true
          }
          #expect(isThere || name == "init", "\(word): \(row)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test func `everything below the command compiles as Embedded Swift`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.notEmbeddable(in: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "    pages.map(\\.id)", "    for x in stride(from: 25.0, through: 3, by: -2) {",
    "struct A: Codable {", "    let b = a as? B", "    Dictionary(a, uniquingKeysWith: +)",
  ]) func `what cannot be embedded is found`(line: String) {
    let file = Tidy.File(path: "Sources/DualStrip/A.swift", text: line + "\n")
    #expect(Tidy.notEmbeddable(in: file).count == 1)
  }

  @Test func `what an app links works on iOS 15`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.newerThanApps(in: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "  var a: InlineArray<2, Double>", "import Synchronization", "  let a = Mutex(0)",
    "  var a: [3 of Double]", "  func a(_ b: Span<Int>) {}", "  let a: Duration = .zero",
    "  let a = text.matches(of: word)", "  if #available(iOS 18, *) {",
    "  var a: any Sequence<Int>",
  ]) func `what iOS 15 does not have is found`(line: String) {
    let file = Tidy.File(path: "Sources/DualStrip/A.swift", text: line + "\n")
    #expect(Tidy.newerThanApps(in: file).count == 1)
    let elsewhere = Tidy.File(path: "Sources/ScenarioFolders/A.swift", text: line + "\n")
    #expect(Tidy.newerThanApps(in: elsewhere).isEmpty)
  }

  @Test func `every public symbol has its sentence`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.undocumented(in: $0) }
    #expect(findings.isEmpty, "\(findings.count):\n\(findings.joined(separator: "\n"))")
    let bare = "public struct A {\n  public var b: Int\n}\n/// C.\npublic enum C {\n  case d\n}\n"
    #expect(
      Tidy.undocumented(in: Tidy.File(path: "Sources/DualStrip/A.swift", text: bare)).count == 3)
  }

  @Test func `what a layout of the gallery answers in its own way reaches the viewer`() throws {
    let sources = try Tidy.sources()
    let forwarding = try #require(
      sources.first { $0.path.hasSuffix("GalleryLayout+Forwarding.swift") })
    let layouts = sources.filter {
      $0.path.contains("/Gallery/") && $0.path.hasSuffix("Layout.swift")
        && !$0.path.hasSuffix("/GalleryLayout.swift") && !$0.path.hasSuffix("SectionedLayout.swift")
    }
    #expect(layouts.count == 8)
    let findings = layouts.flatMap { Tidy.notForwarded($0, by: forwarding) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
    // A list that would snap, and a pile with an inset.
    let list = Tidy.File(
      path: "Sources/CollectionLayouts/Gallery/List/ListLayout.swift",
      text: "    forProposedContentOffset p: Point, withScrollingVelocity velocity: Point,\n")
    #expect(Tidy.notForwarded(list, by: forwarding).count == 1)
    let pile = Tidy.File(
      path: "Sources/CollectionLayouts/Gallery/Pile/PileLayout.swift",
      text: "  public var contentInset: EdgeInsets { .zero }\n")
    #expect(Tidy.notForwarded(pile, by: forwarding).count == 1)
  }

  @Test func `every layout of the gallery takes part in the laws over random cases`() throws {
    let gallery = try Tidy.page("CollectionLayouts/Gallery/GalleryLayout.swift")
    let kinds = gallery.matches(of: /\n  case (\w+)\(/).map { $0.1 }
    #expect(kinds.count >= 8)
    for drawing in [
      "../Tests/TestSupport/RandomLayout.swift",
      "../Tests/CollectionLayoutsTests/RandomGallery.swift",
      "../Tests/CollectionGalleryTests/RandomInputs.swift",
    ] {
      let text = try Tidy.page(drawing)
      for kind in kinds {
        let isDrawn = text.contains(".\(kind)(") || text.contains("(.\(kind), ")
        #expect(isDrawn, "\(drawing) never draws \(kind)")
      }
    }
  }

  @Test func `every format of a report is written in a test`() throws {
    let reports = try Tidy.page("DualStripCommand/Reports/Reports.swift")
    let body = reports.components(separatedBy: "enum Format")[1].components(separatedBy: "}")[0]
    let formats = body.split(separator: "\n").filter { $0.hasPrefix("    case ") }
      .map { $0.dropFirst(9) }
    #expect(formats.count >= 4)
    let tests = try Tidy.page("../Tests/DualStripCommandTests/ReportTests.swift")
    for format in formats { #expect(tests.contains("\"\(format)"), "no test writes \(format)") }
  }

  @Test func `only the folders of subjects tell the strips from a collection`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.subjectSwitches(in: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "    case .strips(let viewer):", "    case (.strips, .page(let page)):",
    "  if kind == .strips {",
    "    guard case .collection(let collection) = subject else { return }",
    "  kind != .collection ? 1 : 2", "    case .collection(let collection): break",
  ]) func `what tells them apart elsewhere is found`(line: String) {
    let file = Tidy.File(path: "Sources/ScenarioReplay/Running/A.swift", text: line + "\n")
    #expect(Tidy.subjectSwitches(in: file).count == 1)
    let own = Tidy.File(path: "Sources/ScenarioReplay/Subjects/A.swift", text: line + "\n")
    #expect(Tidy.subjectSwitches(in: own).isEmpty)
  }

  @Test func `files hold one idea and functions fit a screen`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.lengths(of: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test func `a planted fault is found`() {
    let clock = Tidy.File(path: "Sources/DualStrip/A.swift", text: "let t = ContinuousClock.now\n")
    #expect(Tidy.forbiddenWords(in: clock).count == 1)
    let upward = Tidy.File(path: "Sources/ScrollPhysics/A.swift", text: "public import DualStrip\n")
    #expect(Tidy.forbiddenImports(in: upward).count == 1)
    let system = Tidy.File(path: "Sources/CollectionLayouts/A.swift", text: "import Foundation\n")
    #expect(Tidy.forbiddenImports(in: system).count == 1)
    let body = String(repeating: "    work()\n", count: 70)
    let long = Tidy.File(path: "Sources/DualStrip/A.swift", text: "  func a() {\n\(body)  }\n")
    #expect(Tidy.lengths(of: long).count == 1)
    let bodiless = Tidy.File(
      path: "Sources/DualStrip/A.swift", text: "  func a()\n}\n\nenum B {\n\(body)  }\n")
    #expect(Tidy.lengths(of: bodiless).isEmpty)
    let endless = Tidy.File(
      path: "Sources/DualStrip/A.swift", text: String(repeating: "// a\n", count: 252))
    #expect(Tidy.lengths(of: endless).count == 1)
  }
}
