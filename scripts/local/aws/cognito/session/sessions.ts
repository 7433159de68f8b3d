import { createHash, randomBytes } from 'node:crypto';
import type { LocalClock } from '../../service.ts';
import { notAuthorized } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { ClientOptions } from '../types.ts';

/** What a sign-in began and a refresh token continues. */
export interface Session {
  /** In the tokens as `origin_jti`. Made from the refresh token, which itself is kept nowhere. */
  readonly id: string;
  readonly username: string;
  /** Seconds, as in a token. */
  readonly authTime: number;
  readonly expiresAt: number;
}

const day = 86_400_000;
const jweHeader = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url');
/** Encrypted key, initialisation vector, content and tag of a real one, in bytes. */
const jweParts = [256, 12, 942, 16];

/** As opaque and as long as Cognito's, so that a cookie or header it does not fit in shows here and not first on AWS. */
const newToken = (): string =>
  [jweHeader, ...jweParts.map((size) => randomBytes(size).toString('base64url'))].join('.');

function idOf(token: string): string {
  const hash = createHash('sha256').update(token).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Writes need a transaction of the store around them. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: LocalClock;
  readonly #lifetime: number;
  readonly #byUser = new Map<string, Set<string>>();

  constructor(store: Store, clock: LocalClock, client: ClientOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#lifetime = client.refreshTokenDays * day;
    store.watch('Sessions', (before, after) => this.#changed(before as Session, after as Session));
  }

  begin(username: string): { session: Session; refreshToken: string } {
    const now = this.#clock.now();
    const refreshToken = newToken();
    const expiresAt = now + this.#lifetime;
    const session = { id: idOf(refreshToken), username, authTime: Math.floor(now / 1000), expiresAt };
    this.#store.set('Sessions', session.id, session);
    return { session, refreshToken };
  }

  /** The session a refresh token still continues. */
  continuedBy(refreshToken: string): Session {
    const session = this.#store.get('Sessions', idOf(refreshToken)) as Session | undefined;
    if (!session)
      throw notAuthorized(
        refreshToken.split('.').length === 5 ? 'Refresh Token has been revoked' : 'Invalid Refresh Token',
      );
    if (session.expiresAt <= this.#clock.now()) throw notAuthorized('Refresh Token has expired');
    return session;
  }

  /** Ending one that has already ended is no error. */
  end(refreshToken: string): void {
    this.#store.delete('Sessions', idOf(refreshToken));
  }

  endAll(username: string): void {
    for (const id of [...(this.#byUser.get(username) ?? [])]) this.#store.delete('Sessions', id);
  }

  /** Cognito keeps no record of tokens that ran out long ago, and neither does the file. */
  forgetExpired(): void {
    const limit = this.#clock.now() - day;
    for (const session of Object.values(this.#store.all('Sessions')) as Session[])
      if (session.expiresAt < limit) this.#store.delete('Sessions', session.id);
  }

  #changed(before: Session | undefined, after: Session | undefined): void {
    if (before) this.#forget(before);
    if (after) this.#byUser.set(after.username, (this.#byUser.get(after.username) ?? new Set()).add(after.id));
  }

  #forget({ username, id }: Session): void {
    const ids = this.#byUser.get(username);
    ids?.delete(id);
    if (ids?.size === 0) this.#byUser.delete(username);
  }
}
