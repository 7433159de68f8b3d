import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SubscriberEntity } from '#functions/newsletter/subscriber/subscriber.entity.ts';
import { suppress } from '#functions/newsletter/suppression/suppression.service.ts';
import type { Client } from '../client.ts';
import { asAdmin, eventually, visitor } from '../cloud.ts';
import { ended } from '../jobs/jobs.ts';
import { confirmSubject, mailAbout, someAddress, subscribed } from './newsletter.ts';

/* Subscribers and the suppression list as the newsletter's desk shows them. */

let admin: Client;
beforeAll(async () => {
  admin = await asAdmin();
});

const list = '/admin/newsletter-subscribers';
const found = async (query: Record<string, string>, path = list) =>
  (await admin.get<{ email: string; id: string }[]>(path, { query })).body;
const emailsOf = async (query: Record<string, string>, path?: string) =>
  (await found(query, path)).map(({ email }) => email);
const detailOf = async (email: string, state?: string) => {
  const [known] = await found({ search: email, ...(state && { state }) });
  return (await admin.get(`${list}/${known?.id}`)).body;
};
const happened = ({ history }: { history: { what: string; detail: string | null }[] }) =>
  history.map(({ what, detail }) => [what, detail]);

describe('subscribers', () => {
  it('are found by state and source with the beginning of their address, also those who left, and counted', async () => {
    const word = `desk-${randomUUID()}`;
    const [pending, confirmed, left] = ['p', 'c', 'l'].map((each) => `${word}-${each}@example.test`) as [
      string,
      string,
      string,
    ];
    await visitor().post('/newsletter/subscribe-public', { email: pending, source: 'blog_post' });
    await mailAbout(pending, confirmSubject);
    await subscribed([], confirmed);
    const { signedId } = await subscribed([], left);
    await visitor().post(`/newsletter/unsubscribe/${signedId}`);
    expect(await emailsOf({ search: word })).toEqual([pending, confirmed]);
    expect(await emailsOf({ search: word, state: 'pending' })).toEqual([pending]);
    expect(await emailsOf({ search: word, state: 'unsubscribed' })).toEqual([left]);
    expect(await emailsOf({ search: word, source: 'website' })).toEqual([confirmed]);
    expect(await emailsOf({ search: word, source: 'blog_post', state: 'confirmed' })).toEqual([]);
    expect((await admin.get(`${list}/count`, { query: { search: word, state: 'confirmed' } })).body).toEqual({
      ...{ count: 1, next_cursor: null },
    });
  });

  it('have consents and a history, which is theirs to export; what is older is unknown', async () => {
    const { email, signedId } = await subscribed(['compliance']);
    await visitor().put(`/newsletter/preferences/${signedId}`, { interests: ['frameworks'] });
    const detail = await detailOf(email);
    expect(detail).toMatchObject({ state: 'confirmed', consent: { how: 'link', wording: 'form-1' } });
    expect(detail.consent.at).toBe(detail.confirmed_at);
    const agreed = [
      ['asked', 'website'],
      ['confirmed', 'link'],
    ];
    expect(happened(detail)).toEqual([...agreed, ['interests', 'frameworks']]);
    await visitor().post(`/newsletter/unsubscribe/${signedId}`);
    // What somebody wanted to read goes when they leave.
    const left = await detailOf(email, 'unsubscribed');
    expect([happened(left), left.interests]).toEqual([[...agreed, ['unsubscribed', null]], []]);
    const { email: older } = await subscribed();
    await SubscriberEntity.patch({ email: older }).remove(['consent', 'history', 'wording']).go();
    expect(await detailOf(older)).toMatchObject({ state: 'confirmed', consent: null, history: [] });
  });

  it('are removed together by a job, those who are gone no failure; who left stays', async () => {
    const word = `bulk-${randomUUID()}`;
    const emails = [1, 2].map((each) => `${word}-${each}@example.test`);
    for (const email of emails) await subscribed([], email);
    const gone = (await found({ search: word }))[0]?.id ?? '';
    await admin.delete(`${list}/${gone}`);
    const { signedId, email: left } = await subscribed();
    const [leaver] = await found({ search: left });
    await visitor().post(`/newsletter/unsubscribe/${signedId}`);
    const [other] = await found({ search: word });
    const ids = [gone, other?.id, leaver?.id];
    const { status, body } = await admin.post(`${list}/bulk`, { act: 'remove', ids });
    expect([status, body.job.title]).toEqual([202, 'Remove 3 subscribers']);
    const job = await ended(admin, body.job.id);
    expect(job).toMatchObject({ state: 'done', failed: 1, failures: [{ sentence: 'Subscriber not found' }] });
    expect(await emailsOf({ search: word })).toEqual([]);
    expect(await emailsOf({ search: left, state: 'unsubscribed' })).toEqual([left]);
  });

  it('are not told from others that never were', async () => {
    expect((await admin.get(`${list}/sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV`)).status).toBe(404);
  });
});

describe('the suppression list', () => {
  const suppressions = '/admin/newsletter-suppressions';

  it('takes an address by hand, once, which ends its subscription; released, it says so', async () => {
    const { email } = await subscribed();
    const added = await admin.post(suppressions, { email: ` ${email.toUpperCase()} ` });
    expect([added.status, added.body.message]).toEqual([200, 'Address added to the suppression list successfully']);
    expect((await admin.post(suppressions, { email })).status).toBe(409);
    expect(await found({ search: email }, suppressions)).toMatchObject([{ id: email, email, reason: 'manual' }]);
    const detail = await detailOf(email, 'suppressed');
    await admin.delete(suppressions, { email });
    expect(await found({ search: email }, suppressions)).toEqual([]);
    expect(happened(await detailOf(email, 'unsubscribed')).slice(-2)).toEqual([
      ['suppressed', 'manual'],
      ['released', null],
    ]);
    const rows = await eventually(async () => {
      const { body } = await admin.get(`/admin/audit-log?target_id=${detail.id}`);
      return body.length >= 2 && body;
    });
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['suppression.lifted', 'suppression.added']);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('is listed newest first, and narrowed down by its reasons', async () => {
    const [bounced, complained] = [someAddress(), someAddress()];
    await suppress(bounced, 'bounce', new Date().toISOString());
    await suppress(complained, 'complaint', new Date().toISOString());
    const newest = await emailsOf({ limit: '100' }, suppressions);
    expect(newest.indexOf(complained)).toBeLessThan(newest.indexOf(bounced));
    expect(await emailsOf({ reason: 'complaint', search: complained }, suppressions)).toEqual([complained]);
    expect(await emailsOf({ reason: 'bounce', search: complained }, suppressions)).toEqual([]);
  });
});
