import { createHash, randomBytes } from 'node:crypto';
import type { LocalClock } from '../../service.ts';
import { notAuthorized } from '../errors.ts';
import type { Store } from '../store/store.ts';
import type { ClientOptions } from '../types.ts';

/** Begins with a sign-in and continues with a refresh token. */
export interface Session {
  /** The `origin_jti` of the tokens. Derived from the refresh token, which itself is not stored. */
  readonly id: string;
  readonly username: string;
  /** Seconds, as in a token. */
  readonly authTime: number;
  readonly expiresAt: number;
}

const day = 86_400_000;
const jweHeader = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url');
/** Sizes in bytes of a real one's encrypted key, initialisation vector, content and tag. */
const jweParts = [256, 12, 942, 16];

/** As opaque and as long as Cognito's, so a cookie or header that is too small for it fails here, not first on AWS. */
const newToken = (): string =>
  [jweHeader, ...jweParts.map((size) => randomBytes(size).toString('base64url'))].join('.');

function idOf(token: string): string {
  const hash = createHash('sha256').update(token).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Writes must run in a transaction of the store. */
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

  /** The session that a refresh token can still continue. */
  continuedBy(refreshToken: string): Session {
    const session = this.#store.get('Sessions', idOf(refreshToken)) as Session | undefined;
    if (!session)
      throw notAuthorized(
        refreshToken.split('.').length === 5 ? 'Refresh Token has been revoked' : 'Invalid Refresh Token',
      );
    if (session.expiresAt <= this.#clock.now()) throw notAuthorized('Refresh Token has expired');
    return session;
  }

  /** Throws when the session that an access token belongs to has been ended. */
  checkOpen(id: string): void {
    if (!this.#store.get('Sessions', id)) throw notAuthorized('Access Token has been revoked');
  }

  /** Ending a session twice is not an error. */
  end(refreshToken: string): void {
    this.#store.delete('Sessions', idOf(refreshToken));
  }

  endAll(username: string): void {
    for (const id of [...(this.#byUser.get(username) ?? [])]) this.#store.delete('Sessions', id);
  }

  /** Cognito drops tokens that expired long ago, and so does the file. */
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
