import Foundation

/// `dualstrip-bench`: measures what frames, edits and the command cost, compared with a floor.
@main
struct BenchMain {
  private static let help = """
    dualstrip-bench [options]
    what frames, edits and the command cost; build with -c release

      --filter TEXT    only entries with TEXT in their name
      --json FILE      also write the numbers
      --compare FILE   beside the numbers of an earlier run
      --quick          fewer samples, and no document of a million pages
      --counts         times nothing: fails where a frame or a drag event asks for memory

    Times are medians ± half the distance between the quartiles. The floor is straight-line code
    for the visible cells alone, timed just before and after each sample.

    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("dualstrip-bench: \(error)\n".utf8))
      exit(64)
    }
  }

  private struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  private static func run(_ words: [String]) throws {
    var options: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help":
        print(help)
        return
      case "--quick", "--counts": options[word] = ""
      case "--filter", "--json", "--compare":
        guard let value = rest.popFirst() else { throw Wrong(description: "\(word) needs a value") }
        options[word] = value
      default: throw Wrong(description: "there is no option \(word); see --help")
      }
    }
    if options["--counts"] != nil { return try checkCounts() }
    let earlier = try options["--compare"].map {
      try JSONDecoder().decode(
        BenchReport.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    let report = try measured(filter: options["--filter"], isQuick: options["--quick"] != nil)
    print(report.table(comparedWith: earlier), terminator: "")
    if let path = options["--json"] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(report).write(to: URL(fileURLWithPath: path))
    }
  }

  private static func checkCounts() throws {
    for entry in FrameEntries.all(sizes: [10, 1000]) + CEntries.all(sizes: [1000])
      + EditEntries.all(sizes: [1000])
    where entry.isFreeOfMemory {
      guard let count = entry.prepare().allocations?() else {
        throw Wrong(description: "\(entry.name) does not count")
      }
      print("\(entry.name), \(entry.size): \(count) allocations")
      guard count == 0 else {
        throw Wrong(description: "\(entry.name) asks for memory, and is not to")
      }
    }
  }

  private static func measured(filter: String?, isQuick: Bool) throws -> BenchReport {
    let sizes = isQuick ? [10, 1000, 100_000] : [10, 1000, 100_000, 1_000_000]
    let entries =
      FrameEntries.all(sizes: sizes) + CEntries.all(sizes: sizes) + EditEntries.all(sizes: sizes)
      + EditEntries.inserts()
      + GalleryEntries.all(sizes: sizes)
    var report = BenchReport()
    for entry in entries where filter.map(entry.name.contains) ?? true {
      FileHandle.standardError.write(Data("\(entry.name), \(entry.size)\n".utf8))
      report.add(Measurement(entry, samples: isQuick ? 5 : 15))
    }
    guard let command = CommandEntries() else { return report }
    for outcome in try command.run(filter: filter, times: isQuick ? 1 : 3) { report.add(outcome) }
    return report
  }
}
