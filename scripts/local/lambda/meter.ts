/** What AWS would bill for functions, while somebody counts: their runs, and the time of these with the memory they had. */
export class Meter {
  #isCounting = false;
  #runs = 0;
  #gigabyteSeconds = 0;
  readonly #now: () => number;

  /** `now`: milliseconds since any moment. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Begins at nothing, or stops. */
  count(on: boolean): void {
    this.#isCounting = on;
    [this.#runs, this.#gigabyteSeconds] = [0, 0];
  }

  /** Carries out a run of a function with so many megabytes. */
  async around<T>(megabytes: number, run: () => Promise<T>): Promise<T> {
    const from = this.#now();
    try {
      return await run();
    } finally {
      if (this.#isCounting) {
        this.#runs += 1;
        this.#gigabyteSeconds += ((this.#now() - from) / 1000) * (megabytes / 1024);
      }
    }
  }

  get sums(): { readonly runs: number; readonly gigabyteSeconds: number } {
    return { runs: this.#runs, gigabyteSeconds: this.#gigabyteSeconds };
  }
}
