/**
 * What AWS would bill for functions, while it counts: their runs, and how long these took times the memory of the function. A run
 * begins when an instance takes the call; the start of the instance is not in it.
 */
export class Meter {
  /** Since when it has been counting, if it is. */
  #since: number | undefined;
  #runs = 0;
  #gigabyteSeconds = 0;
  readonly #now: () => number;

  /** `now`: milliseconds since any moment. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Starts counting from zero, or stops. */
  count(on: boolean): void {
    this.#since = on ? this.#now() : undefined;
    [this.#runs, this.#gigabyteSeconds] = [0, 0];
  }

  /**
   * A run of a function with so many megabytes begins. The answer is to be called when it has ended, however it did. Of one that
   * began before the counting, only the time since then is added.
   */
  begin(megabytes: number): () => void {
    const from = this.#now();
    return () => {
      if (this.#since === undefined) return;
      this.#runs += 1;
      this.#gigabyteSeconds += ((this.#now() - Math.max(from, this.#since)) / 1000) * (megabytes / 1024);
    };
  }

  get sums(): { readonly runs: number; readonly gigabyteSeconds: number } {
    return { runs: this.#runs, gigabyteSeconds: this.#gigabyteSeconds };
  }
}
