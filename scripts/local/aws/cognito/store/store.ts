import { BatchingJournal } from '../../../files/batching-journal.ts';

type Collection = Record<string, unknown>;
type Change = readonly [collection: string, key: string, value?: unknown];
type Watcher = (before: unknown, after: unknown, key: string) => void;

/** The file may hold this many dead lines beyond the living ones before it is rewritten: little at a start, when nobody waits. */
const spareLines = 10_000;
const spareLinesAtStart = 1_000;

/** cognito-local keeps dates as dates; JSON does not. */
const reviveDate = (key: string, value: unknown): unknown =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

/** Without a prototype, so that a user named `constructor` is not found. */
const emptyCollection = (): Collection => Object.create(null) as Collection;

/**
 * Records in memory, journalled. The store cognito-local brings writes all users anew, and not atomically, for every
 * change; here a change costs one line. Changes happen in transactions: one at a time, all or nothing, and told to the
 * caller only when they are on disk.
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

  /** Calls back for every record there is and for every change to come, also when one is undone. For indexes. */
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

  /** Reads belong in here too: outside, they might see what is about to be undone, or is not on disk yet. */
  async transaction<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.#turn.then(() => this.#attempt(work));
    this.#turn = turn.catch(() => undefined);
    const { result, saved } = await turn;
    await saved;
    return result;
  }

  /** Throws out dead lines, now rather than when there are too many. */
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

  /** One line for all changes of a transaction: a kill cannot leave half of them. */
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

  /** Nobody waits for it, and when it fails the old file still holds everything; later changes try again. */
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
