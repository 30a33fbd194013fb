// The pictures of pages and items. Each cell has a canvas that shows one thing after another, so
// that a new thing causes no layout.
class Pictures {
  constructor() {
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
    const { name, aspect } = this.of(thing);
    // From here on, the unit is a hundredth of the height.
    context.setTransform(width / (100 * aspect), 0, 0, height / 100, 0, 0);
    if (this.kind === "page") this.drawPage(context, thing, name, 100 * aspect);
    else this.drawTile(context, thing, name);
  }

  drawPage(context, thing, name, width) {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, 100);
    context.fillStyle = Pictures.color(thing);
    context.fillRect(0, 0, width, 3);
    // Draw pseudo-random lines instead of text, always the same for a page.
    let chance = thing * 2654435761 >>> 0;
    context.fillStyle = "#d5d9e2";
    for (let y = 14; y < 90; y += 7) {
      chance = chance * 1664525 + 1013904223 >>> 0;
      const share = 0.45 + (chance >>> 16) % 100 / 230;
      if (chance % 7) context.fillRect(width * 0.1, y, width * 0.8 * Math.min(1, share), 2.4);
    }
    this.label(context, name, width, Math.min(22, width * 1.1 / Math.max(2, name.length)));
  }

  drawTile(context, thing, name) {
    context.fillStyle = Pictures.color(thing);
    context.fillRect(0, 0, 100, 100);
    this.label(context, name, 100, 34, "#ffffff");
  }

  label(context, name, width, size, color = "#343a46") {
    context.font = `600 ${size}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    const text = name.length > 12 ? `${name.slice(0, 11)}…` : name;
    const space = context.measureText(text).width + size * 0.5;
    if (this.kind === "page") {
      context.fillStyle = "#ffffffdd";
      context.fillRect(width / 2 - space / 2, 50 - size * 0.7, space, size * 1.4);
    }
    context.fillStyle = color;
    context.fillText(text, width / 2, 51, width * 0.96);
  }

  static color(thing) { return `hsl(${thing * 47 % 360} 52% 46%)`; }
}
