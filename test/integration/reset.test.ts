import { describe, expect, test } from 'vitest';
import { codeIn, newestMail, setProfile, signedInAgain, tokenIn } from './accounts.ts';
import { control, mailsTo, ownCloud, signedUp, visitor } from './cloud.ts';

const subject = 'Reset your Rampart password';
const sent = { success: true, message: 'Password reset link and code have been sent to your email' };
const done = {
  success: true,
  message: 'Password reset successfully! You can now sign in with your new password.',
};
const new_password = 'fresh-one';
const badLink = {
  status: 422,
  body: { code: 'invalid', errors: { token: expect.stringContaining('Invalid reset link') } },
};
const badCode = {
  status: 422,
  body: { code: 'invalid', errors: { code: expect.stringContaining('Invalid reset code') } },
};

async function requested(base?: string) {
  const account = await signedUp(base);
  const { email } = account.person;
  expect(await visitor(base).post('/auth/request-password-reset', { email })).toMatchObject({
    status: 200,
    body: sent,
  });
  const mail = await newestMail(email, subject, base);
  return { ...account, email, mail, token: tokenIn(mail.text), code: codeIn(mail.text) };
}
const byLink = (token: string, base?: string, password = new_password) =>
  visitor(base).post('/auth/reset-password', { token, new_password: password });
const byCode = (email: string, code: string, base?: string, password = new_password) =>
  visitor(base).post('/auth/reset-password-code', { email, code, new_password: password });
/** The password is set, but nobody hears of it: not even the SDK's retries. */
const halfDone = {
  service: 'cognito-idp',
  operation: 'AdminSetUserPassword',
  when: 'after',
  error: 'InternalServerError',
  status: 500,
  times: 3,
};
/** A code that is not this one. */
const otherCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('asking for a reset', () => {
  test('mails a link and a code to the account', async () => {
    const { mail, token, code, email } = await requested();
    expect(mail.to).toBe(email);
    expect(mail.text).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=/m);
    expect(token).toMatch(/^[\da-f]{32}\.[\w-]{43}$/);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail.subject).not.toContain(code);
    expect(mail.text).toContain('30 minutes');
  });

  test('answers unknown and deactivated addresses alike, and mails nothing', async () => {
    const { client, person } = await signedUp();
    await setProfile(client, { status: 'inactive' });
    for (const email of ['nobody-at-all@example.test', person.email]) {
      const begun = performance.now();
      expect(await visitor().post('/auth/request-password-reset', { email })).toMatchObject({
        status: 200,
        body: sent,
      });
      expect(performance.now() - begun).toBeGreaterThan(780);
      expect((await mailsTo(email)).filter((mail) => mail.subject === subject)).toEqual([]);
    }
    expect(await visitor().post('/auth/request-password-reset', { email: '' })).toMatchObject({ status: 422 });
  });

  test('takes as long for a known address as for an unknown one', async () => {
    const { person } = await signedUp();
    const time = async (email: string) => {
      const begun = performance.now();
      await visitor().post('/auth/request-password-reset', { email });
      return performance.now() - begun;
    };
    const known = Math.min(await time(person.email), await time(person.email));
    const unknown = Math.min(await time('nobody-1@example.test'), await time('nobody-2@example.test'));
    expect(Math.abs(known - unknown)).toBeLessThan(150);
  });

  test('answers the same when the mail cannot be sent', async () => {
    const { url } = await ownCloud();
    const { person } = await signedUp(url);
    await control('faults', { service: 'ses', error: 'Throttling', status: 400, times: 3 }, url);
    const answer = await visitor(url).post('/auth/request-password-reset', { email: person.email });
    expect(answer).toMatchObject({ status: 200, body: sent });
  });

  test('is limited per visitor', async () => {
    const client = visitor();
    const ask = () => client.post('/auth/request-password-reset', { email: 'nobody-3@example.test' });
    const statuses = (await Promise.all(Array.from({ length: 7 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('the limit of an address', () => {
  const ask = (email: string, base?: string) => visitor(base).post('/auth/request-password-reset', { email });
  const resetMails = async (email: string, base?: string) =>
    (await mailsTo(email, base)).filter((mail) => mail.subject === subject);

  test('is five mails, however many visitors ask at once; nobody sees it in the answer or its time', async () => {
    const { person } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(person.email)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: sent });
    const begun = performance.now();
    expect(await ask(person.email)).toMatchObject({ status: 200, body: sent });
    expect(performance.now() - begun).toBeGreaterThan(780);
    expect(await resetMails(person.email)).toHaveLength(5);
  });

  test('leaves the newest mail good, and other addresses alone', async () => {
    const r = await requested();
    for (let i = 0; i < 4; i++) await ask(r.email);
    const [newest] = await resetMails(r.email);
    await ask(r.email);
    expect(await resetMails(r.email)).toHaveLength(5);
    await requested();
    expect((await byLink(tokenIn(newest?.text ?? ''))).status).toBe(200);
  });

  test('ends an hour after the first mail', async () => {
    const { url } = await ownCloud();
    const { person } = await signedUp(url);
    for (let i = 0; i < 6; i++) await ask(person.email, url);
    await control('clock', { advance_ms: 59 * 60_000 }, url);
    await ask(person.email, url);
    expect(await resetMails(person.email, url)).toHaveLength(5);
    await control('clock', { advance_ms: 2 * 60_000 }, url);
    await ask(person.email, url);
    expect(await resetMails(person.email, url)).toHaveLength(6);
  });
});

describe.each(['link', 'code'] as const)('reset by %s', (way) => {
  const use = (r: Awaited<ReturnType<typeof requested>>, password = new_password) =>
    way === 'link' ? byLink(r.token, undefined, password) : byCode(r.email, r.code, undefined, password);
  const refusal = way === 'link' ? badLink : badCode;

  test('sets the password, ends every session and works once', async () => {
    const r = await requested();
    const other = await signedInAgain(r.person);
    expect(await use(r)).toMatchObject({ status: 200, body: done });
    for (const session of [r.client, other]) {
      expect((await session.get('/auth/me')).status).toBe(401);
      expect((await session.post('/auth/refresh')).status).toBe(401);
    }
    expect((await visitor().post('/auth/login', r.person)).status).toBe(401);
    const again = await signedInAgain({ email: r.email, password: new_password });
    // The mail has proven the address.
    expect((await again.get('/auth/me')).body).toMatchObject({ email_verified: true, force_password_change: false });
    expect(await use(r, 'third-one')).toMatchObject(refusal);
    expect(await byLink(r.token)).toMatchObject(badLink);
    expect(await byCode(r.email, r.code)).toMatchObject(badCode);
    expect((await again.get('/auth/me')).status).toBe(200);
  });

  test('is used once by several at the same time', async () => {
    const r = await requested();
    const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => use(r, `fresh-one-${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    await signedInAgain({ email: r.email, password: `fresh-one-${winner}` });
  });

  test('only works from the newest mail', async () => {
    const r = await requested();
    await visitor().post('/auth/request-password-reset', { email: r.email });
    expect(await use(r)).toMatchObject(refusal);
  });

  test('ends a forced change', async () => {
    const r = await requested();
    await setProfile(r.client, { force_password_change: true });
    expect((await use(r)).status).toBe(200);
    const again = await signedInAgain({ email: r.email, password: new_password });
    expect((await again.get('/user/export')).status).toBe(200);
  });

  test('refuses a short password and keeps the reset', async () => {
    const r = await requested();
    expect(await use(r, 'short')).toMatchObject({
      status: 422,
      body: { errors: { new_password: 'Password must be at least 6 characters long' } },
    });
    expect((await use(r)).status).toBe(200);
  });

  test('opens the lock of the visitor who resets', async () => {
    const r = await requested();
    const client = visitor();
    for (let i = 0; i < 9; i++) await client.post('/auth/login', { ...r.person, password: 'guess-it' });
    const input = way === 'link' ? { token: r.token } : { email: r.email, code: r.code };
    const path = way === 'link' ? '/auth/reset-password' : '/auth/reset-password-code';
    expect((await client.post(path, { ...input, new_password })).status).toBe(200);
    expect((await client.post('/auth/login', { email: r.email, password: new_password })).status).toBe(200);
  });
});

describe('codes', () => {
  test('five wrong ones kill the code and the link', async () => {
    const r = await requested();
    for (let i = 1; i <= 5; i++) expect(await byCode(r.email, otherCode(r.code, i))).toMatchObject(badCode);
    expect(await byCode(r.email, r.code)).toMatchObject(badCode);
    expect(await byLink(r.token)).toMatchObject(badLink);
    expect((await r.client.get('/auth/me')).status).toBe(200);
  });

  test('the fifth may still be right', async () => {
    const r = await requested();
    for (let i = 1; i <= 4; i++) await byCode(r.email, otherCode(r.code, i));
    expect((await byCode(r.email, r.code)).status).toBe(200);
  });

  test('fifteen tries at once are no more than five', async () => {
    const r = await requested();
    const wrong = Array.from({ length: 15 }, (_, i) => byCode(r.email, otherCode(r.code, i + 1)));
    for (const answer of await Promise.all(wrong)) expect(answer).toMatchObject(badCode);
    expect(await byCode(r.email, r.code)).toMatchObject(badCode);
  });

  test('say the same for an address without an account or without a reset', async () => {
    const { person } = await signedUp();
    expect(await byCode('nobody@example.test', '123456')).toMatchObject(badCode);
    expect(await byCode(person.email, '123456')).toMatchObject(badCode);
    expect(await byCode(person.email, '12345')).toMatchObject({
      status: 422,
      body: { errors: { code: 'The code has 6 digits' } },
    });
  });

  test('of one address do nothing for another', async () => {
    const [mine, theirs] = [await requested(), await signedUp()];
    expect(await byCode(theirs.person.email, mine.code)).toMatchObject(badCode);
    expect((await theirs.client.get('/auth/me')).status).toBe(200);
  });
});

test('a link that was made up, cut or mixed does nothing', async () => {
  const [mine, theirs] = [await requested(), await requested()];
  const mixed = `${theirs.token.split('.')[0]}.${mine.token.split('.')[1]}`;
  for (const token of ['x', `${mine.token}x`, mine.token.slice(0, -1), mixed, '../../etc/passwd'])
    expect(await byLink(token)).toMatchObject(badLink);
  expect(await byLink('')).toMatchObject({ status: 422, body: { detail: 'Invalid reset link' } });
  expect((await byLink(mine.token)).status).toBe(200);
});

test('link and code die after 30 minutes, and a failed reset can be tried again', async () => {
  const { url } = await ownCloud();
  const late = await requested(url);
  await control('clock', { advance_ms: 30 * 60_000 }, url);
  expect(await byLink(late.token, url)).toMatchObject(badLink);
  expect(await byCode(late.email, late.code, url)).toMatchObject(badCode);

  const r = await requested(url);
  await control('clock', { advance_ms: 29 * 60_000 }, url);
  await control('faults', halfDone, url);
  expect((await byLink(r.token, url)).status).toBe(503);
  expect((await byLink(r.token, url)).status).toBe(200);
  await signedInAgain({ email: r.email, password: new_password }, url);
});

test('a change of password that fails half-way is finished by its retry', async () => {
  const { url } = await ownCloud();
  const { client, person } = await signedUp(url);
  const passwords = { old_password: person.password, new_password: 'Another-1' };
  await control('faults', halfDone, url);
  expect((await client.post('/auth/change-password', passwords)).status).toBe(503);
  const changed = await client.post('/auth/change-password', passwords);
  expect(changed.status).toBe(200);
  client.token = changed.body.access_token;
  expect((await client.get('/auth/me')).status).toBe(200);
});
