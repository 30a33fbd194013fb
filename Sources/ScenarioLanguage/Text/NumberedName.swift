/// A name that is a stem and a number.
package enum NumberedName {
  /// The stem and the number of `p1`, `a12`, …; `nil` for any other name, also for `p01`.
  package static func split(_ name: String) -> (stem: Substring, number: Int)? {
    let digits = name.utf8.reversed().prefix {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard (1...9).contains(digits.count), digits.last != UInt8(ascii: "0") else { return nil }
    let cut = name.utf8.index(name.endIndex, offsetBy: -digits.count)
    return Int(name[cut...]).map { (name[..<cut], $0) }
  }
}
