import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { Cloud, CloudOptions } from '#scripts/local/cloud.ts';
import { startSeeded } from '#scripts/seed/seeded.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';
import { created } from '../articles/articles.ts';
import { announcedIsDone, asAdmin, control, eventually, visitor } from '../cloud.ts';
import { cloudOptions } from '../cloud-options.ts';
import { audienceOf, caught, fast, until, written } from '../newsletter/campaign.ts';
import { received, settled } from './inquiries.ts';

/* The clock runs past a schedule while the platform is down. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A cloud on an existing data folder, with its clock where it would be had it kept running. Scheduled rates follow that clock, or
 * the wall clock where a test is not about them.
 */
async function startedAfter(
  directory: string,
  ahead: number,
  ratesBy: CloudOptions['ratesBy'] = 'cloud clock',
): Promise<Cloud> {
  const own = { directory, assembly: inject('assembly'), ratesBy, maxInstances: 1, ahead };
  return startSeeded({ ...cloudOptions, ...own }, 'empty');
}

async function stopped(cloud: Cloud): Promise<void> {
  await keepGrants(cloud);
  await cloud.close();
}

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-downtime-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

it('work that fell due during downtime runs once, and a newsletter says that it is late', async () => {
  const directory = folder();
  const before = await startedAfter(directory, 0);
  const admin = await fast(before.url);
  const emails = await audienceOf(admin, 'compliance', 5);
  const planned = new Date(Date.now() + 2 * hour).toISOString();
  const { id, subject } = await written(admin, 'compliance', { scheduled_date: planned });
  const { article } = await created({ status: 'scheduled', scheduled_at: planned, title: 'Due' }, before.url);
  await stopped(before);

  const after = await startedAfter(directory, 190 * day);
  onTestFinished(() => stopped(after));
  const { url } = after;
  // The next run of each schedule, twice: one that was missed is made up for once.
  for (const _ of [1, 2]) {
    await control('clock', { advance_ms: minute }, url);
    await announcedIsDone(url);
  }
  const later = await asAdmin(url);
  const sending = await until(later, id, 'sent');
  expect(sending).toMatchObject({ planned_for: planned, counts: { total: 5, sent: 5 } });
  const mails = await caught(url, subject);
  expect([...mails].map(([to, all]) => [to, all.length]).toSorted()).toEqual(emails.map((to) => [to, 1]).toSorted());
  const shown = await visitor(url).get(`/blog-posts/${article.slug}`);
  expect([shown.status, shown.body.published_at]).toEqual([200, planned]);
  const { body: log } = await later.get(`/admin/audit-log?target_id=${article.id}`);
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['article.published', 'article.created']);
}, 300_000);

it('a missed nightly run is caught up', async () => {
  const directory = folder();
  const before = await startedAfter(directory, 0, 'wall clock');
  const done = await received(before.url);
  await settled(await asAdmin(before.url), done);
  const open = await received(before.url);
  await stopped(before);

  const after = await startedAfter(directory, 190 * day, 'wall clock');
  onTestFinished(() => stopped(after));
  const { url } = after;
  // Nights are called by the calendar, which goes on from now: the newest one is made up for, once.
  await control('clock', { advance_ms: 3 * hour }, url);
  await announcedIsDone(url);
  const desk = await asAdmin(url);
  await eventually(async () => (await desk.get(`/admin/inquiries/${done}`)).status === 404);
  expect((await desk.get(`/admin/inquiries/${open}`)).status).toBe(200);
  expect((await desk.get('/admin/inquiries/summary')).body).toEqual({ new: 1, open: 0, done: 0 });
}, 300_000);
