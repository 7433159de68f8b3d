/** The part of a fault that says which of the calls that match meet it. */
interface Choice {
  readonly skip?: number | undefined;
  readonly every?: number | undefined;
  readonly chance?: number | undefined;
  readonly seed?: number | undefined;
  readonly times?: number | undefined;
  readonly for_ms?: number | undefined;
}

/** Numbers from 0 to 1 that follow from a seed: the same ones each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What becomes of a matching call: it meets the fault, is let through, or is left to the faults that come after. */
type Verdict = 'hit' | 'through' | 'spared';

/** Which of the calls that match a fault meet it. */
export class Selection {
  readonly #choice: Choice;
  readonly #random: () => number;
  readonly #end: number;
  #skip: number;
  #left: number;
  #seen = 0;

  /** `now` is when the fault begins, by the cloud's clock. */
  constructor(choice: Choice, now: number) {
    const { skip = 0, times = Number.POSITIVE_INFINITY, for_ms = Number.POSITIVE_INFINITY, seed = 1 } = choice;
    this.#choice = choice;
    this.#skip = skip;
    this.#left = times;
    this.#end = now + for_ms;
    this.#random = randomFrom(seed);
  }

  /** Neither used up nor over. */
  isActive(now: number): boolean {
    return this.#left > 0 && now < this.#end;
  }

  /** Decides about the next matching call, and counts it. */
  next(): Verdict {
    if (this.#skip > 0) {
      this.#skip--;
      return 'through';
    }
    const { every = 1, chance = 1 } = this.#choice;
    this.#seen++;
    if (this.#seen % every !== 0 || this.#random() >= chance) return 'spared';
    this.#left--;
    return 'hit';
  }
}
