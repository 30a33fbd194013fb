/// Draws an item of a collection: a small landscape in the item's own colour, and its name.
///
/// The drawing is 100 by 100 units; an element that uses it clips what does not fit.
struct TileDrawing {
  let name: String
  let number: UInt64

  func draw(into markup: inout Markup) {
    let hue = Palette.hue(number)
    markup.add("rect", ["width": "100", "height": "100", "fill": hue])
    markup.add(
      "rect", ["width": "100", "height": "100", "fill": "#ffffff", "fill-opacity": "0.62"])
    let x = 20 + Int(number % 7) * 10
    markup.add(
      "circle", ["cx": "\(x)", "cy": "26", "r": "10", "fill": "#ffffff", "fill-opacity": "0.85"])
    markup.add(
      "path", ["d": "M0 78L30 52L52 72L74 46L100 70V100H0Z", "fill": hue, "fill-opacity": "0.55"])
    markup.add("path", ["d": "M0 90L40 70L100 94V100H0Z", "fill": hue, "fill-opacity": "0.9"])
    markup.addName(name, x: 50, y: 56, fitting: 30, most: 14, fill: Palette.ink)
  }
}
