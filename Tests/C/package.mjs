// The modules for JavaScript say what the header and their own types say, and answer as their page says.
//
//   node package.mjs FOLDER HEADER
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, headerPath] = process.argv.slice(2);
const load = async name => ({
  ...await import(pathToFileURL(`${folder}/${name}.js`)), types: readFileSync(`${folder}/${name}.d.ts`, "utf8"),
});
const strip = await load("dualstrip"), gallery = await load("gallery");
const { DualStrip, DualStripError, EventKind, Pane, Select, Status } = strip;
const { Change, Gallery, GalleryEventKind, LayoutKind, Side, Style } = gallery;
const header = readFileSync(headerPath, "utf8").replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, "");
const strips = await DualStrip.load(readFileSync(`${folder}/dualstrip.wasm`));
const galleries = await DualStrip.load(readFileSync(`${folder}/gallery.wasm`));
const snake = name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const checks = {
  "enumerations have the values of the header, and of the types"() {
    const prefixes = {
      Key: "KEY_", WheelPhase: "WHEEL_", Driver: "DRIVER_", Phase: "PHASE_", Place: "PLACE_", Reveal: "REVEAL_",
      Select: "SELECT_", Unit: "UNIT_", Cause: "CAUSE_", Reason: "REASON_", LiftRefusal: "LIFT_", Say: "SAY_",
      Axis: "AXIS_", Pin: "PIN_", Side: "SIDE_", Anchor: "ANCHOR_", Style: "STYLE_", ChangeKind: "CHANGE_",
      ElementKind: "ELEMENT_", UpdateRefusal: "UPDATE_",
    };
    const found = [];
    for (const { types, ...module } of [strip, gallery]) for (const [kind, values] of Object.entries(module)) {
      if (typeof values !== "object" || ["structures", "Change"].includes(kind)) continue;
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
    const structures = { ...strip.structures, ...gallery.structures };
    for (const name of [
      "page", "options", "wheel_event", "frame", "cell", "event", "item", "section", "layout", "gallery_options", "change",
      "gallery_frame", "element", "gallery_event",
    ]) {
      const wanted = expected(name).flatMap(([field, type]) => type === "ds_rect"
        ? ["x", "y", "width", "height"].map(side => `${field}_${side}`)
        : field === "insets[4]" ? ["top", "left", "bottom", "right"] : [field.replace("*", "")]);
      const key = name.replace(/_./, part => part[1].toUpperCase());
      assert.deepEqual(Object.keys(structures[key].fields).map(snake), wanted, name);
    }
  },

  "the types name every method and field"() {
    const inside = {
      Viewer: ["call", "edit", "read", "list", "copied", "poll"], Frame: ["read"], Cells: ["grow", "release"],
      Gallery: ["grow", "lend", "ticks", "call", "poll"], GalleryFrame: ["read"],
    };
    for (const { types, ...module } of [strip, gallery]) for (const [name, own] of Object.entries(inside)) {
      if (!module[name]) continue;
      const declared = types.match(new RegExp(`declare class ${name}\\b[^]*?\\n\\}`))[0];
      for (const member of Object.getOwnPropertyNames(module[name].prototype)) {
        if (member === "constructor" || own.includes(member)) continue;
        assert.match(declared, new RegExp(`\\b${member}\\b`), `${name}.${member}`);
      }
    }
    for (const [{ types, structures }, name, kind] of [[strip, "cell", "Cell"], [gallery, "element", "Element"]]) {
      for (const field of Object.keys(structures[name].fields)) {
        assert.match(types, new RegExp(`interface ${kind} \\{[^}]*\\b${field}: number;`), field);
      }
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

  "a gallery scrolls and switches"() {
    const items = Array.from({ length: 100 }, (_, k) => ({ id: k + 1, width: 90, height: 60 }));
    const feed = { kind: LayoutKind.waterfall, lanes: 3, gap: 4, insets: [1, 2, 3, 4] };
    const grid = new Gallery(galleries, {
      sections: [{ id: 900, items, header: 30 }], layout: { kind: LayoutKind.flow, spacing: 4 }, size: [393, 400],
      appearing: [Style.scale, 0.3],
    });
    grid.touchBegan(0);
    grid.dragMoved(10, 0, -50);
    grid.touchEnded(20, 0, -800);
    assert.ok(grid.nextDeadline > 20 && grid.frame().needsFrames && !grid.frame().isSettled);
    grid.advance(5000);
    assert.ok(grid.frame().offsetY > 50 && grid.frame().isSettled && grid.nextDeadline === null);
    grid.scrollTo(5000, 1, Side.leading, false);
    assert.equal(grid.frame().offsetY, 30);
    grid.scrollBy(5000, -100);
    const [header, first] = grid.frame().elements;
    assert.deepEqual([header.kind, header.id, header.y, first.kind, first.id, first.y], [1, 900, 0, 0, 1, 30]);
    assert.deepEqual([grid.hitTest(45, 60), grid.hitTest(-1, 60)], [1, 0]);
    grid.switch(5000, feed, 300);
    grid.advance(5150);
    assert.ok(grid.frame().progress === 0.5 && grid.frame().isSwitching);
    grid.takeBack(5150, 100);
    grid.advance(6000);
    assert.equal(grid.frame().layout, LayoutKind.flow);
    grid.holdSwitch(6000, feed);
    grid.moveSwitch(6000, 0.25);
    assert.ok(grid.frame().isHeld && grid.frame().progress === 0.25);
    grid.finishSwitch(6000, 10);
    grid.advance(6100);
    assert.ok(Number.isNaN(grid.frame().progress) && grid.find(2).y === 31 && grid.find(101) === null);
    const finished = [...grid.events()].filter(event => event.kind === GalleryEventKind.switchFinished);
    assert.deepEqual([finished.length, finished[1].time, [...grid.events()].length], [2, 6010, 0]);
    grid.resize(7000, [20000, 9000]);
    assert.ok(grid.frame().elementCount > 64 && grid.frame().elements.length === grid.frame().elementCount);
    const frame = grid.frame();
    grid.release();
    grid.release();
    assert.throws(() => frame.progress, /released/);
  },

  "a gallery changes its content"() {
    const items = Array.from({ length: 9 }, (_, k) => ({ id: k + 1 }));
    const grid = new Gallery(galleries, { sections: [{ id: 900, items }], layout: { kind: LayoutKind.list }, size: [393, 400] });
    grid.update(0, [
      Change.insert({ id: 10, width: 20, height: 30 }, { before: 1 }), Change.delete(2), Change.move(9, { after: 10 }),
      Change.reload(3), Change.insertSection({ id: 901, items: [{ id: 20 }, { id: 21 }] }, 1),
    ], 100);
    assert.deepEqual([0, 1, 2].map(section => grid.items(section)), [[10, 9, 1, 3, 4, 5, 6, 7, 8], [20, 21], []]);
    assert.ok(grid.frame().isUpdating && grid.frame().sectionCount === 2);
    assert.deepEqual(grid.frame().elements.filter(element => element.isLeaving).map(element => element.id), [2]);
    grid.advance(100);
    assert.equal([...grid.events()].at(-1).kind, GalleryEventKind.updateFinished);
    grid.update(100, [Change.moveSection(901, 0)], 0);
    grid.update(100, [
      Change.reloadSection({ id: 901, items: [{ id: 30 }] }), Change.insert({ id: 31, width: 5, height: 5 }, { at: [1, 0] }),
    ], 0);
    assert.deepEqual([grid.items(0), grid.items(1).slice(0, 2)], [[30], [31, 10]]);
    grid.update(100, [Change.deleteSection(901)], 0);
    grid.measure(100, new Map([[31, [40, 77]]]));
    assert.equal(grid.find(31).height, 77);
    assert.throws(() => grid.update(200, [Change.delete(77)]), error => error.status === Status.refused);
    const refused = [...grid.events()].at(-1);
    assert.deepEqual([refused.kind, refused.id, refused.reason], [GalleryEventKind.updateRefused, 77, 0]);
    grid.resize(300, [200, 300], [10], 50);
    grid.setDirection(300, 1);
    grid.advance(400);
    assert.deepEqual([grid.frame().width, grid.frame().direction], [200, 1]);
    grid.release();
    assert.throws(() => Change.move(1, {}), TypeError);
    const flow = { kind: LayoutKind.flow, insets: [1, 2] };
    assert.throws(() => new Gallery(galleries, { sections: [], layout: flow, size: [1, 1] }), TypeError);
    const options = { sections: [], layout: { kind: LayoutKind.list, lanes: 3 }, size: [1, 1] };
    assert.throws(() => new Gallery(galleries, options), /has no parameter lanes/);
    assert.throws(() => new Gallery(strips, options), /load gallery.wasm/);
  },

  "memory is given back"() {
    const { memory } = galleries.doors;
    const pages = Array.from({ length: 100 }, (_, k) => ({ id: k + 1, aspect: 0.7071 }));
    const once = () => {
      const viewer = galleries.viewer({ pages, size: [393, 852] });
      viewer.focus(0, 50);
      viewer.advance(1000);
      viewer.frame();
      viewer.release();
      const grid = new Gallery(galleries, {
        sections: [{ id: 1, items: pages.map(({ id }) => ({ id })) }], layout: { kind: LayoutKind.quilt, gap: 2 },
        size: [393, 852],
      });
      grid.switch(0, { kind: LayoutKind.list });
      grid.update(10, [Change.delete(5)]);
      grid.advance(1000);
      grid.frame();
      grid.release();
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
