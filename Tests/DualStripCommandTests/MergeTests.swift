import Testing

/// What `merge` says of reports that are not one whole.
@Suite struct MergeTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(
      "pair.scenario", "scenario \"pair\"\nmatrix\n  vary n = 1, 2\nscript\n  expect $n <= 1\n")
    _ = try shell.run(["replay", "--report", "json=whole.json", "pair.scenario"])
  }

  @Test(arguments: [
    ("\"number\":1,", "\"number\":0,", "merge: a run appears twice", "2 runs, 1 failed\n"),
    ("\"all\":2,", "\"all\":3,", "merge: found 2 of 3 runs", "2 runs, 1 failed\n"),
    ("\"all\":2,", "\"all\":1,", "merge: found 2 of 1 runs", "2 runs, 1 failed\n"),
    (
      "\"report\":3,", "\"report\":4,",
      "odd.json: is not a JSON report of this version, or its counts are wrong",
      "0 runs, 0 failed\n"
    ),
    (
      "\"all\":2,", "\"all\":2,\"stopped\":true,",
      "odd.json: stopped early: some of its runs are missing", "2 runs, 1 failed\n"
    ),
    (
      "\"exit\":1,", "\"exit\":1,\"shard\":\"1/3\",", "merge: shards are missing: 2/3, 3/3",
      "2 runs, 1 failed\n"
    ),
    (
      "\"exit\":1,", "\"exit\":1,\"shard\":\"4/3\",",
      "odd.json: is shard 4/3, but the first report is one of 1", "2 runs, 1 failed\n"
    ),
  ])
  func `a report that is not whole is told with its one reason`(
    old: String, new: String, reason: String, output: String
  ) throws {
    let report = try shell.read("whole.json")
    #expect(report.ranges(of: old).count == 1, "\(report)")
    try shell.write("odd.json", report.replacing(old, with: new))
    let outcome = try shell.run(["merge", "odd.json"])
    #expect(outcome.code == 74 && outcome.output == output, "\(outcome)")
    #expect(outcome.errors == "dualstrip: \(reason)\n", "\(outcome)")
  }

  @Test func `a shard that is there twice is told, and not that others are missing`() throws {
    _ = try shell.run(["replay", "--shard", "1/8", "--report", "json=a.json", "pair.scenario"])
    let twice = try shell.run(["merge", "a.json", "a.json"])
    #expect(twice.code == 74 && twice.output == "2 runs, 0 failed\n", "\(twice)")
    #expect(twice.errors == "dualstrip: a.json: is shard 1/8, and so is a.json\n")
    let mixed = try shell.run(["merge", "a.json", "whole.json"])
    #expect(mixed.code == 74)
    #expect(
      mixed.errors == "dualstrip: whole.json: is shard 1/1, but the first report is one of 8\n")
    let folder = try shell.run(["merge", "empty"])
    #expect(folder.code == 74 && folder.output == "0 runs, 0 failed\n")
    #expect(
      folder.errors == "dualstrip: empty: is not a regular file; pipe it in, and name it -\n")
  }
}
