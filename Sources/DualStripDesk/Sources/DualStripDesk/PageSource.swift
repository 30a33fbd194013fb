import CDesk
import CPoppler
import Foundation

/// Where the image of a page comes from: a page of a PDF, or an image file.
nonisolated struct PageSource: Codable, Hashable, Sendable {
  var path: String
  /// The number of the page in a PDF, from 0; `nil` for an image file.
  var pdfPage: Int?

  /// The sources of a file: the pages of a PDF, the image files of a folder in the order of their
  /// names, or one image.
  static func sources(at path: String) -> [PageSource] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    let path = URL(fileURLWithPath: path).path
    if isFolder.boolValue {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        .map { path + "/" + $0 }.filter(isImage).map { PageSource(path: $0) }
    }
    if path.lowercased().hasSuffix(".pdf") {
      let count = PDFs.withDocument(at: path) { Int(poppler_document_get_n_pages($0)) } ?? 0
      return (0..<count).map { PageSource(path: path, pdfPage: $0) }
    }
    return isImage(path) ? [PageSource(path: path)] : []
  }

  private static func isImage(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "tif", "tiff", "pnm", "webp", "bmp"]
      .contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// Decodes the image so that it fits into a size in pixels.
  func image(fitting size: (width: Double, height: Double)) -> PageImage? {
    drawing(prints: false) { width, height, draw in
      PageImage(aspect: width / height, fitting: size) { context, drawn in
        cairo_scale(context, drawn.width / width, drawn.height / height)
        draw(context)
      }
    }
  }

  /// Opens the page, and passes its size, in units of its own, and what draws it in that size.
  ///
  /// - Returns: what `body` returns; `nil` if the page cannot be read.
  func drawing<Result>(
    prints: Bool, _ body: (Double, Double, (OpaquePointer) -> Void) -> Result?
  ) -> Result? {
    if let pdfPage {
      return PDFs.withPage(pdfPage, at: path) { page in
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        return body(width, height) { context in
          if prints {
            poppler_page_render_for_printing(page, context)
          } else {
            poppler_page_render(page, context)
          }
        }
      }
    }
    guard let read = gdk_pixbuf_new_from_file(path, nil) else { return nil }
    defer { g_object_unref(Object(read)) }
    guard let picture = gdk_pixbuf_apply_embedded_orientation(read) else { return nil }
    defer { g_object_unref(Object(picture)) }
    let (width, height) = (gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture))
    return body(Double(width), Double(height)) { context in
      gdk_cairo_set_source_pixbuf(context, picture, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
    }
  }
}

/// A decoded image. Nobody changes it any more, so all threads may read it.
nonisolated final class PageImage: @unchecked Sendable {
  let surface: OpaquePointer
  /// Width / height of the page.
  let aspect: Double
  let bytes: Int

  init?(
    aspect: Double, fitting size: (width: Double, height: Double),
    _ draw: (OpaquePointer, (width: Double, height: Double)) -> Void
  ) {
    guard aspect.isFinite, aspect > 0 else { return nil }
    let width = max(1, min(size.width, size.height * aspect).rounded())
    let height = max(1, (width / aspect).rounded())
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { return nil }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    draw(context, (width, height))
    cairo_destroy(context)
    cairo_surface_flush(surface)
    self.surface = surface
    self.aspect = aspect
    bytes = Int(width * height) * 4
  }

  deinit { cairo_surface_destroy(surface) }
}

/// PDFs that are open. Poppler reads a document in one thread at a time.
nonisolated enum PDFs {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var open: [String: OpaquePointer] = [:]

  static func withDocument<Result>(
    at path: String, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    lock.withLock {
      if open[path] == nil {
        open[path] = poppler_document_new_from_file(
          URL(fileURLWithPath: path).absoluteString, nil, nil)
      }
      return open[path].flatMap(body)
    }
  }

  /// Forgets a document whose file has changed.
  static func forget(_ path: String) {
    lock.withLock {
      if let document = open.removeValue(forKey: path) { g_object_unref(Object(document)) }
    }
  }

  static func withPage<Result>(
    _ number: Int, at path: String, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    withDocument(at: path) { document in
      guard let page = poppler_document_get_page(document, Int32(number)) else { return nil }
      defer { g_object_unref(Object(page)) }
      return body(page)
    }
  }
}
