import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What counts for a newsletter, on the real table. */

const signing = async () => ({ signing: 'key' });
vi.mock('#lib/aws/secret.ts', () => ({ readSecret: signing, rereadSecret: signing }));

const lib = onTable(async () => ({
  ...(await import('./tracking.service.ts')),
  ...(await import('./report.service.ts')),
  ...(await import('./token.ts')),
  ...(await import('../sending/sending.entity.ts')),
  ...(await import('../recipient/recipient.repo.ts')),
}));

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const subscriber_id = 'sbr_00000000000000000000000001';
const day = 24 * 3600 * 1000;
let made = 0;

/** A newsletter that began so many days ago. */
async function sentBefore(days: number): Promise<string> {
  made += 1;
  const newsletter_id = `nws_0000000000000000000000000${made}`;
  const at = new Date(Date.now() - days * day).toISOString();
  const links = ['https://nist.gov/csf'];
  await lib.SendingEntity.put({
    newsletter_id,
    state: 'sent',
    run: 1,
    round: 1,
    links,
    started_at: at,
    seen_at: at,
  }).go();
  return newsletter_id;
}
const gotIt = (newsletter_id: string) =>
  lib.settle({ newsletter_id, subscriber_id, round: 1, batch: '000001', place: 0 }, 'sent');

async function openedAndFollowed(newsletter_id: string): Promise<string> {
  const token = await lib.recipientToken({ newsletter_id, subscriber_id });
  const request = { headers: { 'user-agent': chrome }, isHead: false };
  await lib.countOpen({ token, ...request });
  return lib.follow({ token: lib.linkToken(token, 0), ...request });
}

it('a newsletter counts opens and clicks for a year; its links lead on after that', async () => {
  const [young, old] = [await sentBefore(364), await sentBefore(366)];
  for (const [id, count] of [
    [young, 1],
    [old, 0],
  ] as const) {
    expect(await openedAndFollowed(id)).toBe('https://nist.gov/csf');
    expect(await lib.newsletterReport(id)).toMatchObject({ opens: count, clicks: count });
  }
});

it('counts who leaves by its link once, and nobody who did not get it', async () => {
  const newsletter_id = await sentBefore(1);
  await lib.countLeaving({ newsletter_id, subscriber_id });
  expect(await lib.newsletterReport(newsletter_id)).toMatchObject({ unsubscribes: 0 });
  await gotIt(newsletter_id);
  for (let time = 0; time < 2; time++) await lib.countLeaving({ newsletter_id, subscriber_id });
  expect(await lib.newsletterReport(newsletter_id)).toMatchObject({ unsubscribes: 1 });
});
