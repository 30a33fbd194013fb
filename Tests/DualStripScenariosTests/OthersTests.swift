import Foundation
import Testing

/// The tables of `Scenarios/Others` say what is there.
@Suite struct OthersTests {
  private static let folder = ScenarioFilesTests.folder.appendingPathComponent("Others")

  private static func rows(of path: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .dropFirst()
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  static let suites: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0 != "README.md" }.sorted()

  @Test func `the table of suites counts the rows of their pages`() throws {
    let table = try Self.rows(of: "README.md")
    #expect(table.count == Self.suites.count + 1)
    var sums = [0, 0, 0, 0, 0, 0]
    for suite in Self.suites {
      let results = try Self.rows(of: "\(suite)/CASES.md").map { $0[3] }
      let counts = ["holds", "differs", "fault", "cannot"].map { kind in
        results.count { $0 == kind }
      }
      #expect(counts.reduce(0, +) == results.count, "\(suite) has another result")
      let row = [results.count, results.count - counts[3]] + counts
      let told = table.first { $0[0].hasPrefix("[\(suite)]") }
      #expect(told?.dropFirst() == row.map(String.init)[...], "\(suite)")
      sums = zip(sums, row).map { $0 + $1 }
    }
    #expect(table.last?.dropFirst() == sums.map(String.init)[...], "\(sums)")
  }

  @Test(arguments: suites) func `every scenario is named by a case, and names its source`(
    suite: String
  ) throws {
    let rows = try Self.rows(of: "\(suite)/CASES.md")
    let named = Set(
      rows.flatMap { $0[2].split(separator: ",") }.map { $0.trimmingCharacters(in: [" ", "`"]) })
    let prefix = "Others/\(suite)/"
    let files = ScenarioFilesTests.all.filter { $0.hasPrefix(prefix) }
    #expect(named == Set(files.map { String($0.dropFirst(prefix.count).dropLast(9)) }))
    for row in rows {
      #expect(row[3] == "holds" || !row[4].isEmpty, "\(row)")
      #expect((row[3] == "cannot") == row[2].isEmpty, "\(row)")
      guard row[3] == "fault" else { continue }
      // A fault is pinned: to mend it, or to make it worse, is noticed.
      let texts = try row[2].split(separator: ",").map { name in
        let path = "\(suite)/\(name.trimmingCharacters(in: [" ", "`"])).scenario"
        return try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      }
      #expect(texts.contains { $0.contains("Fault:") }, "\(row)")
    }
    for file in files {
      let text = try String(
        contentsOf: ScenarioFilesTests.folder.appendingPathComponent(file), encoding: .utf8)
      #expect(text.contains("# Source:"), "\(file)")
    }
  }
}
