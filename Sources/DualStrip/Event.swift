public import CollectionLayouts
public import ScrollPhysics

/// Something that happened in a viewer, at its exact time. Indices count from 0.
public struct ViewerEvent: Hashable, Sendable {
  public var time: Time
  public var kind: Kind

  public init(time: Time, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  public enum Kind: Hashable, Sendable {
    /// Another page is in focus, or none.
    case activePageChanged(from: PageID?, to: PageID?, index: Int?, cause: Cause)
    /// The active page stays, and has another index.
    case indexChanged(PageID, index: Int, cause: Cause)
    /// The view came to rest.
    case settled(PageID, index: Int)
    case driverChanged(from: DualStripViewer.Driver, to: DualStripViewer.Driver)
    /// The animation is over: the host is to remove the pages' data and answer.
    case commitRequested(EditID, pages: [PageID])
    case committed(EditID, pages: [PageID])
    case commitFailed(EditID, pages: [PageID])
    case editCancelled(EditID, pages: [PageID])
    /// Nothing has changed, and why.
    case editRefused(EditRefusal)
    case focusFinished(PageID)
    case focusCancelled(PageID)
    /// The bounds have arrived at these.
    case resized(Size)
    /// A size came for a page that is gone.
    case sizeIgnored(PageID)
  }

  /// Why the active page, or its index, is another.
  public enum Cause: Hashable, Sendable {
    case drag(Pane)
    case settle(Pane)
    case focus
    case delete
    case insert
    case move
    case replace
  }
}

extension DualStripViewer {
  /// Who moves the position.
  public enum Driver: Hashable, Sendable {
    case none
    case preview
    case thumbnails
    case program

    public init(_ pane: Pane) {
      switch pane {
      case .preview: self = .preview
      case .thumbnails: self = .thumbnails
      }
    }
  }

  /// What the viewer does at the moment.
  public enum Phase: Hashable, Sendable {
    case idle
    /// A finger holds the viewer, moving or not.
    case dragging
    case settling
    /// A focus is on its way.
    case focusing
  }
}
