import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal, SyncJournal } from '../../files/sync-journal.ts';
import type { Delivery, Event, SavedAnswer } from '../event/records.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from '../payment/records.ts';
import type { SessionRecord } from '../session/records.ts';

export interface Tables {
  session: SessionRecord;
  intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: Event;
  delivery: Delivery;
  answer: SavedAnswer;
}

export type TableName = keyof Tables;

export interface Write<T extends TableName = TableName> {
  readonly table: T;
  readonly id: string;
  readonly value: Tables[T];
}

const keysKeptSeconds = 24 * 3600;
const eventsKeptSeconds = 30 * 24 * 3600;

/** Everything in memory, and the journal to restore it from. Maps keep the order of creation. */
export class Store {
  readonly #tables: { [T in TableName]: Map<string, Tables[T]> } = {
    session: new Map(),
    intent: new Map(),
    charge: new Map(),
    refund: new Map(),
    dispute: new Map(),
    event: new Map(),
    delivery: new Map(),
    answer: new Map(),
  };
  readonly #journal: SyncJournal;

  private constructor(path: string, nowSeconds: number) {
    for (const change of readJournal(path)) for (const write of change as Write[]) this.#apply(write);
    this.#forgetOld(nowSeconds);
    this.#journal = SyncJournal.rewrite(path, this.#everything());
  }

  static open(directory: string, nowSeconds: number): Store {
    mkdirSync(directory, { recursive: true });
    return new Store(join(directory, 'stripe.jsonl'), nowSeconds);
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.#tables[table].get(id);
  }

  all<T extends TableName>(table: T): IterableIterator<Tables[T]> {
    return this.#tables[table].values();
  }

  /** All of the writes or none: they are one line of the journal, and memory is updated after the journal. */
  commit(writes: readonly Write[]): void {
    if (writes.length === 0) return;
    this.#journal.append(writes);
    for (const write of writes) this.#apply(write);
  }

  close(): void {
    this.#journal.close();
  }

  #apply<T extends TableName>(write: Write<T>): void {
    this.#tables[write.table].set(write.id, write.value);
  }

  *#everything(): Iterable<Write[]> {
    for (const table of Object.keys(this.#tables) as TableName[]) {
      for (const [id, value] of this.#tables[table]) yield [{ table, id, value }];
    }
  }

  /** As long as Stripe itself remembers idempotency keys and events. */
  #forgetOld(nowSeconds: number): void {
    for (const answer of this.#tables.answer.values()) {
      if (answer.created < nowSeconds - keysKeptSeconds) this.#tables.answer.delete(answer.key);
    }
    for (const event of this.#tables.event.values()) {
      if (event.created >= nowSeconds - eventsKeptSeconds) continue;
      if (this.#tables.delivery.get(event.id)?.state === 'pending') continue;
      this.#tables.event.delete(event.id);
      this.#tables.delivery.delete(event.id);
    }
  }
}
