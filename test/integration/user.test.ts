import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { AddressEntity } from '#functions/accounts/address.entity.ts';
import { deletionItem } from '#functions/accounts/deletion.repo.ts';
import { finishDeletions } from '#functions/accounts/deletion.service.ts';
import { listGrants } from '#functions/accounts/library.repo.ts';
import { findNewsletterWish } from '#functions/accounts/newsletter-wish.repo.ts';
import { listPlaces } from '#functions/accounts/reading.repo.ts';
import { findByEmail, findBySubject, leavingItem } from '#functions/accounts/user.repo.ts';
import { createIdentity } from '#functions/accounts/user-pool.users.ts';
import { listWishes } from '#functions/accounts/wishlist.repo.ts';
import { readCounter } from '#lib/table/counter.ts';
import { transact } from '#lib/table/transact.ts';
import { admin } from '#scripts/seed/people.ts';
import { anEbook, give, newestMail, signedInAgain, tokenIn } from './accounts.ts';
import { control, ownCloud, signedUp, somebody, visitor } from './cloud.ts';

const taken = { status: 409, body: { detail: 'An account with this email already exists', code: 'conflict' } };

describe('registration', () => {
  test('creates an account and signs the person in', async () => {
    const client = visitor();
    const person = somebody();
    const answer = await client.post('/auth/register', { ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
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

  test('keeps nothing that makes more of a person than they are', async () => {
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

  test('refuses what it cannot keep', async () => {
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
    await refused({ password: 'x'.repeat(257) }, 'password', 'Password must be at most 256 characters long');
  });

  test('takes any password the rules allow', async () => {
    for (const password of ['123456', 'pass word', '密码密码密码', 'x'.repeat(256), '"\'<>&\\%😀']) {
      const person = { ...somebody(), password };
      expect((await visitor().post('/auth/register', person)).status).toBe(201);
      await signedInAgain(person);
    }
  });

  test('of one address by ten at once makes one account', async () => {
    const person = somebody();
    const before = await readCounter('users');
    const tries = Array.from({ length: 10 }, (_, i) =>
      visitor().post('/auth/register', { ...person, password: `password-${i}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(taken);
    const winner = answers.findIndex(({ status }) => status === 201);
    await signedInAgain({ ...person, password: `password-${winner}` });
    expect((await readCounter('users')) - before).toBeGreaterThanOrEqual(1);
  });

  test('asks for no newsletter unless the box was ticked', async () => {
    const newsletterInterests = ['cybersecurity', 'compliance'];
    const { body } = await visitor().post('/auth/register', { ...somebody(), newsletterInterests });
    expect(await findNewsletterWish(body.user.id)).toBeUndefined();
  });

  test('takes over what a try left behind that died before its profile', async () => {
    const person = somebody();
    const { email } = person;
    await createIdentity(email);
    await AddressEntity.put({ email, attempt: 'died', claimed_at: Date.now() - 60_000 }).go();
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    expect((await visitor().post('/auth/register', person)).status).toBe(201);
    await signedInAgain(person);
    expect(await visitor().post('/auth/register', person)).toMatchObject(taken);
  });

  test('waits for another try of this moment, and says when to come again', async () => {
    const person = somebody();
    await AddressEntity.put({ email: person.email, attempt: 'running', claimed_at: Date.now() }).go();
    const answer = await visitor().post('/auth/register', person);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(10);
  });

  test('that fails at any step can be done again', async () => {
    const { url } = await ownCloud();
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
      await control('faults', { service, operation, when, error: 'InternalServerError', status: 500, times: 4 }, url);
      const failed = await client.post('/auth/register', person);
      expect(failed, operation).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      await control('faults', { clear: true }, url);
      expect((await client.post('/auth/login', person)).status, operation).toBe(401);
      if (operation === 'PutItem') await control('clock', { advance_ms: 41_000 }, url);
      expect((await client.post('/auth/register', person)).status, operation).toBe(201);
      await signedInAgain(person, url);
    }
  });

  test('of which one answer got lost goes on', async () => {
    const { url } = await ownCloud();
    const lost = { service: 'dynamodb', when: 'after', error: 'InternalServerError', status: 500, times: 1 };
    await control('faults', { ...lost, operation: 'PutItem' }, url);
    await signedUp(url);
    await control('faults', { ...lost, operation: 'TransactWriteItems' }, url);
    await signedUp(url);
  });

  test('does not depend on its mail', async () => {
    const { url } = await ownCloud();
    await control('faults', { service: 'ses', error: 'Throttling', status: 400, times: 3 }, url);
    const { client } = await signedUp(url);
    expect((await client.get('/auth/me')).body.email_verified).toBe(false);
  });
});

describe('verification', () => {
  const subject = 'Confirm your email address';
  const badLink = {
    status: 422,
    body: { code: 'invalid', errors: { token: expect.stringContaining('Invalid verification link') } },
  };

  test('works by the link of the mail, also followed twice', async () => {
    const { client, person } = await signedUp();
    const mail = await newestMail(person.email, subject);
    expect(mail.text).toMatch(/^http:\/\/localhost:\d+\/verify-email\?token=/m);
    expect(mail.text + mail.html).not.toContain(person.name);
    const token = tokenIn(mail.text);
    for (let i = 0; i < 2; i++)
      expect(await visitor().post('/auth/verify-email', { token })).toMatchObject({
        status: 200,
        body: { success: true, message: 'Your email address is verified' },
      });
    expect((await client.get('/auth/me')).body.email_verified).toBe(true);
    expect(await client.post('/auth/send-verification')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('takes no other link, and only the newest', async () => {
    const { client, person } = await signedUp();
    const old = tokenIn((await newestMail(person.email, subject)).text);
    expect(await client.post('/auth/send-verification')).toMatchObject({ status: 200, body: { success: true } });
    const other = tokenIn((await newestMail((await signedUp()).person.email, subject)).text);
    const mixed = `${old.split('.')[0]}.${other.split('.')[1]}`;
    const send = (token: string) => visitor().post('/auth/verify-email', { token });
    for (const token of [old, mixed, 'x', `${other}x`]) expect(await send(token)).toMatchObject(badLink);
    expect(await send('')).toMatchObject({ status: 422 });
    expect((await client.get('/auth/me')).body.email_verified).toBe(false);
    expect((await visitor().post('/auth/send-verification')).status).toBe(401);
  });

  test('says when the mail cannot be sent', async () => {
    const { url } = await ownCloud();
    const { client } = await signedUp(url);
    await control('faults', { service: 'ses', error: 'Throttling', status: 400, times: 3 }, url);
    expect(await client.post('/auth/send-verification')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await control('faults', { clear: true }, url);
    expect((await client.post('/auth/send-verification')).status).toBe(200);
  });

  test('link dies after seven days', async () => {
    const { url } = await ownCloud();
    const { person } = await signedUp(url);
    const token = tokenIn((await newestMail(person.email, subject, url)).text);
    await control('clock', { advance_ms: 7 * 86_400_000 }, url);
    expect(await visitor(url).post('/auth/verify-email', { token })).toMatchObject(badLink);
  });
});

describe('the live user', () => {
  test('is for nobody without a good token', async () => {
    const client = visitor();
    expect((await client.get('/auth/me')).status).toBe(401);
    client.token = 'made.up.token';
    expect((await client.get('/auth/me')).status).toBe(401);
  });

  test('lists owned ebooks', async () => {
    const { client, user } = await signedUp();
    const ebook = await anEbook();
    await give(user.id, [ebook]);
    expect((await client.get('/auth/me')).body.purchased_ebooks).toEqual([ebook]);
    expect((await client.post('/auth/refresh')).body.user.purchased_ebooks).toEqual([ebook]);
  });
});

describe('export', () => {
  test('holds everything about the person and nothing of others', async () => {
    const { client, user, person } = await signedUp();
    const { user: other } = await signedUp();
    const [owned, wished] = [await anEbook(), await anEbook()];
    await give(user.id, [owned], 4950, 'ord_1');
    await give(other.id, [wished]);
    await client.post('/wishlist/add', { ebook_id: wished });
    await client.put(`/user/reading/${owned}`, { position: 0.5, paragraph: 7, heading: 'Scope' });
    await client.put(`/ebooks/${owned}/rating`, { rating: 4 });
    const answer = await client.get('/user/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account-export.json"');
    expect(answer.body).toEqual({
      exported_at: expect.any(String),
      profile: {
        id: user.id,
        name: person.name,
        email: person.email,
        role: 'user',
        email_verified: false,
        created_at: user.created_at,
        last_login: null,
      },
      ebooks: [{ ebook_id: owned, order_id: 'ord_1', paid: 49.5, purchased_at: expect.any(String) }],
      wishlist: [{ wishlist_id: expect.any(String), ebook_id: wished, added_at: expect.any(String) }],
      reading: [{ ebook_id: owned, position: 0.5, paragraph: 7, heading: 'Scope', updated_at: expect.any(String) }],
      ratings: [{ ebook_id: owned, rating: 4, updated_at: expect.any(String) }],
      orders: [],
      code_uses: [],
      newsletter_wishes: [],
      newsletter_subscriptions: [],
    });
    expect((await visitor().get('/user/export')).status).toBe(401);
  });
});

describe('deletion', () => {
  async function withBelongings() {
    const account = await signedUp();
    const [owned, wished] = [await anEbook(), await anEbook()];
    await give(account.user.id, [owned]);
    await account.client.post('/wishlist/add', { ebook_id: wished });
    await account.client.put(`/user/reading/${owned}`, { position: 0.1 });
    return account;
  }
  async function expectGone(id: string, email: string) {
    expect(await findByEmail(email)).toBeUndefined();
    expect(await listGrants(id)).toEqual([]);
    expect(await listWishes(id)).toEqual([]);
    expect(await listPlaces(id)).toEqual([]);
  }

  test('asks for the password and removes everything', async () => {
    const { client, user, person } = await withBelongings();
    expect(await client.delete('/user', { password: 'guess-it' })).toMatchObject({
      status: 422,
      body: { errors: { password: 'Your current password is not correct' } },
    });
    expect(await client.delete('/user', {})).toMatchObject({ status: 422 });
    expect((await client.get('/auth/me')).status).toBe(200);
    const answer = await client.delete('/user', { password: person.password });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^refresh_token=; Max-Age=0/);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    await expectGone(user.id, person.email);
    const again = await visitor().post('/auth/register', person);
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(user.id);
  });

  test('that died half-way counts as done for the person and is finished later', async () => {
    const { client, user, person } = await withBelongings();
    const stored = await findByEmail(person.email);
    if (!stored) throw new Error('no profile');
    const deletion = { user_id: user.id, subject: stored.subject, email: person.email, at: new Date().toISOString() };
    await transact([leavingItem(stored), deletionItem(deletion)]);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await client.post('/auth/refresh')).status).toBe(401);
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    expect(await visitor().post('/auth/register', person)).toMatchObject(taken);
    const before = await readCounter('users');
    await Promise.all([finishDeletions(), finishDeletions()]);
    await expectGone(user.id, person.email);
    expect(await findBySubject(stored.subject)).toBeUndefined();
    expect(await readCounter('users')).toBeLessThanOrEqual(before);
    expect((await visitor().post('/auth/register', person)).status).toBe(201);
  });

  test('is answered when what follows fails', async () => {
    const { url } = await ownCloud();
    const { client, person } = await signedUp(url);
    await control(
      'faults',
      { service: 'cognito-idp', operation: 'AdminDeleteUser', error: 'InternalErrorException', status: 500, times: 3 },
      url,
    );
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await client.post('/auth/login', person)).status).toBe(401);
  });

  test('is refused to the last active admin, also when two leave at once', async () => {
    const { url, environment } = await ownCloud();
    const first = visitor(url);
    first.token = (await first.post('/auth/admin-login', admin)).body.access_token;
    const alone = await first.delete('/user', { password: admin.password });
    expect(alone).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(alone.body.detail).toContain('last active admin');
    expect((await first.get('/auth/me')).status).toBe(200);

    const colleague = { ...somebody(), role: 'admin', verified: true };
    const code = `const { createAccount } = await import('#functions/accounts/user.service.ts'); await createAccount(${JSON.stringify(colleague)});`;
    const env = { ...process.env, ...environment('test') };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env });
    const second = visitor(url);
    second.token = (await second.post('/auth/admin-login', colleague)).body.access_token;
    const answers = await Promise.all([
      first.delete('/user', { password: admin.password }),
      second.delete('/user', { password: colleague.password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
