import DualStripScenarios
import ScenarioFolders

/// The file to which a picture is written.
enum PictureFile {
  static let option = Arguments.Option(
    name: "-o", value: "FILE", meaning: "write to FILE instead of standard output")

  /// Writes a picture to the file that the arguments name, otherwise to standard output.
  static func write(_ picture: [UInt8], _ arguments: Arguments) -> ExitCode {
    guard let path = arguments.value(option.name), path != Files.standardInput else {
      Console.print(String(decoding: picture, as: UTF8.self))
      return .success
    }
    do throws(FileFailure) {
      if [".png", ".jpg", ".jpeg", ".pdf", ".gif"].contains(where: path.lowercased().hasSuffix) {
        throw FileFailure(path: path, reason: "has a wrong ending; pictures are SVG, players HTML")
      }
      try arguments.output(path, .picture).write(picture)
      return .success
    } catch {
      Console.tell(error)
      return .unreadable
    }
  }
}
