import Foundation
import Testing

/// `draw` and `play`: what they write, and what they refuse.
@Suite struct DrawCommandTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    ("README.md", "Scenarios/Pictures/at-a-glance", "--animate"),
    ("Scenarios/COMMANDS.md", "Scenarios/Hands/day-at-a-scanner", "--every 700ms"),
  ])
  func `the picture of a page is what its command draws`(
    page: String, path: String, options: String
  ) throws {
    let text = try String(
      contentsOf: DrawCommandTests.root.appendingPathComponent(page), encoding: .utf8)
    let link = page == "README.md" ? path : path.replacing("Scenarios/", with: "")
    #expect(text.contains("](\(link).svg)"))
    #expect(text.contains("dualstrip draw \(path).scenario \(options)"))
    let place = DrawCommandTests.root.appendingPathComponent(path).path
    let words = options.split(separator: " ").map { String($0) }
    let drawn = try shell.run(["draw", "\(place).scenario"] + words)
    #expect(drawn.code == 0, "\(drawn.errors)")
    let kept = try String(contentsOfFile: "\(place).svg", encoding: .utf8)
    #expect(
      drawn.output == kept,
      "draw it anew: dualstrip draw \(path).scenario \(options) -o \(path).svg")
  }

  @Test func `a picture goes to standard output or to a file, which is no other file`() throws {
    #expect(try shell.run(["draw", "good.scenario"]).output.hasPrefix("<?xml"))
    #expect(try shell.run(["draw", "--text", "good.scenario"]).output.contains("\n┌──"))
    for (command, start) in [("draw", "<?xml"), ("play", "<!doctype html>")] {
      #expect(try shell.run([command, "good.scenario", "-o", "picture"]).code == 0)
      #expect(try shell.read("picture").hasPrefix(start))
      let refused = try shell.run([command, "good.scenario", "-o", "bad.scenario"])
      #expect(refused.code == 74 && refused.errors.contains("did not write it"))
      #expect(try shell.read("bad.scenario").contains("darg"))
      #expect(try shell.run([command, "good.scenario", "-o", "nowhere/x.svg"]).code == 74)
      #expect(try shell.run([command, "bad.scenario"]).code == 2)
      #expect(try shell.run([command]).code == 64)
    }
    let failing = try shell.run(["draw", "failing.scenario"])
    #expect(failing.code == 0 && failing.output.contains("✗ line 4: expect overscroll"))
    // Other files look alike, and a folder has more than one scenario.
    for (name, text) in [("report.xml", "<?xml?><testsuites/>"), ("a.html", "<!doctype html>")] {
      try shell.write(name, text)
      #expect(try shell.run(["draw", "good.scenario", "-o", name]).code == 74)
      #expect(try shell.read(name) == text)
    }
    #expect(try shell.run(["draw", "good.scenario", "-o", "a.png"]).errors.contains("SVG"))
    #expect(try shell.run(["play", "."]).errors.contains("takes one scenario"))
  }

  @Test func `another scenario is played beside the first`() throws {
    let plain = try shell.run(["play", "good.scenario"])
    #expect(plain.output.contains("\"others\":[]"))
    let both = try shell.run(["play", "good.scenario", "--beside", "failing.scenario"])
    #expect(both.code == 0 && both.output.contains("\"others\":[{\"name\":\""))
    #expect(both.output.contains("id=\"frames-1\""))
    try shell.write("wall.scenario", DrawCommandTests.wall)
    for (other, code, part) in [
      ("bad.scenario", 2, "darg"), ("missing.scenario", 74, "missing.scenario"),
      (".", 64, "--beside takes one scenario"), ("wall.scenario", 64, "of the same kind"),
    ] {
      let refused = try shell.run(["play", "good.scenario", "--beside", other])
      #expect(refused.code == code && refused.errors.contains(part), "\(refused.errors)")
      #expect(refused.output.isEmpty)
    }
    // The variants that are chosen are those of the first.
    try shell.write(
      "many.scenario",
      "scenario \"Many\"\nmatrix\n  vary speed = 300pt/s, 900pt/s\ndocument\n  pages 3 aspect 1\n"
        + "script\n  flick preview forward $speed\n")
    let chosen = ["play", "many.scenario", "--variant", "speed=900pt/s", "--beside"]
    #expect(try shell.run(chosen + ["good.scenario"]).code == 0)
    let twice = try shell.run(chosen + ["many.scenario"]).output
    #expect(twice.contains("\"name\":\"many.scenario: speed=300pt/s\""))
    #expect(!twice.contains("{\"name\":\"speed=300pt/s\""))
  }

  @Test func `runs are played in the order of the variants, whichever fail`() throws {
    try shell.write(
      "order.scenario",
      "scenario \"Order\"\nmatrix\n  vary far = 250pt, 1pt, 260pt\ndocument\n  pages 3 aspect 1\n"
        + "script\n  drag preview forward $far over 100ms\n  settle within 3s\n"
        + "  expect settled == p2\n")
    let page = try shell.run(["play", "order.scenario"]).output
    let names = page.matches(of: /"name":"far=([0-9]+)pt"/).map { String($0.output.1) }
    #expect(names.prefix(3) == ["250", "1", "260"])
    #expect(page.contains("\"holds\":false") && page.contains("\"holds\":true"))
  }

  private static let wall = """
    scenario "Wall"
    language 2
    collection
      section a items 4
    layouts
      wall pile side 120pt
    script
      wait 100ms
    """

  @Test(arguments: [
    (["--at", "1s", "--every", "1s"], "exclude each other"), (["--at", "never"], "label"),
    (["--every", "often"], "100ms"), (["--snapshot", "x"], "takes no snapshot"),
    (["--text", "--timeline"], "excludes"), (["--text", "--animate"], "excludes"),
    (["--animate", "--at", "1s"], "exclude each other"),
    (["--matrix", "--pr"], "exclude each other"), (["--pr", "--text"], "excludes"),
    (["--matrix", "--timeline"], "exclude each other"), (["--matrix", "--text"], "excludes"),
    (["--images", "nowhere"], "is not a folder"),
    (["--images", "empty"], "contains no PNG"), (["--color", "always"], "needs --text"),
    (["--at", "9s"], "after the end"), (["--every", "6fr"], "100ms"),
    (["--every", "start - 100ms"], "100ms"), (["failing.scenario"], "needs one scenario"),
  ])
  func `what cannot be drawn is explained`(_ words: [String], _ part: String) throws {
    let refused = try shell.run(["draw", "good.scenario"] + words)
    #expect(refused.code == 64 && refused.errors.contains(part), "\(refused.errors)")
  }

  @Test func `of a matrix the first variant that fails is drawn`() throws {
    try shell.write(
      "matrix.scenario",
      """
      scenario "matrix"
      document
        pages 9 aspect 1
      matrix
        vary who = p1, p2, p3
      script
        focus $who instant
        expect active != p2
      """)
    #expect(try shell.run(["draw", "matrix.scenario"]).output.contains("[who=p2]"))
    let chosen = try shell.run(["draw", "matrix.scenario", "--variant", "who=p3"])
    #expect(chosen.output.contains("[who=p3]"))
    let table = try shell.run(["draw", "matrix.scenario", "--matrix"])
    #expect(table.code == 0 && table.output.contains("1 of 3 variants fail"))
    let card = try shell.run(["draw", "matrix.scenario", "--pr"]).output
    #expect(card.contains("dualstrip replay matrix.scenario --variant who=p2"))
    #expect(card.contains("✗ line 8: expect active != p2"))
  }

  @Test func `colours are for terminals, and only where they are wanted`() throws {
    try shell.write(
      "page.scenario", "scenario \"p\"\ndocument\n  pages 3 aspect 1\nscript\n  settle\n")
    let words = "dualstrip draw --text page.scenario"
    #expect(try !shell.bash(words).output.contains("\u{1B}"))
    #expect(try shell.bash("\(words) --color always").output.contains("\u{1B}[35m"))
    #expect(try !shell.bash("NO_COLOR=1 \(words)").output.contains("\u{1B}"))
  }

  @Test func `images are the pages in the order of people, and a damaged one is told of`() throws {
    let scans = DrawCommandTests.root.appendingPathComponent("Scenarios/Pictures/scans")
    // Scanners write endings in capitals, and .jpeg as well.
    let copies = [
      "scan 1.png": "scan 1.PNG", "scan 2.jpg": "scan 2.Jpeg", "scan 10.png": "scan 10.png",
    ]
    for (name, copy) in copies {
      try FileManager.default.createDirectory(
        at: shell.folder.appendingPathComponent("scans"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: scans.appendingPathComponent(name),
        to: shell.folder.appendingPathComponent("scans/\(copy)"))
    }
    try shell.write("scans/scan 3.png", "no image")
    try shell.write("scans/notes.txt", "no page")
    try shell.write("scans/.scan 0.png", "left by some system")
    try shell.write(
      "scans.scenario",
      """
      scenario "scans"
      document
        images "scans"
      script
        expect count == 4
        expect thumbnail(p1).length == 46.2pt ± 0.001pt
        focus p4 instant
        expect thumbnail(p4).length == 117.333pt ± 0.001pt
      """)
    let replayed = try shell.run(["replay", "scans.scenario"])
    #expect(replayed.code == 0, "\(replayed.output)")
    #expect(replayed.errors.contains("W0108") && replayed.errors.contains("scan 3.png"))
    let drawn = try shell.run(["draw", "scans.scenario"])
    #expect(drawn.output.components(separatedBy: "<image").count == 4)
    #expect(drawn.errors.contains("scan 3.png: cannot be read as an image"))
    // The same for pages that know nothing of images.
    try shell.write(
      "plain.scenario", "scenario \"p\"\ndocument\n  pages 3 aspect 1\nscript\n  settle\n")
    let plain = try shell.run(["play", "plain.scenario", "--images", "scans"])
    #expect(plain.output.components(separatedBy: "<image").count == 3)
    #expect(try shell.run(["draw", "scans.scenario", "-o", "scans/a.svg"]).code == 0)
  }

  @Test func `of two scenarios side by side, each has the images of its own folder`() throws {
    let scans = DrawCommandTests.root.appendingPathComponent("Scenarios/Pictures/scans")
    for (folder, scan) in [("one", "scan 1.png"), ("two", "scan 10.png")] {
      let images = shell.folder.appendingPathComponent("\(folder)/scans")
      try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: scans.appendingPathComponent(scan), to: images.appendingPathComponent("page.png"))
      try shell.write(
        "\(folder)/run.scenario",
        "scenario \"r\"\ndocument\n  images \"scans\"\nscript\n  wait 100ms\n")
    }
    let both = try shell.run(["play", "one/run.scenario", "--beside", "two/run.scenario"])
    #expect(both.code == 0 && !both.errors.contains("cannot be read"), "\(both.errors)")
    let images = Set(both.output.matches(of: /<image [^>]*href="[^"]*"/).map { String($0.0) })
    #expect(images.count == 2)
    // Two files with one name are called by their paths.
    #expect(both.output.contains("\"others\":[{\"name\":\"two/run.scenario\""))
  }

  @Test func `a table says that the runs do not relate, though each of them holds`() throws {
    try shell.write(
      "related.scenario",
      "scenario \"r\"\ndocument\n  pages 30 aspect 0.7\nmatrix\n  vary way = 10pt, 100pt\n"
        + "  vary refresh = 60Hz, 120Hz\n  relate way 10pt equals 100pt ± 0.5pt\nscript\n"
        + "  drag preview forward $way over 200ms hold 100ms\n  wait 2s\n")
    let table = try shell.run(["draw", "related.scenario", "--matrix"])
    #expect(table.code == 0)
    #expect(
      table.output.contains(
        "✓ all 4 variants hold; ✗ their runs do not relate as the matrix says"))
  }

  @Test func `a label is the moment at which its statement begins`() throws {
    try shell.write(
      "label.scenario",
      "scenario \"l\"\nscript\n  wait 100ms\n  wait 50ms as pause\n  settle\n")
    let words = ["draw", "--text", "label.scenario"]
    #expect(try shell.run(words + ["--label", "pause"]).output.hasPrefix("0.1 s\n"))
    #expect(try shell.run(words).output.hasPrefix("0.15 s\n"))
  }

  @Test(arguments: ["draw", "play"])
  func `a collection has no images`(command: String) throws {
    try shell.write("wall.scenario", DrawCommandTests.wall)
    try shell.write("scans/a.png", "no image")
    let refused = try shell.run([command, "wall.scenario", "--images", "scans"])
    #expect(refused.code == 64 && refused.errors.contains("--images are for pages"))
    #expect(refused.output.isEmpty)
  }

  @Test func `an ending that promises too much is refused in capitals, too`() throws {
    for name in ["a.PNG", "a.Jpg", "a.pdf", "a.GIF"] {
      let refused = try shell.run(["draw", "good.scenario", "-o", name])
      #expect(refused.code == 74 && refused.errors.contains("\(name): has a wrong ending"))
      #expect(!shell.exists(name))
    }
  }

  @Test func `a page holds forty runs, and of more those that fail first`() throws {
    try shell.write(
      "forty.scenario",
      "scenario \"Forty\"\nmatrix\n  vary n = 1 .. 42 step 1\nscript\n  expect $n <= 40\n")
    let page = try shell.run(["play", "forty.scenario"]).output
    #expect(page.contains("40 of 42 variants are here"))
    #expect(page.contains("id=\"frames-39\"") && !page.contains("id=\"frames-40\""))
  }

  @Test func `of more than forty runs the one that fails is played, also if it is the last`() throws
  {
    try shell.write(
      "last.scenario",
      "scenario \"Last\"\nmatrix\n  vary n = 1 .. 41 step 1\nscript\n  expect $n <= 40\n")
    let page = try shell.run(["play", "last.scenario"]).output
    #expect(page.contains("\"kind\":\"failed\""))
  }
}
