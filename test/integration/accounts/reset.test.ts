import { describe, expect, test } from 'vitest';
import { announcedIsDone, control, ownCloud, signedUp, visitor } from '../cloud.ts';
import { newestMail, setProfile, signedInAgain } from './accounts.ts';
import { badCode, badLink, byCode, byLink, done, halfDone, new_password, otherCode, requested } from './reset.ts';

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
    // The mail has verified the address.
    expect((await again.get('/auth/me')).body).toMatchObject({ email_verified: true, force_password_change: false });
    expect(await use(r, 'third-one')).toMatchObject(refusal);
    expect(await byLink(r.token)).toMatchObject(badLink);
    expect(await byCode(r.email, r.code)).toMatchObject(badCode);
    expect((await again.get('/auth/me')).status).toBe(200);
  });

  test('is told to the owner of the account, with neither the link nor the code', async () => {
    const r = await requested();
    await use(r);
    const { text } = await newestMail(r.email, 'Your Rampart password was reset');
    expect(text).toContain('If it was not you');
    for (const secret of [r.token, r.code, new_password]) expect(text).not.toContain(secret);
  });

  test('is used once by concurrent requests', async () => {
    const r = await requested();
    const answers = await Promise.all(Array.from({ length: 4 }, (_, i) => use(r, `fresh-one-${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    await signedInAgain({ email: r.email, password: `fresh-one-${winner}` });
  });

  test('only works from the newest mail', async () => {
    const r = await requested();
    await visitor().post('/auth/request-password-reset', { email: r.email });
    await announcedIsDone();
    expect(await use(r)).toMatchObject(refusal);
  });

  test('ends a forced change', async () => {
    const r = await requested();
    await setProfile(r.client, { force_password_change: true });
    expect((await use(r)).status).toBe(200);
    const again = await signedInAgain({ email: r.email, password: new_password });
    expect((await again.get('/user/export')).status).toBe(200);
  });

  test('refuses a short and a common password and keeps the reset', async () => {
    const r = await requested();
    expect(await use(r, 'Dragon')).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.stringContaining('one of the most common') } },
    });
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
  test('five wrong ones invalidate the code, and leave the link valid', async () => {
    const r = await requested();
    for (let i = 1; i <= 5; i++) expect(await byCode(r.email, otherCode(r.code, i))).toMatchObject(badCode);
    expect(await byCode(r.email, r.code)).toMatchObject(badCode);
    expect((await r.client.get('/auth/me')).status).toBe(200);
    expect(await byLink(r.token)).toMatchObject({ status: 200, body: done });
    expect(await byLink(r.token)).toMatchObject(badLink);
  });

  test('the fifth may still be right', async () => {
    const r = await requested();
    for (let i = 1; i <= 4; i++) await byCode(r.email, otherCode(r.code, i));
    expect((await byCode(r.email, r.code)).status).toBe(200);
  });

  test('fifteen concurrent attempts count as no more than five', async () => {
    const r = await requested();
    const wrong = Array.from({ length: 15 }, (_, i) => byCode(r.email, otherCode(r.code, i + 1)));
    for (const answer of await Promise.all(wrong)) expect(answer).toMatchObject(badCode);
    expect(await byCode(r.email, r.code)).toMatchObject(badCode);
  });

  test('get the same response for an address without an account or without a reset', async () => {
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

test('link and code expire after 30 minutes, and a failed reset can be retried', async () => {
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
