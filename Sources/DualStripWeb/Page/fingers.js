// Input on the device: one finger, mouse or pen, a wheel, and keys. The target interprets it.
class Fingers {
  // target: down(x, y, stamp), move(x, stamp, y), up(x, stamp, y), cancelled(stamp), wheel(dx, dy, x, y,
  // stamp, hasLines).
  constructor(stage, target) {
    this.stage = stage;
    this.target = target;
    this.pointer = null;
    const { device } = stage;
    const on = (event, act, options) => device.addEventListener(event, act, options);
    on("pointerdown", event => this.down(event));
    on("pointermove", event => this.move(event));
    on("pointerup", event => this.up(event));
    on("pointercancel", event => this.cancelled(event));
    on("lostpointercapture", event => this.cancelled(event));
    on("wheel", event => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const [x, y] = this.place(event);
      target.wheel(event.deltaX, event.deltaY, x, y, event.timeStamp, event.deltaMode > 0);
    }, { passive: false });
  }

  // Returns the point of an event, in points of the device.
  place(event) {
    const { left, top } = this.box ?? this.stage.device.getBoundingClientRect();
    return [(event.clientX - left) / this.stage.scale, (event.clientY - top) / this.stage.scale];
  }

  down(event) {
    if (this.pointer !== null || event.button) return;
    this.pointer = event.pointerId;
    this.stage.isHeld = true;
    this.box = this.stage.device.getBoundingClientRect();
    this.stage.device.setPointerCapture(event.pointerId);
    const [x, y] = this.place(event);
    this.target.down(x, y, event.timeStamp, event);
  }

  // Handles every sample from the touch sensor, not only the last one of a frame.
  move(event) {
    if (event.pointerId !== this.pointer) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length ? samples : [event]) {
      const [x, y] = this.place(sample);
      this.target.move(x, sample.timeStamp, y);
    }
  }

  up(event) {
    if (event.pointerId !== this.pointer) return;
    const [x, y] = this.place(event);
    this.leave();
    this.target.up(x, event.timeStamp, y);
  }

  cancelled(event) {
    if (event.pointerId !== this.pointer) return;
    this.leave();
    this.target.cancelled(event.timeStamp);
  }

  leave() {
    this.pointer = null;
    this.stage.isHeld = false;
    this.box = null;
  }
}
