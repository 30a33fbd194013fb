import CollectionLayouts
import DualStrip
import ScrollPhysics

/// Bytes are inputs, changes of a saved viewer, and inputs again: a viewer comes back as it was, and
/// one that somebody has forged is refused or lives on without a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = unsafe HostileBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  var viewer = bytes.viewer()
  viewer.live(on: &bytes, most: bytes.whole(30))
  let saved = viewer.encoded()
  do throws(EncodingFault) {
    require(try DualStripViewer(encoded: saved) == viewer, "another viewer comes back")
  } catch {
    fatalError("\(error)\n\(viewer.checkInvariants())")
  }
  guard var forged = try? DualStripViewer(encoded: saved.forged(by: &bytes)) else { return 0 }
  forged.live(on: &bytes, most: 40)
  return 0
}

extension DualStripViewer {
  fileprivate mutating func live(on bytes: inout HostileBytes, most: Int) {
    for _ in 0..<most where !bytes.isEmpty {
      let time = now + bytes.pause()
      handle(bytes.input(for: self), at: time)
      _ = checkInvariants()
    }
  }
}

extension [UInt8] {
  /// Returns these bytes with some changed or left out, and the right checksum.
  fileprivate func forged(by bytes: inout HostileBytes) -> [UInt8] {
    var body = Array(dropLast(8))
    for _ in 0...bytes.whole(4) {
      // Two bytes say where: there may be more than 256.
      let place = 4 + (bytes.whole(256) << 8 | bytes.whole(256)) % Swift.max(1, body.count - 4)
      guard place < body.count else { break }
      switch bytes.whole(5) {
      case 0: body[place] = UInt8(bytes.whole(256))
      case 1: body[place] ^= 1 << UInt8(bytes.whole(8))
      case 2: body[place] &+= bytes.flag() ? 1 : 255
      case 3: body.insert(UInt8(bytes.whole(3)), at: place)
      default: body.remove(at: place)
      }
    }
    return DualStripViewer.sealed(body)
  }
}
