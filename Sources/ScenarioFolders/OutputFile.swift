import Foundation

/// A file that a command writes. It replaces only files that this program wrote, never through a
/// link, and never an input of the command.
package struct OutputFile: Sendable {
  /// The kind of content, and how a file of this kind is recognized.
  package struct Content: Sendable {
    /// How such a file begins, and what stands near its beginning.
    private let signs: [(beginning: String, mark: String)]
    /// Whether it replaces the file that was read.
    fileprivate var isInput = false

    package init(beginning: String, mark: String = "") { signs = [(beginning, mark)] }

    private init(anyOf signs: (beginning: String, mark: String)...) { self.signs = signs }

    /// A merge may have left conflict markers in a golden.
    package static let trace = Content(anyOf: ("{\"trace\":", ""), ("", "\n{\"trace\":"))
    package static let scenario = Content(beginning: OutputFile.scenarioMark)
    package static let picture = Content(
      anyOf: ("", "\n┌─"), ("<?xml", "<svg "), ("<!doctype html>", "content=\"dualstrip\""))
    /// The same file in its canonical form.
    package static let sameFile = {
      var content = Content(beginning: "")
      content.isInput = true
      return content
    }()

    /// Whether a file with this text near its beginning was written by this program.
    fileprivate func matches(_ text: String) -> Bool {
      signs.contains { sign in
        text.hasPrefix(sign.beginning) && (sign.mark.isEmpty || text.contains(sign.mark))
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
  ///   - path: where the file goes.
  ///   - content: the kind of content.
  ///   - inputs: paths that the command reads.
  ///   - isForced: whether to replace whatever is there.
  package init(_ path: String, _ content: Content, inputs: [String] = [], isForced: Bool) {
    self.path = path
    self.content = content
    self.inputs = inputs
    self.isForced = isForced
  }

  /// Throws if the file must not be written. Commands call this before they do any work.
  package func check() throws(FileFailure) {
    guard !isForced, !Files.isStream(path) else { return }
    if !content.isInput,
      let input = inputs.first(where: { $0 != Files.standardInput && Files.isSame($0, path) })
    {
      throw FileFailure(
        path: path, reason: "is an input of this command (\(input)); name another file")
    }
    if Files.isLink(path) {
      throw FileFailure(path: path, reason: "is a link; --force writes to its target")
    }
    guard Files.isFile(path) else { return }
    let start = try Files.read(path, upTo: OutputFile.beginning)
    guard start.isEmpty || content.matches(String(decoding: start, as: UTF8.self)) else {
      throw FileFailure(
        path: path, reason: "already exists, and dualstrip did not write it; --force replaces it")
    }
  }

  /// How many bytes at the beginning show what a file is.
  private static let beginning = 2000

  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try check()
    try Files.write(bytes, to: path)
  }

  package func write(_ text: String) throws(FileFailure) { try write(Array(text.utf8)) }
}
