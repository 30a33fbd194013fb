// Drives the module for JavaScript by the lines of a session, and tells frames and events as lines.
//
//   node session.mjs FOLDER <LINES
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { Direction, Driver, DualStrip, DualStripError, EventKind, Key, Pane, Phase, Place, Select, Status, Unit } =
  await import(pathToFileURL(`${folder}/dualstrip.js`));

const lines = readFileSync(0, "utf8").trim().split("\n").map(line => JSON.parse(line));
const number = name => Number(name.slice(1));
const camel = name => name.replace(/-./g, part => part[1].toUpperCase());
const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const nameOf = (values, value) => Object.keys(values).find(name => values[name] === value);

const header = lines.shift();
const strips = await DualStrip.load(readFileSync(`${folder}/dualstrip.wasm`));
let viewer = strips.viewer({
  pages: header.pages.map(([name, aspect]) => ({ id: number(name), aspect })), size: header.bounds,
  insets: header.insets, direction: header.direction === "rtl" ? Direction.rightToLeft : Direction.leftToRight,
  settings: Object.fromEntries(Object.entries(header.settings).map(([name, text]) => {
    const parts = text.split(" .. ").map(part => Number.parseFloat(part));
    return [camel(name), Number.isNaN(parts[0]) ? text : parts.length > 1 ? parts : parts[0]];
  })),
});
let finger = null, frames = 0;
const hasWheels = lines.some(line => "wheel" in line);

// The app ends, and goes on from what it has saved.
function restart() {
  const saved = viewer.save();
  viewer.release();
  viewer = strips.restore(saved);
}

function place(line) {
  if (line.at) return [Place[line.at], 0];
  return line.before ? [Place.before, number(line.before)] : [Place.after, number(line.after)];
}

// Each input by the key that tells it.
const acts = {
  touch: line => {
    if (line.touch === "down") finger = { pane: Pane[line.pane], isRaw: "x" in line };
    const { pane, isRaw } = finger, { time } = line;
    const isVertical = pane === Pane.preview && header.settings["preview-axis"] === "vertical";
    const point = isVertical ? [100, line.x] : [line.x, 100];
    const raw = {
      down: () => viewer.fingerDown(time, pane, ...point), move: () => viewer.fingerMoved(time, ...point),
      up: () => viewer.fingerUp(time, ...point), cancel: () => viewer.fingerCancelled(time),
    };
    const recognized = {
      down: () => viewer.touchBegan(time, pane), up: () => viewer.touchEnded(time, pane, line.velocity),
      cancel: () => viewer.touchCancelled(time, pane),
    };
    (isRaw ? raw : recognized)[line.touch]();
    if (line.touch === "up" || line.touch === "cancel") finger = null;
  },
  drag: line => viewer.dragMoved(line.time, finger.pane, line.drag),
  wheel: line => viewer.wheel(line.time, Pane[line.pane], {
    dx: line.wheel[0], dy: line.wheel[1], unit: Unit[line.unit === "pt" ? "points" : line.unit],
  }),
  key: line => viewer.key(line.time, Key[camel(line.key)], (line.modifiers ?? []).reduce(
    (sum, name) => sum + { shift: 1, alt: 2, command: 4 }[name], 0)),
  lift: line => viewer.lift(line.time, ...line.lift),
  carry: line => viewer.carry(line.time, ...line.carry),
  drop: line => viewer.drop(line.time),
  "cancel-lift": line => viewer.cancelLift(line.time),
  select: line => viewer.select(
    line.time, Select[line.select === "to" ? "upTo" : line.select], line.page ? number(line.page) : 0),
  bounds: line => viewer.resize(line.time, line.bounds, line.insets, line.over),
  focus: line => viewer.focus(line.time, number(line.focus), line.animated),
  step: line => viewer.step(line.time, Pane[line.pane], line.step),
  tap: line => viewer.tapThumbnails(line.time, ...line.tap),
  commits: line => viewer.setCommits(line.time, line.commits === "by-host"),
  delete: line => viewer.delete(line.time, line.delete.map(number), line["by-host"]),
  insert: line => viewer.insert(
    line.time, line.insert.map(([name, aspect]) => ({ id: number(name), aspect })), ...place(line), line["by-host"]),
  move: line => viewer.move(line.time, line.move.map(number), ...place(line), line["by-host"]),
  arrange: line => viewer.arrange(line.time, line.arrange.map(number), line["by-host"]),
  turn: line => viewer.turn(line.time, line.turn.map(number), line.quarters, line["by-host"]),
  aspect: line => viewer.setAspect(line.time, number(line.page), line.aspect),
  commit: line => viewer.commit(line.time, line.commit),
  fail: line => viewer.failCommit(line.time, line.fail),
  cancel: line => viewer.cancel(line.time, line.cancel),
  undo: line => viewer.undo(line.time),
  redo: line => viewer.redo(line.time),
};

function told(frame) {
  const cells = [frame.preview, frame.thumbnails].flatMap((pane, side) => [...pane].map(cell => [
    side, cell.page, [cell.x, cell.y, cell.width, cell.height], cell.alpha, cell.isSelected, cell.angle, cell.pile,
    [Number.isNaN(cell.extra) ? "far" : cell.extra],
  ]));
  return {
    time: frame.time, bounds: [frame.width, frame.height], position: frame.position + 1, active: frame.activePage,
    target: frame.targetPage, driver: nameOf(Driver, frame.driver), phase: nameOf(Phase, frame.phase),
    doing: Number(frame.isEditing) + 2 * Number(frame.isResizing), offsets: [frame.previewOffset, frame.thumbnailsOffset],
    velocities: [frame.previewVelocity, frame.thumbnailsVelocity],
    positions: [frame.previewPosition + 1, frame.thumbnailsPosition + 1],
    sync: [frame.syncError, frame.syncDistance], still: frame.isSettled, cells,
  };
}

const answers = [];
for (const line of lines) {
  if (line.frame) {
    viewer.advance(line.time);
    answers.push(told(viewer.frame()));
  } else {
    const act = Object.keys(acts).find(name => name in line && (name !== "cancel" || typeof line.cancel === "number"));
    try {
      acts[act](line);
    } catch (error) {
      if (!(error instanceof DualStripError) || error.status !== Status.refused) throw error;
    }
  }
  for (const { kind, time, page, edit } of viewer.events()) {
    answers.push([kebab(nameOf(EventKind, kind)), time, kind === EventKind.announced ? 0 : page, edit]);
  }
  // A saved viewer has no memory of raw fingers and wheels.
  if (line.frame && !finger && !hasWheels && ++frames % 7 === 0) restart();
}
viewer.release();
process.stdout.write(answers.map(answer => `${JSON.stringify(answer)}\n`).join(""));
