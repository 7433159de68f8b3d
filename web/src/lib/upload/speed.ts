/** How long what was measured counts, in milliseconds: longer is calmer, shorter notices sooner. */
const memory = 3000;

/** How fast something is sent, smoothed: a browser tells of it in jumps. */
export class Speed {
  #last: { readonly time: number; readonly loaded: number } | undefined;
  #speed: number | undefined;

  /** Bytes a second once `loaded` bytes are sent at this time in milliseconds; undefined until two moments are known. */
  at(time: number, loaded: number): number | undefined {
    const last = this.#last;
    if (!last || time > last.time) this.#last = { time, loaded };
    if (!last || time <= last.time) return this.#speed;
    const elapsed = time - last.time;
    const measured = ((loaded - last.loaded) / elapsed) * 1000;
    const weight = 1 - Math.exp(-elapsed / memory);
    this.#speed = this.#speed === undefined ? measured : this.#speed + weight * (measured - this.#speed);
    return this.#speed;
  }
}
