import { setTimeout as sleep } from 'node:timers/promises';

/** The longest that a task delays the next one in its lane, so that a hanging shop does not block it. */
const turnMs = 1_000;

/** Tasks in one lane start one after another; lanes are independent. A task must not reject. */
export class Lanes {
  readonly #last = new Map<string, Promise<void>>();

  run(lane: string, work: () => Promise<void>): void {
    const before = this.#last.get(lane) ?? Promise.resolve();
    const turn = before.then(() => settledOrLate(work()));
    this.#last.set(lane, turn);
    void turn.then(() => {
      if (this.#last.get(lane) === turn) this.#last.delete(lane);
    });
  }
}

async function settledOrLate(work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = sleep(turnMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  await Promise.race([work, late]);
  over.abort();
}
