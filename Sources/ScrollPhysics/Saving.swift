package import Elementary

extension Time: Archivable {
  package init(_ archive: inout Archive, _ saved: Time?) throws(ArchiveFault) {
    self.init(ticks: try archive(saved?.ticks))
  }
}

extension Easing: Archivable {
  package init(_ archive: inout Archive, _ saved: Easing?) throws(ArchiveFault) {
    self = try archive.word(saved, among: [.linear, .easeInOut, .easeIn, .easeOut])
  }
}

extension DecelerationRate: Archivable {
  package init(_ archive: inout Archive, _ saved: DecelerationRate?) throws(ArchiveFault) {
    self.init(surviving: try archive.number(saved?.perMillisecond, in: 0.5...0.9999))
  }
}

extension Deceleration: Archivable {
  package init(_ archive: inout Archive, _ saved: Deceleration?) throws(ArchiveFault) {
    self.init(
      position: try archive(saved?.position), velocity: try archive(saved?.velocity),
      rate: try archive(saved?.rate))
  }
}
