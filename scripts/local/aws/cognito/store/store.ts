import { BatchingJournal } from '../../../files/batching-journal.ts';

type Collection = Record<string, unknown>;
type Change = readonly [collection: string, key: string, value?: unknown];
type Watcher = (before: unknown, after: unknown, key: string) => void;

/** Dead lines the file may hold beyond the live ones before it is rewritten: few at a start, when nobody waits. */
const spareLines = 10_000;
const spareLinesAtStart = 1_000;

/** cognito-local works with Date objects; JSON has none. */
const reviveDate = (key: string, value: unknown): unknown =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

/** Has no prototype, so that a user named `constructor` is not found. */
const emptyCollection = (): Collection => Object.create(null) as Collection;

/**
 * Records in memory, journalled. cognito-local's own store rewrites all users, and not atomically, on every change;
 * here a change costs one line. Changes run in transactions: one at a time, all or nothing, and acknowledged only once
 * they are on disk.
 */
export class Store {
  readonly #journal: BatchingJournal;
  readonly #collections = new Map<string, Collection>();
  readonly #watchers = new Map<string, Watcher>();
  #turn: Promise<unknown> = Promise.resolve();
  #undo: Change[] = [];
  #redo: Change[] = [];
  #records = 0;
  #lines: number;

  private constructor(journal: BatchingJournal, lines: readonly string[]) {
    this.#journal = journal;
    this.#lines = lines.length;
    for (const line of lines) for (const change of JSON.parse(line, reviveDate) as Change[]) this.#apply(change);
  }

  static async open(path: string): Promise<Store> {
    const { journal, lines } = await BatchingJournal.open(path);
    const store = new Store(journal, lines);
    if (store.#isLitteredBeyond(spareLinesAtStart)) await store.compact();
    return store;
  }

  /** Calls back for every existing record and every later change, including rollbacks. For indexes. */
  watch(name: string, watcher: Watcher): void {
    this.#watchers.set(name, watcher);
    for (const [key, value] of Object.entries(this.all(name))) watcher(undefined, value, key);
  }

  all(name: string): Readonly<Collection> {
    return this.#collection(name);
  }

  get(name: string, key: string): unknown {
    return this.#collection(name)[key];
  }

  set(name: string, key: string, value: unknown): void {
    this.#change([name, key, value]);
  }

  delete(name: string, key: string): void {
    if (key in this.#collection(name)) this.#change([name, key]);
  }

  /** Reads must run in here too: outside, they might see changes that are not yet on disk or will be rolled back. */
  async transaction<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.#turn.then(() => this.#attempt(work));
    this.#turn = turn.catch(() => undefined);
    const { result, saved } = await turn;
    await saved;
    return result;
  }

  /** Removes dead lines now instead of waiting for the limit. */
  compact(): Promise<void> {
    return this.#journal.rewrite(() => {
      const lines = [...this.#living()];
      this.#lines = lines.length;
      return lines;
    });
  }

  async close(): Promise<void> {
    await this.#turn;
    await this.#journal.close();
  }

  async #attempt<T>(work: () => Promise<T> | T): Promise<{ result: T; saved: Promise<void> }> {
    this.#undo = [];
    this.#redo = [];
    try {
      const result = await work();
      return { result, saved: this.#commit() };
    } catch (error) {
      for (const change of this.#undo.reverse()) this.#apply(change);
      throw error;
    }
  }

  /** One line for all changes of a transaction, so a kill cannot leave half of them. */
  #commit(): Promise<void> {
    if (this.#redo.length === 0) return this.#journal.settled();
    const saved = this.#journal.append(JSON.stringify(this.#redo));
    this.#lines += 1;
    if (this.#isLitteredBeyond(spareLines)) this.#compactLater();
    return saved;
  }

  #isLitteredBeyond(spare: number): boolean {
    return this.#lines > 2 * this.#records + spare;
  }

  /** Runs in the background. If it fails, the old file still holds everything, and later changes try again. */
  #compactLater(): void {
    this.#lines = this.#records;
    this.compact().catch(() => {
      this.#lines += spareLines;
    });
  }

  #change(change: Change): void {
    const [name, key] = change;
    const before = this.get(name, key);
    this.#undo.push(before === undefined ? [name, key] : [name, key, before]);
    this.#redo.push(change);
    this.#apply(change);
  }

  #apply([name, key, value]: Change): void {
    const collection = this.#collection(name);
    const before = collection[key];
    if (value === undefined) delete collection[key];
    else collection[key] = value;
    this.#records += Number(value !== undefined) - Number(before !== undefined);
    this.#watchers.get(name)?.(before, value, key);
  }

  #collection(name: string): Collection {
    const found = this.#collections.get(name) ?? emptyCollection();
    this.#collections.set(name, found);
    return found;
  }

  *#living(): Iterable<string> {
    for (const [name, collection] of this.#collections)
      for (const [key, value] of Object.entries(collection)) yield JSON.stringify([[name, key, value]]);
  }
}
