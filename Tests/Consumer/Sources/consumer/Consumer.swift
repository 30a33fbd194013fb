import DualStrip
import Foundation

/// Drives a viewer by JSON lines from standard input, and prints what happens.
@main
struct Consumer {
  private var session: Session?
  /// The pages as the viewer had them at this revision of its document.
  private var snapshot: [PageID] = []
  private var revision: Int?
  private let store = Store()

  static func main() async throws {
    var consumer = Consumer()
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        try await consumer.take(Data(line.utf8))
      } catch {
        let reason = (error as? DecodingError)?.reason ?? "\(error)"
        FileHandle.standardError.write(Data("line \(number): \(reason)\n".utf8))
      }
      // Both outputs stay in order where they go to one place.
      fflush(nil)
    }
    try await consumer.finish()
  }

  /// What this throws has changed nothing: all of it happens to copies.
  private mutating func take(_ line: Data) async throws {
    let decoder = JSONDecoder()
    guard var next = session else {
      return adopt(try Session(decoder.decode(Opening.self, from: line), store: store), after: [])
    }
    let events = try await next.take(decoder.decode(Line.self, from: line))
    next.erase()
    adopt(next, after: events)
  }

  private mutating func finish() async throws {
    guard var last = session else { return }
    let events = try await last.finish()
    adopt(last, after: events)
    print(last.viewer)
    print("erased \(list(await store.erased.sorted()))")
    print("uncommitted \(list(last.viewer.pendingEdits.flatMap(\.pages)))")
  }

  /// A list of all pages is only made where the document has another revision.
  private mutating func adopt(_ new: Session, after events: [ViewerEvent]) {
    session = new
    for event in events { print(event) }
    guard revision != new.viewer.documentRevision else { return }
    revision = new.viewer.documentRevision
    snapshot = new.viewer.pages
    print("snapshot \(list(snapshot))")
  }

  private func list(_ pages: [PageID]) -> String {
    pages.isEmpty ? "none" : pages.map { "\($0.rawValue)" }.joined(separator: " ")
  }
}
