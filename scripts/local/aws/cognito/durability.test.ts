import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { AdminCreateUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/service-endpoint.ts';
import {
  adaEmail,
  adaPassword,
  day,
  openTestPool,
  optionsFor,
  type TestPool,
  testClock,
  UserPoolId,
} from './testing/test-pool.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let pool: TestPool;
const clock = testClock();

beforeEach(async () => {
  directory = temporaryDirectory();
  pool = await openTestPool(optionsFor(directory.path, clock));
});

afterEach(async () => {
  await pool.close();
  directory.remove();
});

async function restart(): Promise<void> {
  await pool.close();
  pool = await openTestPool(optionsFor(directory.path, clock));
}

/** Lets a process sign up users until it has acknowledged `count` of them, then kills it in the middle of the next. */
async function killAfter(count: number): Promise<string[]> {
  const fixture = fileURLToPath(new URL('./testing/durability.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [fixture, directory.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  return acknowledged;
}

describe('acknowledged changes', () => {
  it('survive a restart', async () => {
    await pool.create(adaEmail, adaPassword);
    const { RefreshToken } = await pool.signIn(adaEmail, adaPassword);
    await restart();
    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
    await expect(pool.signIn(adaEmail, adaPassword)).resolves.toHaveProperty('AccessToken');
    expect((await pool.get(adaEmail)).UserCreateDate).toBeInstanceOf(Date);
  });

  it('survive repeated SIGKILLs', async () => {
    for (const count of [1, 40, 90]) {
      await pool.close();
      const emails = await killAfter(count);
      pool = await openTestPool(optionsFor(directory.path, clock));
      expect(emails.length).toBeGreaterThanOrEqual(count);
      for (const email of emails) await expect(pool.signIn(email, adaPassword)).resolves.toHaveProperty('AccessToken');
    }
  });

  it('are stored without passwords or refresh tokens, readable by the owner only', async () => {
    await pool.create(adaEmail, adaPassword);
    const { RefreshToken = '' } = await pool.signIn(adaEmail, adaPassword);
    const files = readdirSync(directory.path).map((name) => join(directory.path, name));
    const content = files.map((file) => readFileSync(file, 'utf8')).join();
    expect(content).toContain(adaEmail);
    expect(content).not.toContain(adaPassword);
    expect(content).not.toContain(RefreshToken);
    for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('no longer include expired sessions', async () => {
    await pool.create(adaEmail, adaPassword);
    const { RefreshToken } = await pool.signIn(adaEmail, adaPassword);
    clock.move(32 * day);
    await restart();
    await expect(pool.refresh(RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
  });
});

describe('fifty concurrent requests', () => {
  const fifty = <T>(work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => work(index)));

  it('sign in as one user, and every session is valid', async () => {
    await pool.create(adaEmail, adaPassword);
    const results = await fifty(() => pool.signIn(adaEmail, adaPassword));
    await restart();
    const refreshed = await fifty((index) => pool.refresh(results[index]?.RefreshToken));
    expect(new Set(refreshed.map(({ AuthenticationResult }) => AuthenticationResult?.AccessToken)).size).toBe(50);
  });

  it('sign up, and no user is lost', async () => {
    await fifty((index) => pool.create(`user${index}@example.com`, adaPassword));
    await restart();
    const { Users = [] } = await pool.client.send(new ListUsersCommand({ UserPoolId }));
    expect(Users).toHaveLength(50);
  });

  it('sign up with one address, and exactly one succeeds', async () => {
    const command = () => new AdminCreateUserCommand({ UserPoolId, Username: adaEmail });
    const outcomes = await fifty(() =>
      pool.client.send(command()).then(
        () => 'registered',
        (error: Error) => error.name,
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['registered', 'UsernameExistsException']));
    const { Users = [] } = await pool.client.send(new ListUsersCommand({ UserPoolId }));
    expect(Users).toHaveLength(1);
  });

  it('change one user, and no change undoes another', async () => {
    await pool.create(adaEmail, adaPassword);
    const names = ['name', 'given_name', 'family_name', 'nickname', 'website', 'locale', 'zoneinfo', 'gender'];
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminUpdateUserAttributes' };
    const change = (Name: string) => {
      const body = { UserPoolId, Username: adaEmail, UserAttributes: [{ Name, Value: 'x' }] };
      const request = { caller: 'test', method: 'POST', url: '/', headers, body: Buffer.from(JSON.stringify(body)) };
      return pool.service.handle(request);
    };
    await Promise.all(names.map(change));
    const attributes = (await pool.get(adaEmail)).UserAttributes?.map(({ Name }) => Name);
    expect(attributes).toEqual(expect.arrayContaining(names));
  });
});
