import type { LocalClock } from '../aws/service.ts';

/**
 * The clock that emulators and functions see alike. The shift lives in shared memory, so that a test that moves it
 * moves it in every instance at once.
 */
export class MovableClock implements LocalClock {
  /** One float: milliseconds by which the wall clock is shifted. Handed to the function instances. */
  readonly shift = new SharedArrayBuffer(8);
  readonly #value = new Float64Array(this.shift);

  now(): number {
    return Date.now() + (this.#value[0] ?? 0);
  }

  advance(milliseconds: number): void {
    this.#value[0] = (this.#value[0] ?? 0) + milliseconds;
  }

  set(time: number): void {
    this.#value[0] = time - Date.now();
  }
}
