import DualStrip

/// The name of an edit in an app's answer.
enum EditName: Sendable {
  case name(String)
  /// The edit's number in the viewer.
  case number(Int)

  var text: String {
    switch self {
    case .name(let name): return name
    case .number(let number): return "\(number)"
    }
  }
}

/// The edits of a viewer, by the app's names for them.
struct EditNames: Sendable {
  private var edits: [String: EditID] = [:]
  private(set) var names: [EditID: String] = [:]

  /// Notes the name of a requested edit, given the events of the request. If the viewer refused the
  /// edit, the name is free.
  mutating func note(_ name: String, _ events: [ViewerEvent]) {
    edits[name] = nil
    for event in events {
      guard let id = event.kind.begun else { continue }
      edits[name] = id
      names[id] = name
    }
  }

  /// Returns the edit with a name; `nil` if there is none.
  func edit(_ name: EditName) -> EditID? {
    switch name {
    case .name(let name): return edits[name]
    case .number(let number): return EditID(rawValue: number)
    }
  }
}
