// Random gestures on the page's own viewer, with edits between them: what was done as the lines of a session, and
// what was seen as numbers. The same seed does the same.
function drive(doors, seed, gestures) {
  let state = seed >>> 0;
  const next = () => {
    state = state + 0x6D2B79F5 >>> 0;
    let t = Math.imul(state ^ state >>> 15, state | 1);
    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
  const whole = (least, most) => least + Math.floor(next() * (most - least + 1));
  const pick = list => list[whole(0, list.length - 1)];
  const count = whole(0, 60), aspects = [0.7071, 1.4142, 0.5, 1, 0.31, 3.3];
  const stretches = [];
  for (let page = 1; page <= count; page++) stretches.push([page, 1, pick(aspects)]);
  const viewer = new Strips(doors, {
    size: [393, 852], insets: [59, 0, 34, 0], isRightToLeft: next() < 0.5, active: count ? whole(1, count) : 0,
    settings: null, stretches,
  });
  const frames = [], events = [];
  let time = 0, last = count, edits = 0;
  const happen = list => {
    for (const { kind, time, rest } of list) {
      events.push([kind, time, ...rest]);
      if (kind === EventText.accepted) edits = rest[0];
    }
  };
  const look = milliseconds => {
    for (const end = time + milliseconds; time < end;) {
      time += pick([1000 / 60, 1000 / 120, 7.3]);
      happen(viewer.advance(time));
      const { state, panes } = viewer.frame(2);
      viewer.lines.push(JSON.stringify({ time: viewer.now, frame: "cells" }));
      frames.push([...state], [...panes[0]], [...panes[1]]);
    }
  };
  const page = () => {
    const number = viewer.frame(2).state[Live.count];
    return (number && next() < 0.9 ? viewer.at(whole(0, number - 1)) : 0) || whole(1, last + 1);
  };
  const known = () => Math.min(page(), last) || 1;
  const destination = () =>
    last && next() < 0.7 ? [pick(["before", "after"]), known()] : pick(["first", "last"]);
  const gesture = () => {
    const pane = whole(0, 1), x = whole(50, 340), way = pick([-1, 1]), length = whole(0, 250);
    happen(viewer.down(pane, x, time));
    const steps = whole(0, 12), curve = pick([1, 1, 2]);
    for (let step = 1; step <= steps; step++) {
      time += whole(4, 17);
      happen(viewer.move(x + way * length * (step / steps) ** curve, time));
      if (next() < 0.3) look(10);
    }
    if (next() < 0.2) look(whole(0, 120));
    time += whole(0, 12);
    happen(next() < 0.06 ? viewer.cancelTouch(time) : viewer.up(x + way * (steps ? length : 0), time));
  };
  const wheel = () => {
    const pane = whole(0, 1), size = pick([3, 12, -9, 120, -120]), hasLines = next() < 0.2;
    const count = whole(1, 12), gap = pick([8, 17, 60, 130]);
    for (let step = 1; step <= count; step++) {
      happen(viewer.wheel(pane, next() < 0.3 ? size : 0, size, hasLines, time));
      time += gap;
    }
  };
  const acts = [
    gesture, gesture, gesture, gesture,
    () => last && happen(viewer.focus(known(), next() < 0.8, time)),
    wheel, () => happen(viewer.key(pick(Strips.keys), time)),
    () => happen(viewer.step(whole(0, 1), whole(-3, 3), time)),
    () => happen(viewer.tap(whole(0, 393), whole(0, 66), time)),
    () => happen(viewer.resize([whole(200, 900), whole(300, 900)], [whole(0, 60), 0, 30, 0], whole(0, 400), time)),
    () => happen(viewer.commits(next() < 0.5, time)),
    () => last && happen(viewer.delete(Array.from({ length: whole(1, 3) }, known), time)),
    () => {
      const place = destination();
      const pages = Array.from({ length: whole(1, 3) }, () => ({ page: ++last, aspect: pick(aspects) }));
      happen(viewer.insert(pages, place, time));
    },
    () => last && happen(viewer.turn([known()], pick([-1, 1, 2]), time)),
    () => {
      happen(viewer.lift(whole(0, 393), whole(0, 66), time));
      for (let step = whole(0, 4); step > 0; step--) {
        time += whole(4, 300);
        happen(viewer.carry(whole(-20, 420), whole(-60, 80), time));
        look(10);
      }
      happen(next() < 0.7 ? viewer.drop(time) : viewer.cancelLift(time));
    },
    () => last && happen(viewer.aspect(known(), pick(aspects), time)),
    () => edits && happen(viewer.answer(pick(["commit", "commit", "fail", "cancel"]), edits, time)),
  ];
  for (let number = 0; number < gestures; number++) {
    pick(acts)();
    look(pick([0, 0, 20, 60, 60, 200, 900]));
  }
  const lines = viewer.session;
  viewer.release();
  return { lines, frames, events };
}
