import DualStripScenarios
import DualStripTesting
import Foundation
import ScenarioFolders
import TestSupport
import Testing

/// Every file of `Scenarios/`, as the command would run it.
@Suite struct ScenarioFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")

  static let all: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".scenario") }.sorted()

  static let valid = all.filter { !$0.hasPrefix("Rejected/") }

  /// All of our own, and every twelfth of `Others`. The command replays all of them.
  static let usual = valid.enumerated().filter { !isFromOthers($0.element) || $0.offset % 12 == 0 }
    .map { $0.element }

  private static func isFromOthers(_ path: String) -> Bool { path.contains("Others/") }

  static func source(_ path: String) throws -> SourceText {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return SourceText(name: "Scenarios/\(path)", bytes: Array(data))
  }

  static func scenario(_ path: String) throws -> Scenario {
    let source = try source(path)
    let place = folder.appendingPathComponent(path).path
    switch Scenario.read(source, images: { ImageFolder.files(in: $0, besides: place) }) {
    case .valid(let scenario): return scenario
    case .invalid(let diagnostics):
      Issue.record("\(DiagnosticRenderer(source).render(diagnostics))")
      throw CancellationError()
    }
  }

  @Test(arguments: [
    ("-", "scans"), ("a.scenario", "scans"), ("b/a.scenario", "b/scans"),
    ("/a.scenario", "//scans"),
  ])
  func `a folder of images is beside the scenario, which may come from standard input`(
    _ scenario: String, _ path: String
  ) {
    #expect(ImageFolder.path(of: "scans", besides: scenario) == path)
    #expect(ImageFolder.path(of: "/scans", besides: scenario) == "/scans")
  }

  @Test func `there are scenarios of every topic`() {
    for topic in ["Scrolling", "Rotation", "Editing", "Edges", "Peers"] {
      #expect(ScenarioFilesTests.valid.contains { $0.hasPrefix("\(topic)/") })
    }
  }

  // The command replays all variants, in release.
  @Test(
    arguments: Effort.some(
      try Scenarios.in("Scenarios", variants: Effort.isThorough ? 5 : 1)
        .filter { !isFromOthers($0.name) }, of: 3))
  func `every expectation and every invariant holds, and every golden`(
    _ run: ScenarioRun
  ) throws {
    try run.expectSuccess()
    let warnings = run.scenario?.warnings.map(\.code) ?? []
    #expect(!warnings.contains("W0103"), "a scenario that expects nothing says nothing")
  }

  // The proof of each build replays them all twice.
  @Test(
    arguments: usual.enumerated().filter { $0.offset % (Effort.isThorough ? 3 : 6) == 0 }.map(
      \.element))
  func `a replay is equal to its repetition, bit for bit`(
    path: String
  ) throws {
    let scenario = try ScenarioFilesTests.scenario(path)
    let variant = try #require(scenario.variants.first)
    let options = TraceWriter.Options(showsAttributes: false, isPrecise: true)
    let run = scenario.run(variant)
    // Each text is written while the scenario runs once more.
    #expect(
      TraceWriter(run, options: options).text() == TraceWriter(run, options: options).text())
  }

  @Test(arguments: Effort.some(valid.prefix(20), of: 4))
  func `the form of a file changes nothing that it does`(
    path: String
  ) throws {
    let scenario = try ScenarioFilesTests.scenario(path)
    let text = String(decoding: scenario.source.bytes, as: UTF8.self)
    // The same words with other spaces, and with line ends as other systems have them.
    let ugly = text.replacingOccurrences(of: "  ", with: "\t ")
      .replacingOccurrences(of: "\n", with: "\r\n")
    let source = SourceText(name: scenario.source.name, text: ugly)
    guard case .valid(let other) = Scenario.read(source) else {
      Issue.record("\(path) is not read in another form")
      return
    }
    let variant = try #require(scenario.variants.first)
    #expect(
      TraceWriter(scenario.run(variant)).text() == TraceWriter(other.run(variant)).text())
    #expect(ScenarioFormatter(source).formatted() == text)
  }

  @Test(arguments: valid) func `files are in their canonical form, which is a fixed point`(
    path: String
  ) throws {
    let source = try ScenarioFilesTests.source(path)
    let formatted = ScenarioFormatter(source).formatted()
    #expect(formatted == String(decoding: source.bytes, as: UTF8.self))
    #expect(ScenarioFormatter(SourceText(name: path, text: formatted)).formatted() == formatted)
  }

  @Test func `a camera's notes may be longer than what is usually read of an image`() throws {
    let notes = [0xFF, 0xE1, 0xFF, 0xFF] + [UInt8](repeating: 7, count: 0xFFFF - 2)
    var image = ImageTests.jpeg(30, 40, held: nil)
    for _ in 0..<8 { image.insert(contentsOf: notes, at: 2) }
    let folder = try TemporaryFolder(bytes: ["1.jpg": image])
    let files = ImageFolder.files(in: folder.url.path, besides: "a.scenario")
    #expect(files.map(\.size) == [Size(width: 30, height: 40)])
  }

  @Test(arguments: [("# why \t ", "# why"), ("wait 1ms #why ", "wait 1ms  #why")])
  func `a comment ends with its last word`(line: String, form: String) {
    let head = "scenario \"f\"\n\nscript\n  "
    let source = SourceText(name: "f", text: head + line + "\n")
    #expect(ScenarioFormatter(source).formatted() == head + form + "\n")
  }

  @Test func `a folder with a slash at its end has the same files`() throws {
    let folder = try TemporaryFolder(["a.scenario": "x", "b/c.scenario": "y"])
    let path = folder.url.path
    let files = ["\(path)/a.scenario", "\(path)/b/c.scenario"]
    #expect(FileTree(path).files == files && FileTree(path + "/").files == files)
  }

  @Test func `files come in the order of their paths, also beside a folder that begins alike`()
    throws
  {
    let folder = try TemporaryFolder(["a/b.scenario": "x", "a-c.scenario": "y"])
    let path = folder.url.path
    #expect(FileTree(path).files == ["\(path)/a-c.scenario", "\(path)/a/b.scenario"])
  }

  @Test func `a device is written to, though its name is a link`() {
    #expect(throws: Never.self) {
      try OutputFile("/dev/stdout", .trace, isForced: false).check()
    }
  }

  @Test func `what is not there is told as such, and a folder that is not there has no files`() {
    let failure = #expect(throws: FileFailure.self) { try Files.read("nowhere/at-all") }
    #expect(failure?.description == "nowhere/at-all: cannot be read: No such file or directory")
    let tree = FileTree("nowhere")
    #expect(tree.files.isEmpty && tree.failures.isEmpty)
  }

  @Test func `below a file no folder can be created`() throws {
    let folder = try TemporaryFolder(["plain": "x"])
    let path = "\(folder.url.path)/plain/x/a.trace"
    let failure = #expect(throws: FileFailure.self) { try Files.makeFolder(of: path) }
    #expect(failure?.description == "\(path): its folder cannot be created")
  }

  @Test func `a link that leads out of a folder is told with its path`() throws {
    let folder = try TemporaryFolder(["set/a.scenario": "x", "b.scenario": "y"])
    let path = "\(folder.url.path)/set"
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/out.scenario", withDestinationPath: "../b.scenario")
    let skipped = FileTree(path).skipped.map(\.description)
    #expect(skipped == ["\(path)/out.scenario: is a link to nothing in \(path)"])
  }
}
