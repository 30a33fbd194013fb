/// Texts that a page and this module share, as UTF-8. Both move when they grow.
enum TextDoor {
  nonisolated(unsafe) static var given = ByteList()
  nonisolated(unsafe) static var told = ByteList()

  static func tell(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)
    unsafe told.resize(to: bytes.count)
    for (place, byte) in bytes.enumerated() { unsafe told[place] = byte }
    return Int32(bytes.count)
  }
}

/// A list of bytes with a memory address.
@safe struct ByteList {
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)
  private(set) var count = 0

  var address: UnsafeMutablePointer<UInt8>? { unsafe memory.baseAddress }

  /// Changes the count; the old contents are lost if the list must grow.
  mutating func resize(to count: Int) {
    if unsafe count > memory.count {
      unsafe memory.deallocate()
      unsafe memory = .allocate(capacity: count)
    }
    self.count = count
  }

  subscript(place: Int) -> UInt8 {
    get { unsafe memory[place] }
    set { unsafe memory[place] = newValue }
  }

  var bytes: [UInt8] { (0..<count).map { self[$0] } }
}

/// Makes room for the text of the page's next call, and returns the address.
@_expose(wasm, "giveText")
@_cdecl("dualstrip_give_text")
public func giveText(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  unsafe TextDoor.given.resize(to: max(0, Int(count)))
  return unsafe TextDoor.given.address
}

/// Returns the address of the text that the last call has written; that call returned the length.
@_expose(wasm, "toldText")
@_cdecl("dualstrip_told_text")
public func toldText() -> UnsafeMutablePointer<UInt8>? { unsafe TextDoor.told.address }
