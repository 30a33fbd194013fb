import CDesk
import DualStrip
import Foundation

/// Writes pages to a PDF. The file appears when it is complete.
enum PDFExport {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter pages: the pages with their sources; images are as large as on paper at 150 dots per
  ///   inch, at most A4.
  static func write(_ pages: [(page: Page, source: PageSource)], to path: String) throws {
    let draft = path + ".part"
    guard let surface = cairo_pdf_surface_create(draft, 595, 842) else {
      throw Failure(description: "no surface")
    }
    let context = made(cairo_create(surface))
    let unread = pages.map { add($0.page, $0.source, to: context, surface) }.firstIndex(of: false)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS, unread == nil else {
      try? FileManager.default.removeItem(atPath: draft)
      throw Failure(
        description: unread.map { "page \($0 + 1) cannot be read; delete it, and save again" }
          ?? String(cString: cairo_status_to_string(status)))
    }
    guard rename(draft, path) == 0 else {
      throw Failure(description: String(cString: strerror(errno)))
    }
  }

  /// - Returns: whether the page could be read.
  private static func add(
    _ page: Page, _ source: PageSource, to context: OpaquePointer, _ surface: OpaquePointer
  ) -> Bool {
    let height = min(842, 595 / page.aspect)
    let upright = (width: height * page.aspect, height: height)
    let isSideways = page.quarterTurns % 2 != 0
    let sheet = isSideways ? (width: upright.height, height: upright.width) : upright
    cairo_pdf_surface_set_size(surface, sheet.width, sheet.height)
    cairo_save(context)
    cairo_translate(context, sheet.width / 2, sheet.height / 2)
    cairo_rotate(context, Double(page.quarterTurns) * .pi / 2)
    cairo_translate(context, -upright.width / 2, -upright.height / 2)
    let isRead = source.print(into: upright, of: context)
    cairo_restore(context)
    cairo_show_page(context)
    return isRead
  }
}
