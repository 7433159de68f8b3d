import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, vi } from 'vitest';
import type { Cloud, CloudOptions } from '#scripts/local/cloud.ts';
import { admin as adminPerson } from '#scripts/seed/people.ts';
import type { SeedKind } from '#scripts/seed/run.ts';
import { startSeeded } from '#scripts/seed/seeded.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';
import { Client } from './client.ts';
import { cloudOptions } from './cloud-options.ts';

/*
 * How integration tests speak to the platform.
 *
 * One local cloud, seeded with the whole shelf, serves all files of a run (`global.ts` starts it): use `visitor()`,
 * `signedUp()` and `asAdmin()`, and make data of your own, because other files run beside yours. The environment of
 * this process is set to the cloud's (`environment.ts`), so a test may import services of `functions/` to prepare data
 * that no route makes (a draft book, a flag). A test that moves the clock, injects faults or holds webhooks shares a
 * cloud with its file (`fileCloud()`), and one that counts whole lists or changes settings has it alone (`ownCloud()`).
 * Tests read what they have just written, so the edge keeps no answers, unless a test switches that on: `edge-cache`.
 */

declare module 'vitest' {
  interface ProvidedContext {
    seed: SeedKind;
    /** The cloud assembly of this run. */
    assembly: string;
    cloudUrl: string;
    cloudEnvironment: Record<string, string>;
  }
}

/** Somebody without an account. */
export const visitor = (base: string = inject('cloudUrl')): Client => new Client(base);

export const somebody = () => ({ name: 'Sam Sample', email: `p-${randomUUID()}@example.test`, password: 'Passw0rd!' });

/** A new account, signed in. */
export async function signedUp(base?: string) {
  const client = visitor(base);
  const person = somebody();
  const { status, body } = await client.post('/auth/register', person);
  if (status !== 201) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  client.token = body.access_token;
  return { client, person, user: body.user };
}

async function adminToken(base?: string): Promise<string> {
  const { status, body } = await visitor(base).post('/auth/admin-login', {
    email: adminPerson.email,
    password: adminPerson.password,
  });
  if (status !== 200) throw new Error(`admin-login: ${status} ${JSON.stringify(body)}`);
  return body.access_token;
}

/** A person has seventy open sessions at most, so a file signs in once for its tests, and again before its token expires. */
const shared = new LRUCache<'token', Promise<string>>({ max: 1, ttl: 10 * 60_000 });

function sharedToken(): Promise<string> {
  const token = shared.get('token') ?? adminToken();
  shared.set('token', token, { noUpdateTTL: true });
  return token;
}

/** The seeded admin, signed in; on the shared cloud with the session of this file, which no test may end. */
export async function asAdmin(base?: string): Promise<Client> {
  const client = visitor(base);
  client.token = await (base === undefined ? sharedToken() : adminToken(base));
  return client;
}

/**
 * Calls a control of the local cloud: `clock`, `faults`, `fire/{rule}`, `deliveries`, `concurrency`, `edge-cache`, `delivered`
 * (waits for events), `expire` (deletes expired items), `renew/{function}` (replaces its instances), `payments/{action}`.
 */
export async function control(tool: string, input: Record<string, unknown> = {}, base: string = inject('cloudUrl')) {
  const response = await fetch(`${base}/__local/${tool}`, { method: 'POST', body: JSON.stringify(input) });
  if (!response.ok) throw new Error(`${tool}: ${response.status} ${await response.text()}`);
  return response.json();
}

const minuteOf = (time: number): number => Math.floor(time / 60_000);

/**
 * Limits are per clock minute. A run that crosses into the next minute is inconclusive and is repeated: `act` takes a visitor
 * of its own, because calls of the first run have been counted in the next minute.
 */
export async function withinAMinute<T>(act: () => Promise<T>): Promise<T> {
  const minute = minuteOf(Date.now());
  const result = await act();
  return minuteOf(Date.now()) === minute ? result : withinAMinute(act);
}

export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Record<string, string>;
  /** What became of it, by address, if it did not just arrive. */
  readonly outcomes?: Readonly<Record<string, string>>;
}

/** Waits until the tasks of responses so far are done or given up: their mails have been sent, or are queued. */
export const announcedIsDone = (base?: string): Promise<unknown> => control('delivered', {}, base);

/** Mails to an address, newest first, including those that follow from responses so far. */
export async function mailsTo(address: string, base: string = inject('cloudUrl')): Promise<StoredMail[]> {
  await announcedIsDone(base);
  return mailsNow(address, base);
}

/** Mails to an address that have been sent by now. */
export async function mailsNow(address: string, base: string = inject('cloudUrl')): Promise<StoredMail[]> {
  return (await fetch(`${base}/__local/mail.json?to=${encodeURIComponent(address)}`)).json() as Promise<StoredMail[]>;
}

/**
 * Polls until it holds, for what happens after a response: mails, snapshots, webhooks. It is an assertion. It polls
 * less often the longer it waits, because polling takes processor time from the work it waits for.
 */
export async function eventually<T>(check: () => Promise<T | undefined | false>, milliseconds = 60_000): Promise<T> {
  const begin = performance.now();
  for (;;) {
    const value = await check();
    if (value) {
      expect(value).toBeTruthy();
      return value;
    }
    const waited = performance.now() - begin;
    if (waited > milliseconds) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, Math.min(250, Math.max(20, waited / 10))));
  }
}

/**
 * Waits until every instance of a function responds like this. Instances cache lists for seconds, so they are replaced first:
 * then one response stands for all.
 */
export async function everywhere(
  name: string,
  check: () => Promise<boolean>,
  base: string = inject('cloudUrl'),
): Promise<void> {
  await eventually(async () => {
    await control(`renew/${name}`, {}, base);
    return check();
  });
}

/** Other tests publish and edit concurrently: what is compared must be from the same moment. */
export const whileNothingChanges = (compare: () => Promise<void>): Promise<void> =>
  vi.waitFor(compare, { timeout: 60_000, interval: 100 });

/** What a cloud may have besides the options of all. */
type OwnOptions = Pick<CloudOptions, 'ratesBy' | 'maxInstances'>;

async function startOwn(seed: SeedKind, own: OwnOptions) {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-test-'));
  const options = { ...cloudOptions, directory, assembly: inject('assembly'), ...own };
  const cloud = await startSeeded(options, seed);
  const end = async () => {
    await keepGrants(cloud);
    await cloud.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { cloud, end };
}

/** A cloud for one test alone, stopped when the test ends. */
export async function ownCloud(
  seed: SeedKind = 'empty',
  ratesBy: CloudOptions['ratesBy'] = cloudOptions.ratesBy,
): Promise<Cloud> {
  const { cloud, end } = await startOwn(seed, { ratesBy });
  onTestFinished(end);
  return cloud;
}

/**
 * A cloud for the tests of a file, or of the `describe` that calls this; the returned function gives it. Each test
 * starts without faults. Clock and data are as the previous test left them: count and list only a test's own data. Who calls
 * many functions at once has fewer instances start with `maxInstances`.
 */
export function fileCloud(seed: SeedKind = 'empty', options: OwnOptions = {}): () => Cloud {
  let own: Awaited<ReturnType<typeof startOwn>> | undefined;
  const cloud = () => {
    if (!own) throw new Error('The cloud starts before the tests of its file, not when the file is read');
    return own.cloud;
  };
  beforeAll(async () => {
    own = await startOwn(seed, options);
  });
  afterEach(() => control('faults', { clear: true }, cloud().url));
  afterAll(() => own?.end());
  return cloud;
}
