import CollectionLayouts

/// Pages that are pictures: photo, drawing and slide.
extension PagePicture {
  mutating func addPhoto() {
    addPaper(0xffffff)
    let border = 4 * unit
    addLandscape(
      in: Rect(x: border, y: border, width: width - 2 * border, height: 100 - 2 * border))
  }

  /// Adds a sky, the sun and three ridges, of which the far ones are pale.
  mutating func addLandscape(in frame: Rect) {
    let place = { (x: Double, y: Double) in
      Point(x: frame.minX + x * frame.size.width, y: frame.minY + y * frame.size.height)
    }
    fill(frame, chance() < 0.5 ? 0xd7e9f7 : 0xfbe6cf)
    let sun = place(chance(0.2...0.8), chance(0.15...0.3))
    fill(
      [PagePicture.circle(sun, radius: 0.09 * min(frame.size.width, frame.size.height))], 0xffffff,
      opacity: 0.9)
    for (top, opacity) in [(0.42, 0.35), (0.58, 0.6), (0.75, 1.0)] {
      let ridge = (0...6).map { place(Double($0) / 6, top + chance(-0.1...0.08)) }
      fill([[place(0, 1)] + ridge + [place(1, 1)]], hue, opacity: opacity)
    }
  }

  /// Adds the front of a house with its measures.
  mutating func addDrawing() {
    addPaper(0xf7fafd)
    let across = min(width, 120)
    let (left, right) = ((width - across) / 2 + 0.2 * across, (width + across) / 2 - 0.2 * across)
    let (eaves, ground) = (chance(40...50), 76.0)
    let roof = PagePicture.outline([
      Point(x: left - 4, y: eaves), Point(x: (left + right) / 2, y: eaves - chance(14...24)),
      Point(x: right + 4, y: eaves),
    ])
    let walls = [
      Point(x: left, y: eaves), Point(x: left, y: ground), Point(x: right, y: ground),
      Point(x: right, y: eaves),
    ]
    let step = (right - left) / 7
    let door = left + step * (chance() < 0.5 ? 1 : 5)
    var lines = [roof, walls]
    lines.append([
      Point(x: door, y: ground), Point(x: door, y: ground - 16),
      Point(x: door + step, y: ground - 16),
      Point(x: door + step, y: ground),
    ])
    for x in [left + 3 * step, left + (door < left + 2 * step ? 5 : 1) * step] {
      let window = Rect(x: x, y: ground - 18, width: step, height: 9)
      lines.append(PagePicture.outline(PagePicture.corners(of: window)))
    }
    lines.append(PagePicture.line((0.08 * width, ground), (0.92 * width, ground)))
    draw(lines, PagePicture.dark, width: 0.7)
    let measure = ground + 7
    draw(
      [
        PagePicture.line((left, measure), (right, measure)),
        PagePicture.line((left, measure - 2), (left, measure + 2)),
        PagePicture.line((right, measure - 2), (right, measure + 2)),
      ], hue, width: 0.6)
    let trunk = right + 0.1 * across
    let radius = min(6, 0.08 * across)
    let crown = PagePicture.circle(Point(x: trunk, y: ground - 14), radius: radius)
    draw(
      [
        PagePicture.outline(crown),
        PagePicture.line((trunk, ground - 14 + radius), (trunk, ground)),
      ], hue,
      width: 0.7)
  }

  mutating func addSlide() {
    addPaper(hue)
    fill(Rect(x: 0, y: 0, width: width, height: 24), 0x000000, opacity: 0.16)
    let left = margin
    draw(
      [PagePicture.line((left, 14), (left + width * chance(0.35...0.6), 14))], 0xffffff, width: 5)
    for row in 0..<4 {
      let y = 38 + 12 * Double(row)
      fill([PagePicture.circle(Point(x: left + 2, y: y), radius: 1.6)], 0xffffff, opacity: 0.9)
      let end = left + 0.42 * width * chance(0.6...1)
      draw([PagePicture.line((left + 7, y), (end, y))], 0xffffff, width: 2.4, opacity: 0.75)
    }
    let bars = (0..<5).map { bar in
      let height = chance(12...44)
      return Rect(
        x: width * (0.56 + 0.075 * Double(bar)), y: 80 - height, width: 0.055 * width,
        height: height)
    }
    fill(bars.map(PagePicture.corners), 0xffffff, opacity: 0.85)
  }
}
