import Foundation

/// Standard output and standard error, whole texts at a time.
enum Console {
  static func print(_ text: String) { write(text, to: .standardOutput) }

  static func printError(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away, as `head` does, is no failure of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
