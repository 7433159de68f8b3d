import { randomUUID } from 'node:crypto';
import type { LocalClock } from '../../service.ts';
import { notAuthorized } from '../errors.ts';
import type { Session } from '../session/sessions.ts';
import { attribute, type ClientOptions, type Json, type User } from '../types.ts';
import type { Signer } from './keys.ts';

/** What a token says about a user at the time of issue. */
export interface Subject {
  readonly user: User;
  readonly groups: readonly string[];
  readonly session: Session;
}

export interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

/** Attributes whose claim has another type. All others are copied into the id token unchanged. */
const notCopied = new Set(['sub', 'email_verified', 'phone_number_verified']);

function profileClaims(user: User): Json {
  const copied = user.Attributes.filter(({ Name, Value }) => Value && !notCopied.has(Name));
  return {
    ...Object.fromEntries(copied.map(({ Name, Value }) => [Name, Value])),
    email_verified: attribute(user, 'email_verified') === 'true',
  };
}

/**
 * Makes access and id tokens. cognito-local's generator marks an unverified address with `email_verified`, leaves out
 * `origin_jti`, and uses the time of a refresh as the time of the sign-in.
 */
export class TokenMaker {
  readonly #signer: Signer;
  readonly #clock: LocalClock;
  readonly #client: ClientOptions;
  readonly #issuer: string;

  constructor(parts: { signer: Signer; clock: LocalClock; client: ClientOptions; issuer: string }) {
    this.#signer = parts.signer;
    this.#clock = parts.clock;
    this.#client = parts.client;
    this.#issuer = parts.issuer;
  }

  async make(subject: Subject): Promise<Tokens> {
    const common = this.#commonClaims(subject);
    const [AccessToken, IdToken] = await Promise.all([
      this.#signer.sign(this.#accessClaims(subject, common)),
      this.#signer.sign(this.#idClaims(subject, common)),
    ]);
    return { AccessToken, IdToken, ExpiresIn: this.#lifetime, TokenType: 'Bearer' };
  }

  /** Whose access token this is, and of which session. Throws for one that is not valid. */
  read(accessToken: string): { readonly username: string; readonly session: string } {
    const claims = this.#signer.read(accessToken);
    if (claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
    if (Number(claims.exp) * 1000 <= this.#clock.now()) throw notAuthorized('Access Token has expired');
    return { username: String(claims.username), session: String(claims.origin_jti) };
  }

  get #lifetime(): number {
    return this.#client.accessTokenMinutes * 60;
  }

  #commonClaims({ user, groups, session }: Subject): Json {
    const iat = Math.floor(this.#clock.now() / 1000);
    return {
      sub: attribute(user, 'sub'),
      ...(groups.length > 0 && { 'cognito:groups': groups }),
      iss: this.#issuer,
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: session.authTime,
      iat,
      exp: iat + this.#lifetime,
    };
  }

  #accessClaims({ user }: Subject, common: Json): Json {
    return {
      ...common,
      client_id: this.#client.id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      jti: randomUUID(),
      username: user.Username,
    };
  }

  #idClaims({ user }: Subject, common: Json): Json {
    return {
      ...profileClaims(user),
      ...common,
      'cognito:username': user.Username,
      aud: this.#client.id,
      token_use: 'id',
      jti: randomUUID(),
    };
  }
}
