/// The colours of drawings. Scenes that stand still have the same ones in light and dark mode.
enum Palette {
  static let ground = "#ffffff"
  static let accent = "#d6336c"
  static let bezel = "#1d1f27"
  static let screen = "#eceef2"
  static let stripGround = "#dfe3ea"
  static let ink = "#22252e"
  static let quiet = "#565d6a"
  static let hairline = "#c9ced8"
  static let line = "#d9dde5"
  static let paper = "#ffffff"
  static let sheet = "#f3f4f7"
  static let failure = "#b02020"
  static let success = "#237032"
  static let preview = "#1c7ed6"
  static let strip = "#e8590c"
  static let widePreview = "#9fd0fb"
  static let active = "#868e9c"
  static let event = "#7048e8"
  static let font = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  /// What colours of a timeline become on a dark page.
  static let darkTimeline: [(light: String, dark: String)] = [
    (ground, "#14161c"), (ink, "#e4e7ee"), (quiet, "#a3abb9"), (line, "#2d323d"),
    (failure, "#ff7b72"), (success, "#5fd38d"), (preview, "#4dabf7"), (widePreview, "#1f5d94"),
    (strip, "#ffa061"), (active, "#8b94a5"), (event, "#b197fc"), (accent, "#f783ac"),
  ]

  /// What colours of a moving device become on a dark page. Pages stay white.
  static let darkDevice: [(light: String, dark: String)] = [
    (bezel, "#4b505d"), (screen, "#191b22"), (stripGround, "#262a34"), (ink, "#e4e7ee"),
    (failure, "#ff7b72"), (success, "#5fd38d"), (sheet, "#2b2f39"),
  ]

  /// The ground of a card; not that of a page, which stays white.
  static let card = "#fdfdfe"

  /// What colours of a card become on a dark page, beside those of a device.
  static let darkCard: [(light: String, dark: String)] = [(card, "#14161c"), (quiet, "#a3abb9")]
}
