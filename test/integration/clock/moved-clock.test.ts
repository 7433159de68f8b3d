import { expect, it } from 'vitest';
import { settledDays } from '#shared/inquiries/retention.ts';
import { created } from '../articles/articles.ts';
import { asAdmin, control, eventually, ownCloud, visitor } from '../cloud.ts';
import { audienceOf, caught, fast, until, written } from '../newsletter/campaign.ts';
import { passQuietly } from '../pass-quietly.ts';
import { received, settled } from './inquiries.ts';

const hour = 3_600_000;
const day = 24 * hour;

it('moving the clock fires what fell due, with nothing else to call', async () => {
  const cloud = await ownCloud('empty', 'cloud clock');
  const { url, clock } = cloud;
  const inquiry = await received(url);
  await settled(await asAdmin(url), inquiry);
  passQuietly(cloud, settledDays * day - 6 * hour);
  const admin = await fast(url);
  const emails = await audienceOf(admin, 'compliance', 3);
  const planned = new Date(clock.now() + 2 * hour).toISOString();
  const { id, subject } = await written(admin, 'compliance', { scheduled_date: planned });
  const { article } = await created({ status: 'scheduled', scheduled_at: planned, title: 'Due' }, url);
  const shown = async () => (await visitor(url).get(`/blog-posts/${article.slug}`)).status;
  expect(await shown()).toBe(404);
  expect((await admin.get(`/admin/inquiries/${inquiry}`)).status).toBe(200);

  await control('clock', { advance_ms: 2 * day }, url);
  const later = await asAdmin(url);
  await until(later, id, 'sent');
  const mails = await caught(url, subject);
  expect([...mails.keys()].toSorted()).toEqual(emails.toSorted());
  await eventually(async () => (await shown()) === 200);
  await eventually(async () => (await later.get(`/admin/inquiries/${inquiry}`)).status === 404);
});
