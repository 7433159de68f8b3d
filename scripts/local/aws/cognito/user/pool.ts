import type { Context } from 'cognito-local/lib/services/context.js';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import {
  type Group as LibraryGroup,
  type User as LibraryUser,
  UserPoolServiceImpl,
} from 'cognito-local/lib/services/userPoolService.js';
import type { LocalClock } from '../../service.ts';
import type { Store } from '../store/store.ts';
import type { Group, GroupOptions, PoolOptions, User } from '../types.ts';
import { UserIndex } from './user-index.ts';

/** Our records in the shape cognito-local reads and writes. The context it passes is only for logging. */
function dataStoreOf(store: Store): DataStore {
  const split = (path: string | string[]) => (typeof path === 'string' ? [path] : path);
  return {
    async get<T>(_: Context, path: string | string[], otherwise?: T): Promise<T> {
      const [collection = '', key] = split(path);
      const value = key === undefined ? store.all(collection) : store.get(collection, key);
      return (value ?? otherwise ?? null) as T;
    },
    async set(_, path, value) {
      const [collection = '', key = ''] = split(path);
      store.set(collection, key, value);
    },
    async delete(_, path) {
      const [collection = '', key = ''] = split(path);
      store.delete(collection, key);
    },
    getRoot: () => Promise.reject(new Error('The local user pool has no root record')),
  };
}

/** What cognito-local reads from a pool. The password policy is enforced by us (`passwords.ts`). */
const libraryOptions = (options: PoolOptions) => ({
  Id: options.id,
  Name: options.name,
  UsernameAttributes: ['email'],
  MfaConfiguration: 'OFF',
});

const higherFirst = (a: Group | undefined, b: Group | undefined): number =>
  (a?.Precedence ?? Number.MAX_SAFE_INTEGER) - (b?.Precedence ?? Number.MAX_SAFE_INTEGER);

/**
 * cognito-local's pool with two changes: users are found through an index, and a user's groups are stored on the user.
 * cognito-local stores all members on the group, so adding one to a group of thousands would write thousands.
 */
export class Pool extends UserPoolServiceImpl {
  readonly id: string;
  readonly #store: Store;
  readonly #index: UserIndex;
  readonly #clock: LocalClock;

  constructor(store: Store, clock: LocalClock, options: PoolOptions) {
    super(dataStoreOf(store), { get: () => new Date(clock.now()) }, dataStoreOf(store), libraryOptions(options));
    this.id = options.id;
    this.#store = store;
    this.#index = new UserIndex(store);
    this.#clock = clock;
  }

  find(name: string): User | undefined {
    return this.#index.find(name);
  }

  save(user: User): void {
    this.#store.set('Users', user.Username, { ...user, UserLastModifiedDate: new Date(this.#clock.now()) });
  }

  group(name: string): Group | undefined {
    return this.#store.get('Groups', name) as Group | undefined;
  }

  /** Lowest precedence first, as in the token's claim. */
  groupsOf(user: User): string[] {
    const names = (user.Groups ?? []).filter((name) => this.group(name));
    return names.sort((a, b) => higherFirst(this.group(a), this.group(b)) || a.localeCompare(b));
  }

  /** The groups are configuration: the code overrides what the file says. */
  declareGroups(groups: readonly GroupOptions[]): void {
    const names = new Set(groups.map(({ name }) => name));
    for (const name of Object.keys(this.#store.all('Groups'))) if (!names.has(name)) this.#store.delete('Groups', name);
    for (const group of groups) this.#declareGroup(group);
  }

  #declareGroup({ name, precedence }: GroupOptions): void {
    const old = this.group(name);
    if (old && old.Precedence === precedence) return;
    const now = new Date(this.#clock.now());
    const CreationDate = old?.CreationDate ?? now;
    this.#store.set('Groups', name, { GroupName: name, Precedence: precedence, CreationDate, LastModifiedDate: now });
  }

  override async getUserByUsername(_: Context, name: string): Promise<LibraryUser | null> {
    return (this.find(name) as LibraryUser | undefined) ?? null;
  }

  override async deleteUser(_: Context, user: LibraryUser): Promise<void> {
    this.#store.delete('Users', user.Username);
    this.#store.delete('SoftwareTokens', user.Username);
  }

  override async addUserToGroup(_: Context, group: LibraryGroup, { Username }: LibraryUser): Promise<void> {
    const user = this.find(Username);
    if (user) this.save({ ...user, Groups: [...new Set([...(user.Groups ?? []), group.GroupName])] });
  }

  override async removeUserFromGroup(_: Context, group: LibraryGroup, { Username }: LibraryUser): Promise<void> {
    const user = this.find(Username);
    if (user) this.save({ ...user, Groups: (user.Groups ?? []).filter((name) => name !== group.GroupName) });
  }
}
