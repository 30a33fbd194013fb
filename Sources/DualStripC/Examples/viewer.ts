// Flicks through a document and deletes a page. To run it with Node, beside dualstrip.js and dualstrip.wasm:
//
//   tsc --module nodenext viewer.ts && node viewer.js
import { readFileSync } from "node:fs";
import { DualStrip, EventKind, Pane } from "./dualstrip.js";

const strips = await DualStrip.load(readFileSync("dualstrip.wasm"));
const pages = [1, 2, 3, 4, 5].map(id => ({ id, aspect: 0.7071 }));
const viewer = strips.viewer({ pages, size: [393, 852] });

// A finger goes to the left by 150 pt in 100 ms, and lifts.
viewer.fingerDown(0, Pane.preview, 300, 400);
for (let time = 10; time < 100; time += 10) viewer.fingerMoved(time, 300 - 1.5 * time, 400);
viewer.fingerUp(100, 150, 400);

// The host draws 60 frames in a second.
let frame = viewer.frame();
for (let number = 6; number < 60; number++) {
  viewer.advance(number * 1000 / 60);
  frame = viewer.frame();
}
const { time } = frame;
viewer.delete(time, [2]);
viewer.advance(time + 500);
for (const event of viewer.events()) {
  if (event.kind === EventKind.activePageChanged) {
    console.log(`${event.time.toFixed(0).padStart(3)} ms: page ${event.page}`);
  }
}
frame = viewer.frame();
console.log(
  `page ${frame.activePage} of ${frame.count} at ${frame.position}, ${frame.thumbnailsCount} thumbnails`);
viewer.release();
