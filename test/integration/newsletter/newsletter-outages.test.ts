import { expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud } from '../cloud.ts';
import { addsUp, audienceOf, caught, fast, recipientsOf, sendingOf, until, written } from './campaign.ts';

/* What SES refuses, or does not answer, costs nobody a mail and gives nobody two. */

const cloud = fileCloud();
const url = () => cloud().url;

/** A newsletter to some readers of a topic, just begun. */
async function begun(topic: string, count: number, special: readonly string[] = []) {
  const admin = await fast(url());
  const emails = await audienceOf(admin, topic, count, special);
  const { id, subject } = await written(admin, topic);
  const send = () => admin.post(`/admin/newsletters/${id}/send`);
  return { admin, emails, id, subject, send };
}

/** Once each, to all of them. */
async function expectOnceEach(subject: string, emails: readonly string[]): Promise<void> {
  const mails = await caught(url(), subject);
  expect([...mails.keys()].toSorted()).toEqual(emails.toSorted());
  expect([...mails.values()].every(({ length }) => length === 1)).toBe(true);
}

/** Waits for what a sending says that it waits for. */
const waiting = (admin: Client, id: string, reason: string) =>
  eventually(async () => (await sendingOf(admin, id)).wait?.reason === reason);

it('SES asks for fewer mails: they follow, and none has failed', async () => {
  const { admin, emails, id, subject, send } = await begun('compliance', 60);
  await control(
    'faults',
    { service: 'ses', operation: 'SendRawEmail', error: 'Throttling', status: 400, skip: 10, times: 25 },
    url(),
  );
  await send();
  const sending = await until(admin, id, 'sent');
  expect(sending.counts).toMatchObject({ total: 60, sent: 60, failed: 0, uncertain: 0 });
  await expectOnceEach(subject, emails);
});

it.each([
  ['account', 'frameworks', { paused: true }, 301_000],
  ['quota', 'case_studies', { max_24_hour_send: 1 }, 901_000],
] as const)('an account without permission waits and says so: %s', async (reason, topic, standing, passed) => {
  const { admin, emails, id, subject, send } = await begun(topic, 12);
  await control('sending', standing, url());
  await send();
  await waiting(admin, id, reason);
  expect((await sendingOf(admin, id)).counts).toMatchObject({ sent: 0, failed: 0, open: 12 });
  await control('sending', {}, url());
  await control('clock', { advance_ms: passed }, url());
  const later = await asAdmin(url());
  expect((await until(later, id, 'sent')).counts).toMatchObject({ sent: 12 });
  await expectOnceEach(subject, emails);
});

it('SES is away for a minute: nothing is lost, nothing comes twice', async () => {
  const { admin, emails, id, subject, send } = await begun('industry_news', 40);
  await control(
    'faults',
    { service: 'ses', operation: 'SendRawEmail', error: 'ServiceUnavailable', status: 503 },
    url(),
  );
  await send();
  await waiting(admin, id, 'outage');
  await control('faults', { clear: true }, url());
  await control('clock', { advance_ms: 61_000 }, url());
  expect((await until(admin, id, 'sent')).counts).toMatchObject({ total: 40, sent: 40 });
  await expectOnceEach(subject, emails);
});

it('a mail that SES refuses has failed, with a reason, and is sent again when it may be', async () => {
  const { admin, emails, id, subject, send } = await begun('best_practices', 8);
  await control(
    'faults',
    { service: 'ses', operation: 'SendRawEmail', error: 'MessageRejected', status: 400, skip: 3, times: 1 },
    url(),
  );
  await send();
  const sending = await until(admin, id, 'sent');
  expect(sending.counts).toMatchObject({ total: 8, sent: 7, failed: 1 });
  expect(sending.resend).toEqual({ failed: 1, not_opened: 7 });
  const [failed, ...others] = await recipientsOf(admin, id, { state: 'failed' });
  expect([failed?.state, others.length]).toEqual(['failed', 0]);
  expect(failed?.reason).toContain('MessageRejected');
  expect((await admin.post(`/admin/newsletters/${id}/resend`, { to: 'failed' })).status).toBe(200);
  const again = await eventually(async () => {
    const current = await sendingOf(admin, id);
    return current.state === 'sent' && current.rounds.length === 2 && current;
  });
  expect(again.rounds[1]).toMatchObject({ kind: 'failed', counts: { total: 1, sent: 1 } });
  expect(again.resend?.failed).toBe(0);
  await expectOnceEach(subject, emails);
  const refused = await admin.post(`/admin/newsletters/${id}/resend`, { to: 'failed' });
  expect([refused.status, refused.body.detail]).toEqual([409, 'No mail of this newsletter has failed']);
});

it('an answer that is lost is never asked for again: SES’s own event says that the mail was sent', async () => {
  const { admin, emails, id, subject, send } = await begun('risk_management', 10);
  await control(
    'faults',
    {
      service: 'ses',
      operation: 'SendRawEmail',
      error: 'InternalFailure',
      status: 500,
      when: 'after',
      skip: 2,
      times: 3,
    },
    url(),
  );
  await send();
  await until(admin, id, 'sent');
  const settled = await eventually(async () => {
    const sending = await sendingOf(admin, id);
    if (sending.counts.uncertain === 0) return sending;
    // An event that could not be taken in comes again after six minutes.
    await control('clock', { advance_ms: 2000 }, url());
    return undefined;
  });
  expect(settled.counts).toMatchObject({ total: 10, sent: 10 });
  expect(addsUp(settled)).toBe(true);
  await expectOnceEach(subject, emails);
});

it('too many bounces pause it, suppress the addresses and say why; resumed, it goes on', async () => {
  const bouncing = Array.from({ length: 8 }, (_, i) => `bounce+${i}@simulator.amazonses.com`);
  const { admin, emails, id, subject, send } = await begun('cybersecurity', 60, bouncing);
  // So slowly that the reports of the first ones arrive before the last one leaves.
  const { body } = await admin.get('/admin/settings');
  await admin.put('/admin/settings', { sender_rate: 5, revision: body.revision });
  await control('clock', { advance_ms: 61_000 }, url());
  await send();
  const paused = await until(admin, id, 'paused');
  expect(paused.pause).toMatchObject({ reason: 'bounces', by: null });
  const listed = await admin.get('/admin/newsletter-suppressions', { query: { search: 'bounce+' } });
  expect(listed.body.length).toBeGreaterThanOrEqual(5);
  await fast(url());
  await control('clock', { advance_ms: 61_000 }, url());
  await admin.post(`/admin/newsletters/${id}/resume`);
  const sending = await until(admin, id, 'sent');
  expect(addsUp(sending)).toBe(true);
  expect([...(await caught(url(), subject)).keys()].length).toBe(emails.length);
  const { body: report } = await admin.get(`/admin/newsletters/${id}/report`);
  expect(report.bounces).toBe(8);
});
