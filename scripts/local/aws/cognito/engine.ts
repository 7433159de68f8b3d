import { randomInt } from 'node:crypto';
import { Router } from 'cognito-local/lib/server/Router.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { LocalClock } from '../service.ts';
import { fail } from './errors.ts';
import type { Json } from './types.ts';
import type { Pool } from './user/pool.ts';

type Services = Parameters<typeof Router>[0];

/** Runs one operation of cognito-local. Must run in a transaction of the store. */
export type Engine = (operation: string, request: Json) => Promise<Json>;

interface SilentLogger {
  debug(): void;
  info(): void;
  warn(): void;
  error(): void;
  child(): SilentLogger;
}

/** cognito-local logs whole users with their personal data, so its logger is silenced. */
const silent: SilentLogger = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };
export const silentContext = { logger: silent } as unknown as Context;

/** The directory of pools: here one pool and one client, both known from the start. */
function directoryOf(pool: Pool, clientId: string) {
  const clients = [{ ClientId: clientId, UserPoolId: pool.id }];
  const client = async (id: string) => clients.find(({ ClientId }) => ClientId === id) ?? null;
  return {
    listAppClients: async () => clients,
    listUserPools: async () => [pool.options],
    getAppClient: async (_: unknown, id: string) => client(id),
    async getUserPool(_: unknown, id: string) {
      if (id === pool.id) return pool;
      throw fail('ResourceNotFoundException', `User pool ${id} does not exist.`);
    },
    async getUserPoolForClientId(_: unknown, id: string) {
      if (await client(id)) return pool;
      throw fail('ResourceNotFoundException', `User pool client ${id} does not exist.`);
    },
  };
}

/**
 * cognito-local without its HTTP server, its files and its tokens: only its logic for users, groups and attributes. It
 * gets neither triggers nor messages: the product sends its mails itself.
 */
export function openEngine(pool: Pool, clock: LocalClock, clientId: string): Engine {
  const services = {
    clock: { get: () => new Date(clock.now()) },
    cognito: directoryOf(pool, clientId),
    config: { UserPoolDefaults: { UsernameAttributes: ['email'] } },
    messages: { deliver: async () => undefined },
    otp: () => String(randomInt(1_000_000)).padStart(6, '0'),
    tokenGenerator: { generate: () => Promise.reject(new Error('Tokens are made by TokenMaker')) },
    triggers: { enabled: () => false },
  } as unknown as Services;
  const route = Router(services);
  return async (operation, request) => (await route(operation)(silentContext, request as never)) as Json;
}
