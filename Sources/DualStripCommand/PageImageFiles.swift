import DualStripScenarios
import ScenarioFolders

/// The images of pages, for commands that draw; only visible ones are read.
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
      if folder.names.isEmpty { throw FileFailure(path: path, reason: "contains no PNG or JPEG") }
      self.folder = folder
    } catch {
      throw .usage("--images: \(error)")
    }
  }

  /// The images of a run's pages: those of the given folder, otherwise those its document names, with
  /// the folder's path from here.
  func references(of run: ReplayRun, besides source: SourceText) -> ImageReferences {
    guard let folder else {
      return run.imageReferences.mapValues { image in
        ImageReference(
          folder: ImageFolder.path(of: image.folder, besides: source.name), name: image.name)
      }
    }
    return run.imageReferences(
      inOrder: folder.names.map { ImageReference(folder: folder.path, name: $0) })
  }

  /// Reads an image; prints a warning if it cannot be read.
  func image(_ reference: ImageReference) -> PageImage? {
    let image = ImageFolder.image(reference.name, in: reference.folder)
    if image == nil {
      let place = TerminalText.shown("\(reference.folder)/\(reference.name)")
      Console.printError("warning: \(place): cannot be read as an image; its page shows a cross\n")
    }
    return image
  }
}
