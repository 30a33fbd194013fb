// Devices by name: the size in portrait, and the safe area insets at the top, left, bottom and
// right.
const Devices = {
  all: {
    "iPhone 15": { size: [393, 852], portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59] },
    "iPhone SE": { size: [375, 667], portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0] },
    "iPad 11″": { size: [834, 1194], portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0] },
    "plain, 500 × 700": { size: [500, 700], portrait: [0, 0, 0, 0], landscape: [0, 0, 0, 0] },
  },

  insets({ device, size: [width, height] }) {
    return Devices.all[device][width > height ? "landscape" : "portrait"];
  },
};
