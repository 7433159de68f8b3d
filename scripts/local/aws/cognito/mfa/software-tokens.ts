import type { LocalClock } from '../../service.ts';
import { fail, invalid } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { newSecret, stepOf } from './totp.ts';

const collection = 'SoftwareTokens';

/** What a user has of time-based codes. */
interface SoftwareToken {
  /** The secret that is verified: codes of it sign in. */
  readonly secret?: string;
  /** The last step whose code was used: it and earlier ones are refused. */
  readonly usedStep?: number;
  /** A secret that waits for its first code. */
  readonly pending?: string;
  /** Whether a sign-in asks for a code. */
  readonly isEnabled: boolean;
}

/** The users' secrets for codes. Writes must run in a transaction of the store. */
export class SoftwareTokens {
  readonly #store: Store;
  readonly #clock: LocalClock;

  constructor(store: Store, clock: LocalClock) {
    this.#store = store;
    this.#clock = clock;
  }

  isEnabled(username: string): boolean {
    return this.#of(username).isEnabled;
  }

  /** A new secret that counts only once it is verified; an earlier one stays until then. */
  associate(username: string): string {
    const pending = newSecret();
    this.#store.set(collection, username, { ...this.#of(username), pending });
    return pending;
  }

  /** Replaces the secret by the one that waits, whose code this must be. */
  verify(username: string, code: string): void {
    const { pending, isEnabled } = this.#of(username);
    if (pending === undefined) throw invalid('User has not set up software token mfa');
    const usedStep = stepOf(pending, code, this.#clock.now());
    if (usedStep === undefined) throw fail('EnableSoftwareTokenMFAException', 'Code mismatch');
    this.#store.set(collection, username, { secret: pending, usedStep, isEnabled });
  }

  /** Accepts a code once. */
  use(username: string, code: string): void {
    const token = this.#of(username);
    const step = token.secret && stepOf(token.secret, code, this.#clock.now());
    if (!step) throw fail('CodeMismatchException', 'Invalid code received for user');
    if (step <= (token.usedStep ?? 0))
      throw fail('ExpiredCodeException', 'Your software token has already been used once.');
    this.#store.set(collection, username, { ...token, usedStep: step });
  }

  enable(username: string, isEnabled: boolean): void {
    const token = this.#of(username);
    if (isEnabled && !token.secret) throw invalid('User has not verified software token mfa');
    this.#store.set(collection, username, { ...token, isEnabled });
  }

  #of(username: string): SoftwareToken {
    return (this.#store.get(collection, username) as SoftwareToken | undefined) ?? { isEnabled: false };
  }
}
