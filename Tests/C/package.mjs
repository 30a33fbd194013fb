// The module for JavaScript says what the header and its own types say, and answers as its page says.
//
//   node package.mjs FOLDER HEADER
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, headerPath] = process.argv.slice(2);
const module = await import(pathToFileURL(`${folder}/dualstrip.js`));
const { DualStrip, DualStripError, EventKind, Pane, Select, Status, structures } = module;
const header = readFileSync(headerPath, "utf8").replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, "");
const types = readFileSync(`${folder}/dualstrip.d.ts`, "utf8");
const strips = await DualStrip.load(readFileSync(`${folder}/dualstrip.wasm`));
const snake = name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const checks = {
  "enumerations have the values of the header, and of the types"() {
    const prefixes = {
      Key: "KEY_", WheelPhase: "WHEEL_", Driver: "DRIVER_", Phase: "PHASE_", Place: "PLACE_", Reveal: "REVEAL_",
      Select: "SELECT_", Unit: "UNIT_", Cause: "CAUSE_", Reason: "REASON_", LiftRefusal: "LIFT_", Say: "SAY_",
    };
    const found = [];
    for (const [kind, values] of Object.entries(module)) {
      if (typeof values !== "object" || kind === "structures") continue;
      const declared = types.match(new RegExp(`const ${kind}: \\{([^}]*)\\}`))[1];
      for (const [name, value] of Object.entries(values)) {
        const inHeader = `DS_${prefixes[kind] ?? ""}${snake(name).toUpperCase()}`;
        assert.match(header, new RegExp(`\\b${inHeader} = ${value}\\b`), inHeader);
        assert.match(declared, new RegExp(`\\breadonly ${name}: ${value}\\b`), `${kind}.${name}`);
        found.push(inHeader);
      }
    }
    const all = [...header.matchAll(/\b(DS_\w+) = \d+/g)].map(([, name]) => name);
    assert.deepEqual(all.filter(name => !found.includes(name) && name !== "DS_BY_HOST"), []);
  },

  "structures have the fields of the header, in its order"() {
    const expected = name => header.match(new RegExp(`typedef struct ds_${name} \\{([^}]*)\\}`))[1]
      .split(";").map(line => line.trim()).filter(Boolean).flatMap(line => {
        const [, type, names] = line.match(/^((?:const )?\w+(?: \*)?)\s*([^]*)$/);
        return names.split(",").map(field => [field.trim(), type]);
      });
    for (const name of ["page", "options", "wheel_event", "frame", "cell", "event"]) {
      const wanted = expected(name).flatMap(([field, type]) =>
        type === "ds_rect" ? ["x", "y", "width", "height"].map(side => `${field}_${side}`) : [field]);
      const key = name.replace(/_./, part => part[1].toUpperCase());
      assert.deepEqual(Object.keys(structures[key].fields).map(snake), wanted, name);
    }
  },

  "the types name every method and field"() {
    const declared = name => types.match(new RegExp(`declare class ${name}\\b[^]*?\\n\\}`))[0];
    for (const name of ["Viewer", "Frame", "Cells"]) {
      const own = { Viewer: ["call", "edit", "read", "list", "copied", "poll"], Frame: ["read"], Cells: ["grow", "release"] }[name];
      for (const member of Object.getOwnPropertyNames(module[name].prototype)) {
        if (member === "constructor" || own.includes(member)) continue;
        assert.match(declared(name), new RegExp(`\\b${member}\\b`), `${name}.${member}`);
      }
    }
    for (const field of Object.keys(structures.cell.fields)) {
      assert.match(types, new RegExp(`interface Cell \\{[^}]*\\b${field}: number;`), field);
    }
  },

  "errors have a status and words"() {
    const fails = (status, words, call) => assert.throws(call, error =>
      error instanceof DualStripError && error.status === status && error.message.includes(words));
    const options = { pages: [], size: [1, 1] };
    fails(Status.invalid, "no-such", () => strips.viewer({ ...options, settings: { noSuch: 1 } }));
    fails(Status.invalid, "stepped, continuous", () => strips.viewer({ ...options, settings: { mapping: "no" } }));
    const viewer = strips.viewer({ pages: [{ id: 1, aspect: 1 }], size: [393, 852] });
    fails(Status.refused, "unknown page: p9", () => viewer.delete(0, [9]));
    assert.deepEqual([...viewer.events()].map(event => event.kind), [EventKind.editRefused]);
    assert.throws(() => viewer.frame().thumbnails.at(1), RangeError);
    viewer.release();
    viewer.release();
    fails(Status.noViewer, "handle", () => viewer.advance(0));
  },

  "all pages, cells and events arrive"() {
    const pages = Array.from({ length: 2000 }, (_, k) => ({ id: k + 1, aspect: 0.7071 }));
    const viewer = strips.viewer({ pages, size: [9000, 852] });
    assert.deepEqual(viewer.pages, pages.map(page => page.id));
    viewer.select(0, Select.all);
    assert.equal(viewer.selectedPages.length, 2000);
    const { thumbnails } = viewer.frame(), cells = [...thumbnails];
    assert.ok(cells.length > 64 && cells[5].page === 6 && cells[5].isSelected);
    assert.equal(thumbnails.array[5 * 17 + 2], cells[5].x);
    viewer.delete(0, pages.slice(0, 900).map(page => page.id));
    for (let page = 1000; page < 1300; page += 2) viewer.delete(page, [page]);
    viewer.advance(5000);
    const accepted = [...viewer.events()].filter(event => event.kind === EventKind.editAccepted);
    assert.deepEqual([accepted.length, accepted[0].numbers.length], [151, 900]);
    assert.equal(viewer.hitTest(Pane.preview, 4500, 300), viewer.frame().activePage);
    viewer.release();
  },

  "events that a loop leaves early remain"() {
    const viewer = strips.viewer({ pages: [1, 2, 3].map(id => ({ id, aspect: 1 })), size: [393, 852] });
    viewer.delete(0, [2]);
    viewer.advance(1000);
    for (const { kind } of viewer.events()) if (kind === EventKind.editAccepted) break;
    assert.ok([...viewer.events()].some(({ kind }) => kind === EventKind.committed));
    viewer.release();
  },

  "numbers beyond all bounds are no fault of the module"() {
    const options = { pages: [1, 2, 3].map(id => ({ id, aspect: 1 })), size: [393, 852] };
    for (const number of [2 ** 31, -(2 ** 31), 3e9, 2 ** 33, Number.MAX_SAFE_INTEGER]) {
      const viewer = strips.viewer({ ...options, firstEdit: number, settings: { undoLimit: number } });
      viewer.step(0, Pane.preview, number);
      assert.equal(viewer.pageAt(number), 0);
      assert.equal(viewer.indexOf(Math.abs(number)), -1);
      for (const edit of ["commit", "failCommit", "cancel"]) {
        assert.throws(() => viewer[edit](0, number), DualStripError);
      }
      assert.throws(() => viewer.turn(0, [1], number), DualStripError);
      viewer.release();
    }
    for (const number of [NaN, Infinity, 1e300, -1e300, 1e10]) {
      const viewer = strips.viewer({ ...options, settings: { pageTurnLimit: number, spacing: number, focusTime: number } });
      viewer.fingerDown(0, Pane.thumbnails, number, number);
      viewer.wheel(1, Pane.preview, { dx: number });
      viewer.resize(2, [number, number], [number], 10);
      viewer.frame();
      viewer.release();
    }
    assert.throws(() => strips.viewer(options).focus(0, 1.5), RangeError);
    assert.throws(() => strips.viewer(options).advance(1e15), DualStripError);
  },

  "settings are read as they hold"() {
    const viewer = strips.viewer({
      pages: [], size: [1, 1], settings: { spacing: -5, stripMode: "browsing", aspectRange: [0.5, 2] },
    });
    const read = ["spacing", "stripMode", "aspectRange", "undoLimit"].map(name => viewer.setting(name));
    assert.deepEqual(read, [0, "browsing", [0.5, 2], 100]);
    assert.throws(() => viewer.setting("spacng"), error => error.status === Status.invalid);
    viewer.release();
  },

  "a saved viewer goes on"() {
    const pages = [1, 2, 3, 4, 5].map(id => ({ id, aspect: 0.7071 }));
    const viewer = strips.viewer({ pages, size: [393, 852] });
    viewer.step(0, Pane.preview, 2);
    viewer.delete(10, [4]);
    const saved = viewer.save(), restored = strips.restore(saved);
    for (const each of [viewer, restored]) each.advance(100);
    assert.ok(viewer.frame().position > 0);
    assert.deepEqual(restored.save(), viewer.save());
    saved[30] ^= 1;
    assert.throws(() => strips.restore(saved), error => error.status === Status.invalid);
    for (const each of [viewer, restored]) each.release();
  },

  "a frame's cells stay its own while it grows"() {
    const pages = Array.from({ length: 500 }, (_, k) => ({ id: k + 1, aspect: 0.7071 }));
    const viewer = strips.viewer({ pages, size: [393, 852] });
    const { thumbnails } = viewer.frame();
    viewer.resize(0, [20000, 852]);
    viewer.frame();
    assert.ok(thumbnails.count > 200);
    assert.deepEqual([...thumbnails].map(cell => cell.page), pages.slice(0, thumbnails.count).map(page => page.id));
    const frame = viewer.frame();
    viewer.release();
    assert.throws(() => frame.position, /released/);
    assert.deepEqual([...thumbnails], []);
  },

  "memory is given back"() {
    const { memory } = strips.doors;
    const pages = Array.from({ length: 100 }, (_, k) => ({ id: k + 1, aspect: 0.7071 }));
    const once = () => {
      const viewer = strips.viewer({ pages, size: [393, 852] });
      viewer.focus(0, 50);
      viewer.advance(1000);
      viewer.frame();
      viewer.release();
    };
    once();
    const before = memory.buffer.byteLength;
    for (let count = 0; count < 2000; count++) once();
    assert.equal(memory.buffer.byteLength, before);
  },
};
for (const [name, check] of Object.entries(checks)) {
  check();
  console.log(`ok   ${name}`);
}
