import DualStrip

/// What an app calls an edit that it answers for.
enum EditName: Sendable {
  case name(String)
  /// The number that the viewer has given it.
  case number(Int)

  var text: String {
    switch self {
    case .name(let name): return name
    case .number(let number): return "\(number)"
    }
  }
}

/// The edits of a viewer by the names that an app has for them.
struct EditNames: Sendable {
  private var edits: [String: EditID] = [:]
  private(set) var names: [EditID: String] = [:]

  /// An edit was requested by a name, with these events; where it was refused nobody has the name.
  mutating func note(_ name: String, _ events: [ViewerEvent]) {
    edits[name] = nil
    for event in events {
      guard case .editAccepted(let id, _) = event.kind else { continue }
      edits[name] = id
      names[id] = name
    }
  }

  /// The edit that is meant; `nil` for a name that nothing has.
  func edit(_ name: EditName) -> EditID? {
    switch name {
    case .name(let name): return edits[name]
    case .number(let number): return EditID(rawValue: number)
    }
  }
}
