import CDesk
import DualStrip
import Foundation

/// Writes pages to a PDF. The file appears when it is complete.
enum PDFExport {
  /// Writes pages with their sources; each fills a sheet of A4, or as much of one as its shape allows.
  static func write(_ pages: [(page: Page, source: PageSource)], to path: String) throws {
    let draft = path + ".part"
    guard let surface = cairo_pdf_surface_create(draft, 595, 842) else {
      throw Failure(description: "no surface")
    }
    let context = made(cairo_create(surface))
    let unread = pages.map { add($0.page, $0.source, to: context, surface) }.firstIndex(of: false)
    let drawn = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let status = drawn == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : drawn
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
    source.drawing(prints: true) { width, height, draw in
      let scale = min(842 / height, 595 / width)
      let isSideways = page.quarterTurns % 2 != 0
      let sheet = isSideways ? (height * scale, width * scale) : (width * scale, height * scale)
      cairo_pdf_surface_set_size(surface, sheet.0, sheet.1)
      cairo_save(context)
      cairo_translate(context, sheet.0 / 2, sheet.1 / 2)
      cairo_rotate(context, Double(page.quarterTurns) * .pi / 2)
      cairo_scale(context, scale, scale)
      cairo_translate(context, -width / 2, -height / 2)
      draw(context)
      cairo_restore(context)
      cairo_show_page(context)
      return true
    } ?? false
  }
}
