import type { LocalClock } from '../../aws/service.ts';
import type { Delivery } from '../event/records.ts';
import type { Store } from './store.ts';
import { type Cause, Transaction } from './transaction.ts';

/** Runs changes one after another, each stored entirely or not at all, and passes on the deliveries they cause. */
export class Engine {
  readonly #store: Store;
  readonly #clock: LocalClock;
  readonly #deliver: (delivery: Delivery) => void;

  constructor(store: Store, clock: LocalClock, deliver: (delivery: Delivery) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#deliver = deliver;
  }

  /** `change` is synchronous, so nothing else reads or writes between its first read and its commit. */
  run<T>(change: (tx: Transaction) => T, cause?: Cause): T {
    const tx = new Transaction(this.#store, this.#clock.now(), cause);
    const result = change(tx);
    const writes = tx.writes();
    this.#store.commit(writes);
    for (const write of writes) if (write.table === 'delivery') this.#deliver(write.value as Delivery);
    return result;
  }
}
