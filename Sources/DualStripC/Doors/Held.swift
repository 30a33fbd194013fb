import CDualStrip

/// Something that a caller of the library holds by a handle.
protocol Held {
  /// Tells the handles of one type from those of another.
  static var kind: UInt32 { get }
  /// What messages call it.
  static var name: StaticString { get }
}

extension Held {
  /// Keeps the value, and returns its handle.
  consuming func kept() throws(Fault) -> UInt64 {
    let address = UnsafeMutablePointer<Self>.allocate(capacity: 1)
    unsafe address.initialize(to: self)
    let handle = unsafe dualstrip_keep(address, Self.kind)
    guard handle != 0 else {
      unsafe Self.drop(address)
      throw Fault(DS_NO_MEMORY, "there is no memory for \(Self.name)")
    }
    return handle
  }

  /// Where the value of a handle is.
  static func found(_ handle: UInt64) throws(Fault) -> UnsafeMutablePointer<Self> {
    unsafe try value(dualstrip_find(handle, kind), handle)
  }

  /// Ends the life of a value.
  static func release(_ handle: UInt64) -> ds_status {
    status { () throws(Fault) in
      unsafe drop(try value(dualstrip_forget(handle, kind), handle))
    }
  }

  private static func value(
    _ address: UnsafeMutableRawPointer?, _ handle: UInt64
  ) throws(Fault) -> UnsafeMutablePointer<Self> {
    guard let address = unsafe address else {
      throw Fault(DS_NO_VIEWER, "\(handle) is not the handle of \(name), or it was released")
    }
    return unsafe address.assumingMemoryBound(to: Self.self)
  }

  private static func drop(_ address: UnsafeMutablePointer<Self>) {
    unsafe address.deinitialize(count: 1)
    unsafe address.deallocate()
  }
}
