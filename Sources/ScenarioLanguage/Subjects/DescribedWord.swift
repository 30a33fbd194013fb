/// A word of the language, with its meaning and an example statement.
protocol DescribedWord: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  var about: (meaning: String, example: String) { get }
}

extension DescribedWord {
  /// All words of this type, in their order.
  static var words: [Vocabulary.Word] {
    allCases.map { Vocabulary.Word($0.rawValue, $0.about.meaning, $0.about.example) }
  }

  static var names: [String] { allCases.map { $0.rawValue } }
}

/// The kind of a signal's value, which decides what it can be compared with.
enum SignalKind: String {
  case number
  case pages
  case length
  case speed
  case page
  case item
  case layout
  case driver
  case phase
}
