import { expect, it } from 'vitest';
import type { Recipient } from '#shared/newsletter/sending.ts';
import type { Client } from '../client.ts';
import { announcedIsDone, asAdmin, control, eventually, mailsTo, ownCloud } from '../cloud.ts';
import { audienceOf, fast, recipientsOf, sendingOf, until, written } from '../newsletter/campaign.ts';
import { passQuietly } from '../pass-quietly.ts';

/* Who got a newsletter, and what they did with it, is forgotten; its figures stay. */

const day = 86_400_000;
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

it('a newsletter of thirteen months ago has figures and no recipients', async () => {
  const cloud = await ownCloud();
  const { url } = cloud;
  const admin = await fast(url);
  const emails = await audienceOf(admin, 'compliance', 3);
  const { id } = await written(admin, 'compliance');
  await admin.post(`/admin/newsletters/${id}/send`);
  await until(admin, id, 'sent');
  const links = await Promise.all(
    emails.map(async (email) => {
      const [mail] = await mailsTo(email, url);
      const all = [...(mail?.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => to ?? '');
      const to = (part: string) => new URL(all.find((each) => each.includes(part)) ?? '').pathname;
      return { open: to('/newsletter/open/'), click: to('/newsletter/click/') };
    }),
  );
  const [first, second] = links;
  const ask = (path = '') => fetch(new URL(path, url), { redirect: 'manual', headers: { 'user-agent': browser } });
  const figures = async (client: Client) => (await client.get(`/admin/newsletters/${id}/report`)).body;
  await ask(first?.click);
  await eventually(async () => (await figures(admin)).opens === 1);
  const before = await figures(admin);
  const [recipient] = (await recipientsOf(admin, id)) as [Recipient];

  /** The last day has its runs: what nights delete is as old by then. */
  const pass = async (days: number) => {
    passQuietly(cloud, (days - 1) * day);
    await control('clock', { advance_ms: day }, url);
    await announcedIsDone(url);
    return asAdmin(url);
  };
  const yearLater = await pass(366);
  expect(await recipientsOf(yearLater, id)).toHaveLength(3);
  for (const path of [second?.open, second?.click]) expect((await ask(path)).status).toBeLessThan(400);
  expect(await figures(yearLater)).toEqual(before);
  expect((await sendingOf(yearLater, id)).resend).toBeNull();
  const resent = await yearLater.post(`/admin/newsletters/${id}/resend`, { to: 'not_opened' });
  expect([resent.status, resent.body.detail]).toEqual([409, expect.stringContaining('more than a year ago')]);

  const later = await pass(31);
  // The table forgets some time after an item has expired.
  await eventually(async () => {
    await control('expire', {}, url);
    return (await recipientsOf(later, id)).length === 0;
  });
  expect(await figures(later)).toEqual(before);
  expect((await sendingOf(later, id)).counts).toMatchObject({ total: 3, sent: 3, open: 0 });
  expect((await later.get(`/admin/newsletter-subscribers/${recipient.id}`)).body.mails).toEqual([]);
});
