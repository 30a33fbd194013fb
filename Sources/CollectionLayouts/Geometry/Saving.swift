package import Elementary

extension Point: Archivable {
  package init(_ archive: inout Archive, _ saved: Point?) throws(ArchiveFault) {
    self.init(x: try archive(saved?.x), y: try archive(saved?.y))
  }
}

extension Size: Archivable {
  package init(_ archive: inout Archive, _ saved: Size?) throws(ArchiveFault) {
    self.init(width: try archive(saved?.width), height: try archive(saved?.height))
  }
}

extension EdgeInsets: Archivable {
  package init(_ archive: inout Archive, _ saved: EdgeInsets?) throws(ArchiveFault) {
    self.init(
      top: try archive(saved?.top), left: try archive(saved?.left),
      bottom: try archive(saved?.bottom), right: try archive(saved?.right))
  }
}

extension PageID: Archivable {
  package init(_ archive: inout Archive, _ saved: PageID?) throws(ArchiveFault) {
    self.init(try archive(saved?.rawValue))
  }
}
