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
      if path.hasSuffix(".scenario") || path.hasSuffix(".trace") {
        throw FileFailure(path: path, reason: "is no name for a picture")
      }
      try Files.write(picture, to: path)
      return .success
    } catch {
      Console.printError("dualstrip: \(TerminalText.shown("\(error)"))\n")
      return .unreadable
    }
  }
}
