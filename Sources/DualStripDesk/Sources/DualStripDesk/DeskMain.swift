import CDesk
import DualStrip
import Foundation

/// The command-line options.
struct Options {
  var files: [String] = []
  var recording: String?
  var workingCopy = URL(fileURLWithPath: NSHomeDirectory() + "/.local/state/dualstrip-desk")
  var output: String?
  var scanner = ""
  var scans = false
  var hasSideBar = false
  var isHelp = false
  var width: Int32 = 900
  var height: Int32 = 700

  static let help = """
    usage: DualStripDesk [OPTIONS] [PDF, IMAGE OR FOLDER…]

      --record FILE        writes what people do and what is shown, for `dualstrip compare`
      --working-copy DIR   where unsaved work is kept (~/.local/state/dualstrip-desk)
      --save FILE          saves to this file without asking for one
      --scan [DEVICE]      scans at once, from the first scanner that SANE finds if none is named;
                           `test` is SANE's own test device
      --side-bar           begins with the strip at the side
      --size WxH           the size of the window (900x700)

    Without files, it shows what is in the working copy. With files, it shows them, behind the pages
    that were not saved yet.

    """

  /// - Returns: `nil` if an argument is unknown or lacks its value.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": isHelp = true
      case "--record":
        guard let path = rest.popFirst() else { return nil }
        recording = path
      case "--working-copy":
        guard let path = rest.popFirst() else { return nil }
        workingCopy = URL(fileURLWithPath: path)
      case "--save":
        guard let path = rest.popFirst() else { return nil }
        output = path
      case "--scan":
        scans = true
        if let device = rest.first, !device.hasPrefix("--"),
          !FileManager.default.fileExists(atPath: device)
        {
          scanner = rest.removeFirst()
        }
      case "--side-bar": hasSideBar = true
      case "--size":
        let sides = (rest.popFirst() ?? "").split(separator: "x").compactMap { Int32($0) }
        guard sides.count == 2 else { return nil }
        (width, height) = (sides[0], sides[1])
      case _ where argument.hasPrefix("--"): return nil
      default: files.append(argument)
      }
    }
  }
}

@main
struct DeskMain {
  static var desk: Desk?

  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data(Options.help.utf8))
      exit(64)
    }
    if options.isHelp { return print(Options.help, terminator: "") }
    let application = made(
      adw_application_new("org.example.DualStripDesk", G_APPLICATION_NON_UNIQUE))
    on("activate", of: Object(application)) {
      do {
        desk = try Desk(application.as(GtkApplication.self), options)
      } catch {
        FileHandle.standardError.write(
          Data("the working copy \(options.workingCopy.path) cannot be used: \(error)\n".utf8))
        exit(74)
      }
    }
    exit(g_application_run(application.as(GApplication.self), 0, nil))
  }
}
