import Foundation
import Testing

/// Worked examples of the gallery: lengths in points, frames as x, y, width, height.
enum GalleryVectors {
  static func example<Value>(
    _ path: String..., as type: Value.Type = Value.self
  ) throws -> Value {
    let url = try #require(
      Bundle.module.url(forResource: "gallery", withExtension: "json", subdirectory: "Resources"))
    var value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    for key in path {
      value = try #require((value as? [String: Any])?[key], "no \(path)")
    }
    return try #require(value as? Value, "\(path) is no \(type)")
  }
}
