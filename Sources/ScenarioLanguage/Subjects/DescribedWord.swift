/// A word of the language that says what it means, with a statement that uses it.
protocol DescribedWord: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  var about: (meaning: String, example: String) { get }
}

extension DescribedWord {
  /// All of its kind, in their order.
  static var words: [Vocabulary.Word] {
    allCases.map { Vocabulary.Word($0.rawValue, $0.about.meaning, $0.about.example) }
  }

  static var names: [String] { allCases.map { $0.rawValue } }
}

/// What a signal can be compared with.
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
