// Switches a gallery of 100 photos from lines to lanes, and deletes one on the way. To run it with Node as photos.ts,
// beside dualstrip.js, gallery.js and gallery.wasm:
//
//   tsc --module nodenext --target es2022 photos.ts && node photos.js
import { readFileSync } from "node:fs";
import { DualStrip } from "./dualstrip.js";
import { Change, Gallery, LayoutKind } from "./gallery.js";

const galleries = await DualStrip.load(readFileSync("gallery.wasm"));
const items = Array.from({ length: 100 }, (_, k) => ({ id: k + 1, width: 90, height: 60 + k % 7 * 10 }));
const gallery = new Gallery(galleries, {
  sections: [{ id: 1, items }], layout: { kind: LayoutKind.flow }, size: [393, 852],
});
gallery.switch(0, { kind: LayoutKind.waterfall, lanes: 3, gap: 4 }, 300);
gallery.update(150, [Change.delete(2)], 200);
for (let time = 150; time <= 350; time += 100) {
  gallery.advance(time);
  const { elements } = gallery.frame(), leaving = elements.filter(element => element.isLeaving);
  console.log(`${time} ms: ${elements.length} photos, ${leaving.length} of them leaving`);
}
for (const { kind, time } of gallery.events()) console.log(`event ${kind} at ${time} ms`);
gallery.release();
