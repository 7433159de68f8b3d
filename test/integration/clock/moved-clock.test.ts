import { expect, it } from 'vitest';
import { created } from '../articles/articles.ts';
import { asAdmin, control, eventually, ownCloud, visitor } from '../cloud.ts';
import { audienceOf, caught, fast, until, written } from '../newsletter/campaign.ts';
import { received, settled } from './inquiries.ts';

const hour = 3_600_000;

it('moving the clock fires what fell due, with nothing else to call', async () => {
  const { url } = await ownCloud('empty', 'cloud clock');
  const admin = await fast(url);
  const emails = await audienceOf(admin, 'compliance', 3);
  const planned = new Date(Date.now() + 2 * hour).toISOString();
  const { id, subject } = await written(admin, 'compliance', { scheduled_date: planned });
  const { article } = await created({ status: 'scheduled', scheduled_at: planned, title: 'Due' }, url);
  const inquiry = await received(url);
  await settled(admin, inquiry);
  const shown = async () => (await visitor(url).get(`/blog-posts/${article.slug}`)).status;
  expect(await shown()).toBe(404);

  await control('clock', { advance_ms: 200 * 24 * hour }, url);
  const later = await asAdmin(url);
  await until(later, id, 'sent');
  const mails = await caught(url, subject);
  expect([...mails.keys()].toSorted()).toEqual(emails.toSorted());
  await eventually(async () => (await shown()) === 200);
  await eventually(async () => (await later.get(`/admin/inquiries/${inquiry}`)).status === 404);
});
