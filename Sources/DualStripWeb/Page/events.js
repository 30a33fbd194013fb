// Formats events in the words of a trace.
class EventText {
  static causes = [
    "drag(preview)", "drag(thumbnails)", "settle(preview)", "settle(thumbnails)", "focus", "delete", "insert",
    "move", "replace",
  ];
  static drivers = ["none", "preview", "thumbnails", "program"];
  static panes = ["preview", "thumbnails"];
  static phases = ["idle", "dragging", "settling", "focusing"];
  static reasons = [
    "no page is named", "unknown page", "being deleted", "named twice", "already there",
    "relative to itself", "the aspect must be above 0", "not waiting for an answer", "too late",
    "too many edits wait for the host", "not named", "nothing to undo", "nothing to redo",
    "a turn is by one or two quarters",
  ];

  // name: returns the name of a page or an item by its number.
  static of({ kind, rest }, name) {
    const page = number => number ? name(number) : "none";
    const list = numbers => [...numbers].map(page).join(", ");
    const [first, second, third, fourth] = rest;
    switch (kind) {
      case 0: return `active-page-changed ${page(first)} → ${page(second)}`
        + (third >= 0 ? `, place ${third + 1}` : "") + `, ${this.causes[fourth]}`;
      case 1: return `index-changed ${page(first)} to place ${second + 1}, ${this.causes[third]}`;
      case 2: return `settled ${page(first)}, place ${second + 1}`;
      case 3: return `driver-changed ${this.drivers[first]} → ${this.drivers[second]}`;
      case 4: return `edit-accepted ${first}: ${list(rest.slice(1))}`;
      case 5: return `commit-requested ${first}: ${list(rest.slice(1))}`;
      case 6: return `committed ${first}: ${list(rest.slice(1))}`;
      case 7: return `commit-failed ${first}: ${list(rest.slice(1))}`;
      case 8: return `edit-cancelled ${first}: ${list(rest.slice(1))}`;
      case 9: return `edit-refused ${this.reasons[first]}: ${list(rest.slice(1))}`;
      case 10: return `focus-finished ${page(first)}`;
      case 11: return `focus-cancelled ${page(first)}`;
      case 12: return `resized ${first} × ${second} pt`;
      case 13: return `size-ignored ${page(first)}`;
      case 14: return `step-ignored ${this.panes[first]}`;
      case 15: return `step-refused ${this.panes[first]}, held`;
      case 16: return `announced ${this.announcement(first, second, third)}`;
      case 17: return `selection-changed ${this.rows(rest, name)}`;
      case 50: return `undone ${first || "the new list"}` + (second ? ` by ${second}` : "");
      case 51: return `redone ${first || "the new list"}` + (second ? ` by ${second}` : "");
      case 52: return `restore-requested ${first}: ${list(rest.slice(1))}`;
      case 53: return `restored ${first}: ${list(rest.slice(1))}`;
      case 55: return `lifted ${this.rows([0, ...rest], name).replaceAll("−", "")}`;
      case 56: return `lift-refused ${["no page", "carrying", "resizing"][first]}`;
      case 57: return "dropped" + (first ? ` by ${first}` : "");
      case 58: return "lift-cancelled";
      case 54: return `restore-failed ${first}: ${list(rest.slice(1))}`;
      default: return (this.items[kind - 20] ?? "event") + (rest.length ? ` ${page(first)}` : "");
    }
  }

  // Writes a change of the selection: + before pages in a row that are selected now, − before others.
  static rows([added, ...numbers], name) {
    const rows = [];
    for (let k = 0; k < numbers.length; k += 3) {
      const [first, last, count] = numbers.slice(k, k + 3);
      rows.push((k < 3 * added ? "+" : "−") + name(first) + (count > 1 ? `…${name(last)}` : ""));
    }
    return rows.join(", ");
  }

  // What a screen reader says.
  static announcement(kind, first, second) {
    const pages = count => count === 1 ? "1 page" : `${count} pages`;
    switch (kind) {
      case 0: return `page ${first + 1} of ${second}`;
      case 1: return pages(first);
      case 2: return `${pages(first)} deleted, ${second} left`;
      case 3: return `${pages(first)} restored, ${second} now`;
      default: return `refused: ${this.reasons[first]}`;
    }
  }

  static items = [
    "layout-changed", "switch-finished", "switch-cancelled", "update-applied", "update-finished",
    "update-cancelled", "update-refused", "appeared", "disappeared", "moved", "settled", "resized",
    "anchor-lost", "measured", "item-unknown",
  ];

  // The kinds of events that the desk needs.
  static commitRequested = 5;
  static accepted = 4;
  static failed = 7;
  static undone = 50;
  static redone = 51;
  static restoreRequested = 52;
  static restored = 53;
  static restoreFailed = 54;
}
