import { describe, expect, test } from 'vitest';
import { colleagues, admin as theAdmin } from '#scripts/seed/people.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud, mailsTo, signedUp, visitor } from '../cloud.ts';
import { challenged, enrolled, signedUpWithFactor } from './authenticator.ts';

const cloud = fileCloud('shop');
const [owner] = colleagues;

/** A new admin, who has signed in at the door of the back-office. */
async function anAdmin() {
  const { url } = cloud();
  const boss = await asAdmin(url);
  const { person, user } = await signedUp(url);
  const path = `/admin/users/${user.id}`;
  await eventually(async () => (await boss.put(`${path}/promote`)).status === 200);
  await control('delivered', {}, url);
  return { boss, person, user, path, client: await enter(person) };
}

async function enter({ email, password }: { email: string; password: string }): Promise<Client> {
  const client = visitor(cloud().url);
  const { status, body } = await client.post('/auth/admin-login', { email, password });
  expect(status).toBe(200);
  client.token = body.access_token;
  return client;
}

const codeFor = (client: Client, challenge: string, code: string) =>
  client.post('/auth/second-factor', { challenge, code });

test('the door of the back-office asks no reader for a code', async () => {
  const { person } = await signedUpWithFactor(cloud().url);
  const { email, password } = person;
  expect(await visitor(cloud().url).post('/auth/admin-login', { email, password })).toMatchObject({
    status: 401,
    body: { detail: 'Invalid admin credentials' },
  });
});

describe('between password and code', () => {
  test('somebody who is demoted gets no session of the back-office', async () => {
    const { boss, person, path, client } = await anAdmin();
    const { authenticator } = await enrolled(client, person.password);
    const step = await challenged(person, cloud().url, 'admin-login');
    expect((await boss.put(`${path}/demote`)).status).toBe(200);
    const refused = await codeFor(step.client, step.challenge, await authenticator.code());
    expect(refused).toMatchObject({ status: 401, body: { detail: 'Invalid admin credentials' } });
    const asReader = await challenged(person, cloud().url);
    expect((await codeFor(asReader.client, asReader.challenge, await authenticator.code())).status).toBe(200);
  });

  test('somebody who is deactivated gets none at all', async () => {
    const { boss, person, path, client } = await anAdmin();
    const { authenticator } = await enrolled(client, person.password);
    const step = await challenged(person, cloud().url);
    expect((await boss.put(`${path}/status`, { status: 'inactive' })).status).toBe(200);
    const refused = await codeFor(step.client, step.challenge, await authenticator.code());
    expect(refused).toMatchObject({ status: 403, body: { detail: 'This account has been deactivated' } });
    expect(step.client.cookies.size).toBe(0);
  });
});

describe('a lost authenticator', () => {
  test('is reset by another admin: logged, mailed, and the password alone signs in', async () => {
    const { boss, person, path, client, user } = await anAdmin();
    const { authenticator } = await enrolled(client, person.password);
    expect((await client.delete(`${path}/second-factor`)).body.detail).toContain('your own second factor');
    const step = await challenged(person, cloud().url);
    const reset = await boss.delete(`${path}/second-factor`);
    expect(reset).toMatchObject({ status: 200, body: { user: { id: user.id, second_factor: false } } });
    expect(await codeFor(step.client, step.challenge, await authenticator.code())).toMatchObject({
      status: 422,
      body: { errors: { challenge: 'Your sign-in has expired. Please enter your password again.' } },
    });
    expect(await visitor(cloud().url).post('/auth/login', person)).toMatchObject({
      body: { access_token: expect.any(String) },
    });
    const { body } = await boss.get(path);
    const [last, before] = body.activity;
    expect([last.action, last.actor_name]).toEqual(['user.second-factor-reset', theAdmin.name]);
    expect(before.action).toBe('user.second-factor-enrolled');
    expect(JSON.stringify(body.activity)).not.toContain(person.email);
    const [mail] = await mailsTo(person.email, cloud().url);
    expect(mail?.subject).toBe('An administrator removed your second factor (Rampart)');
    expect((await boss.delete(`${path}/second-factor`)).status).toBe(200);
  });

  test("of an owner is an owner's to reset", async () => {
    const { url } = cloud();
    const client = await enter(owner);
    await enrolled(client, owner.password);
    const me = (await client.get('/auth/me')).body;
    const boss = await asAdmin(url);
    expect(await boss.delete(`/admin/users/${me.id}/second-factor`)).toMatchObject({
      status: 403,
      body: { detail: 'Only an owner can do this, because it is about an owner' },
    });
  });
});

describe('the requirement', () => {
  test('is turned on only by somebody who has one, and keeps out who has none', async () => {
    const { boss, person, client } = await anAdmin();
    const { revision } = (await boss.get('/admin/settings')).body;
    const change = { require_second_factor: true, revision };
    expect(await boss.put('/admin/settings', change)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Set up your own second factor first') },
    });
    const bosses = await enrolled(boss, theAdmin.password);
    expect((await boss.put('/admin/settings', change)).status).toBe(200);

    const kept = await client.get('/admin/stats');
    expect(kept).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', detail: 'Please set up a second factor first' },
    });
    expect((await client.get('/auth/me')).status).toBe(200);
    expect((await client.get('/auth/second-factor')).body).toMatchObject({ enrolled: false, required: true });
    const { authenticator } = await enrolled(client, person.password);
    expect((await client.get('/admin/stats')).status).toBe(200);
    const proof = { password: person.password, code: await authenticator.code() };
    expect(await client.post('/auth/second-factor/remove', proof)).toMatchObject({
      status: 409,
      body: { detail: 'Your role needs a second factor. You can replace it, but not remove it.' },
    });
    const reader = (await signedUp(cloud().url)).client;
    expect((await reader.get('/auth/second-factor')).body).toMatchObject({ required: false });

    const door = await challenged(theAdmin, cloud().url, 'admin-login');
    const again = await codeFor(door.client, door.challenge, await bosses.authenticator.code());
    expect(again.status).toBe(200);
  });
});
