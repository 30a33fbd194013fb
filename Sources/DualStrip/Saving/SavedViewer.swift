import CollectionLayouts
package import Elementary
import ScrollPhysics

/// A viewer as bytes, to restore it after a restart.
///
/// ```swift
/// let bytes = viewer.encoded()
/// var restored = try DualStripViewer(encoded: bytes)  // equal to the viewer in every bit
/// ```
extension DualStripViewer {
  /// The version of the bytes. Versions do not read each other's bytes: keep the document itself
  /// elsewhere.
  public static let encodingVersion: UInt8 = 1

  /// What all encoded viewers begin with, before the version.
  private static let mark: [UInt8] = [0x44, 0x53, 0x56]

  /// Returns the whole viewer as bytes: the document, the settings, every motion, edit and
  /// selection, and what can be undone. A finger that is down stays down, and a lifted page in the
  /// hand.
  ///
  /// - Complexity: O(*n*); 10 to 20 bytes a page, and what can be undone.
  public func encoded() -> [UInt8] {
    var archive = Archive(after: Self.mark + [Self.encodingVersion])
    _ = try? archive(self)
    return Self.sealed(archive.bytes)
  }

  /// Restores a viewer from the bytes of ``encoded()``. It goes on with the same bits, from the time
  /// when it was saved: a host whose clock begins anew adds the viewer's `now` to its times.
  ///
  /// After a restart no finger is down: pass `cancelLift`, and `touchCancelled` for both panes. An
  /// input that does not apply changes nothing.
  ///
  /// - Throws: ``EncodingFault`` for damaged bytes, and for what contradicts the model. The checksum
  ///   is no protection against forgery: forged bytes may make another viewer, but do no harm.
  /// - Complexity: O(*n* log *n*).
  public init(encoded bytes: [UInt8]) throws(EncodingFault) {
    let header = Self.mark.count + 1
    guard bytes.starts(with: Self.mark), bytes.count >= header else {
      throw .notAViewer
    }
    guard bytes[header - 1] == Self.encodingVersion else {
      throw .otherVersion(Int(bytes[header - 1]))
    }
    let body = Array(bytes.dropLast(8))
    guard body.count >= header, Self.sealed(body) == bytes else { throw .damaged }
    var archive = Archive(reading: body, from: header)
    do throws(ArchiveFault) {
      self = try archive(nil)
      try archive.check(archive.isAtEnd)
    } catch {
      throw .impossible(at: error.place)
    }
    guard checkInvariants().isEmpty else { throw .impossible(at: body.count) }
  }

  /// Returns bytes with their checksum behind them, the lowest byte first.
  package static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = checksum(of: bytes)
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
  }

  /// FNV-1a in 64 bits. It notices damage, not forgery.
  package static func checksum(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// Why bytes do not make a viewer.
@nonexhaustive public enum EncodingFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// They do not begin as an encoded viewer does.
  case notAViewer
  /// Another version of the library has written them.
  case otherVersion(Int)
  /// Some are missing or have changed.
  case damaged
  /// They contradict the rules of the model, near this byte.
  case impossible(at: Int)

  /// The fault, and what helps.
  public var description: String {
    switch self {
    case .notAViewer: return "these bytes are no encoded viewer; pass what encoded() returned"
    case .otherVersion(let version):
      return "these bytes have version \(version), and this library reads version "
        + "\(DualStripViewer.encodingVersion); make a new viewer from the document"
    case .damaged: return "these bytes are damaged; make a new viewer from the document"
    case .impossible(let place):
      return "no viewer has the state at byte \(place); make a new viewer from the document"
    }
  }
}

extension DualStripViewer: Archivable {
  package init(
    _ archive: inout Archive, _ saved: DualStripViewer?
  ) throws(ArchiveFault) {
    configuration = try archive(saved?.configuration)
    now = try archive.number(saved?.now, in: .zero ... .latest)
    archive.now = now.ticks
    document = try archive(saved?.document)
    archive.slotCount = document.count
    edits = try archive(saved?.edits)
    let ghosts = edits.moves.map { $0.ghost }.sorted()
    try archive.check(edits.movesAgree(with: document, ghosts: ghosts))
    try archive.check(document.findPages(without: ghosts))
    slots = Slots(count: document.count)
    edits.list(&slots, count: document.count, at: now)
    anchor = try archive.optionalSlot(saved?.anchor)
    try archive.check((anchor == nil) == (document.count == 0))
    motion = try archive(saved?.motion)
    finger = try archive.optional(saved?.finger)
    live = try archive.optionalSlot(saved?.live)
    settledSlot = try archive.optionalSlot(saved?.settledSlot)
    lag = try archive.optional(saved?.lag)
    expansion = try archive(saved?.expansion)
    boundsChange = try archive(saved?.boundsChange)
    browsing = try archive(saved?.browsing)
    selection = try archive(saved?.selection)
    announcements = try archive(saved?.announcements)
    hand = try archive(saved?.hand)
    nextLiveChange = try archive.optional(saved?.nextLiveChange)
  }
}

extension EditLedger {
  /// Whether every page on the move has left its ghosts, and no slot is both.
  fileprivate func movesAgree(with document: Document, ghosts: [Int]) -> Bool {
    ghosts.ascends { $0 }
      && !moves.contains { ghosts.holds(ascending: $0.page) }
      && !fading.contains { ghosts.holds(ascending: $0.page.slot) }
      && moves.allSatisfy { document.page(in: $0.page).id == document.page(in: $0.ghost).id }
  }
}
