/// Memory that a page and this module share: the page writes what it gives, and reads what it is told.
///
/// Both move when they grow, so a page asks for their addresses after every call. A module of WebAssembly has
/// one thread.
enum NumberDoor {
  nonisolated(unsafe) static var given = NumberList()
  nonisolated(unsafe) static var told = NumberList()

  /// More than a page ever gives: a document of a million pages of different aspects.
  static let most = 1 << 22
}

/// Numbers in memory that has an address.
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

  /// What is new in it is zero.
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

  /// A number; 0 where there is none.
  subscript(place: Int) -> Double {
    get { place >= 0 && place < count ? unsafe memory[place] : 0 }
    set { if place >= 0, place < count { unsafe memory[place] = newValue } }
  }
}

/// Reads what a page has given, one number after the other: what is not there is 0.
struct NumberReader {
  private var place = 0

  var isAtEnd: Bool { unsafe place >= NumberDoor.given.count }

  mutating func number() -> Double {
    defer { place += 1 }
    return unsafe NumberDoor.given[place]
  }

  /// A whole number; 0 for what is none, and for what cannot be counted.
  mutating func whole() -> Int { Int(exactly: number()) ?? 0 }

  mutating func isOn() -> Bool { number() != 0 }
}

/// Room for numbers that the page gives with its next call, and where it is.
@_expose(wasm, "give")
@_cdecl("dualstrip_give")
public func give(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  unsafe NumberDoor.given.clear()
  unsafe NumberDoor.given.resize(to: min(max(0, Int(count)), NumberDoor.most))
  return unsafe NumberDoor.given.address
}

/// Where the numbers are that the last call has told.
@_expose(wasm, "told")
@_cdecl("dualstrip_told")
public func told() -> UnsafeMutablePointer<Double>? { unsafe NumberDoor.told.address }
