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

  @Test func `files hold one idea and functions fit a screen`() throws {
    let findings = try Tidy.sources().flatMap { Tidy.lengths(of: $0) }
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test func `the language knows nothing of the viewer`() throws {
    let language = try Tidy.sources().filter { $0.path.contains("/Language/") }
    #expect(!language.isEmpty)
    for file in language {
      #expect(!file.text.contains("import DualStrip"), "\(file.path)")
      #expect(!file.text.contains("DualStripViewer"), "\(file.path)")
    }
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
    let endless = Tidy.File(
      path: "Sources/DualStrip/A.swift", text: String(repeating: "// a\n", count: 401))
    #expect(Tidy.lengths(of: endless).count == 1)
  }
}
