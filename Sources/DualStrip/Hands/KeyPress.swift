extension DualStripViewer {
  /// A key that went down, or that repeats because it is held.
  public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// The modifiers that are held.
    public var modifiers: Modifiers

    /// Creates a key press.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - modifiers: the modifiers that are held.
    public init(_ key: Key, _ modifiers: Modifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    /// A key that a shortcut may have.
    @nonexhaustive public enum Key: String, Hashable, Sendable, CaseIterable {
      /// The arrow to the left.
      case left
      /// The arrow to the right.
      case right
      /// The arrow up.
      case up
      /// The arrow down.
      case down
      /// Page Up.
      case pageUp = "page-up"
      /// Page Down.
      case pageDown = "page-down"
      /// Home.
      case home
      /// End.
      case end
      /// Delete forward, or Backspace.
      case delete
      /// Escape.
      case escape
      /// The letter A.
      case a
      /// The letter Z.
      case z
    }

    /// The modifiers of a key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
      /// The bits of the modifiers.
      public let rawValue: UInt8

      /// Creates modifiers from their bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// Shift.
      public static let shift = Modifiers(rawValue: 1)
      /// Alt, or Option.
      public static let alt = Modifiers(rawValue: 2)
      /// Control, or Command on Apple's systems.
      public static let command = Modifiers(rawValue: 4)
    }
  }
}
