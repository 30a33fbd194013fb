// The worker reads, runs and writes scenarios, one request after the other. The edited text and the
// running one may differ, so each has its own module instance.
let writing = null, running = null;

function ask(doors, word, ...values) { return doors.toldText(doors.exports[word](...values)); }

function read(doors, text) {
  doors.giveText(text);
  return JSON.parse(ask(doors, "read"));
}

const answers = {
  read(text) { return read(writing, text); },
  complete(text, place) {
    writing.giveText(text);
    return JSON.parse(ask(writing, "complete", place));
  },
  format(text) {
    read(writing, text);
    return ask(writing, "format");
  },
  load(text) { return read(running, text); },
  run(variant) { return JSON.parse(ask(running, "run", variant)); },
  relate() { return JSON.parse(ask(running, "relate")); },
  play(variant) { return JSON.parse(ask(running, "play", variant)); },
  settings() { return JSON.parse(ask(writing, "settings")); },
  record(lines) {
    writing.giveText(lines);
    return ask(writing, "record");
  },
};

onmessage = ({ data: { module, number, word, values } }) => {
  if (module) {
    [writing, running] = [new Doors(module), new Doors(module)];
    return;
  }
  try {
    postMessage({ number, answer: answers[word](...values) });
  } catch (error) {
    const isBroken = error instanceof WebAssembly.RuntimeError;
    postMessage({ number, error: isBroken ? "it has broken, and begins anew" : error.message, isBroken });
  }
};
