import { createHash, randomBytes } from 'node:crypto';
import type { LocalClock } from '../../service.ts';
import { notAuthorized } from '../errors.ts';
import type { Store } from '../store/store.ts';

const collection = 'Challenges';
/** Cognito's default for the time between password and code. */
const lifetimeMs = 3 * 60_000;
/** As opaque and about as long as Cognito's. */
const sessionBytes = 700;

interface Challenge {
  readonly username: string;
  readonly expiresAt: number;
}

const keyOf = (session: string): string => createHash('sha256').update(session).digest('hex');

/** Sign-ins that wait for a code, by the session handed out. Writes must run in a transaction of the store. */
export class Challenges {
  readonly #store: Store;
  readonly #clock: LocalClock;

  constructor(store: Store, clock: LocalClock) {
    this.#store = store;
    this.#clock = clock;
  }

  begin(username: string): string {
    const session = randomBytes(sessionBytes).toString('base64url');
    const challenge: Challenge = { username, expiresAt: this.#clock.now() + lifetimeMs };
    this.#store.set(collection, keyOf(session), challenge);
    return session;
  }

  /** Throws unless this session waits for a code of this user. */
  check(session: string, username: string): void {
    const challenge = this.#store.get(collection, keyOf(session)) as Challenge | undefined;
    if (challenge?.username !== username) throw notAuthorized('Invalid session for the user.');
    if (challenge.expiresAt <= this.#clock.now())
      throw notAuthorized('Invalid session for the user, session is expired.');
  }

  /** A session gives tokens once. */
  end(session: string): void {
    this.#store.delete(collection, keyOf(session));
  }

  forgetExpired(): void {
    for (const [key, challenge] of Object.entries(this.#store.all(collection)) as [string, Challenge][])
      if (challenge.expiresAt <= this.#clock.now()) this.#store.delete(collection, key);
  }
}
