"use strict";

// Compiles a WebAssembly module that the page contains as compressed text.
async function unpackModule(id) {
  const text = document.getElementById(id).textContent;
  const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

// Calls the functions of a module. Numbers are passed through its memory, whose views are made anew
// after each call.
class Doors {
  constructor(module) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
  }

  give(numbers) {
    const place = this.exports.give(numbers.length);
    new Float64Array(this.exports.memory.buffer, place, numbers.length).set(numbers);
  }

  told(count) { return new Float64Array(this.exports.memory.buffer, this.exports.told(), count); }

  giveText(text) {
    const bytes = new TextEncoder().encode(text);
    const place = this.exports.giveText(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
  }

  toldText(count) {
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.toldText(), count);
    return new TextDecoder().decode(bytes);
  }
}
