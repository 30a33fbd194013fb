import Elementary
package import ScrollPhysics

/// Numbers as text, the same on every machine: no exponent, no trailing zeros, no `-0`.
package enum DecimalText {
  /// Returns a number rounded once, half away from zero; the exact number if `decimals` is `nil`.
  package static func rounded(_ number: Double, decimals: Int?) -> String {
    var bytes: [UInt8] = []
    append(number, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the rounded number to other text.
  package static func append(_ number: Double, decimals: Int?, to bytes: inout [UInt8]) {
    var scale = 1.0
    for _ in 0..<(decimals ?? 0) { scale *= 10 }
    let scaled = ElementaryFunctions.floor(number.magnitude * scale + 0.5)
    guard let decimals, number.isFinite, scaled < 9e15 else {
      bytes += exact(number).utf8
      return
    }
    if number < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    append(UInt64(scaled), decimals: decimals, to: &bytes)
  }

  /// Appends a whole number of units of the last decimal, without trailing zeros.
  private static func append(_ units: UInt64, decimals: Int, to bytes: inout [UInt8]) {
    var (rest, decimals) = (units, decimals)
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    let start = bytes.count
    var place = 0
    repeat {
      if place == decimals, place > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      place += 1
    } while rest > 0 || place <= decimals
    bytes[start...].reverse()
  }

  /// Returns a length as a scenario writes it; a number that is not finite gives 0.
  package static func points(_ number: Double) -> String {
    "\(exact(number.isFinite ? number : 0))pt"
  }

  package static func milliseconds(_ time: Time) -> String {
    "\(exact(max(0, time.milliseconds)))ms"
  }

  package static func seconds(_ time: Time) -> String { "\(rounded(time.seconds, decimals: 3)) s" }

  /// Returns the number of decimals in the shortest text of a number.
  static func decimals(of number: Double) -> Int {
    let parts = exact(number).split(separator: ".")
    return parts.count > 1 ? parts[1].count : 0
  }

  /// Returns the shortest digits that read back as the same number, without an exponent.
  package static func exact(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number != 0 else { return "0" }
    let parts = number.magnitude.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts[0].split(separator: ".")
    var whole = String(mantissa[0])
    var fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    if exponent > 0 {
      fraction += String(repeating: "0", count: max(0, exponent - fraction.count))
      whole += fraction.prefix(exponent)
      fraction = String(fraction.dropFirst(exponent))
    } else if exponent < 0 {
      fraction = String(repeating: "0", count: -exponent - whole.count) + whole + fraction
      whole = "0"
    }
    let sign = number < 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }
}
