/// One of the gallery's layouts as a value, for content that all of them can lay out. A viewer
/// switches between such values.
public enum GalleryLayout: Sendable {
  /// Cells in a straight line.
  case list(ListLayout<GalleryContent>)
  /// Cells side by side in lines.
  case flow(FlowLayout<GalleryContent>)
  /// A list on a narrow pane, equal columns on a broad one.
  case columns(ColumnsLayout<GalleryContent>)
  /// Blocks on a grid that fill each other's gaps.
  case quilt(QuiltLayout<GalleryContent>)
  /// Lanes of items of their own lengths.
  case waterfall(WaterfallLayout<GalleryContent>)
  /// Bands of photos.
  case mosaic(MosaicLayout<GalleryContent>)
  /// A row of cards, the one in the middle large.
  case carousel(CarouselLayout<GalleryContent>)
  /// A heap of photos.
  case pile(PileLayout<GalleryContent>)
}

/// Layouts without content, to be prepared for the content that they get.
extension GalleryLayout {
  /// Returns a list with these measures.
  public static func list(
    _ metrics: ListMetrics = ListMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) -> GalleryLayout {
    .list(ListLayout(GalleryContent(), metrics: metrics, axis: axis, sections: sections))
  }

  /// Returns a flow with these measures.
  public static func flow(
    _ metrics: FlowMetrics = FlowMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) -> GalleryLayout {
    .flow(FlowLayout(GalleryContent(), metrics: metrics, axis: axis, sections: sections))
  }

  /// Returns columns with these measures.
  public static func columns(
    _ metrics: ColumnsMetrics = ColumnsMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) -> GalleryLayout {
    .columns(ColumnsLayout(GalleryContent(), metrics: metrics, axis: axis, sections: sections))
  }

  /// Returns a quilt with these measures.
  public static func quilt(
    _ metrics: QuiltMetrics = QuiltMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) -> GalleryLayout {
    .quilt(QuiltLayout(GalleryContent(), metrics: metrics, axis: axis, sections: sections))
  }

  /// Returns a waterfall with these measures.
  public static func waterfall(
    _ metrics: WaterfallMetrics = WaterfallMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) -> GalleryLayout {
    .waterfall(WaterfallLayout(GalleryContent(), metrics: metrics, axis: axis, sections: sections))
  }

  /// Returns a mosaic with these measures.
  public static func mosaic(
    _ metrics: MosaicMetrics = MosaicMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) -> GalleryLayout {
    .mosaic(MosaicLayout(GalleryContent(), metrics: metrics, axis: axis, sections: sections))
  }

  /// Returns a carousel with these measures.
  public static func carousel(
    _ metrics: CarouselMetrics = CarouselMetrics(), axis: ScrollAxis = .horizontal
  ) -> GalleryLayout {
    .carousel(CarouselLayout(GalleryContent(), metrics: metrics, axis: axis))
  }

  /// Returns a pile with these measures.
  public static func pile(_ metrics: PileMetrics = PileMetrics()) -> GalleryLayout {
    .pile(PileLayout(GalleryContent(), metrics: metrics))
  }
}
