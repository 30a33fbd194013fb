import DualStripScenarios
import ScenarioFolders

/// The images of pages, for commands that draw.
struct PageImageFiles {
  static let option = Arguments.Option(
    name: "--images", value: "DIR",
    meaning: "PNG and JPEG files for the pages, in order: 2 before 10")

  private let folder: ImageFolder?

  init(_ arguments: Arguments) throws(CommandFailure) {
    guard let path = arguments.value("--images") else {
      folder = nil
      return
    }
    do throws(FileFailure) {
      let folder = try ImageFolder(path)
      if folder.names.isEmpty { throw FileFailure(path: path, reason: "has no PNG and no JPEG") }
      self.folder = folder
    } catch {
      throw .usage("--images: \(error)")
    }
  }

  /// The images of a run: of the folder that was named, else of those that its document names; who cannot be
  /// read is told of.
  func images(of run: ReplayRun, from source: SourceText) -> PageImages {
    func read(_ folder: ImageFolder, _ name: String) -> PageImage? {
      let image = folder.image(name)
      if image == nil {
        let path = TerminalText.shown("\(folder.path)/\(name)")
        Console.printError("warning: \(path): no image that can be read; its page shows a cross\n")
      }
      return image
    }
    if let folder {
      return PageImages(folder.names.prefix(run.pageCount).map { read(folder, $0) }, of: run)
    }
    var folders: [String: ImageFolder] = [:]
    return PageImages(of: run) { path, name in
      if folders[path] == nil { folders[path] = try? ImageFolder(path, besides: source.name) }
      return folders[path].flatMap { read($0, name) }
    }
  }
}
