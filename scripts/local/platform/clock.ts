import type { LocalClock } from '../aws/service.ts';

/**
 * The clock shared by emulators and functions. The offset lives in shared memory, so that moving it takes effect in
 * every instance immediately.
 */
export class MovableClock implements LocalClock {
  /** One float: the offset from the wall clock in milliseconds. Handed to the function instances. */
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
