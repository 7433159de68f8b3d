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
  readonly #followers = new Set<(offset: number) => void>();
  #timer: NodeJS.Timeout | undefined;

  /** From the wall clock, in milliseconds. */
  get offset(): number {
    return this.#value[0] ?? 0;
  }

  now(): number {
    return Date.now() + this.offset;
  }

  advance(milliseconds: number): void {
    this.#move(this.offset + milliseconds);
  }

  set(time: number): void {
    this.#move(time - Date.now());
  }

  /** Tells every new offset, for those who cannot share memory with this process. Returns a way to end it. */
  follow(follower: (offset: number) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
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

  #move(offset: number): void {
    this.#value[0] = offset;
    for (const follower of this.#followers) follower(offset);
    this.#ring();
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
