// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionLayouts
import DualStrip

@c @implementation
public func ds_save(
  _ viewer: ds_viewer, _ bytes: UnsafeMutablePointer<UInt8>?, _ room: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ds_status {
  with(viewer) { (held) throws(Fault) in
    unsafe try copy(held.viewer.encoded(), "bytes", to: bytes, room, count)
  }
}

@c @implementation
public func ds_restore(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ viewer: UnsafeMutablePointer<ds_viewer>?
) -> ds_status {
  status { () throws(Fault) in
    unsafe try set(viewer, 0)
    let bytes = unsafe Array(try buffer(bytes, count))
    let restored: DualStripViewer
    do throws(EncodingFault) {
      restored = try DualStripViewer(encoded: bytes)
    } catch {
      throw Fault(DS_INVALID, error.description)
    }
    guard !restored.pages.contains(PageID(0)) else {
      throw Fault(DS_INVALID, "a page has the number 0, which is no page")
    }
    unsafe try set(viewer, try HeldViewer(restored).kept())
  }
}
