/// Memory that a page and this module share: the page writes to `given` and reads from `told`.
///
/// Both lists move when they grow, so the page asks for their addresses after every call. A
/// WebAssembly module has one thread.
enum NumberDoor {
  nonisolated(unsafe) static var given = NumberList()
  nonisolated(unsafe) static var told = NumberList()

  /// The most numbers that a page may give: enough for a million pages with different aspects.
  static let most = 1 << 22
}

/// A list of numbers with a memory address.
@safe struct NumberList {
  private var memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: 1024)
  private(set) var count = 0

  var address: UnsafeMutablePointer<Double>? { unsafe memory.baseAddress }

  mutating func clear() { count = 0 }

  mutating func append(_ number: Double) {
    let place = count
    resize(to: place + 1)
    unsafe memory[place] = number
  }

  /// Changes the count; new elements are zero.
  mutating func resize(to count: Int) {
    if unsafe count > memory.count {
      let larger = UnsafeMutableBufferPointer<Double>.allocate(
        capacity: unsafe max(count, memory.count * 2))
      unsafe larger.initialize(repeating: 0)
      for place in 0..<self.count { unsafe larger[place] = memory[place] }
      unsafe memory.deallocate()
      unsafe memory = larger
    }
    if count > self.count {
      for place in self.count..<count { unsafe memory[place] = 0 }
    }
    self.count = count
  }

  /// The number at an index; 0 if there is none.
  subscript(place: Int) -> Double {
    get { place >= 0 && place < count ? unsafe memory[place] : 0 }
    set { if place >= 0, place < count { unsafe memory[place] = newValue } }
  }
}

/// Reads the numbers from the page one after the other; missing numbers are 0.
struct NumberReader {
  private var place = 0

  var isAtEnd: Bool { unsafe place >= NumberDoor.given.count }

  mutating func number() -> Double {
    defer { place += 1 }
    return unsafe NumberDoor.given[place]
  }

  /// Reads an integer; returns 0 if the number is not an integer or too large.
  mutating func whole() -> Int { Int(exactly: number()) ?? 0 }

  mutating func isOn() -> Bool { number() != 0 }
}

/// Makes room for the numbers of the page's next call, and returns the address.
@_expose(wasm, "give")
@_cdecl("dualstrip_give")
public func give(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  unsafe NumberDoor.given.clear()
  unsafe NumberDoor.given.resize(to: min(max(0, Int(count)), NumberDoor.most))
  return unsafe NumberDoor.given.address
}

/// Returns the address of the numbers that the last call has written.
@_expose(wasm, "told")
@_cdecl("dualstrip_told")
public func told() -> UnsafeMutablePointer<Double>? { unsafe NumberDoor.told.address }
