import Elementary

extension Time: CustomStringConvertible {
  /// The time in milliseconds, to a thousandth: `316.667 ms`.
  public var description: String {
    let thousandths = ElementaryFunctions.floor(milliseconds.magnitude * 1000 + 0.5)
    guard thousandths < 0x1p53 else {
      return ticks < 0 ? "the beginning of time" : "the end of time"
    }
    let whole = Int64(thousandths)
    var fraction = String(whole % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = ticks < 0 && whole > 0 ? "-" : ""
    return "\(sign)\(whole / 1000)\(fraction.isEmpty ? "" : ".\(fraction)") ms"
  }
}
