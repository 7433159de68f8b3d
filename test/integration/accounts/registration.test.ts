import { describe, expect, test } from 'vitest';
import { AddressEntity } from '#functions/accounts/user/address.entity.ts';
import { createIdentity } from '#functions/accounts/user-pool/user-pool.users.ts';
import { findRegistrationOptIn } from '#functions/newsletter/registration-opt-in.repo.ts';
import { type Answer, requestName } from '../client.ts';
import { control, fileCloud, signedUp, somebody, visitor } from '../cloud.ts';
import { signedInAgain, taken } from './accounts.ts';

describe('registration', () => {
  const cloud = fileCloud();

  test('creates an account and signs the person in', async () => {
    const client = visitor();
    const person = somebody();
    const answer = await client.post('/auth/register', { ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      user: {
        id: expect.stringMatching(/^usr_[0-9A-Z]{26}$/),
        name: person.name,
        email: person.email,
        role: 'user',
        is_admin: false,
        purchased_ebooks: [],
        force_password_change: false,
        email_verified: false,
        created_at: expect.stringMatching(/Z$/),
      },
      access_token: expect.any(String),
      expires_in: 900,
    });
    client.token = answer.body.access_token;
    expect((await client.get('/auth/me')).body).toEqual(answer.body.user);
    expect((await client.post('/auth/refresh')).status).toBe(200);
    expect((await signedInAgain(person)).token).toBeTruthy();
  });

  test('stores no fields that would raise privileges', async () => {
    const client = visitor();
    const extra = { role: 'admin', is_admin: true, purchased_ebooks: ['ebk_1'], status: 'x', email_verified: true };
    const { body } = await client.post('/auth/register', { ...somebody(), ...extra });
    expect(body.user).toMatchObject({ role: 'user', is_admin: false, purchased_ebooks: [], email_verified: false });
    client.token = body.access_token;
    expect((await client.get('/auth/me')).body).toEqual(body.user);
    expect((await client.get('/admin/ebooks')).status).toBe(403);
  });

  test('refuses an address that is taken, also in capitals', async () => {
    const { person, user } = await signedUp();
    const again = { ...person, name: 'Mallory', password: 'guess-it' };
    for (const email of [person.email, person.email.toUpperCase()])
      expect(await visitor().post('/auth/register', { ...again, email })).toMatchObject(taken);
    const client = await signedInAgain(person);
    expect((await client.get('/auth/me')).body).toEqual(user);
  });

  test('refuses what it cannot store', async () => {
    const refused = async (change: object, field: string, message: string) => {
      const answer = await visitor().post('/auth/register', { ...somebody(), ...change });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: { [field]: message } } });
    };
    await refused({ name: '  ' }, 'name', 'Name is required');
    await refused({ name: 'A\r\nBcc: b@example.test' }, 'name', 'Must not contain line breaks');
    const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.test`;
    await refused({ email: long }, 'email', 'Must be at most 128 characters');
    await refused({ email: 'nobody' }, 'email', 'Please enter a valid email address');
    await refused({ password: '12345' }, 'password', 'Password should be at least 6 characters long');
    await refused(
      { password: ' 123456' },
      'password',
      'Password must not begin or end with a space or contain line breaks',
    );
    const tooCommon = 'This password is one of the most common ones, which are tried first. Please choose another one.';
    await refused({ password: '123456' }, 'password', tooCommon);
    await refused({ password: 'x'.repeat(257) }, 'password', 'Password must be at most 256 characters long');
  });

  test('accepts any password the rules allow', async () => {
    for (const password of ['12-456', 'pass word', '密码密码密码', 'x'.repeat(256), '"\'<>&\\%😀']) {
      const person = { ...somebody(), password };
      expect((await visitor().post('/auth/register', person)).status).toBe(201);
      await signedInAgain(person);
    }
  });

  test('of one address by ten concurrent requests creates one account', async () => {
    const person = somebody();
    // A request that waited too long for the winner is asked to retry, and does.
    const attempt = async (password: string): Promise<Answer> => {
      const answer = await visitor().post('/auth/register', { ...person, password });
      return answer.status === 503 ? attempt(password) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => attempt(`password-${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(taken);
    const winner = answers.findIndex(({ status }) => status === 201);
    await signedInAgain({ ...person, password: `password-${winner}` });
  });

  test('requests no newsletter unless the box was ticked', async () => {
    const newsletterInterests = ['cybersecurity', 'compliance'];
    const { body } = await visitor().post('/auth/register', { ...somebody(), newsletterInterests });
    expect(await findRegistrationOptIn(body.user.id)).toBeUndefined();
  });

  test('takes over the claim of an attempt that died before its profile was written', async () => {
    const person = somebody();
    const { email } = person;
    await createIdentity(email);
    await AddressEntity.put({ email, attempt: 'died', claimed_at: Date.now() - 60_000 }).go();
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    expect((await visitor().post('/auth/register', person)).status).toBe(201);
    await signedInAgain(person);
    expect(await visitor().post('/auth/register', person)).toMatchObject(taken);
  });

  test('waits for a concurrent attempt, and says when to retry', async () => {
    const person = somebody();
    await AddressEntity.put({ email: person.email, attempt: 'running', claimed_at: Date.now() }).go();
    const answer = await visitor().post('/auth/register', person);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(10);
  });

  test('that fails at any step can be retried', async () => {
    const { url } = cloud();
    const steps = [
      ['cognito-idp', 'AdminCreateUser', 'before'],
      ['cognito-idp', 'AdminCreateUser', 'after'],
      ['cognito-idp', 'AdminSetUserPassword', 'before'],
      ['cognito-idp', 'AdminInitiateAuth', 'after'],
      ['dynamodb', 'TransactWriteItems', 'before'],
      ['dynamodb', 'PutItem', 'after'],
    ] as const;
    for (const [service, operation, when] of steps) {
      const person = somebody();
      const client = visitor(url);
      // Named, so that the mail of the previous step, which is stored after its response, takes none of the faults.
      const name = `register-${person.email}`;
      const fault = { service, operation, when, error: 'InternalServerError', status: 500, times: 4, request: name };
      await control('faults', fault, url);
      const failed = await requestName.run(name, () => client.post('/auth/register', person));
      expect(failed, operation).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      await control('faults', { clear: true }, url);
      expect((await client.post('/auth/login', person)).status, operation).toBe(401);
      expect((await client.post('/auth/register', person)).status, operation).toBe(201);
      await signedInAgain(person, url);
    }
  });

  test('continues after one lost response', async () => {
    const { url } = cloud();
    const lost = { service: 'dynamodb', when: 'after', error: 'InternalServerError', status: 500, times: 1 };
    for (const operation of ['PutItem', 'TransactWriteItems']) {
      await control('faults', { ...lost, operation }, url);
      const { client, person } = await signedUp(url);
      expect((await client.get('/auth/me')).body.email).toBe(person.email);
    }
  });

  test('does not depend on its mail', async () => {
    const { url } = cloud();
    await control('faults', { service: 'ses', error: 'Throttling', status: 400 }, url);
    const { client } = await signedUp(url);
    expect((await client.get('/auth/me')).body.email_verified).toBe(false);
  });
});
