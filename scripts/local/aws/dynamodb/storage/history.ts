import type { LocalClock } from '../../service.ts';
import type { Level, LevelIterator, Range } from './level.ts';
import type { Changes } from './storage.ts';

interface Noted {
  readonly at: number;
  /** Each changed key with the value it had before. */
  readonly before: Changes;
}

const isWithin = (key: string, { gt, gte, lt, lte }: Range): boolean =>
  (gt === undefined || key > gt) &&
  (gte === undefined || key >= gte) &&
  (lt === undefined || key < lt) &&
  (lte === undefined || key <= lte);

/** Everything at once, a page at a time. */
function paged(values: Promise<string[]>): LevelIterator<string> {
  let position = 0;
  return {
    nextv: async (size) => {
      const page = (await values).slice(position, position + size);
      position += page.length;
      return page;
    },
    close: async () => void (await values),
  };
}

async function all(iterator: LevelIterator<[string, string]>): Promise<[string, string][]> {
  const entries: [string, string][] = [];
  for (let page = await iterator.nextv(1000); page.length > 0; page = await iterator.nextv(1000)) entries.push(...page);
  await iterator.close();
  return entries;
}

/**
 * The recent past of a store, for reads that are late: each sees the state of one moment, so many milliseconds ago, in
 * whole batches as they were written. Costs nothing while reads are not late, and then memory: it is for tests.
 */
export class History {
  readonly #level: Level;
  readonly #clock: LocalClock;
  #lateMs = 0;
  #noted: Noted[] = [];

  constructor(level: Level, clock: LocalClock) {
    this.#level = level;
    this.#clock = clock;
  }

  /** Makes reads late by so many milliseconds, by the clock; 0 ends it. Earlier changes are visible at once. */
  delay(milliseconds: number): void {
    this.#lateMs = milliseconds;
    this.#noted = [];
  }

  /** To be called in the turn in which the changes go to the level, while it has the values before. */
  note(changes: Changes): void {
    if (this.#lateMs === 0) return;
    this.#forget();
    const before = new Map([...changes.keys()].map((key) => [key, this.#level.getSync(key) ?? null]));
    this.#noted.push({ at: this.#clock.now(), before });
  }

  read(key: string): string | undefined {
    const past = this.#past();
    return past.has(key) ? (past.get(key) ?? undefined) : this.#level.getSync(key);
  }

  values(range: Range): LevelIterator<string> {
    const past = this.#past();
    if (past.size === 0) return this.#level.values(range);
    // Opened now: it sees what is stored at this moment, whatever is written while it is read.
    const present = this.#level.iterator({ ...range, limit: -1 });
    return paged(this.#asItWas(range, past, present));
  }

  async #asItWas(range: Range, past: Changes, present: LevelIterator<[string, string]>): Promise<string[]> {
    const values = new Map(await all(present));
    for (const [key, value] of past) {
      if (value === null) values.delete(key);
      else if (isWithin(key, range)) values.set(key, value);
    }
    const keys = [...values.keys()].sort();
    if (range.reverse) keys.reverse();
    const { limit = -1 } = range;
    return keys.slice(0, limit < 0 ? undefined : limit).map((key) => values.get(key) ?? '');
  }

  /** What has changed since the moment that late reads see, as it was then: the oldest value of a key counts. */
  #past(): Changes {
    this.#forget();
    return new Map(this.#noted.toReversed().flatMap(({ before }) => [...before]));
  }

  #forget(): void {
    const visible = this.#clock.now() - this.#lateMs;
    this.#noted = this.#noted.filter(({ at }) => at > visible);
  }
}
