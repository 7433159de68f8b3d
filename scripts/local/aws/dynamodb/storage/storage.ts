import type { LocalClock } from '../../service.ts';
import { History } from './history.ts';
import { createLevel, type Level, type LevelChange, type LevelIterator, type Range } from './level.ts';
import { Units } from './units.ts';

/** New texts by key; null removes the key. */
export type Changes = Map<string, string | null>;

interface Batch {
  readonly changes: Changes;
  readonly written: PromiseWithResolvers<void>;
}

/** Everything below a prefix. Keys are ASCII, so none continues with a character beyond `~`. */
export const below = (prefix: string): Range => ({ gte: prefix, lt: `${prefix}\x7f` });

/**
 * The key-value store under all tables, with one writer.
 *
 * A writer bases its decision on `read`, which sees every change accepted so far, and calls `write` in the same turn of
 * the event loop. Writers therefore run strictly one after another: outcomes are serialisable and no update is lost,
 * without any lock. Accepted changes wait while the previous batch is being written and then go to LevelDB together, in
 * one atomic batch. A kill therefore leaves only whole writes, and many concurrent writers share one disk write.
 *
 * Nothing is acknowledged before it is in LevelDB: writers wait for `write`, and refused callers for `settled`, because
 * the refusal may depend on a change that is still waiting. `stored` and `values` see what is in LevelDB, `past` what
 * was there a moment ago.
 */
export class Storage {
  readonly #level: Level;
  #waiting: Batch = newBatch();
  #writing: Batch | undefined;
  readonly past: History;
  /** Items put, changed and deleted since this process began, each as often as it was. */
  itemsWritten = 0;
  readonly units = new Units();

  constructor(level: Level, clock: LocalClock) {
    this.#level = level;
    this.past = new History(level, clock);
  }

  static async open(directory: string | undefined, clock: LocalClock): Promise<Storage> {
    const level = createLevel(directory);
    await level.open().catch((error: Error) => {
      throw isLocked(error) ? new Error(`${directory} is in use by another process`, { cause: error }) : error;
    });
    return new Storage(level, clock);
  }

  read(key: string): string | undefined {
    const batch = this.#waiting.changes.has(key) ? this.#waiting : this.#writing;
    if (batch?.changes.has(key)) return batch.changes.get(key) ?? undefined;
    return this.#level.getSync(key);
  }

  stored(key: string): string | undefined {
    return this.#level.getSync(key);
  }

  write(changes: Changes): Promise<void> {
    for (const [key, value] of changes) this.#waiting.changes.set(key, value);
    return this.settled();
  }

  /** Resolves when everything accepted so far is in LevelDB, and rejects if it could not be written. */
  settled(): Promise<void> {
    if (!this.#writing) void this.#writeAll(); // until its first await: by then the pending changes are being written
    const last = this.#waiting.changes.size > 0 ? this.#waiting : this.#writing;
    return last?.written.promise ?? Promise.resolve();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.changes.size > 0) {
      const batch = this.#waiting;
      this.#writing = batch;
      this.#waiting = newBatch();
      this.past.note(batch.changes);
      try {
        await this.#level.batch(Array.from(batch.changes, toLevelChange));
        this.#writing = undefined;
        batch.written.resolve();
      } catch (error) {
        this.#fail(batch, error);
      }
    }
  }

  /** Pending changes were based on changes that now never happened, so they fail with them. */
  #fail(batch: Batch, error: unknown): void {
    const fallen = this.#waiting;
    this.#writing = undefined;
    this.#waiting = newBatch();
    batch.written.reject(error);
    fallen.written.reject(error);
  }

  values(range: Range): LevelIterator<string> {
    return this.#level.values(range);
  }

  keys(range: Range): LevelIterator<string> {
    return this.#level.keys(range);
  }

  entries(range: Range): LevelIterator<[key: string, value: string]> {
    return this.#level.iterator(range);
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#level.close();
  }
}

function newBatch(): Batch {
  const written = Promise.withResolvers<void>();
  written.promise.catch(() => undefined); // each waiter has its own promise; having none must not crash
  return { changes: new Map(), written };
}

function toLevelChange([key, value]: [string, string | null]): LevelChange {
  return value === null ? { type: 'del', key } : { type: 'put', key, value };
}

const isLocked = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED';
