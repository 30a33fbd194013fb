/// A page with placeholders, such as `{{title}}`.
struct PageTemplate {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the page with its placeholders filled. Placeholders within a part are not replaced.
  ///
  /// - Precondition: There is a part for each placeholder.
  func filled(_ parts: KeyValuePairs<String, [UInt8]>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let start = PageTemplate.place(of: "{{", in: rest) {
      guard let end = PageTemplate.place(of: "}}", in: rest[start...]) else { break }
      result += rest[..<start]
      let name = String(decoding: rest[(start + 2)..<end], as: UTF8.self)
      for (key, part) in parts where key == name { result += part }
      rest = rest[(end + 2)...]
    }
    return result + rest
  }

  private static func place(of sign: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let sign = Array(sign.utf8)
    return bytes.indices.dropLast(1).first { bytes[$0] == sign[0] && bytes[$0 + 1] == sign[1] }
  }
}
