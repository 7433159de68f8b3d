import type { Engine } from './engine.ts';
import { fail, invalid, userNotFound } from './errors.ts';
import type { Lockout } from './limit/lockout.ts';
import type { Challenges } from './mfa/challenges.ts';
import type { SoftwareTokens } from './mfa/software-tokens.ts';
import type { Sessions } from './session/sessions.ts';
import type { Store } from './store/store.ts';
import type { TokenMaker } from './token/tokens.ts';
import type { ClientOptions, Json, PoolOptions, User } from './types.ts';
import type { Pool } from './user/pool.ts';

/** What the operations work with. */
export interface Parts {
  readonly store: Store;
  readonly pool: Pool;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly softwareTokens: SoftwareTokens;
  readonly lockout: Lockout;
  readonly tokens: TokenMaker;
  readonly engine: Engine;
  readonly poolOptions: PoolOptions;
  readonly client: ClientOptions;
}

export function text(request: Json, name: string): string {
  const value = request[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(
    `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must not be null`,
  );
}

export function optionalText(request: Json, name: string): string | undefined {
  return request[name] === undefined ? undefined : text(request, name);
}

export function checkPool(parts: Parts, request: Json): void {
  const id = text(request, 'UserPoolId');
  if (id !== parts.pool.id) throw fail('ResourceNotFoundException', `User pool ${id} does not exist.`);
}

export function checkClient(parts: Parts, request: Json): void {
  const id = text(request, 'ClientId');
  if (id !== parts.client.id) throw fail('ResourceNotFoundException', `User pool client ${id} does not exist.`);
}

/** The user named by an administrator's request. */
export function namedUser(parts: Parts, request: Json): User {
  checkPool(parts, request);
  const user = parts.pool.find(text(request, 'Username'));
  if (!user) throw userNotFound();
  return user;
}
