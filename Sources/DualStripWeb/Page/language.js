// The language, in a worker that answers requests in order. To stop a run that takes too long, the
// worker is terminated.
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
      // After a crash, the module's state cannot be trusted.
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

  // Ends the worker and rejects all requests.
  stop() {
    this.worker.terminate();
    URL.revokeObjectURL(this.place);
    for (const { reject } of this.waiting.values()) reject(new Error("stopped"));
    this.start();
  }
}
