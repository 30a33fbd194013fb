/// Parses signals: what a viewer shows, as predicates name it.
extension Parser {
  func parseSignal(_ line: inout LineParser) throws(Faulty) -> Signal {
    let first = line.next
    let name = try line.listedWord("a signal")
    if line.acceptSign("(") { return try parseSignal(ofThing: name, &line) }
    var path = name.value
    while line.acceptSign(".") { path += "." + (try line.listedWord("a part of the signal").value) }
    let range = line.range(from: first)
    guard let signal = signal(named: Located(value: path, range: range)) else {
      throw Faulty(.unknownSignal(path, at: range, words: kind.signals.map { $0.name }))
    }
    return signal
  }
}
