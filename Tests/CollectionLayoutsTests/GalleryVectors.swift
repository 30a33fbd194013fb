import Foundation
import Testing

/// Worked examples of the gallery: lengths in points, frames as x, y, width, height.
enum GalleryVectors {
  static func example(_ path: String...) throws -> Any {
    let url = try #require(
      Bundle.module.url(forResource: "gallery", withExtension: "json", subdirectory: "Resources"))
    var value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    for key in path {
      value = try #require((value as? [String: Any])?[key], "no \(path)")
    }
    return value
  }
}
