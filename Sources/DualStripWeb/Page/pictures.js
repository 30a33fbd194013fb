// The pictures of pages and items. Each cell has a canvas that shows one thing after another, so
// that a new thing causes no layout.
class Pictures {
  // doors: those of the module that knows what pictures look like.
  constructor(doors) {
    this.doors = doors;
    this.aspects = new Map();
    this.names = new Map();
    // Images that the user has dropped, by page.
    this.images = new Map();
    this.usualAspect = 0.7071;
    this.kind = "page";
  }

  clear() {
    for (const image of this.images.values()) image.close();
    this.images.clear();
    this.aspects.clear();
    this.names.clear();
  }

  of(thing) {
    if (thing < 0) return { name: `section ${-thing}`, aspect: 1, part: true };
    return {
      name: this.names.get(thing) ?? (this.kind === "page" ? `p${thing}` : `${thing}`),
      aspect: this.kind === "page" ? this.aspects.get(thing) ?? this.usualAspect : 1,
    };
  }

  static sizes = { preview: [480, 640], thumbnails: [104, 144], collection: [160, 160] };

  make(role) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = Pictures.sizes[role];
    return canvas;
  }

  // Draws a thing on the canvas of a cell, which is stretched to the thing's aspect.
  show(element, thing) {
    const canvas = element.firstChild, { width, height } = canvas, context = canvas.getContext("2d");
    const image = this.images.get(thing);
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (image) {
      // Transparent parts show white paper.
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      return;
    }
    const { name, aspect, number = thing } = this.of(thing), wide = 100 * aspect;
    // From here on, the unit is a hundredth of the height.
    context.setTransform(width / wide, 0, 0, height / 100, 0, 0);
    const stamp = this.draw(context, number, wide, [...name].length);
    if (this.kind === "page") Pictures.stamp(context, name, stamp);
    else Pictures.write(context, name, 50, 51, 30, "#22252e", 90);
  }

  // Draws the shapes that `dualstrip draw` and the player show, too; returns the stamp: its color, x, y, width and
  // height.
  draw(context, number, wide, letters) {
    const { doors } = this;
    const told = doors.told(doors.exports.picture(number, this.kind === "page" ? wide : 0, letters));
    const color = ink => `#${ink.toString(16).padStart(6, "0")}`;
    context.lineJoin = "round";
    for (let place = 5; place < told.length;) {
      const [ink, opacity, line, count] = told.subarray(place, place += 4), path = new Path2D();
      for (let left = count; left > 0; left--) {
        const corners = told[place++];
        path.moveTo(told[place++], told[place++]);
        for (let corner = 1; corner < corners; corner++) path.lineTo(told[place++], told[place++]);
        if (!line) path.closePath();
      }
      context.globalAlpha = opacity;
      context.strokeStyle = context.fillStyle = color(ink);
      context.lineWidth = line;
      if (line) context.stroke(path); else context.fill(path);
    }
    context.globalAlpha = 1;
    return [color(told[0]), ...told.subarray(1, 5)];
  }

  // Draws the name on a stamp at the foot of the page.
  static stamp(context, name, [color, x, y, width, height]) {
    context.beginPath();
    context.roundRect(x, y, width, height, height / 2);
    context.fillStyle = color;
    context.fill();
    context.strokeStyle = "#ffffff";
    context.lineWidth = 1;
    context.stroke();
    Pictures.write(context, name, x + width / 2, y + height / 2 + 0.2, 0.74 * height, "#ffffff", 0.84 * width);
  }

  static write(context, name, x, y, size, color, most) {
    context.font = `700 ${size}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = color;
    const letters = [...name];
    context.fillText(letters.length > 12 ? `${letters.slice(0, 11).join("")}…` : name, x, y, most);
  }
}
