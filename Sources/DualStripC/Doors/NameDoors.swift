// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CDualStrip
import CollectionLayouts
import DualStrip

/// A table of names that a caller holds. Names are compared byte by byte.
struct HeldNames: Held {
  static let kind: UInt32 = 2
  static let name: StaticString = "a table of names"

  var table = PageNames<[UInt8]>()
}

@c @implementation
public func ds_make_names(_ names: UnsafeMutablePointer<ds_names>?) -> ds_status {
  status { () throws(Fault) in
    unsafe try set(names, 0)
    unsafe try set(names, try HeldNames().kept())
  }
}

@c @implementation
public func ds_release_names(_ names: ds_names) -> ds_status { HeldNames.release(names) }

@c @implementation
public func ds_page_named(
  _ names: ds_names, _ name: UnsafePointer<CChar>?, _ length: Int,
  _ page: UnsafeMutablePointer<ds_page_id>?
) -> ds_status {
  status { () throws(Fault) in
    unsafe try set(page, 0)
    let held = unsafe try HeldNames.found(names)
    let bytes = unsafe try buffer(name, length).map { UInt8(bitPattern: $0) }
    unsafe try set(page, held.pointee.table.id(of: bytes).rawValue)
  }
}

@c @implementation
public func ds_name_of(
  _ names: ds_names, _ page: ds_page_id, _ name: UnsafeMutablePointer<CChar>?, _ room: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> ds_status {
  status { () throws(Fault) in
    unsafe try set(length, 0)
    guard let bytes = unsafe try HeldNames.found(names).pointee.table[PageID(page)] else {
      throw Fault(DS_INVALID, "the page \(page) has no name in this table")
    }
    unsafe try copy(bytes.map { CChar(bitPattern: $0) }, "bytes", to: name, room, length)
  }
}

@c @implementation
public func ds_forget_name(_ names: ds_names, _ page: ds_page_id) -> ds_status {
  status { () throws(Fault) in
    unsafe try HeldNames.found(names).pointee.table.forget(PageID(page))
  }
}
