// The language, in a worker: what is asked is answered in its order. A run that takes too long is stopped by ending
// the worker.
class Language {
  constructor(module) {
    this.module = module;
    this.start();
  }

  start() {
    const source = document.getElementById("worker").textContent;
    this.place = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.worker = new Worker(this.place);
    this.worker.onmessage = ({ data: { number, answer, error, isBroken } }) => {
      const { resolve, reject } = this.waiting.get(number) ?? {};
      this.waiting.delete(number);
      if (error === undefined) resolve?.(answer); else reject?.(new Error(error));
      // What has broken once cannot be trusted.
      if (isBroken) this.stop();
    };
    this.waiting = new Map();
    this.count = 0;
    this.worker.postMessage({ module: this.module });
  }

  ask(word, ...values) {
    return new Promise((resolve, reject) => {
      this.waiting.set(++this.count, { resolve, reject });
      this.worker.postMessage({ number: this.count, word, values });
    });
  }

  // Nobody waits for what was asked any more.
  stop() {
    this.worker.terminate();
    URL.revokeObjectURL(this.place);
    for (const { reject } of this.waiting.values()) reject(new Error("stopped"));
    this.start();
  }
}
