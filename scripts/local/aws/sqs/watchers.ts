import type { AlarmClock } from '../service.ts';

/** Tells whoever waits for a queue when a message may have become receivable: because it changed, or by the clock. */
export class Watchers {
  readonly #clock: AlarmClock;
  readonly #timesOf: (queue: string) => readonly number[];
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #alarms = new Map<string, () => void>();

  /** `timesOf` says when the messages of a queue can be received. */
  constructor(clock: AlarmClock, timesOf: (queue: string) => readonly number[]) {
    this.#clock = clock;
    this.#timesOf = timesOf;
  }

  add(queue: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(queue) ?? new Set();
    this.#listeners.set(queue, listeners.add(listener));
    this.wind(queue);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#unwind(queue);
    };
  }

  has(queue: string): boolean {
    return (this.#listeners.get(queue)?.size ?? 0) > 0;
  }

  /** The messages of a queue are others, or can be received at other times. */
  changed(queue: string): void {
    this.wind(queue);
    if (this.#timesOf(queue).some((time) => time <= this.#clock.now())) this.#tell(queue);
  }

  close(): void {
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
    this.#listeners.clear();
  }

  #tell(queue: string): void {
    for (const listener of [...(this.#listeners.get(queue) ?? [])]) listener();
  }

  /** Sets the queue's alarm to the next message that can be received. Tells nobody of those that can be already. */
  wind(queue: string): void {
    this.#unwind(queue);
    if (!this.has(queue)) return;
    const now = this.#clock.now();
    const next = this.#timesOf(queue).reduce(
      (least, time) => (time > now && time < least ? time : least),
      Number.POSITIVE_INFINITY,
    );
    if (next === Number.POSITIVE_INFINITY) return;
    const ring = () => {
      this.#alarms.delete(queue);
      this.wind(queue);
      this.#tell(queue);
    };
    this.#alarms.set(queue, this.#clock.after(next - now, ring));
  }

  #unwind(queue: string): void {
    this.#alarms.get(queue)?.();
    this.#alarms.delete(queue);
  }
}
