import type { Store } from '../store/store.ts';
import { attribute, type User } from '../types.ts';

const emailOf = (user: unknown): string | undefined => (user ? attribute(user as User, 'email') : undefined);

/**
 * Finds a user by email without a scan, unlike cognito-local. Case does not count, as in a pool whose user names are
 * case-insensitive: addresses are stored in lower case.
 */
export class UserIndex {
  readonly #store: Store;
  readonly #byEmail = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
    store.watch('Users', (before, after, key) => this.#changed(emailOf(before), emailOf(after), key));
  }

  /** By user name (in this pool the same as `sub`) or email. */
  find(name: string): User | undefined {
    const key = this.#byEmail.get(name.toLowerCase()) ?? name;
    return this.#store.get('Users', key) as User | undefined;
  }

  #changed(before: string | undefined, after: string | undefined, key: string): void {
    if (before !== undefined && this.#byEmail.get(before) === key) this.#byEmail.delete(before);
    if (after !== undefined) this.#byEmail.set(after, key);
  }
}
