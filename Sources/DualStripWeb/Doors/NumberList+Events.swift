import ScrollPhysics

extension NumberList {
  /// Appends an event: how many numbers follow, the kind, the time in milliseconds, and the details
  /// of the kind.
  mutating func append(_ kind: Double, _ time: Time, _ rest: [Double]) {
    append(Double(rest.count + 2))
    append(kind)
    append(time.milliseconds)
    for number in rest { append(number) }
  }
}
