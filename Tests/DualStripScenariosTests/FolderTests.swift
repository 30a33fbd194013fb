@testable import ScenarioFolders
import DualStripScenarios
import Foundation
import Testing

/// Files, folders and images, as commands find them.
@Suite struct FolderTests {
  private static let text = "scenario \"t\"\nscript\n  settle\n"
  private static let golden = "{\"trace\":1,\"every\":4}\n"

  @Test func `what is below a folder begins with the folder and a slash`() {
    for (folder, path, isBelow) in [
      ("/", "/a", true), ("a", "a/b", true), ("a/", "a/b", true), ("a", "ab/c", false),
      ("a", "a", false), ("a/b", "a", false),
    ] {
      #expect(Files.isBelow(folder, path) == isBelow, "\(path) in \(folder)")
    }
  }

  @Test func `a read up to a limit returns more bytes if the file is larger, else all`() throws {
    let folder = try TemporaryFolder(bytes: ["big": [UInt8](repeating: 7, count: 200_000)])
    let path = "\(folder.url.path)/big"
    // Who asks for the beginning can tell that there is more: also where a piece ends at the limit.
    for limit in [0, 1, 65_535, 65_536, 65_537, 131_072, 196_608, 199_999] {
      #expect(try Files.read(path, upTo: limit).count > limit, "\(limit)")
    }
    #expect(try Files.read(path, upTo: 1).count < 200_000)
    for limit in [200_000, 200_001] { #expect(try Files.read(path, upTo: limit).count == 200_000) }
    #expect(try Files.read(path) == [UInt8](repeating: 7, count: 200_000))
  }

  // `removeAll` is for the whole process: no other test of this process may write meanwhile.
  @Test func `a write replaces the whole file, and unfinished ones can be removed`() throws {
    let folder = try TemporaryFolder(["a.trace": "what was there before"])
    let path = folder.url.path
    let process = ProcessInfo.processInfo.processIdentifier
    // An earlier process with the same number may have left more than there is to write.
    let beside = "\(path)/a.trace.\(process).new"
    try Data("what an earlier process left there".utf8).write(to: URL(fileURLWithPath: beside))
    try Files.write("new", to: "\(path)/a.trace")
    #expect(try String(contentsOfFile: "\(path)/a.trace", encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a.trace"])
    try Files.write("", to: "\(path)/a.trace")
    #expect(try Files.read("\(path)/a.trace").isEmpty)
    let unfinished = UnfinishedFile(beside: "\(path)/b.trace")
    #expect(unfinished.path == "\(path)/b.trace.\(process).new")
    try Data("half".utf8).write(to: URL(fileURLWithPath: unfinished.path))
    UnfinishedFile.removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a.trace"])
    #expect(Files.remove("\(path)/a.trace") && !Files.remove("\(path)/a.trace"))
  }

  @Test func `a file is left over if its process is gone, whatever was asked before`() {
    let process = ProcessInfo.processInfo.processIdentifier
    for _ in 0..<2 {
      #expect(UnfinishedFile.isLeftOver("a.trace.2147483646.new"))
      #expect(!UnfinishedFile.isLeftOver("a.trace.\(process).new"))
    }
    for name in [
      "a.2147483646.old", "2147483646.a.new", "new", ".new", "2147483646",
      "a.trace.-2147483646.new",
    ] {
      #expect(!UnfinishedFile.isLeftOver(name), "\(name)")
    }
  }

  @Test func `links within a folder are followed, those to nothing are told`() throws {
    let folder = try TemporaryFolder([
      "a.scenario": "x", "sub/b.scenario": "y", "Rejected/c.scenario": "z",
      "Rejected/d.scenario": "z", "Rejected/d.diagnostics": "why", "e.diagnostics": "why",
    ])
    let path = folder.url.path
    for (link, place) in [("e.scenario", "sub/b.scenario"), ("f.scenario", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(link)", withDestinationPath: place)
    }
    let tree = FileTree(path)
    // In `Rejected`, only those with diagnostics must be rejected.
    let names = ["Rejected/c.scenario", "a.scenario", "e.scenario", "sub/b.scenario"]
    #expect(tree.scenarios == names.map { "\(path)/\($0)" })
    #expect(tree.files.count == 7 && tree.failures.isEmpty)
    let told = "\(path)/f.scenario: is a link to nothing in \(path)"
    #expect(tree.skipped.map(\.description) == [told])
  }

  /// Why a file must not be replaced; `nil` if it may be.
  private static func refusal(of file: OutputFile) -> String? {
    do throws(FileFailure) {
      try file.check()
      return nil
    } catch {
      return error.reason
    }
  }

  private static let foreign =
    "already exists, and dualstrip did not write it; --force replaces it"

  @Test func `a file is replaced if it looks like what is written`() throws {
    let folder = try TemporaryFolder(["file": ""])
    let path = "\(folder.url.path)/file"
    let report = OutputFile.Content(beginning: "<a>", mark: "<b>")
    let cases: [(content: OutputFile.Content, text: String, isOurs: Bool)] = [
      (.trace, Self.golden, true), (.trace, "<<<<<<< HEAD\n\(Self.golden)", true),
      (.trace, "[{\"trace\":1}]\n", false), (.trace, "\n", false),
      (.scenario, OutputFile.scenarioMark + Self.text, true), (.scenario, Self.text, false),
      (.scenario, "\n" + OutputFile.scenarioMark, false),
      (.picture, "p1\n┌──┐\n", true), (.picture, "┌──┐\n", false),
      (.picture, "<?xml version=\"1.0\"?>\n<svg x>", true), (.picture, "<svg x>", false),
      (.picture, "<?xml version=\"1.0\"?>\n<rss>", false),
      (.picture, "<!doctype html>\n<meta content=\"dualstrip\">", true),
      (.picture, "<!doctype html>\n<p>", false),
      (.picture, "<meta content=\"dualstrip\">", false), (.sameFile, "anything", true),
      (report, "<a>\n<b>", true), (report, "<a>", false), (report, "<b>\n<a>", false),
      (.init(beginning: "<a>"), "<a>", true), (.init(beginning: "<a>"), " <a>", false),
    ]
    for (content, text, isOurs) in cases {
      for text in [text, ""] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let refusal = Self.refusal(of: OutputFile(path, content, isForced: false))
        #expect(refusal == (isOurs || text.isEmpty ? nil : Self.foreign), "\(text)")
        #expect(Self.refusal(of: OutputFile(path, content, isForced: true)) == nil)
      }
    }
  }

  @Test func `what a command reads is no place to write to, but standard input is`() throws {
    let folder = try TemporaryFolder(["file": Self.golden])
    let (path, same) = ("\(folder.url.path)/file", "\(folder.url.path)/./file")
    func refusal(_ path: String, _ content: OutputFile.Content, isForced: Bool = false) -> String? {
      Self.refusal(of: OutputFile(path, content, inputs: ["-", same], isForced: isForced))
    }
    #expect(
      refusal(path, .trace) == "is an input of this command (\(same)); name another file")
    #expect(refusal(path, .sameFile) == nil && refusal(path, .trace, isForced: true) == nil)
    #expect(refusal("-", .trace) == nil && refusal(path + "s", .trace) == nil)
    let link = "\(folder.url.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(refusal(link, .trace) == "is a link; --force writes to its target")
    #expect(refusal(link, .sameFile) == "is a link; --force writes to its target")
  }

  @Test func `images are known by their names, and read as far as they go`() throws {
    var half = ImageTests.png(30, 40)
    half.removeSubrange(33..<46)
    let folder = try TemporaryFolder(bytes: [
      "scans/1.PNG": ImageTests.png(30, 40), "scans/2.jpg": Array("no image".utf8),
      "scans/3.Jpeg": ImageTests.jpeg(30, 40, held: 6), "scans/4.png": half,
      "scans/11.png/inside": [], "scans/6.gif": [], "scans/.7.png": [], "scans/8png": [],
      "scans/9.png.txt": [],
    ])
    let scans = "\(folder.url.path)/scans"
    let names = ["1.PNG", "2.jpg", "3.Jpeg", "4.png", "11.png"]
    #expect(try ImageFolder(scans).names == names)
    let (upright, turned) = (Size(width: 30, height: 40), Size(width: 40, height: 30))
    let files = ImageFolder.files(in: "scans", besides: "\(folder.url.path)/a.scenario")
    #expect(files.map(\.name) == names)
    #expect(files.map(\.size) == [upright, nil, turned, upright, nil])
    // To be drawn, an image must be whole.
    let drawn = names.map { ImageFolder.image($0, in: scans)?.size }
    #expect(drawn == [upright, nil, turned, nil, nil])
    #expect(ImageFolder.image("10.png", in: scans) == nil)
    #expect(ImageFolder.files(in: "nowhere", besides: "\(folder.url.path)/a.scenario").isEmpty)
    for path in ["\(folder.url.path)/nowhere", "\(scans)/1.PNG"] {
      let failure = #expect(throws: FileFailure.self) { try ImageFolder(path) }
      #expect(failure?.description == "\(path): is not a folder")
    }
  }

  @Test func `any two names have one order, by numbers and then by letters`() {
    let names = [
      "0", "00", "01", "1", "002", "02", "2", "2.png3.png", "9", "10", "10a", "010b", "A", "a",
      "a1", "A2", "a10", "a10.png", "b",
    ]
    for (first, name) in names.enumerated() {
      for (second, other) in names.enumerated() {
        let isBefore = NumberedName(name) < NumberedName(other)
        #expect(isBefore == (first < second), "\(name), \(other)")
      }
    }
  }
}
