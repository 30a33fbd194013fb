import DualStripScenarios
import ScenarioFolders

/// Where a picture goes.
enum PictureFile {
  static let option = Arguments.Option(
    name: "-o", value: "FILE", meaning: "write there; else to standard output")

  static func write(_ picture: [UInt8], to path: String?) -> ExitCode {
    guard let path, path != "-" else {
      Console.print(String(decoding: picture, as: UTF8.self))
      return .success
    }
    do throws(FileFailure) {
      if [".png", ".jpg", ".pdf", ".gif"].contains(where: path.lowercased().hasSuffix) {
        throw FileFailure(path: path, reason: "is no name for this; pictures are SVG, players HTML")
      }
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

  /// Nothing that is no picture of ours is written over.
  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.isEmpty || text.contains("\n┌─")
      || text.hasPrefix("<?xml") && text.contains("<svg ")
      || text.hasPrefix("<!doctype html>") && text.contains("content=\"dualstrip\"")
  }
}
