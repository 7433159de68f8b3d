import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { privateDirectory } from '../../files/atomic.ts';
import type { AwsRequest, AwsResponse, LocalService } from '../service.ts';
import { openEngine } from './engine.ts';
import { fail, refusalOf } from './errors.ts';
import { Lockout } from './limit/lockout.ts';
import { type Quotas, Rates } from './limit/rates.ts';
import { Challenges } from './mfa/challenges.ts';
import { mfaOperations } from './mfa/mfa.ts';
import { SoftwareTokens } from './mfa/software-tokens.ts';
import type { Parts } from './parts.ts';
import { Sessions } from './session/sessions.ts';
import { signInOperations } from './session/sign-in.ts';
import { signOutOperations } from './session/sign-out.ts';
import { Store } from './store/store.ts';
import { openSigner, type Signer } from './token/keys.ts';
import { TokenMaker } from './token/tokens.ts';
import type { CognitoOptions, Json, Operation } from './types.ts';
import { administrationOperations } from './user/administration.ts';
import { checkClientAttributes } from './user/attributes.ts';
import { listOperations } from './user/list.ts';
import { Pool } from './user/pool.ts';
import { registrationOperations } from './user/registration.ts';

export type { CognitoOptions } from './types.ts';

export interface CognitoService extends LocalService {
  /** For `cacheJwks` of aws-jwt-verify, which fetches keys over https only. */
  readonly jwks: Signer['jwks'];
  readonly issuer: string;
  /** Turns on what AWS limits, until the next call: the lockout after wrong passwords, and quotas of requests. */
  limit(limits: { readonly lockout?: boolean | undefined; readonly rates?: Quotas | undefined }): void;
}

/** Seconds since the epoch, as in AWS's JSON protocol. */
function toJson(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, plain) {
    const original = this[key];
    return original instanceof Date ? original.getTime() / 1000 : plain;
  });
}

function respond(status: number, body: object, headers?: Record<string, string>): AwsResponse {
  const common = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() };
  return { status, headers: { ...common, ...headers }, body: toJson(body) };
}

function parse(body: Buffer): Json {
  try {
    const json: unknown = JSON.parse(body.toString('utf8') || '{}');
    if (typeof json === 'object' && json !== null) return json as Json;
  } catch {
    // Rejected below, like any other value that is not an object.
  }
  throw fail('SerializationException', 'The body is not a JSON object.');
}

async function perform(
  operations: ReadonlyMap<string, Operation>,
  rates: Rates,
  request: AwsRequest,
): Promise<AwsResponse> {
  const name = request.headers['x-amz-target']?.split('.')[1] ?? '';
  try {
    const operation = operations.get(name);
    if (!operation) throw fail('UnknownOperationException', `The local cloud has no operation "${name}".`);
    rates.count(name);
    return respond(200, await operation(parse(request.body)));
  } catch (error) {
    const { status, code, message } = refusalOf(error);
    return respond(status, { __type: code, message }, { 'x-amzn-errortype': code });
  }
}

const allOperations = (parts: Parts): ReadonlyMap<string, Operation> =>
  new Map([
    ...Object.entries(registrationOperations(parts)),
    ...Object.entries(signInOperations(parts)),
    ...Object.entries(signOutOperations(parts)),
    ...Object.entries(administrationOperations(parts)),
    ...Object.entries(listOperations(parts)),
    ...Object.entries(mfaOperations(parts)),
  ]);

function assemble(options: CognitoOptions, store: Store, signer: Signer, issuer: string): Parts {
  const { clock, client, pool: poolOptions } = options;
  const pool = new Pool(store, clock, poolOptions);
  return {
    store,
    pool,
    poolOptions,
    client,
    sessions: new Sessions(store, clock, client),
    challenges: new Challenges(store, clock),
    softwareTokens: new SoftwareTokens(store, clock),
    lockout: new Lockout(clock),
    tokens: new TokenMaker({ signer, clock, client, issuer }),
    engine: openEngine(pool, clock, client.id),
  };
}

/**
 * One Cognito user pool with one client. cognito-local handles users, groups and attributes; passwords, sessions,
 * tokens and the file are ours. Throws for a pool and a client that do not fit each other, as Cognito does.
 */
export async function openCognito(options: CognitoOptions): Promise<CognitoService> {
  const { directory, pool } = options;
  checkClientAttributes(options);
  await mkdir(directory, { recursive: true, mode: privateDirectory });
  const signer = await openSigner(join(directory, 'signing-key.pem'));
  const store = await Store.open(join(directory, `${pool.id}.jsonl`));
  const issuer = `${options.issuerDomain}/${pool.id}`;
  const parts = assemble(options, store, signer, issuer);
  await store.transaction(() => {
    parts.pool.declareGroups(pool.groups);
    parts.sessions.forgetExpired();
    parts.challenges.forgetExpired();
  });
  const operations = allOperations(parts);
  const rates = new Rates(options.clock);
  return {
    jwks: signer.jwks,
    issuer,
    limit: ({ lockout = false, rates: quotas = {} }) => {
      parts.lockout.use(lockout);
      rates.use(quotas);
    },
    handle: (request) => perform(operations, rates, request),
    close: () => store.close(),
  };
}
