import CDesk
import DualStrip

/// An object that C has made: its constructors never return null.
nonisolated func made<Made>(_ object: Made?) -> Made {
  guard let object else { fatalError("there is no memory for an object of GTK") }
  return object
}

extension UnsafeMutablePointer {
  /// The same object for a function that wants a class whose structure C hides.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The same object as one of another of its classes.
  func `as`<Class>(_ type: Class.Type) -> UnsafeMutablePointer<Class> { opaque.as(type) }
}

extension OpaquePointer {
  /// The same object as one of another of its classes.
  func `as`<Class>(_ type: Class.Type) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

/// The paths that people have chosen.
func chosen(in chooser: OpaquePointer) -> [String] {
  guard let paths = desk_chosen_paths(chooser) else { return [] }
  defer { g_strfreev(paths) }
  var result: [String] = []
  var place = 0
  while let path = paths[place] {
    result.append(String(cString: path))
    place += 1
  }
  return result
}

extension DualStripViewer.KeyPress {
  /// A key of GTK; `nil` for one that no shortcut has.
  init?(_ key: UInt32, _ modifiers: GdkModifierType) {
    let keys: [Int32: Key] = [
      GDK_KEY_Left: .left, GDK_KEY_Right: .right, GDK_KEY_Up: .up, GDK_KEY_Down: .down,
      GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown, GDK_KEY_Home: .home,
      GDK_KEY_End: .end, GDK_KEY_Delete: .delete, GDK_KEY_BackSpace: .delete,
      GDK_KEY_Escape: .escape, GDK_KEY_a: .a, GDK_KEY_A: .a, GDK_KEY_z: .z, GDK_KEY_Z: .z,
    ]
    guard let known = keys[Int32(bitPattern: key)] else { return nil }
    var held: Modifiers = []
    if modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
    if modifiers.rawValue & GDK_ALT_MASK.rawValue != 0 { held.insert(.alt) }
    if modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 { held.insert(.command) }
    self.init(known, held)
  }
}
