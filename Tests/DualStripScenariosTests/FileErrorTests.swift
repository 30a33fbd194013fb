@testable import ScenarioFolders
import Foundation
import Testing

/// What files are, and why they cannot be written.
@Suite struct FileErrorTests {
  /// A folder with a file, a folder and links to both, to a device and to nothing.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["file": "x", "sub/file": "y"])
    for (link, place) in [
      ("same", "file"), ("below", "sub"), ("null", "/dev/null"), ("nothing", "nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.url.path)/\(link)", withDestinationPath: place)
    }
    return folder
  }

  @Test(arguments: [
    ("/dev/fd/999999", "Bad file descriptor"), ("/dev/full", "No space left on device"),
    ("nowhere/at-all", "No such file or directory"), ("/", "Is a directory"),
  ])
  func `a write that fails names its path first, and the reason of the system`(
    path: String, reason: String
  ) {
    let failure = #expect(throws: FileFailure.self) { try Files.write("text", to: path) }
    #expect(failure?.path == path)
    #expect(failure?.description == "\(path): cannot be written: \(reason)")
  }

  @Test func `a name that leaves no room for the temporary one is refused, and nothing stays`()
    throws
  {
    let folder = try Self.folder()
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    let path = "\(folder.url.path)/\(String(repeating: "a", count: 254))"
    let failure = #expect(throws: FileFailure.self) { try Files.write("text", to: path) }
    #expect(failure?.description == "\(path): cannot be written: File name too long")
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(Set(after) == Set(before))
  }

  @Test func `a stream is a device or an open file, not what only has a number in its name`() throws
  {
    let folder = try Self.folder()
    let path = folder.url.path
    for name in ["/dev/null", "/dev/stdout", "/dev/stderr", "/dev/fd/1", "/dev/fd/999999"] {
      #expect(Files.isStream(name), "\(name)")
    }
    let names = ["file", "sub", "same", "below", "null", "nothing", "nowhere"]
    for name in names.map({ "\(path)/\($0)" }) + ["/dev/fd/first", "/dev/fd/", "pictures1", ""] {
      #expect(!Files.isStream(name), "\(name)")
    }
  }

  @Test func `a link is followed to what it is, but is a link by itself`() throws {
    let folder = try Self.folder()
    let path = folder.url.path
    let kinds: [(name: String, exists: Bool, isFile: Bool, isFolder: Bool, isLink: Bool)] = [
      ("file", true, true, false, false), ("same", true, true, false, true),
      ("sub", true, false, true, false), ("below", true, false, true, true),
      ("below/file", true, true, false, false), ("null", true, false, false, true),
      ("nothing", false, false, false, true), ("nowhere", false, false, false, false),
      ("", true, false, true, false),
    ]
    for kind in kinds {
      let place = "\(path)/\(kind.name)"
      #expect(Files.exists(place) == kind.exists, "\(kind.name)")
      #expect(Files.isFile(place) == kind.isFile, "\(kind.name)")
      #expect(FileTree.isFolder(place) == kind.isFolder, "\(kind.name)")
      #expect(Files.isLink(place) == kind.isLink, "\(kind.name)")
    }
    let same = [("file", "same"), ("file", "./file"), ("sub/file", "below/file")]
    for (one, other) in same {
      #expect(Files.isSame("\(path)/\(one)", "\(path)/\(other)"), "\(one)")
      #expect(Files.realPath("\(path)/\(one)") == Files.realPath("\(path)/\(other)"), "\(one)")
    }
    #expect(!Files.isSame("\(path)/file", "\(path)/sub/file"))
    let real = try #require(Files.realPath(path))
    #expect(Files.realPath("\(path)/below/file") == "\(real)/sub/file")
    #expect(Files.realPath("\(path)/nothing") == nil && Files.realPath("\(path)/no") == nil)
  }

  @Test func `a device takes what is written, and gets no file beside it`() throws {
    let folder = try Self.folder()
    let path = folder.url.path
    try Files.write("gone", to: "\(path)/null")
    #expect(Files.isLink("\(path)/null"))
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(Set(names) == ["file", "sub", "same", "below", "null", "nothing"])
  }

  @Test func `what is no regular file is not read, with a hint at the pipe`() throws {
    let folder = try Self.folder()
    for name in ["sub", "below", "null"] {
      let path = "\(folder.url.path)/\(name)"
      let failure = #expect(throws: FileFailure.self) { try Files.read(path) }
      let reason = "is not a regular file; pipe it in, and name it -"
      #expect(failure?.path == path && failure?.reason == reason, "\(name)")
    }
  }
}
