import CDesk
import DualStrip

/// Draws a frame of the model. Nothing here knows how anything moves.
struct Painting {
  let context: OpaquePointer
  let images: PageImages
  let isDark: Bool

  /// Draws both panes, each within its frame.
  func draw(
    _ shown: Presentation, _ pages: [LayoutAttributes<PreviewDetails>],
    _ thumbnails: [LayoutAttributes<ThumbnailDetails>],
    axes: (preview: ScrollAxis, strip: ScrollAxis)
  ) {
    let ground = isDark ? 0.14 : 0.92
    cairo_set_source_rgb(context, ground, ground, ground)
    cairo_paint(context)
    within(shown.previewFrame, offset: shown.previewOffset, axes.preview) {
      for cell in pages { draw(cell) }
    }
    let strip = thumbnails.prefix { !$0.details.isLifted }
    within(shown.thumbnailsFrame, offset: shown.thumbnailsOffset, axes.strip) {
      for cell in strip { draw(cell) }
    }
    // The pages in the hand come last, and lie above everything.
    within(shown.thumbnailsFrame, offset: shown.thumbnailsOffset, axes.strip, clips: false) {
      for cell in thumbnails[strip.endIndex...] { draw(cell) }
    }
  }

  /// Draws in the coordinates of a pane's content.
  private func within(
    _ frame: Rect, offset: Double, _ axis: ScrollAxis, clips: Bool = true, _ body: () -> Void
  ) {
    saved {
      if clips { clip(frame) }
      let origin = frame.origin - axis.point(offset)
      cairo_translate(context, origin.x, origin.y)
      body()
    }
  }

  private func draw(_ cell: LayoutAttributes<PreviewDetails>) {
    let details = cell.details
    saved {
      clip(cell.frame)
      cairo_translate(context, cell.frame.minX, cell.frame.minY)
      cairo_scale(context, cell.transform.scale, cell.transform.scale)
      cairo_translate(context, details.imageTranslation, 0)
      draw(
        details.page, in: .preview, angle: details.angle, alpha: cell.alpha,
        fitting: details.imageRect)
      if details.isSelected { outline(details.imageRect) }
    }
  }

  private func draw(_ cell: LayoutAttributes<ThumbnailDetails>) {
    let (details, frame) = (cell.details, cell.frame)
    saved {
      for below in (1..<max(1, min(4, details.pileCount))).reversed() {
        let way = 3 * Double(below)
        sheet(
          Rect(origin: frame.origin + Point(x: way, y: way), size: frame.size), alpha: cell.alpha)
      }
      saved {
        clip(frame)
        draw(
          details.page, in: .thumbnails, angle: details.angle, alpha: cell.alpha, filling: frame)
      }
      if details.isSelected { outline(frame) }
      if details.pileCount > 1 { badge(details.pileCount, at: Point(x: frame.maxX, y: frame.minY)) }
    }
  }

  // MARK: Images

  /// Draws a page so that its upright box fits a rectangle.
  private func draw(
    _ page: PageID, in pane: Pane, angle: Double, alpha: Double, fitting box: Rect
  ) {
    let image = images.image(of: page, in: pane)
    let size = Turning.imageSize(
      in: box.size, aspect: image?.aspect ?? box.size.width / box.size.height, angle: angle)
    draw(image, size, about: box.center, angle: angle, alpha: alpha)
  }

  /// Draws a page so that it fills a rectangle, and more.
  private func draw(
    _ page: PageID, in pane: Pane, angle: Double, alpha: Double, filling box: Rect
  ) {
    let image = images.image(of: page, in: pane)
    let aspect = image?.aspect ?? box.size.width / box.size.height
    let isTurned = (angle / 90).rounded().truncatingRemainder(dividingBy: 2) != 0
    let upright = isTurned ? 1 / aspect : aspect
    let height = max(box.size.height, box.size.width / upright)
    let size =
      isTurned
      ? Size(width: height, height: height * upright) : Size(width: height * aspect, height: height)
    draw(image, size, about: box.center, angle: angle, alpha: alpha)
  }

  private func draw(
    _ image: PageImage?, _ size: Size, about center: Point, angle: Double, alpha: Double
  ) {
    saved {
      cairo_translate(context, center.x, center.y)
      cairo_rotate(context, angle * .pi / 180)
      cairo_translate(context, -size.width / 2, -size.height / 2)
      guard let image else {
        return sheet(Rect(origin: .zero, size: size), alpha: alpha)
      }
      cairo_scale(
        context, size.width / Double(cairo_image_surface_get_width(image.surface)),
        size.height / Double(cairo_image_surface_get_height(image.surface)))
      cairo_set_source_surface(context, image.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_paint_with_alpha(context, alpha)
    }
  }

  /// A page whose image is not there yet.
  private func sheet(_ frame: Rect, alpha: Double) {
    rectangle(frame)
    cairo_set_source_rgba(context, 1, 1, 1, alpha)
    cairo_fill_preserve(context)
    cairo_set_source_rgba(context, 0.6, 0.6, 0.6, alpha)
    cairo_set_line_width(context, 1)
    cairo_stroke(context)
  }

  // MARK: Marks

  private func outline(_ frame: Rect) {
    rectangle(frame)
    cairo_set_source_rgb(context, 0.21, 0.52, 0.89)
    cairo_set_line_width(context, 4)
    cairo_stroke(context)
  }

  private func badge(_ count: Int, at corner: Point) {
    cairo_arc(context, corner.x, corner.y, 11, 0, 2 * .pi)
    cairo_set_source_rgb(context, 0.21, 0.52, 0.89)
    cairo_fill(context)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_set_font_size(context, 12)
    cairo_move_to(context, corner.x - (count > 9 ? 7 : 4), corner.y + 4)
    cairo_show_text(context, "\(count)")
  }

  // MARK: Cairo

  private func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  private func clip(_ frame: Rect) {
    rectangle(frame)
    cairo_clip(context)
  }

  private func rectangle(_ frame: Rect) {
    cairo_rectangle(context, frame.minX, frame.minY, frame.size.width, frame.size.height)
  }
}
