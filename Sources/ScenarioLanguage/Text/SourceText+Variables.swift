extension SourceText {
  /// The names of all variables in the text: the words behind a `$`.
  package var variableNames: Set<String> { variableNames(in: bytes[...]) }

  /// Returns the names of the variables in one line.
  func variableNames(inLine line: Int) -> Set<String> {
    let range = lineRange(line)
    return variableNames(in: bytes[range.lower..<range.upper])
  }

  private func variableNames(in bytes: ArraySlice<UInt8>) -> Set<String> {
    Set(
      bytes.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst().map {
        String(decoding: $0.prefix(while: Lexer.isNamePart), as: UTF8.self)
      })
  }
}
