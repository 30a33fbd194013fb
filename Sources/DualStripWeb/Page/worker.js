// In the worker: reads, runs and writes scenarios, one question after the other. What is written on and what is run
// may be different texts: each has doors of its own.
let writing = null, running = null;

function told(doors, count) { return doors.toldText(count); }

function read(doors, text) {
  doors.giveText(text);
  return JSON.parse(told(doors, doors.exports.read()));
}

const answers = {
  read(text) { return read(writing, text); },
  complete(text, place) {
    writing.giveText(text);
    return JSON.parse(told(writing, writing.exports.complete(place)));
  },
  format(text) {
    read(writing, text);
    return told(writing, writing.exports.format());
  },
  load(text) { return read(running, text); },
  run(variant) { return JSON.parse(told(running, running.exports.run(variant))); },
  relate() { return JSON.parse(told(running, running.exports.relate())); },
  play(variant) { return JSON.parse(told(running, running.exports.play(variant))); },
  settings() { return JSON.parse(told(writing, writing.exports.settings())); },
  record(lines) {
    writing.giveText(lines);
    return told(writing, writing.exports.record());
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
