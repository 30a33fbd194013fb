// Returns the lines that describe a state, in the words of a scenario.
// run: the run that the state belongs to; name: returns the name of a page by its number.
function facts(run, state, name) {
  const points = n => `${n.toFixed(2)} pt`;
  const offset = pane => Place.panes + pane * Place.paneNumbers + Place.offsetX;
  if (run.kind === "collection") {
    const change = run.changes[state[Place.change] - 1];
    const progress = Math.round((state[Place.progress] - 0.0001) * 100);
    return `layout ${run.layouts[state[Place.layout] - 1] ?? "none"}`
      + (change ? ` · ${change} at ${progress} %` : "")
      + `\noffset ${points(state[offset(0)])}, ${points(state[offset(0) + 1])}`;
  }
  const doing = [];
  const driver = run.drivers[state[Place.driver]];
  if (driver !== "none") doing.push(`${driver} ${run.phases[state[Place.phase]]}`);
  if (state[Place.doing] & 1) doing.push("editing");
  if (state[Place.doing] & 2) doing.push("resizing");
  const active = state[Place.active], target = state[Place.target];
  if (!active) return `no page is active\n\n${doing.join(", ")}`;
  return `active ${name(active)} · position ${(state[Place.position] + 1).toFixed(3)}\n`
    + `preview ${points(state[offset(0)])} · strip ${points(state[offset(1)])}\n`
    + (doing.join(", ") || "at rest") + (target && target !== active ? ` to ${name(target)}` : "");
}

function seconds(milliseconds) { return `${(milliseconds / 1000).toFixed(3)} s`; }

// The first failure of a variant in words; empty if none fails.
//
// side: where it is shown if there are two devices.
function firstFailure({ marks }, side = "") {
  const [failed, ...more] = marks.filter(({ kind }) => kind === "failed");
  return !failed ? "" : `${side && `${side}: `}✗ line ${failed.line}: ${failed.text}${failed.found ? `; ${failed.found}` : ""}`
    + (more.length ? ` (and ${more.length} more)` : "");
}

// The name of a variant with its verdict.
function variantLabel({ name, holds }) { return `${holds ? "✓" : "✗"} ${name || "as it is"}`; }

// Options for a choice among variants; the value of each is its number.
function variantOptions(variants) { return variants.map((variant, number) => new Option(variantLabel(variant), number)); }

// What should have been there, for half a second after a failure that says so; otherwise nothing: a page with its name
// and its picture's number, or an offset of a pane.
//
// shown: the cells of the frame. Their picture of the page goes before others: in another run it may look different.
function wanted(run, variant, frame, shown) {
  // Every frame asks, and a run may have thousands of marks.
  variant.wanting ??= variant.marks.filter(({ kind, wanted }) => kind === "failed" && wanted);
  const failure = variant.wanting.findLast(({ frame: failed }) =>
    failed <= frame && frame < failed + variant.refresh / 2);
  if (!failure) return null;
  if (!failure.ghost) {
    const { page, ...offset } = failure.wanted;
    failure.ghost = page === undefined ? { offset } : { page, thing: thingNamed(run, page, shown) };
  }
  return failure.ghost;
}

// The number of the picture of a page, 0 if it has none.
function thingNamed(run, page, shown) {
  const isWanted = thing => run.things[thing - 1]?.name === page;
  const inView = shown.panes.map(cells => cells.find((thing, k) => k % Frames.cellParts.length === 0 && isWanted(thing)));
  return inView.find(Boolean) ?? run.things.findIndex((_, number) => isWanted(number + 1)) + 1;
}
