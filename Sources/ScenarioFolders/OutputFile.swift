import Foundation

/// A file that a command writes. It replaces only what this program wrote, never through a link, and never what the
/// command reads.
package struct OutputFile: Sendable {
  /// What is written, and how a file of this kind is recognized.
  package enum Content: Sendable, Equatable {
    case trace
    case jsonReport
    case junitReport
    case tapReport
    /// Commands, a line each.
    case failures
    case scenario
    case picture
    /// The same file in its canonical form.
    case sameFile

    /// Whether a file with this beginning was written by this program.
    fileprivate func begins(_ text: String) -> Bool {
      switch self {
      // A merge may have left its marks in a golden.
      case .trace:
        return text.hasPrefix("{\"trace\":")
          || text.contains("\n{\"trace\":")
      case .jsonReport: return text.hasPrefix("{\"report\":")
      case .junitReport:
        return text.hasPrefix("<?xml") && text.contains("<testsuites name=\"dualstrip\"")
      case .tapReport: return text.hasPrefix("TAP version 14\n# dualstrip\n")
      case .failures: return text.hasPrefix("dualstrip ")
      case .scenario: return text.hasPrefix(OutputFile.scenarioMark)
      case .picture:
        return text.contains("\n┌─") || text.hasPrefix("<?xml") && text.contains("<svg ")
          || text.hasPrefix("<!doctype html>") && text.contains("content=\"dualstrip\"")
      case .sameFile: return true
      }
    }
  }

  /// The first line of a scenario that a command writes.
  package static let scenarioMark = "# Written by dualstrip, which may write it again.\n"

  package let path: String
  private let content: Content
  private let inputs: [String]
  private let isForced: Bool

  /// - Parameters:
  ///   - path: where it goes.
  ///   - content: what it will be.
  ///   - inputs: paths that the command reads.
  ///   - isForced: whether whatever is there may go.
  package init(_ path: String, _ content: Content, inputs: [String] = [], isForced: Bool) {
    self.path = path
    self.content = content
    self.inputs = inputs
    self.isForced = isForced
  }

  /// Whether the file may be written; asked before any work is done for it.
  package func check() throws(FileFailure) {
    guard !isForced, !path.hasPrefix("/dev/") else { return }
    if content != .sameFile,
      let input = inputs.first(where: { $0 != Files.standardInput && Files.isSame($0, path) })
    {
      throw FileFailure(
        path: path, reason: "is an input of this command (\(input)); name another file")
    }
    if Files.isLink(path) {
      throw FileFailure(path: path, reason: "is a link; --force writes to where it leads")
    }
    guard Files.isFile(path) else { return }
    let start = try Files.read(path, upTo: OutputFile.beginning)
    guard start.isEmpty || content.begins(String(decoding: start, as: UTF8.self)) else {
      throw FileFailure(
        path: path, reason: "is there, and dualstrip did not write it; --force replaces it")
    }
  }

  /// How much of a file tells what it is, in bytes.
  private static let beginning = 2000

  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try check()
    try Files.write(bytes, to: path)
  }

  package func write(_ text: String) throws(FileFailure) { try write(Array(text.utf8)) }
}
