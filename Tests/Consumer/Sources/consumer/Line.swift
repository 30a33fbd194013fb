import DualStrip
import Foundation

/// The first line: the document and the size of its viewer.
struct Opening: Decodable {
  var pages: [Page]
  var bounds: Size
  var insets: EdgeInsets?
}

/// Any later line: one input and its time.
struct Line: Decodable {
  var time: Time
  /// `nil` where time only passes.
  var input: DualStripViewer.Input?

  private enum CodingKeys: String, CodingKey {
    case at, touch, drag, by, lift, velocity, focus, delete, insert, before, advance
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: CodingKeys.self)
    time = .milliseconds(try line.decode(Double.self, forKey: .at))
    let details: Set<CodingKeys> = [.at, .by, .velocity, .before]
    let words = line.allKeys.filter { !details.contains($0) }
    guard words.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "a line has one input, not \(words.count)"))
    }
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try line.decode(Value.self, forKey: key)
    }
    switch words[0] {
    case .touch: input = .touchBegan(try value(.touch))
    case .drag: input = .dragMoved(try value(.drag), by: try value(.by))
    case .lift: input = .touchEnded(try value(.lift), velocity: try value(.velocity))
    case .focus: input = .focus(try value(.focus), animated: true)
    case .delete: input = .edit(.delete(try value(.delete)))
    case .insert: input = .edit(.insert(try value(.insert), .before(try value(.before))))
    case .advance, .at, .by, .velocity, .before: input = nil
    }
  }
}

extension DecodingError {
  /// What is wrong, on one line.
  var reason: String {
    switch self {
    case .keyNotFound(let key, _): return "there is no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default: return "it cannot be read"
    }
  }
}
