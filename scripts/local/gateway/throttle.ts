/** The stage's token bucket: `rate` requests per second, bursts of up to `burst`. */
export class Throttle {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #last = performance.now();

  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
  }

  admits(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#last) / 1000) * this.#rate);
    this.#last = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
