import type { LocalClock } from '../../service.ts';
import { notAuthorized } from '../errors.ts';

const secondMs = 1000;
/** Failures without a consequence but the last. */
const freeFailures = 5;
const longestMs = 15 * 60 * secondMs;

interface Failures {
  readonly count: number;
  /** When the last one was. */
  readonly at: number;
  readonly lockedUntil: number;
}

const lockMs = (count: number): number =>
  count < freeFailures ? 0 : Math.min(2 ** (count - freeFailures) * secondMs, longestMs);

/**
 * Locks users out after wrong passwords, as the guide to user pools describes: for a second after the fifth, then twice
 * as long after each further one, up to a quarter of an hour. Attempts while it lasts do not count. A right password
 * ends it, and so does a quarter of an hour without attempts. Kept in memory, and off until a test wants it.
 */
export class Lockout {
  readonly #clock: LocalClock;
  readonly #byUser = new Map<string, Failures>();
  #isOn = false;

  constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  use(isOn: boolean): void {
    this.#isOn = isOn;
    this.#byUser.clear();
  }

  /** Throws while the user is locked out. */
  check(username: string): void {
    const { lockedUntil = 0 } = this.#byUser.get(username) ?? {};
    if (this.#clock.now() < lockedUntil) throw notAuthorized('Password attempts exceeded');
  }

  failed(username: string): void {
    if (!this.#isOn) return;
    const now = this.#clock.now();
    const before = this.#byUser.get(username);
    const isRecent = before !== undefined && now - before.at < longestMs;
    const count = (isRecent ? before.count : 0) + 1;
    this.#byUser.set(username, { count, at: now, lockedUntil: now + lockMs(count) });
  }

  succeeded(username: string): void {
    this.#byUser.delete(username);
  }
}
