import { describe, expect, test } from 'vitest';
import { sessionCookieName } from '#lib/browser/cookies.ts';
import { control, ownCloud, signedUp, visitor } from '../cloud.ts';
import { setProfile, signedInAgain } from './accounts.ts';
import { halfDone } from './reset.ts';

describe('change of password', () => {
  const strong = 'Another-1';

  test('ends every other session and returns a new one', async () => {
    const { client, person, user } = await signedUp();
    const other = await signedInAgain(person);
    const oldCookie = client.cookies.get(sessionCookieName) ?? '';
    const oldToken = client.token;
    const answer = await client.post('/auth/change-password', { old_password: person.password, new_password: strong });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Password changed successfully!',
      user,
      access_token: expect.any(String),
      expires_in: 900,
    });
    client.token = answer.body.access_token;
    expect((await client.get('/auth/me')).status).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
    const ended = visitor();
    ended.token = oldToken;
    ended.cookies.set(sessionCookieName, oldCookie);
    for (const session of [other, ended]) {
      expect((await session.get('/auth/me')).status).toBe(401);
      expect((await session.post('/auth/refresh')).status).toBe(401);
    }
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
    expect((await visitor().post('/auth/login', { ...person, password: strong })).status).toBe(200);
  });

  test('refuses a wrong, a weak and an unchanged password', async () => {
    const { client, person } = await signedUp();
    const change = (old_password: string, new_password: string) =>
      client.post('/auth/change-password', { old_password, new_password });
    expect(await change('guess-it', strong)).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { old_password: 'Your current password is not correct' } },
    });
    expect(await change(person.password, 'weakweak')).toMatchObject({
      status: 422,
      body: {
        detail: 'Password is too weak. Please choose a stronger password.',
        errors: { new_password: expect.any(String) },
      },
    });
    expect(await change(person.password, 'Password1')).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.stringContaining('one of the most common') } },
    });
    expect(await change(person.password, 'Ab1')).toMatchObject({
      status: 422,
      body: { detail: 'Password must be at least 6 characters long' },
    });
    expect(await change(person.password, ` ${strong}`)).toMatchObject({ status: 422 });
    expect(await change(person.password, person.password)).toMatchObject({
      status: 422,
      body: { errors: { new_password: 'The new password must differ from the current one' } },
    });
    expect((await visitor().post('/auth/change-password', { old_password: 'a', new_password: strong })).status).toBe(
      401,
    );
    expect((await client.get('/auth/me')).status).toBe(200);
  });

  test('is all that is allowed while a change is forced', async () => {
    const { client, person } = await signedUp();
    await setProfile(client, { force_password_change: true });
    expect((await client.get('/auth/me')).body.force_password_change).toBe(true);
    for (const path of ['/user/library', '/user/export'])
      expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'password_change_required' } });
    const again = await signedInAgain(person);
    expect((await again.get('/user/library')).status).toBe(403);
    expect((await again.post('/auth/logout')).status).toBe(200);
    const changed = await client.post('/auth/change-password', { old_password: person.password, new_password: strong });
    expect(changed).toMatchObject({ status: 200, body: { user: { force_password_change: false } } });
    client.token = changed.body.access_token;
    expect((await client.get('/user/export')).status).toBe(200);
  });

  test('needs the current password, also where the new one is the current one', async () => {
    const { client, person } = await signedUp();
    const change = (old_password: string, new_password: string) =>
      client.post('/auth/change-password', { old_password, new_password });
    client.token = (await change(person.password, strong)).body.access_token;
    await setProfile(client, { force_password_change: true });
    expect(await change('guess-it', strong)).toMatchObject({
      status: 422,
      body: { errors: { old_password: 'Your current password is not correct' } },
    });
    expect((await client.get('/auth/me')).body.force_password_change).toBe(true);
  });

  test('twice concurrently leaves one password and one live session for it', async () => {
    const { client, person } = await signedUp();
    const changes = ['Another-1', 'Another-2'].map(async (new_password) => ({
      new_password,
      answer: await client.post('/auth/change-password', { old_password: person.password, new_password }),
    }));
    const outcomes = await Promise.all(changes);
    const logins = await Promise.all(
      outcomes.map(({ new_password }) => visitor().post('/auth/login', { ...person, password: new_password })),
    );
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitor().post('/auth/login', person)).status).toBe(401);
  });
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
