import type { Store, TableName, Tables, Write } from './store.ts';

/** The API request that caused an event; both null if a person or the clock caused it. */
export interface Cause {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const noCause: Cause = { id: null, idempotency_key: null };

/** Reads see the writes made so far; the store sees them only when they are committed together. */
export class Transaction {
  /** Seconds since the epoch, Stripe's unit of time. */
  readonly now: number;
  readonly cause: Cause;
  readonly #store: Store;
  readonly #writes = new Map<string, Write>();

  constructor(store: Store, nowMs: number, cause: Cause = noCause) {
    this.#store = store;
    this.now = Math.floor(nowMs / 1000);
    this.cause = cause;
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    const written = this.#writes.get(`${table} ${id}`) as Write<T> | undefined;
    return written ? written.value : this.#store.get(table, id);
  }

  /** In the order of creation. */
  all<T extends TableName>(table: T): Tables[T][] {
    const merged = new Map<unknown, Tables[T]>();
    for (const value of this.#store.all(table)) merged.set(value, value);
    for (const write of this.#writes.values()) {
      if (write.table === table) merged.set(this.#store.get(table, write.id) ?? write, write.value as Tables[T]);
    }
    return [...merged.values()];
  }

  put<T extends TableName>(table: T, id: string, value: Tables[T]): void {
    this.#writes.set(`${table} ${id}`, { table, id, value });
  }

  writes(): Write[] {
    return [...this.#writes.values()];
  }

  discard(): void {
    this.#writes.clear();
  }
}
