import type { LocalClock } from '../aws/service.ts';

interface Alarm {
  /** Milliseconds of this clock. */
  readonly due: number;
  readonly ring: () => void;
}

/** The longest wait that a timer can be set to. */
const longestTimer = 2 ** 31 - 1;

/**
 * The clock shared by emulators and functions. The offset lives in shared memory, so that moving it takes effect in
 * every instance immediately.
 */
export class MovableClock implements LocalClock {
  /** One float: the offset from the wall clock in milliseconds. Handed to the function instances. */
  readonly shift = new SharedArrayBuffer(8);
  readonly #value = new Float64Array(this.shift);
  readonly #alarms = new Set<Alarm>();
  #timer: NodeJS.Timeout | undefined;

  now(): number {
    return Date.now() + (this.#value[0] ?? 0);
  }

  advance(milliseconds: number): void {
    this.#value[0] = (this.#value[0] ?? 0) + milliseconds;
    this.#ring();
  }

  set(time: number): void {
    this.#value[0] = time - Date.now();
    this.#ring();
  }

  /** Calls `ring` once so much time has passed on this clock, by itself or because it was moved. Returns a way to cancel. */
  after(milliseconds: number, ring: () => void): () => void {
    const alarm = { due: this.now() + milliseconds, ring };
    this.#alarms.add(alarm);
    this.#wind();
    return () => {
      this.#alarms.delete(alarm);
      this.#wind();
    };
  }

  #ring(): void {
    for (const alarm of this.#alarms) {
      if (alarm.due > this.now()) continue;
      this.#alarms.delete(alarm);
      alarm.ring();
    }
    this.#wind();
  }

  /** Sets the one timer to the next alarm. */
  #wind(): void {
    clearTimeout(this.#timer);
    if (this.#alarms.size === 0) return;
    const next = Math.min(...[...this.#alarms].map(({ due }) => due));
    const wait = Math.min(Math.max(0, next - this.now()), longestTimer);
    this.#timer = setTimeout(() => this.#ring(), wait).unref();
  }
}
