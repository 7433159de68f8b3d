import type { LocalClock } from '../../service.ts';
import { fail } from '../errors.ts';

/** AWS's categories of requests, with the operations that the local cloud has of them. */
const operations = {
  UserAuthentication: ['AdminInitiateAuth'],
  UserCreation: ['AdminCreateUser'],
  UserAccountRecovery: ['AdminSetUserPassword', 'AdminResetUserPassword'],
  UserResourceUpdate: [
    'AdminAddUserToGroup',
    'AdminRemoveUserFromGroup',
    'AdminSetUserMFAPreference',
    'SetUserMFAPreference',
    'AssociateSoftwareToken',
    'VerifySoftwareToken',
  ],
  UserToken: ['AdminUserGlobalSignOut', 'RevokeToken'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The second steps of sign-ins have three times the quota of the first ones, for themselves. */
const secondSteps = { of: 'UserAuthentication', operation: 'AdminRespondToAuthChallenge', times: 3 } as const;

export type Category = keyof typeof operations;
export const categories = Object.keys(operations) as [Category, ...Category[]];

/** Requests a second by category; no limit for a category that is absent. */
export type Quotas = Partial<Readonly<Record<Category, number>>>;

const windowMs = 1000;

/** Refuses what comes faster than a category's quota. There is none until a test sets one. */
export class Rates {
  readonly #clock: LocalClock;
  readonly #recent = new Map<string, number[]>();
  #quotas: Quotas = {};

  constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  use(quotas: Quotas): void {
    this.#quotas = quotas;
    this.#recent.clear();
  }

  /** Counts a request. Throws when its category has had its quota of the last second. */
  count(operation: string): void {
    const category = categories.find((name) => (operations[name] as readonly string[]).includes(operation));
    if (category) this.#count(category, this.#quotas[category]);
    if (operation === secondSteps.operation)
      this.#count(operation, this.#timesQuota(secondSteps.of, secondSteps.times));
  }

  #timesQuota(category: Category, times: number): number | undefined {
    const quota = this.#quotas[category];
    return quota && quota * times;
  }

  #count(key: string, quota: number | undefined): void {
    if (quota === undefined) return;
    const now = this.#clock.now();
    const recent = (this.#recent.get(key) ?? []).filter((at) => now - at < windowMs);
    if (recent.length >= quota) throw fail('TooManyRequestsException', 'Rate exceeded');
    this.#recent.set(key, [...recent, now]);
  }
}
