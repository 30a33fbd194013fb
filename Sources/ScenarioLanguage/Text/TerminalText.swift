/// Makes text from files and users safe to show in a terminal or paste into a shell.
package enum TerminalText {
  /// Returns the text with control characters, and those that change the writing direction, as
  /// escapes; tabs stay.
  package static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a word with control characters on one line, as bash, zsh and ksh read it.
  private static func escaped(_ word: String) -> String {
    var result = "$'"
    for byte in word.utf8 {
      switch byte {
      case 0x20...0x7E where byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "'"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    isHidden(scalar) || scalar == "\t"
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: return false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFFFE, 0xFFFF:
      return true
    default: return false
    }
  }

  /// Returns a path quoted so that a command takes it as a path, even if it begins like an option.
  package static func argument(_ path: String) -> String {
    quoted(path.hasPrefix("-") && path != "-" ? "./" + path : path)
  }

  /// Returns a word quoted, if necessary, so that a shell takes it as it is.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          return true
        default: return "_./=,@%+:-".utf8.contains(byte)
        }
      }
    guard !isPlain else { return word }
    guard !word.unicodeScalars.contains(where: isControl) else { return escaped(word) }
    var result = "'"
    // By scalars: an apostrophe may be the beginning of a longer character.
    for scalar in word.unicodeScalars { result += scalar == "'" ? "'\\''" : String(scalar) }
    return result + "'"
  }
}
