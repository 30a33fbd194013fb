/// The scenario in the page's editor.
private enum Editor {
  nonisolated(unsafe) static var workbench = Workbench([])
}

/// Reads the given text, which later calls refer to. Writes the findings.
@_expose(wasm, "read")
@_cdecl("dualstrip_read")
public func read() -> Int32 {
  unsafe Editor.workbench = Workbench(TextDoor.given.bytes)
  return unsafe TextDoor.tell(Editor.workbench.findings)
}

/// Runs a variant. Writes the verdict.
@_expose(wasm, "run")
@_cdecl("dualstrip_run")
public func run(_ variant: Int32) -> Int32 {
  unsafe TextDoor.tell(Editor.workbench.verdict(of: Int(variant)))
}

/// Writes how the variants that have run relate.
@_expose(wasm, "relate")
@_cdecl("dualstrip_relate")
public func relate() -> Int32 { unsafe TextDoor.tell(Editor.workbench.relations) }

/// Writes the data that a player needs for a variant.
@_expose(wasm, "play")
@_cdecl("dualstrip_play")
public func play(_ variant: Int32) -> Int32 {
  unsafe TextDoor.tell(Editor.workbench.playback(of: Int(variant)))
}

/// Writes a digest over every bit of a variant's run.
@_expose(wasm, "digest")
@_cdecl("dualstrip_digest")
public func digest(_ variant: Int32) -> Int32 {
  unsafe TextDoor.tell(Editor.workbench.digest(of: Int(variant)))
}

/// Writes the text in its canonical form.
@_expose(wasm, "format")
@_cdecl("dualstrip_format")
public func format() -> Int32 { unsafe TextDoor.tell(Editor.workbench.formatted) }

/// Writes the completions at a place of the given text.
@_expose(wasm, "complete")
@_cdecl("dualstrip_complete")
public func complete(_ place: Int32) -> Int32 {
  let text = unsafe TextDoor.given.bytes
  return TextDoor.tell(Completions(of: text, at: Int(place)).words)
}

/// Writes every setting of the strips, for a form.
@_expose(wasm, "settings")
@_cdecl("dualstrip_settings")
public func settings() -> Int32 { TextDoor.tell(Workbench.settings) }

/// Turns the given lines of a session into a scenario. Writes the scenario, or `!` and the error.
@_expose(wasm, "record")
@_cdecl("dualstrip_record")
public func record() -> Int32 {
  do throws(RecordFault) {
    let lines = unsafe TextDoor.given.bytes
    return TextDoor.tell(try SessionScenario(lines, title: "From the playground").tidyText)
  } catch {
    return TextDoor.tell("!line \(error.line): \(error.reason)")
  }
}
