import CDesk
import DualStrip
import Foundation

/// Writes pages to a PDF. The file appears when it is complete.
enum PDFExport {
  struct Failure: Error { var words: String }

  /// - Parameter pages: the pages with their sources; images are as large as on paper at 150 dots per
  ///   inch, at most A4.
  static func write(_ pages: [(page: Page, source: PageSource)], to path: String) throws {
    let draft = path + ".part"
    guard let surface = cairo_pdf_surface_create(draft, 595, 842) else {
      throw Failure(words: "no surface")
    }
    let context = made(cairo_create(surface))
    for (page, source) in pages { add(page, source, to: context, surface) }
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      try? FileManager.default.removeItem(atPath: draft)
      throw Failure(words: String(cString: cairo_status_to_string(status)))
    }
    guard rename(draft, path) == 0 else {
      throw Failure(words: String(cString: strerror(errno)))
    }
  }

  private static func add(
    _ page: Page, _ source: PageSource, to context: OpaquePointer, _ surface: OpaquePointer
  ) {
    let height = min(842, 595 / page.aspect)
    let upright = (width: height * page.aspect, height: height)
    let isSideways = page.quarterTurns % 2 != 0
    let sheet = isSideways ? (width: upright.height, height: upright.width) : upright
    cairo_pdf_surface_set_size(surface, sheet.width, sheet.height)
    cairo_save(context)
    cairo_translate(context, sheet.width / 2, sheet.height / 2)
    cairo_rotate(context, Double(page.quarterTurns) * .pi / 2)
    cairo_translate(context, -upright.width / 2, -upright.height / 2)
    source.print(into: upright, of: context)
    cairo_restore(context)
    cairo_show_page(context)
  }
}
