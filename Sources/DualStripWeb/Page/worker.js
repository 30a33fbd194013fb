// In the worker: reads, runs and writes scenarios, one question after the other.
let doors = null;

function tell(count) { return doors.toldText(count); }

const answers = {
  read(text) {
    doors.giveText(text);
    return JSON.parse(tell(doors.exports.read()));
  },
  run(variant) { return JSON.parse(tell(doors.exports.run(variant))); },
  relate() { return JSON.parse(tell(doors.exports.relate())); },
  play(variant) { return JSON.parse(tell(doors.exports.play(variant))); },
  format() { return tell(doors.exports.format()); },
  complete(text, place) {
    answers.read(text);
    return JSON.parse(tell(doors.exports.complete(place)));
  },
  explain(topic) {
    doors.giveText(topic);
    return tell(doors.exports.explain());
  },
  settings() { return JSON.parse(tell(doors.exports.settings())); },
  record(lines) {
    doors.giveText(lines);
    return tell(doors.exports.record());
  },
};

onmessage = ({ data: { module, number, word, values } }) => {
  if (module) {
    doors = new Doors(module);
    return;
  }
  try {
    postMessage({ number, answer: answers[word](...values) });
  } catch (error) {
    postMessage({ number, error: String(error?.message ?? error) });
  }
};
