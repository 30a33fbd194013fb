/// A grid of characters, some of which are highlighted.
struct TextGrid {
  private var rows: [[Character]]
  private var marked: Set<Int> = []
  let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  subscript(row: Int, column: Int) -> Character {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }

  mutating func mark(_ row: Int, _ columns: Range<Int>) {
    for column in columns { marked.insert(row * self.columns + column) }
  }

  /// Writes a text from a column on, as far as there is room.
  mutating func write(_ text: String, row: Int, column: Int) {
    for (number, character) in text.enumerated() where (0..<columns).contains(column + number) {
      rows[row][column + number] = character
    }
  }

  /// Returns the rows; with `painted`, highlighted characters are in colour.
  func lines(painted: Bool) -> [String] {
    rows.indices.map { row in
      guard painted else { return String(rows[row]) }
      var line = ""
      var isPainted = false
      for column in 0..<columns {
        let isMarked = marked.contains(row * columns + column)
        if isMarked != isPainted { line += isMarked ? "\u{1B}[35m" : "\u{1B}[0m" }
        isPainted = isMarked
        line.append(rows[row][column])
      }
      return isPainted ? line + "\u{1B}[0m" : line
    }
  }
}
