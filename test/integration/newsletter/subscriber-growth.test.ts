import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SubscriberGrowth } from '#shared/newsletter/growth.ts';
import type { Client } from '../client.ts';
import { announcedIsDone, asAdmin, control, eventually, fileCloud, signedUp, visitor } from '../cloud.ts';
import { ended } from '../jobs/jobs.ts';
import { complete, sent } from '../uploads/sending.ts';
import {
  confirmSubject,
  mailAbout,
  mailsAbout,
  signedIdOf,
  someAddress,
  sweep,
  tokenOf,
  welcomeSubject,
} from './newsletter.ts';

/* How the list of subscribers grew, on a cloud of its own: its clock moves, and nobody else subscribes there. */

const cloud = fileCloud();
const url = () => cloud().url;
const minute = 60_000;
const day = 24 * 60 * minute;

let reader: Client | undefined;

/** Signs in again when the clock has passed the end of the session. */
async function growth(days = '7'): Promise<SubscriberGrowth> {
  const ask = async () => {
    reader ??= await asAdmin(url());
    return reader.get('/admin/newsletter-subscribers/growth', { query: { days } });
  };
  let { status, body } = await ask();
  if (status === 401) {
    reader = undefined;
    ({ status, body } = await ask());
  }
  expect(status).toBe(200);
  return body;
}

type Figures = Pick<SubscriberGrowth, 'total'> & SubscriberGrowth['sums'] & SubscriberGrowth['left_by'];
const figures = async (): Promise<Figures> => {
  const { total, sums, left_by } = await growth('90');
  return { total, ...sums, ...left_by };
};
const nothing: Figures = { total: 0, joined: 0, left: 0, unsubscribed: 0, suppressed: 0, removed: 0 };

/** What an act adds to the figures. */
async function movedBy(act: () => Promise<unknown>): Promise<Figures> {
  const before = await figures();
  await act();
  const after = await figures();
  const names = Object.keys(nothing) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as unknown as Figures;
}
const joined = { ...nothing, total: 1, joined: 1 };
const left = (how: keyof SubscriberGrowth['left_by']) => ({ ...nothing, total: -1, left: 1, [how]: 1 });

/** Enters an address; gives what follows the mailed link. */
async function asked(email = someAddress()) {
  const before = (await mailsAbout(email, confirmSubject, url())).length;
  await visitor(url()).post('/newsletter/subscribe-public', { email });
  const mail = await eventually(async () => {
    const mails = await mailsAbout(email, confirmSubject, url());
    return mails.length > before && mails[0];
  });
  return { email, confirm: () => visitor(url()).get(`/newsletter/confirm/${tokenOf(mail)}`) };
}
async function subscriber() {
  const { email, confirm } = await asked();
  await confirm();
  const links = signedIdOf(await mailAbout(email, welcomeSubject, url()));
  return { email, unsubscribe: () => visitor(url()).post(`/newsletter/unsubscribe/${links}`) };
}

/** Imports addresses to the end of the job. */
async function imported(admin: Client, ...emails: string[]): Promise<void> {
  const bytes = Buffer.from(`Email\n${emails.join('\n')}\n`);
  const upload_id = await sent(admin, { bytes, filename: 'a.csv', content_type: 'text/csv', purpose: 'subscribers' });
  await complete(admin, upload_id);
  const ask = { upload_id, mapping: { email: 0 }, consent: 'Asked at our booth', dry_run: false };
  const { body } = await admin.post('/admin/newsletter-subscribers/import', ask);
  expect((await ended(admin, body.job.id)).state).toBe('done');
}
const idOf = async (admin: Client, email: string): Promise<string> =>
  (await admin.get('/admin/newsletter-subscribers', { query: { search: email } })).body[0].id;

describe('the growth of the list', () => {
  it('is for admins, of 7, 30 or 90 days', async () => {
    const path = '/admin/newsletter-subscribers/growth';
    expect((await visitor(url()).get(path)).status).toBe(401);
    expect((await (await signedUp(url())).client.get(path)).status).toBe(403);
    const empty = await growth('30');
    expect(empty).toMatchObject({ total: 0, sums: { joined: 0, left: 0 }, sums_before: { joined: 0, left: 0 } });
    expect(empty.days).toHaveLength(30);
    const { status, body } = await (await asAdmin(url())).get(`${path}?days=8`);
    expect([status, body.errors]).toEqual([422, { days: 'Choose 7, 30 or 90 days' }]);
  });

  it('counts who confirms, once, and not who only asks', async () => {
    const { email, confirm } = await asked();
    expect(await movedBy(() => asked())).toEqual(nothing);
    expect(await movedBy(confirm)).toEqual(joined);
    expect(await movedBy(confirm)).toEqual(nothing);
    const admin = await asAdmin(url());
    const id = await idOf(admin, email);
    expect(await movedBy(() => admin.delete(`/admin/newsletter-subscribers/${id}`))).toEqual(left('removed'));
  });

  it('counts who unsubscribes, once, and who comes back', async () => {
    const { email, unsubscribe } = await subscriber();
    expect(await movedBy(unsubscribe)).toEqual(left('unsubscribed'));
    expect(await movedBy(unsubscribe)).toEqual(nothing);
    cloud().clock.advance(11 * minute);
    const { confirm } = await asked(email);
    expect(await movedBy(confirm)).toEqual(joined);
  });

  it('counts who is suppressed; a release brings nobody back', async () => {
    const admin = await asAdmin(url());
    const { email } = await subscriber();
    const [list, body] = ['/admin/newsletter-suppressions', { email }];
    expect(await movedBy(() => admin.post(list, body))).toEqual(left('suppressed'));
    expect(await movedBy(() => admin.post(list, body))).toEqual(nothing);
    expect(await movedBy(() => admin.delete(list, body))).toEqual(nothing);
    cloud().clock.advance(11 * minute);
    const { confirm } = await asked(email);
    expect(await movedBy(confirm)).toEqual(joined);
  });

  it('counts each row of an import that subscribes somebody, and whose mail bounces', async () => {
    const admin = await asAdmin(url());
    const [fresh, bouncing] = [someAddress(), `bounce+${randomUUID()}@simulator.amazonses.com`];
    const two = { ...joined, total: 2, joined: 2 };
    expect(await movedBy(() => imported(admin, fresh, bouncing, 'nobody'))).toEqual(two);
    expect(await movedBy(() => imported(admin, fresh, bouncing))).toEqual(nothing);
    const bounce = async () => {
      const before = (await figures()).suppressed;
      await visitor(url()).post('/auth/register', { name: 'Bo', email: bouncing, password: 'Passw0rd!' });
      await eventually(async () => (await figures()).suppressed > before);
    };
    expect(await movedBy(bounce)).toEqual(left('suppressed'));
    // Whoever is gone stays away: nothing is counted.
    expect(await movedBy(() => imported(admin, fresh, bouncing))).toEqual(nothing);
  });

  it('counts who is removed, by a job or with their account', async () => {
    const admin = await asAdmin(url());
    const people = [await subscriber(), await subscriber()];
    const ids = await Promise.all(people.map(({ email }) => idOf(admin, email)));
    const remove = async () => {
      const { body } = await admin.post('/admin/newsletter-subscribers/bulk', { act: 'remove', ids });
      expect((await ended(admin, body.job.id)).state).toBe('done');
    };
    expect(await movedBy(remove)).toEqual({ ...left('removed'), total: -2, left: 2, removed: 2 });
    const { client, person } = await signedUp(url());
    await client.post('/newsletter/subscribe', {});
    const mail = await mailAbout(person.email, confirmSubject, url());
    await visitor(url()).get(`/newsletter/confirm/${tokenOf(mail)}`);
    const close = async () => {
      expect((await client.delete('/user', { password: person.password })).status).toBe(200);
      await announcedIsDone(url());
    };
    expect(await movedBy(close)).toEqual(left('removed'));
  });

  it.each([
    ['is refused', {}],
    ['succeeds, but whose answer is lost', { when: 'after' }],
  ])('counts once although a write %s', async (_, kind) => {
    const broken = { service: 'dynamodb', operation: 'TransactWriteItems', error: 'InternalServerError', status: 500 };
    const disturbed = (act: () => Promise<{ status: number }>) => async () => {
      await control('faults', { ...broken, ...kind, times: 4 }, url());
      await act();
      await control('faults', { clear: true }, url());
      expect((await act()).status).toBe(200);
    };
    const { email, confirm } = await asked();
    expect(await movedBy(disturbed(confirm))).toEqual(joined);
    await sweep(url());
    const links = signedIdOf(await mailAbout(email, welcomeSubject, url()));
    const leave = () => visitor(url()).post(`/newsletter/unsubscribe/${links}`);
    expect(await movedBy(disturbed(leave))).toEqual(left('unsubscribed'));
  });

  it('is of the days of the site, beside the days before', async () => {
    const admin = await asAdmin(url());
    const { body: settings } = await admin.get('/admin/settings');
    const zone = { time_zone: 'Asia/Kolkata', revision: settings.revision };
    expect((await admin.put('/admin/settings', zone)).status).toBe(200);
    const { clock } = cloud();
    const later = clock.now() + 100 * day;
    // Functions keep the settings for a minute. 18:20 UTC is 23:50 in Kolkata.
    clock.set(later - (later % day) + (18 * 60 + 20) * minute);
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const start = (await growth()).total;
    const { unsubscribe } = await subscriber();
    await subscriber();
    clock.advance(20 * minute);
    await unsubscribe();
    const now = await growth();
    expect(now).toMatchObject({ time_zone: 'Asia/Kolkata', total: start + 1, sums: { joined: 2, left: 1 } });
    expect(now.days.slice(-3)).toEqual([
      expect.objectContaining({ joined: 0, left: 0, total: start }),
      { day: today, joined: 2, left: 0, total: start + 2 },
      expect.objectContaining({ joined: 0, left: 1, total: start + 1 }),
    ]);
    clock.advance(7 * day);
    expect(await growth()).toMatchObject({ sums: { joined: 0, left: 0 }, sums_before: { joined: 2, left: 1 } });
  });
});
