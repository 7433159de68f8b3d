import { ApiProblem } from '#web/lib/api/api-problem.ts';
import type { KeyValueStorage } from '#web/lib/session/session-storage.ts';
import { type HighlightChange, isSameHighlight } from './changes.ts';

export interface WaitingDependencies {
  readonly storage: KeyValueStorage;
  /** Whose changes: people who share a browser do not send each other's. */
  readonly userId: string;
  readonly send: (change: HighlightChange) => Promise<unknown>;
  readonly onSent: (change: HighlightChange) => unknown;
  /** The server will never take it: the limit is reached, or the ebook is no longer owned. */
  readonly onRefused: (change: HighlightChange, problem: ApiProblem) => unknown;
}

/** Answers that sending again may change: no network, a session that is over, too many calls, a failing server. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status < 400 || error.status >= 500 || [401, 403, 429].includes(error.status);

/** Where the changes of a person wait. */
export const waitingKey = (userId: string): string => `highlights-waiting:${userId}`;

/**
 * Changes of highlights that have not been saved yet. They are in the browser's storage before they are sent, so none is
 * lost without a network, or with the tab closed. Of two changes of a highlight only the newer one waits.
 */
export class WaitingChanges {
  readonly #deps: WaitingDependencies;
  readonly #listeners = new Set<() => void>();
  #sending: Promise<void> | undefined;

  constructor(deps: WaitingDependencies) {
    this.#deps = deps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The stored text, the same until something changes. */
  readonly stored = (): string => this.#deps.storage.getItem(waitingKey(this.#deps.userId)) ?? '[]';

  /** What waits, oldest first. Read anew each time, because other tabs write there as well. */
  list(): readonly HighlightChange[] {
    try {
      return JSON.parse(this.stored());
    } catch {
      return [];
    }
  }

  add(change: HighlightChange): void {
    this.#store([...this.list().filter((other) => !isSameHighlight(other, change)), change]);
  }

  /** Sends what waits, one after the other, until one cannot be sent now. Concurrent calls share one pass. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Another tab has changed the storage. */
  readonly follow = (key: string | null): void => {
    if (key === null || key === waitingKey(this.#deps.userId)) this.#tell();
  };

  async #sendAll(): Promise<void> {
    for (let [next] = this.list(); next; [next] = this.list()) if (!(await this.#sendOne(next))) return;
  }

  async #sendOne(change: HighlightChange): Promise<boolean> {
    try {
      await this.#deps.send(change);
      await this.#deps.onSent(change);
    } catch (error) {
      if (isPassing(error)) return false;
      this.#deps.onRefused(change, error as ApiProblem);
    }
    this.#remove(change);
    return true;
  }

  /** Not if it has been changed again in the meantime. */
  #remove(sent: HighlightChange): void {
    this.#store(this.list().filter((change) => JSON.stringify(change) !== JSON.stringify(sent)));
  }

  #store(changes: readonly HighlightChange[]): void {
    const { storage, userId } = this.#deps;
    if (changes.length === 0) storage.removeItem(waitingKey(userId));
    else storage.setItem(waitingKey(userId), JSON.stringify(changes));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
