import DualStripScenarios
import ScenarioFolders

/// Where a picture goes.
enum PictureFile {
  static let option = Arguments.Option(
    name: "-o", value: "FILE", meaning: "write there; else to standard output")

  static func write(_ picture: [UInt8], to path: String?) -> ExitCode {
    guard let path else {
      Console.print(String(decoding: picture, as: UTF8.self))
      return .success
    }
    do throws(FileFailure) {
      if Files.isFile(path), !isPicture(try Files.read(path, upTo: 1000)) {
        throw FileFailure(path: path, reason: "is there, and is no picture; name another file")
      }
      try Files.write(picture, to: path)
      return .success
    } catch {
      Console.printError("dualstrip: \(TerminalText.shown("\(error)"))\n")
      return .unreadable
    }
  }

  /// Nothing that is no picture is written over.
  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<!doctype".utf8)
      || String(decoding: bytes, as: UTF8.self).contains("\n┌─")
  }
}
